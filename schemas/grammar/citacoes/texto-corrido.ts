import { endAt } from '../sticky.ts';
import { BARREIRA, type Corte } from './corte.ts';
import { formas, skipMarcas } from './formas.ts';
import { isBranco, skipBranco } from './lexico.ts';
import { fimDeParagrafos } from './paragrafos.ts';

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
  /(?<=\p{Ll})-[ \t]*\r?\n[ \t]*(?=\p{Ll})|(?<=\p{Lu}{3})-[ \t]*\r?\n[ \t]*(?=\p{Lu}{2})(?!ART|INC|PAR|AL[ÍI]N|LEI|C[FPCDLTE]+(?!\p{L}))|(?<=\p{Lu}{2})-[ \t]*\r?\n[ \t]*(?=\p{Lu}{3})(?!ART|INC|PAR|AL[ÍI]N|LEI|C[FPCDLTE]+(?!\p{L}))|(?<=\p{Ll})\u00ad\s*(?=\p{Ll})/uy;

/** The longest blank that is left as it is. Every pattern may cross one, some in several ways: time is linear because of this. */
const MAX_BRANCO = 8;

/** No citation goes over a longer one: its words would be few in a span without end. */
const MAX_ATRAVESSADO = 80;

/** `Com-⏎plementar` → `Complementar`, and blanks made short; null when the text is already so. */
export function toCorrido(texto: string): TextoCorrido | null {
  const linhas = fimDeLinhas(texto);
  const cortes = [...quebras(texto, linhas), ...fimDeParagrafos(texto, linhas), ...brancos(texto), ...formas(texto)];
  if (cortes.length === 0) return null;
  return cortar(
    texto,
    cortes.sort((a, b) => a.inicio - b.inicio),
  );
}

function cortar(texto: string, cortes: readonly Corte[]): TextoCorrido {
  /** Where each stretch begins in the new text, and how much was left out before it. */
  const starts = [0];
  const skipped = [0];
  const parts: string[] = [];
  let at = 0;
  let length = 0;
  for (const { inicio, fim, troca } of cortes) {
    // A blank behind a hyphen is part of the break, and one that ends a paragraph of its end.
    if (inicio < at) continue;
    parts.push(texto.slice(at, inicio), troca);
    length += inicio - at + troca.length;
    at = fim;
    starts.push(length);
    skipped.push(at - length);
  }
  parts.push(texto.slice(at));
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
  return { texto: parts.join(''), original, fimOriginal: (fim) => skipMarcas(texto, original(fim - 1) + 1) };
}

const HIFEN = 0x2d;
const HIFEN_MOLE = '\u00ad';

function fimDeLinhas(texto: string): number[] {
  const found: number[] = [];
  for (let end = texto.indexOf('\n'); end >= 0; end = texto.indexOf('\n', end + 1)) found.push(end);
  return found;
}

/** Trying the pattern before each end of a line is many times as fast as to search with it. */
function quebras(texto: string, linhas: readonly number[]): Corte[] {
  const found: Corte[] = [];
  for (const end of linhas) {
    let at = end - 1;
    while (at > 0 && isEspaco(texto.charCodeAt(at))) at -= 1;
    if (texto.charCodeAt(at) === HIFEN) take(texto, at, found);
  }
  for (let at = texto.indexOf(HIFEN_MOLE); at >= 0; at = texto.indexOf(HIFEN_MOLE, at + 1)) take(texto, at, found);
  return found;
}

const isEspaco = (code: number): boolean => code === 0x20 || code === 0x09 || code === 0x0d;

function take(texto: string, inicio: number, found: Corte[]): void {
  const fim = endAt(QUEBRA, texto, inicio);
  if (fim >= 0) found.push({ inicio, fim, troca: '' });
}

const BRANCO_FIXO = 0xa0;
/** No character below it is white space but for that and those of ASCII. */
const PRIMEIRO_BRANCO_LARGO = 0x1680;

function brancos(texto: string): Corte[] {
  const found: Corte[] = [];
  const { length } = texto;
  // A longer blank lies over one of these places.
  for (let at = 0; at < length; at += MAX_BRANCO) {
    const code = texto.charCodeAt(at);
    if (code > 0x20 && code < PRIMEIRO_BRANCO_LARGO && code !== BRANCO_FIXO) continue;
    if (!isBranco(texto, at)) continue;
    let inicio = at;
    while (inicio > 0 && isBranco(texto, inicio - 1)) inicio -= 1;
    const fim = skipBranco(texto, at);
    if (fim - inicio > MAX_BRANCO) found.push({ inicio, fim, troca: shorten(texto.slice(inicio, fim)) });
    at = Math.max(at, fim - (fim % MAX_BRANCO));
  }
  return found;
}

/** A line's end and a paragraph's are told apart. */
function shorten(branco: string): string {
  if (branco.length > MAX_ATRAVESSADO) return `\n${BARREIRA}\n`;
  const lines = branco.split('\n', 3).length - 1;
  return lines === 0 ? ' ' : '\n'.repeat(lines);
}
