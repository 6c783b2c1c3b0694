import { compact } from '../compact.ts';
import { endAt } from '../sticky.ts';
import type { Corte } from './corte.ts';
import { isEmenda } from './emenda.ts';
import { endOfForma, formas } from './formas.ts';
import { isBranco, skipBranco } from './lexico.ts';
import { countLinhas, FIM, isFimDeParagrafo } from './paragrafos.ts';
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
const QUEBRA = compact(
  /(?<=\p{Ll})-[ \t]*\r?\n[ \t]*(?=\p{Ll})|(?<=\p{Lu}{3})-[ \t]*\r?\n[ \t]*(?=\p{Lu}{2})(?!ART|INC|PAR|AL[ÍI]N|LEI|C[FPCDLTE]+(?!\p{L}))|(?<=\p{Lu}{2})-[ \t]*\r?\n[ \t]*(?=\p{Lu}{3})(?!ART|INC|PAR|AL[ÍI]N|LEI|C[FPCDLTE]+(?!\p{L}))/uy,
);

/** No citation goes over a longer one: its words would be few in a span without end. */
const MAX_ATRAVESSADO = 80;

/** `Com-⏎plementar` → `Complementar`, and blanks in one form; null when the text is already so. */
export function toCorrido(original: string): TextoCorrido | null {
  const { linhas, raros, formas: sinais } = findSinais(original);
  const texto = comEspacos(original, raros);
  const { cortes, emendas } = readLinhas(texto, linhas);
  const outros = brancos(texto, raros).concat(brancos(texto, findDuplos(texto)), formas(texto, sinais));
  if (cortes.length + outros.length + emendas.length + raros.length === 0) return null;
  const todos = outros.length > 0 ? cortes.concat(outros).sort((a, b) => a.inicio - b.inicio) : cortes;
  return cortar(texto, todos, emendas);
}

/** White space that is read as a space; a character that nobody sees is left where it is. */
const RARO = /\s/;

/** A text with a space for each other white space. */
function comEspacos(texto: string, raros: readonly number[]): string {
  if (raros.length === 0) return texto;
  const parts: string[] = [];
  let from = 0;
  for (const raro of raros) {
    if (!RARO.test(texto[raro] as string)) continue;
    parts.push(texto.slice(from, raro));
    from = raro + 1;
  }
  parts.push(texto.slice(from));
  return parts.join(' ');
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

const HIFEN = 0x2d;

/**
 * What is written otherwise at the ends of lines, and the ends that say nothing, each of which is read as a blank. A blank is
 * looked at once, however many lines end in it.
 */
function readLinhas(texto: string, linhas: readonly number[]): { cortes: Corte[]; emendas: number[] } {
  const cortes: Corte[] = [];
  const emendas: number[] = [];
  let past = 0;
  for (const end of linhas) {
    if (end < past) continue;
    const inicio = beginOfBranco(texto, end);
    past = skipBranco(texto, end + 1);
    const corte =
      readQuebra(texto, inicio) ??
      (isFimDeParagrafo(texto, inicio, past) ? { inicio, fim: past, troca: FIM } : readBranco(texto, inicio, past));
    if (corte) cortes.push(corte);
    else if (past - inicio === 1 && isEmenda(texto, end, past)) emendas.push(end);
  }
  return { cortes, emendas };
}

/** Trying the pattern before each end of a line is many times as fast as to search with it. */
function readQuebra(texto: string, fim: number): Corte | null {
  if (fim === 0 || texto.charCodeAt(fim - 1) !== HIFEN) return null;
  const past = endAt(QUEBRA, texto, fim - 1);
  return past < 0 ? null : { inicio: fim - 1, fim: past, troca: '' };
}

function beginOfBranco(texto: string, at: number): number {
  let inicio = at;
  while (inicio > 0 && isBranco(texto, inicio - 1)) inicio -= 1;
  return inicio;
}

/** Where two spaces stand side by side. */
function findDuplos(texto: string): number[] {
  const found: number[] = [];
  for (let at = texto.indexOf('  '); at >= 0; at = texto.indexOf('  ', skipBranco(texto, at))) found.push(at);
  return found;
}

/** The blanks of more than one character that have one of these characters. */
function brancos(texto: string, lugares: readonly number[]): Corte[] {
  const found: Corte[] = [];
  let past = 0;
  for (const lugar of lugares) {
    if (lugar < past) continue;
    past = skipBranco(texto, lugar + 1);
    const corte = readBranco(texto, beginOfBranco(texto, lugar), past);
    if (corte) found.push(corte);
  }
  return found;
}

function readBranco(texto: string, inicio: number, fim: number): Corte | null {
  if (fim - inicio < 2) return null;
  const linhas = countLinhas(texto, inicio, fim);
  // Most are an empty line, and nothing else.
  if (linhas === 2 && fim - inicio === 2) return null;
  const junta = linhas < 2 && isEmenda(texto, inicio, fim);
  return { inicio, fim, troca: junta ? ' ' : shorten(fim - inicio, linhas) };
}

/** A line's end and a paragraph's are told apart. */
function shorten(length: number, linhas: number): string {
  if (length > MAX_ATRAVESSADO) return FIM;
  if (linhas === 0) return ' ';
  return linhas === 1 ? '\n' : '\n\n';
}
