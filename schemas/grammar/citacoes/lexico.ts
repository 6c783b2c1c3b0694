import { ORDINAL_WORDS, ordinalValue } from '../numerais.ts';
import { endAt, matchAt } from '../sticky.ts';
import { readPartido } from './numero-partido.ts';

/** Something read at an offset: what it says, and where it ends (exclusive). */
export interface Lido<T> {
  valor: T;
  fim: number;
}

/** A number as cited. `ordinal` when it has the mark. */
export interface Numero {
  valor: string;
  ordem: number;
  ordinal: boolean;
}

// The letter after the number is a suffix behind a hyphen, or glued to it: `5º-A`, `401A`, `28-a`,
// `28a`; the `o` is the ordinal mark.
// `-DL`, `-DEC`, `-LEI` are the marks of an approving act's own articles. Other letters in pairs are a
// numeral (`5º – XC`) or an act (`186-CC`). The
// comma of `1,022` is a slip for the dot; the stop of `5o.` belongs to the mark where the sentence goes on.
const NUMERO =
  /(\d{1,3}(?:\.\s?\d{3})+|[12],\d{3}(?![,/]?\d)|\d{1,5}|l(?=[º°]))(?!\d)((?:\s?\.?[ºª°˚]|\.?o(?![\p{L}\p{N}])|\s?\.?O(?=\s?[-,;.)]|\sD[OA]\s))(?:\.(?=\s?(?:,|d[aoe]s?\s|e\s|c\/c|§|ambos\s|todos\s)))?)?(?:(?!\s[-‐‑–]\s[AEO]\s(?!(?:[dDnN][aoeAOE][sS]?|e|E|ou|OU|c\/c|C\/C|caput|§|[A-Z]{2,4})[\s,.]))\s?[-‐‑–−]\s?(DEC|DL|LEI|[A-Z](?:-[A-Z])?|A[A-Z]|BB|DD|EE)(?![\p{L}\p{N}])|(?:[-‐‑−](?=[a-np-z])|(?=[a-df-kmnp-z]))([a-z])(?![\p{L}\p{N}])|([A-NP-Z])(?![\p{L}\p{N}])|\s([A-Da])(?=\s[dD][aoAO]\s\p{Lu}))?/uy;

export function readNumero(text: string, at: number): Lido<Numero> | null {
  const digits = endOfDigits(text, at);
  if (endsThere(text, at, digits)) return makeNumero(text.slice(at, digits), undefined, false, digits);
  const mark = text.charCodeAt(digits);
  const marked = (mark === 0xba || mark === 0xb0) && endsThere(text, at, digits, digits + 1);
  return marked ? makeNumero(text.slice(at, digits), undefined, true, digits + 1) : readMarked(text, at);
}

/** A digit. */
export function isAlgarismo(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}

function endOfDigits(text: string, at: number): number {
  let end = at;
  while (isAlgarismo(text, end)) end += 1;
  return end;
}

/**
 * Whether a number has no suffix and no thousands: what follows it, or its ordinal mark, is `, ` or `)`, or it goes on
 * with a word.
 */
function endsThere(text: string, at: number, digits: number, end = digits): boolean {
  if (digits === at || digits - at > 4) return false;
  const next = text.charCodeAt(end);
  if (next === 0x2c) return !isAlgarismo(text, end + 1);
  if (next === 0x20)
    return (
      (text.charCodeAt(end + 1) | 0x20) >= 0x61 &&
      (text.charCodeAt(end + 1) | 0x20) <= 0x7a &&
      text[end + 1] !== 'O' &&
      // `121 A do CP`
      text.charCodeAt(end + 2) > 0x20
    );
  return next === 0x29 || next === 0x3b;
}

function makeNumero(digits: string, suffix: string | undefined, ordinal: boolean, fim: number): Lido<Numero> | null {
  // A scanned `lº` is a 1.
  // Under five characters no mark parts the thousands.
  const ordem = digits === 'l' ? 1 : Number(digits.length < 5 ? digits : digits.replace(/[.,\s]/g, ''));
  return ordem === 0 ? null : { valor: { valor: suffix ? `${ordem}-${suffix}` : `${ordem}`, ordem, ordinal }, fim };
}

function readMarked(text: string, at: number): Lido<Numero> | null {
  const match = matchAt(NUMERO, text, at);
  if (!match) return null;
  const [whole, digits = '', mark, hyphenated, pequeno, glued, apart] = match;
  const partido = whole === digits && isAlongado(text, at + whole.length) ? readPartido(text, at) : null;
  if (partido) return partido;
  return makeNumero(
    digits,
    hyphenated ?? glued ?? (pequeno ?? apart)?.toUpperCase(),
    mark !== undefined,
    at + whole.length,
  );
}

/** Whether more follows that may be of the number: a letter glued to it, a dot or a blank and a further sign. */
function isAlongado(text: string, fim: number): boolean {
  const next = text[fim] ?? '-';
  return /[A-Za-z]/.test(next) || (/[. \u00a0\u202f]/.test(next) && /[\dOoIl]/.test(text[fim + 1] ?? '-'));
}

const EXTENSO = new RegExp(`${ORDINAL_WORDS}(?!\\p{L})`, 'iuy');

/** `primeiro`, `décimo terceiro`. */
export function readExtenso(text: string, at: number): Lido<Numero> | null {
  const match = matchAt(EXTENSO, text, at);
  const ordem = match && ordinalValue(match[0]);
  return match && ordem ? { valor: { valor: `${ordem}`, ordem, ordinal: true }, fim: at + match[0].length } : null;
}

