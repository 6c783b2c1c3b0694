import { ORDINAL_WORDS, ordinalValue, romanValue } from './numerais.ts';

export const NIVEIS = ['artigo', 'paragrafo', 'inciso', 'alinea', 'item'] as const;
export type Nivel = (typeof NIVEIS)[number];

/** The label that opens a provision (LC 95/1998, art. 10). */
export interface Rotulo {
  nivel: Nivel;
  /** As in a ref_key: `1003`, `5-A`, `unico`, `XI-A`, `a`, `1`. */
  valor: string;
  /** The number behind the value, for checking a sequence; letters count from 1. */
  ordem: number;
  /** Offset after the label and its separator. */
  fim: number;
  /** Nothing but its place in a sequence tells it from the beginning of a sentence (`IV as ilhas`, `1 bicicleta`). */
  fraco: boolean;
  /** Written between parentheses, as treaties do: `(a)`. */
  entre: boolean;
}

const SUFFIX = String.raw`(?:[-–‑][A-Z]{1,2}(?![\p{L}\d]))*`;
const ORDINAL = String.raw`(?:\s?[º°ª]|o(?!\p{L})|\s[oº](?=\s*(?:[-–.]|\s["“(§\p{Lu}\d]|$)))?`;
const SEPARATOR = String.raw`\s*(?:[.:](?!\.))?\s*(?:[-–—]+(?=[\s\p{L}(“"])\s*)?(?:[.](?!\.)\s*)?`;
const ARTIGO = new RegExp(
  String.raw`(?:Art|ART)(?:\.|igos?|IGOS?|s\.)?[\s.,]{0,4}(?:-\s?)?(?:(\d{1,3}(?:\.\d{3})+(?!\d)|\d+|l(?=[º°o]))${ORDINAL}([A-Z](?![\p{L}\d])|${SUFFIX})(${SEPARATOR})|([IVXLC]+)(?![\p{L}\d])(${SEPARATOR}))`,
  'uy',
);
const ARTIGO_POR_EXTENSO = new RegExp(String.raw`Artigo\s+(${ORDINAL_WORDS})(?![\p{L}\d])(${SEPARATOR})`, 'iuy');
const PARAGRAFO = new RegExp(
  String.raw`(?:§{1,2}\s*(?:(\d+|l(?=\s?[º°o]))${ORDINAL}(${SUFFIX})|[úuÚU]nico\b)|(?:Par[áa]grafo|PAR[ÁA]GRAFO)\s+(?:[úuÚU]nic[oa]|[ÚU]NICO)(${SUFFIX})|[Pp]ar[áa]grafo\s+(\d+)\s?[º°o](${SUFFIX}))(${SEPARATOR})`,
  'uy',
);
const INCISO = new RegExp(
  String.raw`([IVXLCDM]+)(${SUFFIX})(?:(\s*[-–—―]+\s*|\s*[.)](?!\.)\s+|\s*\)\s*)|(\s*[,:]\s+|\s+(?=\p{Ll}|\())|(?=$))`,
  'uy',
);
const ALINEA = /(\()?([a-z]{1,4})((?:-[A-Z]{1,2}(?!\p{L}))?)(?:(\s*\)\s*[-–]?\s*)|(\s*\.\s(?=\p{L})|\s+[-–—]\s+))/uy;
const ITEM = /(\()?(\d{1,3})((?:-[A-Z](?!\p{L}))?)(?:(\s*\)\s*[-–]?\s*|\s*\.(?![\d.])\s*[-–]?\s*)|(\s*[-–—]\s+))/uy;

/** After a label with no full stop, these words make it a reference to another provision (`§ 3º do art. 58`). */
const REFERENCE = /(?:d[oae]s?|dest[ea]|e|a|ou|c\/c|combinado|e\/ou|ao|aos|até)(?![\p{L}])|,/uy;

/**
 * Reads the label at `inicio` of a line. Forms in the wild: `Art. 1º`, `Art. . 154 -`, `Art. 401A.`, `ARTIGO PRIMEIRO`,
 * `§ 2o`, `Parágrafo único -`, `XI-A -`, `IV as ilhas`, `a)`, `(b)`, `1.`. A suffix needs its hyphen, or no space at all:
 * `Art. 2º A lei` is article 2.
 */
export function readRotulo(text: string, inicio = 0): Rotulo | null {
  switch (text[inicio]) {
    case 'A':
      return readArtigo(text, inicio);
    case '§':
    case 'P':
    case 'p':
      return readParagrafo(text, inicio);
    default:
      return readInciso(text, inicio) ?? readItem(text, inicio) ?? readAlinea(text, inicio);
  }
}

