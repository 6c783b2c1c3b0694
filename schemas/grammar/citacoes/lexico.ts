import { isBlank as isBranco, skipBlank as skipBranco } from '../../citations/normalize/blanks.ts';
import { Caracteres, palavraAt } from '../caracteres.ts';
import { compact } from '../compact.ts';
import { ORDINAL_WORDS, ordinalValue } from '../numerais.ts';
import { endAt, matchAt } from '../sticky.ts';
import { readPartido } from './numero-partido.ts';

/** Something read at an offset: what it says, and where it ends (exclusive). */
export interface Lido<T> {
  valor: T;
  fim: number;
}

/** A number as cited. `ordinal` when it has the mark. */
export interface Numero extends Lido<string> {
  ordem: number;
  ordinal: boolean;
}

// The letter after the number is a suffix behind a hyphen, or glued to it: `5º-A`, `401A`, `28-a`,
// `28a`; the `o` is the ordinal mark.
// `-DL`, `-DEC`, `-LEI` are the marks of an approving act's own articles. Other letters in pairs are a
// numeral (`5º – XC`) or an act (`186-CC`). The
// comma of `1,022` is a slip for the dot; the stop of `5o.` belongs to the mark where the sentence goes on.
const NUMERO = compact(
  /(\d{1,3}(?:\.\s?\d{3})+|[12],\d{3}(?![,/]?\d)|\d{1,5}|l(?=[º°]))(?!\d)((?:\s?\.?[ºª°˚]|\.?o(?![\p{L}\p{N}])|\s?\.?O(?=\s?[-,;.)]|\sD[OA]\s))(?:\.(?=\s?(?:,|d[aoe]s?\s|e\s|c\/c|§|ambos\s|todos\s)))?)?(?:(?!\s[-‐‑–]\s[AEO]\s(?!(?:[dDnN][aoeAOE][sS]?|e|E|ou|OU|c\/c|C\/C|caput|§|[A-Z]{2,4})[\s,.]))\s?[-‐‑–−]\s?(DEC|DL|LEI|[A-Z](?:-[A-Z])?|A[A-Z]|BB|DD|EE)(?![\p{L}\p{N}])|(?:[-‐‑−](?=[a-np-z])|(?=[a-df-kmnp-z]))([a-z])(?![\p{L}\p{N}])|([A-NP-Z])(?![\p{L}\p{N}])|\s([A-Da])(?=\s[dD][aoAO]\s\p{Lu}))?/uy,
);

export function readNumero(text: string, at: number): Numero | null {
  let digits = at;
  let ordem = 0;
  for (; isAlgarismo(text, digits); digits++) ordem = 10 * ordem + text.charCodeAt(digits) - 0x30;
  if (digits === at || digits - at > MAX_SIMPLES) return readMarked(text, at);
  const marked = isMarca(text, digits);
  const fim = marked ? digits + 1 : digits;
  return endsThere(text, fim, marked) ? makeNumero(ordem, undefined, marked, fim) : readMarked(text, at);
}

/** With more digits a number has the mark of its thousands. */
const MAX_SIMPLES = 4;

/** A digit. */
export function isAlgarismo(text: string, at: number): boolean {
  if (at >= text.length) return false;
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}

/** The mark of an ordinal, an `o` too. */
const isMarca = (text: string, at: number): boolean => ORDINAL.at(text, at);
const ORDINAL = new Caracteres('º°o', true);

/**
 * Whether a number, or its ordinal mark, ends at `fim` and has no suffix and no thousands: `, `, a bracket or a stop follows,
 * or it goes on with a word.
 */
function endsThere(text: string, fim: number, marked: boolean): boolean {
  if (fim >= text.length) return true;
  switch (text.charCodeAt(fim)) {
    case 0x2c: // ,
      return !isAlgarismo(text, fim + 1);
    case 0x2e: // .
      return !marked && (fim + 1 >= text.length || (text[fim + 1] === ' ' && !isAlgarismo(text, fim + 2)));
    case 0x20:
      return beginsPalavra(text, fim + 1, marked);
    case 0x29: // )
    case 0x3b: // ;
      return true;
    default:
      return false;
  }
}