// What stands right behind may be the number of a note: `III¹`.
const ROMANO = /([IVXLCDM]{1,9})(?:\s?[-‐‑–]\s?([A-Z])(?![\p{L}\p{N}]))?(?![\p{L}\p{Nd}])/uy;
const ROMANO_MINUSCULO = /([ivxl]{1,7})(?:-([a-z])(?![\p{L}\p{N}]))?(?![\p{L}\p{Nd}])/uy;

/** A Roman numeral; in lower case only where the caller expects one. */
export function readRomano(text: string, at: number, minusculo: boolean): Lido<string> | null {
  const plain = endOfRomano(text, at);
  if (plain > at) return { valor: text.slice(at, plain), fim: plain };
  const match = matchAt(ROMANO, text, at) ?? (minusculo ? matchAt(ROMANO_MINUSCULO, text, at) : null);
  if (!match) return null;
  const [whole, numeral = '', suffix] = match;
  const valor = numeral.toUpperCase();
  return { valor: suffix ? `${valor}-${suffix.toUpperCase()}` : valor, fim: at + whole.length };
}

/** Past a numeral behind which a comma, a bracket or a word comes, and no suffix: as most are, told without a pattern. */
function endOfRomano(text: string, at: number): number {
  let end = at;
  while (end - at < MAX_ROMANO && 'IVXLCDM'.includes(text[end] ?? '-')) end += 1;
  const next = text.charCodeAt(end);
  if (next === 0x2c || next === 0x3b || next === 0x29) return end;
  const word = text.charCodeAt(end + 1) | 0x20;
  return next === 0x20 && word >= 0x61 && word <= 0x7a ? end : -1;
}

const MAX_ROMANO = 9;

const ASPAS = '["“”\'‘’´`«»]';
/** Not `“Art. 482” e “Art. 483”`, where the first one closes. */
const LETRA_CITADA = new RegExp(
  `(?!["'”’»]{1,2}\\s\\p{L}{1,5}\\s["'“‘«])${ASPAS}{1,2}\\s?([a-zA-Z]{1,2}|[ivxl]{3,5})\\s?${ASPAS}{1,2}|\\(\\s?([a-z])\\s?\\)|[-–]([a-z])[-–]`,
  'uy',
);
/** Not `alíneas e incisos`. */
const LETRA_SOLTA = /(?!e\s(?:incis|par[áa]g|§§|al[íi]n|itens))([a-zA-Z])(?:-([A-Z]))?(?![\p{L}\p{N}]|['’]\p{L})/uy;

/** A letter of an alínea; `citada` when it stands between quotation marks, and can be nothing else. */
export function readLetra(text: string, at: number): (Lido<string> & { citada: boolean }) | null {
  const quoted = matchAt(LETRA_CITADA, text, at);
  if (quoted) {
    return {
      valor: (quoted[1] ?? quoted[2] ?? quoted[3] ?? '').toLowerCase(),
      fim: at + quoted[0].length,
      citada: true,
    };
  }
  const match = matchAt(LETRA_SOLTA, text, at);
  if (!match) return null;
  const [whole, letter = '', suffix] = match;
  const valor = letter.toLowerCase();
  const fim = at + whole.length;
  const labelled = text[fim] === ')' && !isBracketed(text, at);
  return { valor: suffix ? `${valor}-${suffix}` : valor, fim: labelled ? fim + 1 : fim, citada: false };
}

// What follows `alínea` may also be a sentence that goes on: `a alínea do inciso II`.
const LETRAS_SOLTAS =
  /(?!(?:d[aeo]s?|e|ou?|n[ao]s?|[ao]s|em|ao|se|é)(?!\p{L}))([a-z]{2}|[ivxl]{3,5})(?![\p{L}\p{N}])/uy;

/** An alínea of more than one letter, `aa` or `xii`, which only its word announces. */
export function readLetras(text: string, at: number): Lido<string> | null {
  const fim = endAt(LETRAS_SOLTAS, text, at);
  return fim < 0 ? null : { valor: text.slice(at, fim), fim };
}

/** Whether a bracket opened before `at` is still open, so that the next one to close is its own. */
function isBracketed(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 200), at);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

const CAPUT = new RegExp(`${ASPAS}*\\s?(?:caput|cabe[çc]a)(?:\\s?${ASPAS}+)?(?!\\p{L})`, 'iuy');
const UNICO = /[úu]nico(?!\p{L})|[úu]n\./iuy;
const PARAGRAFO_UNICO = /p\.?\s?(?:[úu]nico(?!\p{L})|[úu]\.|u(?!\p{L}))/iuy;

/** Past `caput`, or -1. */
export const endOfCaput = (text: string, at: number): number => endAt(CAPUT, text, at);
/** Past `único`, behind the word for paragraph; or -1. */
export const endOfUnico = (text: string, at: number): number => endAt(UNICO, text, at);
/** Past `p.u.`, `p. único`; or -1. */
export const endOfParagrafoUnico = (text: string, at: number): number => endAt(PARAGRAFO_UNICO, text, at);

/** Whether what stands at `at`, which must be inside the text, is white space. */
export function isBranco(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code <= 0x20 || code === 0xa0 || (code >= 0x1680 && OUTROS_BRANCOS.has(code));
}

/** White space further up, told without a pattern: quotation marks and dashes stand beside it, and are in every text. */
const OUTROS_BRANCOS = new Set([
  ...[0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a],
  ...[0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff],
]);

/** Where what stands before white space ends. */
export function endBefore(text: string, at: number): number {
  let end = at;
  while (end > 0 && isBranco(text, end - 1)) end -= 1;
  return end;
}

/** Past white space. */
export function skipBranco(text: string, from: number): number {
  let at = from;
  while (at < text.length && isBranco(text, at)) at += 1;
  return at;
}
