import { toRoman } from '../../law/numerais.ts';
import { fold } from '../../text/fold.ts';
import { CODE, FIRST_WORD } from '../tokens/codes.ts';
import { charOf, isGlued, skipLines, textOf } from '../tokens/locate.ts';
import { endAhead, pattern } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { isDigits, readNumber, type Value } from './numbers.ts';
import type { Level } from './provision.ts';

/**
 * Reads a value of a level as written. A value of a kind that the law does not use at that level is kept, so that it is
 * not taken for another one.
 */
export function readValue(tokens: Tokens, at: number, level: Exclude<Level, 'caput'>): Value | null {
  const next = skipLines(tokens, at);
  const number = readNumber(tokens, next);
  if (number) return number;
  switch (level) {
    case 'artigo':
      return readWords(tokens, next);
    case 'paragrafo':
      return readWords(tokens, next) ?? readRoman(tokens, next, false);
    case 'inciso':
      return readRoman(tokens, next, true) ?? readRomanInWords(tokens, next);
    case 'alinea':
      return readLetter(tokens, next) ?? readWhole(tokens, next, LETTERS);
    case 'item':
      return readRoman(tokens, next, false) ?? readWhole(tokens, next, SMALL_NUMERAL);
  }
}

/**
 * `alínea aa`, `alínea iii`; not a sentence that continues: `a alínea do inciso II`. If such a letter were not read,
 * the level above it would be confirmed instead.
 */
const LETTERS = /^(?!(?:d[aeo]|ou|n[ao]s?|[ao]s|em|ao|se)$)(?:[a-z]{2}|[ivxl]{3,5})$/;
/** `item iv`: the small numerals of a treaty. */
const SMALL_NUMERAL = /^[ivxl]{1,7}$/;

function readWhole(tokens: Tokens, at: number, wanted: RegExp): Value | null {
  const value = textOf(tokens, at, at + 1);
  return wanted.test(value) && !isCutOff(tokens, at) ? { value, to: at + 1 } : null;
}

const UNIQUE = pattern('unico|ún');
/** The most words of a number, including the conjunctions. */
const MOST_WORDS = 8;

const rows = (first: number, step: number, words: string): [string, number][] =>
  words.split(' ').map((word, i) => [word, first + step * i]);

