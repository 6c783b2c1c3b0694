import { endAt } from '../sticky.ts';
import { BARREIRA, type Corte } from './corte.ts';
import { findEmendas, isEmenda } from './emenda.ts';
import { endOfForma, formas } from './formas.ts';
import { skipBranco } from './lexico.ts';
import { fimDeParagrafos } from './paragrafos.ts';
import { findSinais } from './sinais.ts';

/**
 * A text as one would read it aloud, in one form of its characters, without the hyphens that broke words at the end of a
 * line and without long blanks, its paragraphs apart; and the way back to the one it was made from.
 */
export interface TextoCorrido {
  texto: string;
  /** Offset in the original of an offset in `texto`. */
  original(offset: number): number;
  /** Past the original of what ends at an offset in `texto`. */
  fimOriginal(fim: number): number;
}

// Between capitals a hyphen also joins acronyms (`SP-⏎SC`): a broken word has three letters on one side of it at least,
// and does not go on with a word that begins a citation.
const QUEBRA =
  /(?<=\p{Ll})-[ \t]*\r?\n[ \t]*(?=\p{Ll})|(?<=\p{Lu}{3})-[ \t]*\r?\n[ \t]*(?=\p{Lu}{2})(?!ART|INC|PAR|AL[ÍI]N|LEI|C[FPCDLTE]+(?!\p{L}))|(?<=\p{Lu}{2})-[ \t]*\r?\n[ \t]*(?=\p{Lu}{3})(?!ART|INC|PAR|AL[ÍI]N|LEI|C[FPCDLTE]+(?!\p{L}))/uy;

/** No citation goes over a longer one: its words would be few in a span without end. */
const MAX_ATRAVESSADO = 80;

/** Blanks other than the space and the end of a line: web pages and word processors put them between any words. */
const RARO = /[^\S\n ]/g;

/** `Com-⏎plementar` → `Complementar`, and blanks in one form; null when the text is already so. */
export function toCorrido(original: string): TextoCorrido | null {
  const { linhas, raros, formas: sinais } = findSinais(original);
  const texto = raros.length > 0 ? original.replace(RARO, ' ') : original;
  const cortes = quebras(texto, linhas).concat(
    fimDeParagrafos(texto, linhas),
    brancos(texto, linhas),
    brancos(texto, raros),
    brancos(texto, findDuplos(texto)),
    formas(texto, sinais),
  );
  const emendas = findEmendas(texto, linhas);
  if (cortes.length === 0 && emendas.length === 0 && raros.length === 0) return null;
  return cortar(
    texto,
    cortes.sort((a, b) => a.inicio - b.inicio),
    emendas,
  );
}

function cortar(texto: string, cortes: readonly Corte[], emendas: readonly number[]): TextoCorrido {
  /** Where each stretch begins in the new text, and how much was left out before it. */
  const starts = [0];
  const skipped = [0];
  /** Joined at once, and not one to the other. */
  const parts: string[] = [];
  let at = 0;
  let length = 0;
  let next = 0;
  const copyTo = (fim: number) => {
    length += fim - at;
    for (; (emendas[next] as number) < fim; next++) {
      const end = emendas[next] as number;
      if (end < at) continue;
      parts.push(texto.slice(at, end), ' ');
      at = end + 1;
    }
    parts.push(texto.slice(at, fim));
  };
  for (const { inicio, fim, troca } of cortes) {
    // A blank behind a hyphen is part of the break, and one that ends a paragraph of its end.
    if (inicio < at) continue;
    copyTo(inicio);
    parts.push(troca);
    length += troca.length;
    at = fim;
    starts.push(length);
    skipped.push(at - length);
  }
  copyTo(texto.length);
  const original = (offset: number): number => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return offset + (skipped[low] as number);
  };
  // What is past its last character may stand behind something that was left out.
  return { texto: parts.join(''), original, fimOriginal: (fim) => endOfForma(texto, original(fim - 1)) };
}

const [LINHA, ESPACO, HIFEN] = [0x0a, 0x20, 0x2d];

/** Trying the pattern before each end of a line is many times as fast as to search with it. */
function quebras(texto: string, linhas: readonly number[]): Corte[] {
  const found: Corte[] = [];
  for (const end of linhas) {
    let at = end - 1;
    while (at > 0 && isEspaco(texto.charCodeAt(at))) at -= 1;
    if (texto.charCodeAt(at) !== HIFEN) continue;
    const fim = endAt(QUEBRA, texto, at);
    if (fim >= 0) found.push({ inicio: at, fim, troca: '' });
  }
  return found;
}

const isEspaco = (code: number): boolean => code === 0x20 || code === 0x09 || code === 0x0d;

/** Where two spaces stand side by side. */
function findDuplos(texto: string): number[] {
  const found: number[] = [];
  for (let at = texto.indexOf('  '); at >= 0; at = texto.indexOf('  ', skipBranco(texto, at))) found.push(at);
  return found;
}

/** The blanks of more than one character that have one of these characters. */
function brancos(texto: string, lugares: readonly number[]): Corte[] {
  const found: Corte[] = [];
  let fim = 0;
  for (const lugar of lugares) {
    if (lugar < fim) continue;
    let inicio = lugar;
    while (inicio > 0 && texto.charCodeAt(inicio - 1) <= ESPACO) inicio -= 1;
    if (inicio + 1 >= texto.length || texto.charCodeAt(inicio + 1) > ESPACO) continue;
    fim = skipBranco(texto, inicio + 2);
    const linhas = countLinhas(texto, inicio, fim);
    // Most are an empty line, and nothing else.
    if (linhas === 2 && fim - inicio === 2) continue;
    const junta = linhas < 2 && isEmenda(texto, inicio, fim);
    found.push({ inicio, fim, troca: junta ? ' ' : shorten(fim - inicio, linhas) });
  }
  return found;
}

function countLinhas(texto: string, inicio: number, fim: number): number {
  let count = 0;
  for (let at = inicio; at < fim; at++) if (texto.charCodeAt(at) === LINHA) count += 1;
  return count;
}

/** A line's end and a paragraph's are told apart. */
function shorten(length: number, linhas: number): string {
  if (length > MAX_ATRAVESSADO) return `\n${BARREIRA}\n`;
  if (linhas === 0) return ' ';
  return linhas === 1 ? '\n' : '\n\n';
}
