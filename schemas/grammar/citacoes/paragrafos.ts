import { Caracteres } from '../caracteres.ts';
import { compact } from '../compact.ts';
import { endAt } from '../sticky.ts';
import { BARREIRA } from './corte.ts';

/** What begins a member of a list of lines: `- `, `• `, `2. `, `b) `. */
const MARCADOR = compact(/(?:[-–—•▪●◦·*]\s(?![A-Z](?!\p{L}))|\d{1,2}[.)]\s|[a-zA-Z]\)\s)/uy);
/** A line that is cut off in the midst of a citation, or announces one: the next goes on with it. */
const CORTADA = compact(
  /(?:[,:(–—/-]|§|(?:^|\P{L})(?:e|ou|c\/c|combinad[oa]s?|com|em|[oa]s?|[dn][ao]s?|de|ao?s?|à|às|pel[oa]s?|nos\s+termos|arts?\.?|artigos?|inc(?:isos?|\.)|al[íi]neas?|par[áa]grafos?|caput|n[.º°o]{1,2}|leis?|decretos?(?:-lei)?|complementar|s[úu]mulas?|temas?|enunciados?))$/iu,
);
/** With what a line goes on, though the one before seems whole: `art. 5º⏎⏎da Constituição`. */
const PROSSEGUE = /(?:d[aoe]s?|n[oa]s?|e|ou|c\/c|todos|ambos)\s/y;
const INICIO = new Caracteres('dneocta', true);
/** With what such a line ends, told before the pattern is tried. */
const TERMINA = new Caracteres('eucoaàmstir.º°,:(–—/-§');
/** Behind a sentence's end nothing goes on anyway. */
const FRASE = new Caracteres('.!?');
/** No word that a cut line ends in is longer. */
const ALCANCE = 16;

/**
 * Whether a paragraph, or a member of a list of lines, ends: no citation goes on past it.
 * @param inicio where the blank at the end of a line begins
 * @param fim where it ends
 */
export function isFimDeParagrafo(texto: string, inicio: number, fim: number): boolean {
  // Most lines go on with a word, and most paragraphs end with a sentence: both are told without a pattern.
  const vazia = fim - inicio > 1 && countLinhas(texto, inicio, fim) > 1;
  if (!vazia && !mayBeMarcador(texto, fim)) return false;
  if (inicio === 0 || FRASE.at(texto, inicio - 1)) return false;
  if (!vazia && endAt(MARCADOR, texto, fim) < 0) return false;
  return !(INICIO.at(texto, fim) && endAt(PROSSEGUE, texto, fim) >= 0) && !isCortada(texto, inicio);
}

/** How many lines end in a part of a text. */
export function countLinhas(texto: string, inicio: number, fim: number): number {
  let count = 0;
  for (let at = inicio; at < fim; at++) if (texto.charCodeAt(at) === LINHA) count += 1;
  return count;
}

const LINHA = 0x0a;

/** Told by a character or two: most lines begin with a word. */
const mayBeMarcador = (texto: string, at: number): boolean =>
  at < texto.length && (!isLetra(texto.charCodeAt(at)) || texto[at + 1] === ')');

/** What ends a paragraph. */
export const FIM = `\n${BARREIRA}\n`;

const isCortada = (texto: string, fim: number): boolean =>
  TERMINA.at(texto, fim - 1) && CORTADA.test(texto.slice(Math.max(0, fim - ALCANCE), fim));

const isLetra = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