const CARDINALS = new Map<string, number>([
  ...rows(1, 1, 'um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze'),
  ['catorze', 14],
  ...rows(16, 1, 'dezesseis dezessete dezoito dezenove'),
  ...rows(20, 10, 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem'),
  ...rows(100, 100, 'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos mil'),
]);

/** By the word without its final `o` or `a`. */
const ORDINAL_UNITS = new Map(rows(1, 1, 'primeir segund terceir quart quint sext setim oitav non decim'));
const ORDINAL_TENS = new Map([
  ...rows(10, 10, 'decim vigesim trigesim quadragesim quinquagesim sexagesim septuagesim octogesim nonagesim'),
  ['setuagesim', 70] as const,
]);

/** A number written in words. `words` is how many words it takes. */
export interface Worded {
  value: number;
  words: number;
}

/** Reads the ordinal with which the words begin: `primeiro`, `décimo terceiro`, `décima-terceira`. */
export function readOrdinalWords([first = '', second = '']: readonly string[]): Worded | null {
  const ten = ordinalIn(ORDINAL_TENS, first);
  const unit = ten === undefined ? undefined : ordinalIn(ORDINAL_UNITS, second);
  if (ten !== undefined && unit !== undefined && unit < 10) return { value: ten + unit, words: 2 };
  const value = ordinalIn(ORDINAL_UNITS, first) ?? ten;
  return value === undefined ? null : { value, words: 1 };
}

const ordinalIn = (table: ReadonlyMap<string, number>, word: string): number | undefined =>
  /[oa]$/i.test(word) ? table.get(fold(word).slice(0, -1)) : undefined;

/** Reads a cardinal number: `noventa e nove`, `cento e vinte e um`. `um` alone is the indefinite article. */
export function readCardinalWords(words: readonly string[]): Worded | null {
  let total = 0;
  let last = Number.POSITIVE_INFINITY;
  let read = 0;
  for (let at = 0; at < words.length; at++) {
    const value = CARDINALS.get(fold(words[at] as string));
    // Each word is worth less than the one before (`vinte e um`), except thousands (`dois mil`).
    if (value === undefined || !(value === 1_000 || value < last)) break;
    total = value === 1_000 ? Math.max(total, 1) * value : total + value;
    last = value === 1_000 ? value : value < 20 ? 0 : value < 100 ? 10 : 100;
    read = at + 1;
    if (words[at + 1]?.toLowerCase() === 'e') at += 1;
  }
  return total > 1 ? { value: total, words: read } : null;
}

/** `único`, `primeiro`, `noventa e nove`. */
function readWords(tokens: Tokens, at: number): Value | null {
  const unique = endAhead(tokens, at, UNIQUE);
  if (unique >= 0) return { value: 'unico', to: unique };
  const words: string[] = [];
  const ends: number[] = [];
  for (let next = at; words.length < MOST_WORDS && isWord(tokens, next); next = skipLines(tokens, next + 1)) {
    words.push(textOf(tokens, next, next + 1));
    ends.push(next + 1);
    // `décima-terceira`
    if (tokens.codes[next + 1] === CODE.dash && isGlued(tokens, next + 1)) next += 1;
  }
  const worded: Worded | null = readOrdinalWords(words) ?? readCardinalWords(words);
  return worded && { value: `${worded.value}`, to: ends[worded.words - 1] as number };
}

const isWord = ({ codes, count }: Tokens, at: number): boolean => {
  const code = codes[at] as number;
  return at < count && (code >= FIRST_WORD || (code >= CODE.lower && code <= CODE.upper));
};

/**
 * `inciso quarto`: incisos are numbered in Roman numerals (LC 95/1998, art. 10, IV), so a number in words becomes one
 * too.
 */
function readRomanInWords(tokens: Tokens, at: number): Value | null {
  const worded = readWords(tokens, at);
  const value = Number(worded?.value);
  return worded && value > 0 && value < 400 ? { value: toRoman(value), to: worded.to } : worded;
}

const ROMAN = /^[IVXLCDM]{1,9}$/;
const ROMAN_LOWER = /^[ivxl]{1,7}$/;
const NUMERAL_BEGINS: ReadonlySet<number> = new Set([...'IVXLCDMivxl'].map((letter) => letter.charCodeAt(0)));

/** Reads a Roman numeral, also `XI-A`. Small letters are read only if the caller expects a numeral. */
export function readRoman(tokens: Tokens, at: number, lower: boolean): Value | null {
  if (!NUMERAL_BEGINS.has(charOf(tokens, at))) return null;
  const numeral = textOf(tokens, at, at + 1);
  const small = !ROMAN.test(numeral);
  if ((small && !(lower && ROMAN_LOWER.test(numeral))) || isCutOff(tokens, at)) return null;
  const value = numeral.toUpperCase();
  const suffix = readRomanSuffix(tokens, at + 1, small);
  return suffix ? { value: `${value}-${suffix.value}`, to: suffix.to } : { value, to: at + 1 };
}

/** Whether a digit or ordinal mark is glued to a word, so that it is neither a numeral nor a letter. */
const isCutOff = (tokens: Tokens, at: number): boolean =>
  isGlued(tokens, at + 1) && (isDigits(tokens, at + 1) || /^[º°ª]$/.test(textOf(tokens, at + 1, at + 2)));

function readRomanSuffix(tokens: Tokens, at: number, small: boolean): Value | null {
  if (tokens.codes[at] !== CODE.dash) return null;
  const next = skipLines(tokens, at + 1);
  const letter = textOf(tokens, next, next + 1);
  const glued = isGlued(tokens, at) && isGlued(tokens, next);
  if (!(small ? /^[a-z]$/ : /^[A-Z]$/).test(letter) || (small && !glued) || isCutOff(tokens, next)) return null;
  return /^[‐‑–-]$/.test(textOf(tokens, at, at + 1)) ? { value: letter.toUpperCase(), to: next + 1 } : null;
}

export interface LetterValue extends Value {
  /** Whether it is in quotation marks or brackets, so that it can only be a letter. */
  quoted: boolean;
}

/** Reads the letter of an alínea: `a`, `"a"`, `(a)`, `a)`, `-a-`. */
export function readLetter(tokens: Tokens, at: number): LetterValue | null {
  const quoted = readQuoted(tokens, at, /^(?:[a-zA-Z]{1,2}|[ivxl]{3,5})$/) ?? readBracketed(tokens, at);
  if (quoted) return { value: quoted.value.toLowerCase(), to: quoted.to, quoted: true };
  const letter = textOf(tokens, at, at + 1);
  if (!/^[a-zA-Z]$/.test(letter) || isCutOff(tokens, at) || isElided(tokens, at + 1)) return null;
  if (letter === 'e' && endAhead(tokens, at + 1, LEVEL_IN_WORDS) >= 0) return null;
  const suffix = isGlued(tokens, at + 1) && isGlued(tokens, at + 2) ? readRomanSuffix(tokens, at + 1, false) : null;
  const value = suffix ? `${letter.toLowerCase()}-${suffix.value}` : letter.toLowerCase();
  const to = suffix?.to ?? at + 1;
  const labelled = textOf(tokens, to, to + 1) === ')' && isGlued(tokens, to) && !isBracketed(tokens, at);
  return { value, to: labelled ? to + 1 : to, quoted: false };
}

/** `alíneas e incisos`: the `e` is the conjunction. */
const LEVEL_IN_WORDS = pattern(':inciso|:paragrafo|:alinea|:item');

/** `d'Ávila`: the letter is an elided word. */
const isElided = (tokens: Tokens, at: number): boolean =>
  isGlued(tokens, at) && isGlued(tokens, at + 1) && /^['’]$/.test(textOf(tokens, at, at + 1)) && isWord(tokens, at + 1);

/** Whether a token is a quotation mark, or an accent used as one. */
export const isQuote = (tokens: Tokens, at: number): boolean => {
  const code = tokens.codes[at] as number;
  if (code === CODE.openQuote || code === CODE.closeQuote) return true;
  return code === CODE.sign && /^[´`]$/.test(textOf(tokens, at, at + 1));
};

const skipQuotes = (tokens: Tokens, at: number): number => {
  const next = isQuote(tokens, at) ? at + 1 : at;
  return next > at && isQuote(tokens, next) && isGlued(tokens, next) ? next + 1 : next;
};

/**
 * Reads what is between quotation marks; not the `e` of `“Art. 482” e “Art. 483”`, where the first mark closes a
 * quotation.
 */
function readQuoted(tokens: Tokens, at: number, wanted: RegExp): Value | null {
  const open = skipQuotes(tokens, at);
  const inner = skipLines(tokens, open);
  if (open === at || !wanted.test(textOf(tokens, inner, inner + 1))) return null;
  if (!isGlued(tokens, inner) && !isGlued(tokens, inner + 1) && tokens.codes[open - 1] === CODE.closeQuote) return null;
  const close = skipLines(tokens, inner + 1);
  const to = skipQuotes(tokens, close);
  return to > close ? { value: textOf(tokens, inner, inner + 1), to } : null;
}

/** `(a)`, `-a-`. */
function readBracketed(tokens: Tokens, at: number): Value | null {
  const [open, letter, close] = [at, at + 1, at + 2].map((token) => textOf(tokens, token, token + 1));
  if (!/^[a-z]$/.test(letter as string)) return null;
  const bracketed = open === '(' && close === ')';
  const dashed = /^[-–]$/.test(open as string) && /^[-–]$/.test(close as string);
  const tight = isGlued(tokens, at + 1) && isGlued(tokens, at + 2);
  return bracketed || (dashed && tight) ? { value: letter as string, to: at + 3 } : null;
}

/** How many tokens back an open bracket is searched for. */
const REACH = 50;

/** Whether a bracket opened before `at` is still open, so that the next closing bracket belongs to it. */
function isBracketed({ codes }: Tokens, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - REACH); before--) {
    const code = codes[before] as number;
    if (code === CODE.open) return true;
    if (code === CODE.close) return false;
  }
  return false;
}
