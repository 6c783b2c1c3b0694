import { toRoman } from '../../law/numerais.ts';
import { fold } from '../../text/fold.ts';
import { CODE, FIRST_WORD } from '../tokens/codes.ts';
import { charOf, isGlued, lengthOf, skipLines, textOf } from '../tokens/locate.ts';
import { endAhead, pattern, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { isDigits, readNumber, type Value } from './numbers.ts';
import type { Valued } from './provision.ts';

/**
 * Reads a value of a level as written. A value of a kind that the law does not use at that level is kept, so that it is
 * not taken for another one.
 */
export function readValue(tokens: Tokens, at: number, level: Valued): Value | null {
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
interface Worded {
  value: number;
  words: number;
}

/** Whether a word may be part of a number, like the `e` in `vinte e um`. */
function isOfNumber(word: string): boolean {
  const folded = fold(word);
  const stem = folded.slice(0, -1);
  return folded === 'e' || CARDINALS.has(folded) || ORDINAL_UNITS.has(stem) || ORDINAL_TENS.has(stem);
}

/** Reads the ordinal with which the words begin: `primeiro`, `décimo terceiro`, `décima-terceira`. */
function readOrdinalWords([first = '', second = '']: readonly string[]): Worded | null {
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
    const word = textOf(tokens, next, next + 1);
    if (!isOfNumber(word)) break;
    words.push(word);
    ends.push(next + 1);
    // `décima-terceira`
    if (tokens.codes[next + 1] === CODE.dash && isGlued(tokens, next + 1)) next += 1;
  }
  if (words.length === 0) return null;
  const worded = readOrdinalWords(words) ?? readCardinalWords(words);
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

/** What ends a level: a mark, a conjunction, or the preposition of its act. */
export const ENDS_LEVEL = phrase(':comma|:semicolon|:stop|:close|e|ou|de|do|da|dos|das | (! :any)');

/** Whether a digit or ordinal mark is glued to a word, so that it is neither a numeral nor a letter. */
const isCutOff = (tokens: Tokens, at: number): boolean =>
  isGlued(tokens, at + 1) && (isDigits(tokens, at + 1) || tokens.codes[at + 1] === CODE.mark);

function readRomanSuffix(tokens: Tokens, at: number, small: boolean): Value | null {
  if (tokens.codes[at] !== CODE.dash) return null;
  const next = skipLines(tokens, at + 1);
  const letter = textOf(tokens, next, next + 1);
  const glued = isGlued(tokens, at) && isGlued(tokens, next);
  if (!(small ? /^[a-z]$/ : /^[A-Z]$/).test(letter) || (small && !glued) || isCutOff(tokens, next)) return null;
  return /^[‐‑–-]$/.test(textOf(tokens, at, at + 1)) ? { value: letter.toUpperCase(), to: next + 1 } : null;
}

interface LetterValue extends Value {
  /** Whether it is in quotation marks or brackets, so that it can only be a letter. */
  quoted: boolean;
}

/** Reads the letter of an alínea: `a`, `"a"`, `(a)`, `a)`, `-a-`. */
export function readLetter(tokens: Tokens, at: number): LetterValue | null {
  if (!isLetter(tokens, at)) return isQuote(tokens, at) ? readQuoted(tokens, at) : readBracketed(tokens, at);
  if (isCutOff(tokens, at) || isElided(tokens, at + 1)) return null;
  const letter = textOf(tokens, at, at + 1);
  if (letter === 'e' && endAhead(tokens, at + 1, LEVEL_IN_WORDS) >= 0) return null;
  const suffix = isGlued(tokens, at + 1) && isGlued(tokens, at + 2) ? readRomanSuffix(tokens, at + 1, false) : null;
  const value = suffix ? `${letter.toLowerCase()}-${suffix.value}` : letter.toLowerCase();
  const to = suffix?.to ?? at + 1;
  const labelled = textOf(tokens, to, to + 1) === ')' && isGlued(tokens, to) && !isBracketed(tokens, at);
  return { value, to: labelled ? to + 1 : to, quoted: false };
}

/** Whether a token is a single letter without an accent. */
const isLetter = (tokens: Tokens, at: number): boolean => {
  const letter = charOf(tokens, at) | 0x20;
  return letter >= SMALL_A && letter <= SMALL_Z && lengthOf(tokens, at) === 1;
};

const [SMALL_A, SMALL_Z] = [0x61, 0x7a];

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

/** What may be between quotation marks: a letter, two letters, or the small numeral of a treaty. */
const IN_QUOTES = /^(?:[a-zA-Z]{1,2}|[ivxl]{3,5})$/;

/**
 * Reads what is between quotation marks; not the `e` of `“Art. 482” e “Art. 483”`, where the first mark closes a
 * quotation.
 */
function readQuoted(tokens: Tokens, at: number): LetterValue | null {
  const open = skipQuotes(tokens, at);
  const inner = skipLines(tokens, open);
  const letter = textOf(tokens, inner, inner + 1);
  if (!IN_QUOTES.test(letter)) return null;
  if (!isGlued(tokens, inner) && !isGlued(tokens, inner + 1) && tokens.codes[open - 1] === CODE.closeQuote) return null;
  const close = skipLines(tokens, inner + 1);
  const to = skipQuotes(tokens, close);
  return to > close ? { value: letter.toLowerCase(), to, quoted: true } : null;
}

/** `(a)`, `-a-`. */
function readBracketed(tokens: Tokens, at: number): LetterValue | null {
  const open = textOf(tokens, at, at + 1);
  if (open !== '(' && !DASH.test(open)) return null;
  const letter = textOf(tokens, at + 1, at + 2);
  const close = textOf(tokens, at + 2, at + 3);
  const closed = open === '(' ? close === ')' : DASH.test(close) && isGlued(tokens, at + 1) && isGlued(tokens, at + 2);
  return closed && /^[a-z]$/.test(letter) ? { value: letter, to: at + 3, quoted: true } : null;
}

const DASH = /^[-–]$/;

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
