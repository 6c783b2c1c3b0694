import { endAt } from '../sticky.ts';
import { isBranco, skipBranco } from './lexico.ts';

/**
 * A text as one would read it aloud, without the hyphens that broke words at the end of a line and without long blanks,
 * and the way back to the one it was made from.
 */
export interface TextoCorrido {
  texto: string;
  /** Offset in the original of an offset in `texto`. */
  original(offset: number): number;
}

/** What is written otherwise in the text that is read. */
interface Corte {
  inicio: number;
  fim: number;
  troca: string;
}

// Between capitals a hyphen also joins acronyms (`SP-⏎SC`): a broken word has three letters on one side of it at least,
// and does not go on with a word that begins a citation.
const QUEBRA =
  /(?<=\p{Ll})-[ \t]*\r?\n[ \t]*(?=\p{Ll})|(?<=\p{Lu}{3})-[ \t]*\r?\n[ \t]*(?=\p{Lu}{2})(?!ART|INC|PAR|AL[ÍI]N|LEI|C[FPCDLTE]+(?!\p{L}))|(?<=\p{Lu}{2})-[ \t]*\r?\n[ \t]*(?=\p{Lu}{3})(?!ART|INC|PAR|AL[ÍI]N|LEI|C[FPCDLTE]+(?!\p{L}))|(?<=\p{Ll})\u00ad\s*(?=\p{Ll})/uy;

/** The longest blank that is left as it is. Every pattern may cross one, some in several ways: time is linear because of this. */
const MAX_BRANCO = 8;

/** No citation goes over a longer one: its words would be few in a span without end. */
const MAX_ATRAVESSADO = 80;
/** Neither white space nor a letter nor a mark of any pattern. */
const BARREIRA = '\ufffc';

/** `Com-⏎plementar` → `Complementar`, and blanks made short; null when the text is already so. */
export function toCorrido(texto: string): TextoCorrido | null {
  const cortes = [...quebras(texto), ...brancos(texto), ...decompostas(texto)].sort((a, b) => a.inicio - b.inicio);
  if (cortes.length === 0) return null;
  /** Where each stretch begins in the new text, and how much was left out before it. */
  const starts = [0];
  const skipped = [0];
  const parts: string[] = [];
  let at = 0;
  let length = 0;
  for (const { inicio, fim, troca } of cortes) {
    // A blank behind a hyphen is part of the break.
    if (inicio < at) continue;
    parts.push(texto.slice(at, inicio), troca);
    length += inicio - at + troca.length;
    at = fim;
    starts.push(length);
    skipped.push(at - length);
  }
  parts.push(texto.slice(at));
  return {
    texto: parts.join(''),
    original(offset) {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] as number) <= offset) low = middle;
        else high = middle - 1;
      }
      return offset + (skipped[low] as number);
    },
  };
}

const HIFEN = 0x2d;
const LINHA = 0x0a;
const FECHO = 0x29;
const FECHA_ASPAS = 0x201d;
const HIFEN_MOLE = '\u00ad';

const DECOMPOSTA = /\p{L}[\u0300-\u036f]+/gu;
/** Letters with their accents set apart, as some systems write them. */
export const ACENTO = /[\u0300-\u036f]/;

function decompostas(texto: string): Corte[] {
  if (!ACENTO.test(texto)) return [];
  return Array.from(texto.matchAll(DECOMPOSTA), ({ index, 0: letra }) => ({
    inicio: index,
    fim: index + letra.length,
    troca: letra.normalize('NFC'),
  }));
}

/** Looking for the lines' ends and trying the pattern before each is many times as fast as to search with it. */
function quebras(texto: string): Corte[] {
  const found: Corte[] = [];
  for (let end = texto.indexOf('\n'); end >= 0; end = texto.indexOf('\n', end + 1)) {
    let at = end - 1;
    while (at > 0 && isEspaco(texto.charCodeAt(at))) at -= 1;
    if (texto.charCodeAt(at) === HIFEN) take(texto, at, found);
    else if (isParagrafo(texto, end) && isFimDePalavra(texto.charCodeAt(at)) && !PROSSEGUE.test(lastWord(texto, at)))
      found.push({ inicio: at + 1, fim: end + 1, troca: `\n${BARREIRA}\n` });
  }
  for (let at = texto.indexOf(HIFEN_MOLE); at >= 0; at = texto.indexOf(HIFEN_MOLE, at + 1)) take(texto, at, found);
  return found;
}

/** Words behind which a sentence goes on past a blank line: a page ends, and no paragraph. */
const PROSSEGUE =
  /(?:^|[^\p{L}])(?:e|ou|d[aeo]s?|n[ao]s?|[ao]s?|aos?|às?|pel[ao]s?|com|c\/c|leis?|decreto|complementar|c[óo]digo|constitui[çc][ãa]o|medida|emenda|arts?|artigos?|par[áa]grafos?|incisos?|inc|al[íi]neas?|n|s[úu]mulas?|vinculantes?)$/iu;
/** Behind other signs nothing goes on, or all that may. */
const isFimDePalavra = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) ||
  ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) ||
  (code >= 0xc0 && code < 0x250) ||
  code === FECHO ||
  code === FECHA_ASPAS;

/** As much as the longest of these words has. */
const lastWord = (texto: string, at: number): string => texto.slice(Math.max(0, at - 13), at + 1);

/** Whether the next line is blank. */
function isParagrafo(texto: string, end: number): boolean {
  let at = end + 1;
  while (isEspaco(texto.charCodeAt(at))) at += 1;
  return texto.charCodeAt(at) === LINHA;
}

const isEspaco = (code: number): boolean => code === 0x20 || code === 0x09 || code === 0x0d;

function take(texto: string, inicio: number, found: Corte[]): void {
  const fim = endAt(QUEBRA, texto, inicio);
  if (fim >= 0) found.push({ inicio, fim, troca: '' });
}

function brancos(texto: string): Corte[] {
  const found: Corte[] = [];
  const { length } = texto;
  // A longer blank lies over one of these places.
  for (let at = 0; at < length; at += MAX_BRANCO) {
    const code = texto.charCodeAt(at);
    if (code > 0x20 && code < 0x80) continue;
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
