import { parse } from 'parse5';
import { type Linha, MOTIVOS, type PaginaLida, type Peca } from '../pipeline/parse/types.ts';
import { readRotulo } from '../schemas/law/rotulos.ts';
import { squeezed } from './page-text.ts';

/** A node of parse5's own tree; the parser under test reads another. */
interface Node {
  nodeName: string;
  value?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
}

/** Text nodes in document order, each with whether anything around it strikes it. */
function textNodes(node: Node, struck: boolean, found: { text: string; struck: boolean }[] = []) {
  if (node.nodeName === '#text') found.push({ text: node.value ?? '', struck });
  if (['head', 'script', 'style'].includes(node.nodeName)) return found;
  const line = node.attrs?.some(({ name, value }) => name === 'style' && value.includes('line-through')) ?? false;
  const within = struck || line || ['strike', 's', 'del'].includes(node.nodeName);
  for (const child of node.childNodes ?? []) textNodes(child, within, found);
  return found;
}

/** A piece, and what of it the page strikes and leaves unstruck, without white space; a strike of two characters is none. */
export interface PecaMarcada extends Peca {
  riscado: string;
  vivo: string;
}

/** Tells by the page alone what of each piece is struck. */
export function markStrikes(html: string, pecas: readonly Peca[]): PecaMarcada[] {
  const pieces = pecas.map((peca) => ({ ...peca, riscado: '', vivo: '', left: squeezed(peca.texto).length }));
  let at = 0;
  for (const { text, struck } of textNodes(parse(html) as unknown as Node, false)) {
    const words = squeezed(text);
    for (let from = 0; from < words.length; ) {
      while (pieces[at]?.left === 0) at += 1;
      const piece = pieces[at];
      if (!piece) throw new Error('the pieces are shorter than the page');
      const step = Math.min(words.length - from, piece.left);
      if (!struck) piece.vivo += words.slice(from, from + step);
      else if (words.length > 2) piece.riscado += words.slice(from, from + step);
      piece.left -= step;
      from += step;
    }
  }
  return pieces;
}

const ENDS = /revogad|suprimid|extint|inconstitucional|suspens|encerrad|sem efic|rejeitad|perd(?:a|eu)|vetad/iu;
const DEFERS = /vig[êe]ncia|produ[çc][ãa]o de efeito/iu;
const STATE = /^(?:revogad|suprimid|vetad)[oa]s?$/iu;

/**
 * The law that the page leaves unstruck and that is not in force, where neither a note, its own or above it, nor a class of
 * reasons that the parser tells says why.
 */
export function unexplained(html: string, { atos, pecas, achados }: PaginaLida): string[] {
  const linhas = new Map(atos.flatMap(({ linhas }) => linhas.map((linha) => [linha.ref_key, linha] as const)));
  const told = new Set(achados.flatMap(({ ref_key, motivo }) => (motivo && MOTIVOS.includes(motivo) ? [ref_key] : [])));
  const found: string[] = [];
  const marcadas = markStrikes(html, pecas);
  for (const { destino, ref_key, texto, vivo } of marcadas) {
    const linha = ref_key === null ? undefined : linhas.get(ref_key);
    if (!linha || (destino !== 'anteriores' && !(destino === 'vigente' && linha.revogado))) continue;
    if (told.has(linha.ref_key) || isBelowRepeal(linha, linhas)) continue;
    const words = lawOf(texto, vivo);
    const struck = marcadas.filter((peca) => peca.ref_key === ref_key && lawOf(peca.texto, peca.riscado) !== '');
    if (words === '' || isNoted(linha, words, struck)) continue;
    found.push(`${linha.ref_key}: ${words.slice(0, 60)}`);
  }
  return found;
}

/** What a piece says beside its label, `revogado` in the place of words, and a letter or two. */
function lawOf(texto: string, marked: string): string {
  const start = texto.search(/[^\s“"'‘]/u);
  const rotulo = start < 0 ? null : readRotulo(texto, start);
  const label = rotulo ? squeezed(texto.slice(0, rotulo.fim)) : '';
  const words = marked.startsWith(label) ? marked.slice(label.length) : label.includes(marked) ? '' : marked;
  const letters = words.replaceAll(/[^\p{L}\d]/gu, '');
  return letters.length <= 2 || STATE.test(letters) ? '' : words;
}

/** A wording that the page strikes nowhere holds the words, and a note of it says that it is out of force, or not yet in it. */
function isNoted({ versoes }: Linha, words: string, struck: readonly PecaMarcada[]): boolean {
  return versoes.some(({ texto, vigente, anotacoes }) => {
    const wording = squeezed(texto);
    if (vigente || !wording.includes(words) || struck.some((peca) => wording.includes(lawOf(peca.texto, peca.riscado))))
      return false;
    return anotacoes.some((nota) => ENDS.test(nota) || DEFERS.test(nota));
  });
}

/** It has no repeal of its own: that of a provision, a heading or the title above is its. */
function isBelowRepeal(
  { ref_key, revogado, revogado_por, anotacoes }: Linha,
  linhas: ReadonlyMap<string, Linha>,
): boolean {
  if (!revogado || anotacoes.some((nota) => ENDS.test(nota))) return false;
  const above = linhas.get(ref_key.slice(0, ref_key.lastIndexOf('.')));
  return above?.revogado === true || (above === undefined && revogado_por !== null);
}