/** Whether behind the blank a word begins that is no suffix (`121 A do CP`) and no mark (`5 O`). */
function beginsPalavra(text: string, at: number, marked: boolean): boolean {
  if (!LETRA.at(text, at) || (!marked && text[at] === 'O')) return false;
  return !SUFIXO_SOLTO.at(text, at) || !palavraAt(text, at + 2, 'd');
}

const SUFIXO_SOLTO = new Caracteres('ABCDa', true);

function makeNumero(ordem: number, suffix: string | undefined, ordinal: boolean, fim: number): Numero | null {
  return ordem === 0 ? null : { valor: suffix ? `${ordem}-${suffix}` : `${ordem}`, fim, ordem, ordinal };
}

function readMarked(text: string, at: number): Numero | null {
  const match = matchAt(NUMERO, text, at);
  if (!match) return null;
  const [whole, digits = '', mark, hyphenated, pequeno, glued, apart] = match;
  const partido = whole === digits && isAlongado(text, at + whole.length) ? readPartido(text, at) : null;
  if (partido) return partido;
  // A scanned `lº` is a 1.
  const ordem = digits === 'l' ? 1 : Number(digits.replace(/[.,\s]/g, ''));
  return makeNumero(
    ordem,
    hyphenated ?? glued ?? (pequeno ?? apart)?.toUpperCase(),
    mark !== undefined,
    at + whole.length,
  );
}

/** Whether more follows that may be of the number: a letter glued to it, a dot or a blank and a further sign. */
function isAlongado(text: string, fim: number): boolean {
  return LETRA.at(text, fim) || (PARTE_MILHAR.at(text, fim) && ALGARISMO_LIDO.at(text, fim + 1));
}

const PARTE_MILHAR = new Caracteres('. \u00a0\u202f', true);
const ALGARISMO_LIDO = new Caracteres('0123456789OoIl', true);

const EXTENSO = compact(new RegExp(`${ORDINAL_WORDS}(?!\\p{L})`, 'iuy'));

/** `primeiro`, `décimo terceiro`. */
export function readExtenso(text: string, at: number): Numero | null {
  const match = matchAt(EXTENSO, text, at);
  const ordem = match && ordinalValue(match[0]);
  return match && ordem ? makeNumero(ordem, undefined, true, at + match[0].length) : null;
}

// What stands right behind may be the number of a note: `III¹`.
const ROMANO = compact(/([IVXLCDM]{1,9})(?:\s?[-‐‑–]\s?([A-Z])(?![\p{L}\p{N}]))?(?![\p{L}\p{Nd}])/uy);
const ROMANO_MINUSCULO = compact(/([ivxl]{1,7})(?:-([a-z])(?![\p{L}\p{N}]))?(?![\p{L}\p{Nd}])/uy);

/** A Roman numeral; in lower case only where the caller expects one. */
export function readRomano(text: string, at: number, minusculo: boolean): Lido<string> | null {
  if (!NUMERAL.at(text, at) && !(minusculo && NUMERAL_MINUSCULO.at(text, at))) return null;
  const plain = endOfRomano(text, at);
  if (plain >= 0) return { valor: text.slice(at, plain), fim: plain };
  const match = matchAt(ROMANO, text, at) ?? (minusculo ? matchAt(ROMANO_MINUSCULO, text, at) : null);
  if (!match) return null;
  const [whole, numeral = '', suffix] = match;
  const valor = numeral.toUpperCase();
  return { valor: suffix ? `${valor}-${suffix.toUpperCase()}` : valor, fim: at + whole.length };
}