function readArtigo(text: string, inicio: number): Rotulo | null {
  const match = matchAt(ARTIGO, text, inicio);
  if (!match) return readArtigoPorExtenso(text, inicio);
  const [whole, digits, suffix = '', separator, roman = '', romanSeparator] = match;
  const fim = inicio + whole.length;
  const ordem = digits === undefined ? romanValue(roman) : toNumber(digits);
  if (ordem === null || ordem === 0) return null;
  const bare = !/[.:\-–—]/.test(separator ?? romanSeparator ?? '');
  if (bare && isReference(text, fim)) return null;
  return { nivel: 'artigo', valor: `${ordem}${toSuffix(suffix)}`, ordem, fim, fraco: false, entre: false };
}

function readArtigoPorExtenso(text: string, inicio: number): Rotulo | null {
  const match = matchAt(ARTIGO_POR_EXTENSO, text, inicio);
  const ordem = match && ordinalValue(match[1] as string);
  if (!match || ordem === null) return null;
  const fim = inicio + match[0].length;
  if (!/[.:\-–—]/.test(match[2] ?? '') && isReference(text, fim)) return null;
  return { nivel: 'artigo', valor: `${ordem}`, ordem, fim, fraco: false, entre: false };
}

function readParagrafo(text: string, inicio: number): Rotulo | null {
  const match = matchAt(PARAGRAFO, text, inicio);
  if (!match) return null;
  const [whole, digits, suffix = '', unicoSuffix = '', spelled, spelledSuffix = '', separator = ''] = match;
  const fim = inicio + whole.length;
  if (!/[.:\-–—]/.test(separator) && isReference(text, fim)) return null;
  const number = digits ?? spelled;
  const ordem = number === undefined ? 1 : toNumber(number);
  const valor = number === undefined ? `unico${toSuffix(unicoSuffix)}` : `${ordem}${toSuffix(suffix || spelledSuffix)}`;
  return { nivel: 'paragrafo', valor, ordem, fim, fraco: false, entre: false };
}

function readInciso(text: string, inicio: number): Rotulo | null {
  const match = matchAt(INCISO, text, inicio);
  if (!match) return null;
  const [whole, numeral = '', suffix = '', separator] = match;
  const ordem = romanValue(numeral);
  if (ordem === null) return null;
  const fim = inicio + whole.length;
  const fraco = separator === undefined || (/^\s*\./.test(separator) && numeral.length === 1 && numeral !== 'I');
  return { nivel: 'inciso', valor: `${numeral}${toSuffix(suffix)}`, ordem, fim, fraco, entre: false };
}

function readAlinea(text: string, inicio: number): Rotulo | null {
  const match = matchAt(ALINEA, text, inicio);
  if (!match) return null;
  const [whole, open, letters = '', suffix = '', paren] = match;
  const roman = /^[ivx]+$/.test(letters) ? romanValue(letters) : null;
  if (letters.length > 2 && roman === null) return null;
  if (letters.length === 2 && letters[0] !== letters[1] && roman === null) return null;
  const ordem = letterOrder(letters);
  return {
    nivel: 'alinea',
    valor: `${letters}${suffix}`,
    ordem,
    fim: inicio + whole.length,
    fraco: paren === undefined,
    entre: open !== undefined,
  };
}

function readItem(text: string, inicio: number): Rotulo | null {
  const match = matchAt(ITEM, text, inicio);
  if (!match) return null;
  const [whole, open, digits = '', suffix = '', strong] = match;
  const ordem = toNumber(digits);
  if (ordem === 0) return null;
  return {
    nivel: 'item',
    valor: `${ordem}${suffix}`,
    ordem,
    fim: inicio + whole.length,
    fraco: strong === undefined,
    entre: open !== undefined,
  };
}

/** `a` → 1, `z` → 26, `aa` → 27. */
export function letterOrder(letters: string): number {
  const first = letters.charCodeAt(0) - 96;
  return letters.length > 1 && letters[0] === letters[1] ? 26 + first : first;
}

function toNumber(digits: string): number {
  return digits === 'l' ? 1 : Number(digits.replaceAll('.', ''));
}

function toSuffix(suffix: string): string {
  if (suffix === '') return '';
  const letters = suffix.replace(/^[-–‑]/, '').replace(/[–‑]/g, '-');
  return `-${letters}`;
}

function isReference(text: string, fim: number): boolean {
  return matchAt(REFERENCE, text, fim) !== null;
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}