/** Past a numeral behind which a comma, a bracket or a word comes, and no suffix: as most are, told without a pattern. */
function endOfRomano(text: string, at: number): number {
  let end = at;
  while (end - at < MAX_ROMANO && NUMERAL.at(text, end)) end += 1;
  if (end === at || end >= text.length) return -1;
  const next = text.charCodeAt(end);
  if (next === 0x2c || next === 0x3b || next === 0x29) return end;
  return next === 0x20 && LETRA.at(text, end + 1) ? end : -1;
}

const NUMERAL = new Caracteres('IVXLCDM', true);
const NUMERAL_MINUSCULO = new Caracteres('ivxl', true);
const MAX_ROMANO = 9;

const ASPAS = '["“”\'‘’´`«»]';
/** Not `“Art. 482” e “Art. 483”`, where the first one closes. */
const LETRA_CITADA = compact(
  new RegExp(
    `(?!["'”’»]{1,2}\\s\\p{L}{1,5}\\s["'“‘«])${ASPAS}{1,2}\\s?([a-zA-Z]{1,2}|[ivxl]{3,5})\\s?${ASPAS}{1,2}|\\(\\s?([a-z])\\s?\\)|[-–]([a-z])[-–]`,
    'uy',
  ),
);
/** Not `alíneas e incisos`. */
const LETRA_SOLTA = compact(
  /(?!e\s(?:incis|par[áa]g|§§|al[íi]n|itens))([a-zA-Z])(?:-([A-Z]))?(?![\p{L}\p{N}]|['’]\p{L})/uy,
);

const ABRE_LETRA = new Caracteres('"“”\'‘’´`«»(-–');
const LETRA = new Caracteres('abcdefghijklmnopqrstuvwxyz');

/** A letter of an alínea; `citada` when it stands between quotation marks, and can be nothing else. */
export function readLetra(text: string, at: number): (Lido<string> & { citada: boolean }) | null {
  const quoted = ABRE_LETRA.at(text, at) ? matchAt(LETRA_CITADA, text, at) : null;
  if (quoted) {
    return {
      valor: (quoted[1] ?? quoted[2] ?? quoted[3] ?? '').toLowerCase(),
      fim: at + quoted[0].length,
      citada: true,
    };
  }
  const match = LETRA.at(text, at) && !LETRA.at(text, at + 1) ? matchAt(LETRA_SOLTA, text, at) : null;
  if (!match) return null;
  const [whole, letter = '', suffix] = match;
  const valor = letter.toLowerCase();
  const fim = at + whole.length;
  const labelled = text[fim] === ')' && !isBracketed(text, at);
  return { valor: suffix ? `${valor}-${suffix}` : valor, fim: labelled ? fim + 1 : fim, citada: false };
}

// What follows `alínea` may also be a sentence that goes on: `a alínea do inciso II`.
const LETRAS_SOLTAS = compact(
  /(?!(?:d[aeo]s?|e|ou?|n[ao]s?|[ao]s|em|ao|se|é)(?!\p{L}))([a-z]{2}|[ivxl]{3,5})(?![\p{L}\p{N}])/uy,
);

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

const CAPUT = compact(new RegExp(`${ASPAS}*\\s?(?:caput|cabe[çc]a)(?:\\s?${ASPAS}+)?(?!\\p{L})`, 'iuy'));
const UNICO = compact(/[úu]nico(?!\p{L})|[úu]n\./iuy);
const PARAGRAFO_UNICO = compact(/p\.?\s?(?:[úu]nico(?!\p{L})|[úu]\.|u(?!\p{L}))/iuy);

/** Past `caput`, or -1. */
export const endOfCaput = (text: string, at: number): number => endAt(CAPUT, text, at);
/** Past `único`, behind the word for paragraph; or -1. */
export const endOfUnico = (text: string, at: number): number => endAt(UNICO, text, at);
/** Past `p.u.`, `p. único`; or -1. */
export const endOfParagrafoUnico = (text: string, at: number): number => endAt(PARAGRAFO_UNICO, text, at);

export { beginOfBlank as endBefore } from '../../citations/normalize/blanks.ts';

export { isBranco, skipBranco };
