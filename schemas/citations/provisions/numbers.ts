import { CODE, FIRST_WORD } from '../tokens/codes.ts';
import { isGlued, lengthOf, skipLines, textOf } from '../tokens/locate.ts';
import { endAhead, pattern, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';

/** A value as in a ref_key, and the token after it. */
export interface Value {
  value: string;
  to: number;
}

/** A number as written in a citation. */
export interface NumberValue extends Value {
  order: number;
  /** Whether it has an ordinal mark. */
  ordinal: boolean;
}

/** The suffix letter of a number, as a pattern. Some letters are words of the lexicon, and some are Roman numerals. */
export const SUFFIX_LETTER = ':letterUpper|:roman|a|c|e|n|o|p|y';

/** A number with more digits is not that of a provision. */
const MOST_DIGITS = 5;

/** Reads a number: `5º`, `1.003`, `3º-A`, `401A`, a scanned `lº`. */
export function readNumber(tokens: Tokens, at: number): NumberValue | null {
  const digits = readDigits(tokens, at);
  if (!digits) return null;
  const { order } = digits;
  let { to, ordinal, suffix } = digits;
  if (suffix === null && !endsThere(tokens, to)) {
    const mark = ordinal ? to : endOfMark(tokens, to);
    if (mark < 0) {
      const broken = readBroken(tokens, at);
      if (broken) return broken;
    } else {
      to = isGlued(tokens, mark) && endAhead(tokens, mark, STOP_OF_MARK) >= 0 ? mark + 1 : mark;
      ordinal = true;
    }
    const read = order === 0 ? null : readSuffix(tokens, to);
    if (read) ({ value: suffix, to } = read);
  }
  if (order === 0) return null;
  return { value: suffix === null ? `${order}` : `${order}-${suffix}`, to, order, ordinal };
}

/** Letters that may be a mark or a suffix although a blank comes before them: `5 O, X`, `121 A do CP`. */
const SUFFIXED_APART = 'ABCDaO';

/** Whether nothing that belongs to the number can follow: a comma, a bracket or another word comes next. */
function endsThere(tokens: Tokens, at: number): boolean {
  const code = tokens.codes[at] as number;
  if (at >= tokens.count || code === CODE.close || code === CODE.semicolon) return true;
  if (code === CODE.comma) return !isGlued(tokens, at + 1);
  const word = code === CODE.lower || code === CODE.capitalized || code >= FIRST_WORD;
  if (!word || isGlued(tokens, at)) return false;
  return lengthOf(tokens, at) > 1 || !SUFFIXED_APART.includes(tokens.text[tokens.start[at] as number] as string);
}

interface Digits {
  order: number;
  to: number;
  ordinal: boolean;
  /** `28a`, which the tokenizer reads as an ordinal. */
  suffix: string | null;
}

function readDigits(tokens: Tokens, at: number): Digits | null {
  const code = tokens.codes[at] as number;
  if (code !== CODE.number && code !== CODE.ordinal && code !== CODE.romanLower) return null;
  const text = textOf(tokens, at, at + 1);
  if (code === CODE.romanLower) {
    const scanned = text === 'l' && isGlued(tokens, at + 1) && /^[º°]/.test(textOf(tokens, at + 1, at + 2));
    return scanned ? { order: 1, to: at + 1, ordinal: false, suffix: null } : null;
  }
  if (text.endsWith('a')) return { order: Number.parseInt(text, 10), to: at + 1, ordinal: false, suffix: 'A' };
  const thousands = code === CODE.number ? endOfThousands(tokens, at, text) : at + 1;
  const whole = digitsOf(tokens, at, thousands);
  if (whole.length > MOST_DIGITS && !text.includes('.')) return null;
  return { order: Number(whole), to: thousands, ordinal: code === CODE.ordinal, suffix: null };
}

function digitsOf({ text, start, end }: Tokens, at: number, to: number): string {
  let digits = '';
  for (let i = start[at] as number; i < (end[to - 1] as number); i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x30 && code <= 0x39) digits += text[i];
  }
  return digits;
}

/** Returns the token after the thousands: `1. 022` with a line break in it, and `1,022` with a comma by mistake. */
function endOfThousands(tokens: Tokens, at: number, first: string): number {
  const sign = tokens.codes[at + 1] as number;
  const comma = sign === CODE.comma && /^[12]$/.test(first) && isGlued(tokens, at + 2);
  if ((!comma && !(sign === CODE.stop && first.length <= 3)) || !isGlued(tokens, at + 1)) return at + 1;
  if (!/^\d{3}$/.test(textOf(tokens, at + 2, at + 3))) return at + 1;
  const more = isGlued(tokens, at + 3) && comma && endAhead(tokens, at + 3, DECIMALS) >= 0;
  return more ? at + 1 : at + 3;
}

const DECIMALS = phrase(':comma|:slash :number');

/** Returns the token after an ordinal mark that is separate (`5 º`), typed (`1.o`) or a capital (`5O, X`), or -1. */
function endOfMark(tokens: Tokens, to: number): number {
  const at = skipLines(tokens, to);
  if (tokens.codes[at] === CODE.mark) return at + 1;
  if (tokens.codes[at] !== CODE.stop) return isCapitalMark(tokens, at) ? at + 1 : -1;
  const glued = isGlued(tokens, to) && isGlued(tokens, to + 1) && endsWord(tokens, to + 2);
  return glued && (textOf(tokens, to + 1, to + 2) === 'o' || isCapitalMark(tokens, to + 1)) ? to + 2 : -1;
}

const isCapitalMark = (tokens: Tokens, at: number): boolean =>
  textOf(tokens, at, at + 1) === 'O' && endAhead(tokens, at + 1, BEHIND_CAPITAL_MARK) >= 0;

const BEHIND_CAPITAL_MARK = phrase(':dash|:comma|:semicolon|:stop|:close | do|da');
/** The stop that belongs to the mark before it: `5o. da CF`. */
const STOP_OF_MARK = pattern(':stop (= :comma | de|do|da|dos|das | e | § | :all | :romanLower :slash )');

const DASH_THEN = phrase(':dash :word');
/**
 * An acronym, or one of the words below, shows that a letter after a dash with blanks is a suffix: `art. 5º - A da CF`,
 * but not `Art. 5º - A contratante`.
 */
const ACRONYM = /^[A-Z]{2,4}$/;
const LETTER_ALONE = phrase('de|do|da|dos|das|em|no|na|nos|nas|e|ou|caput|§|:comma|:stop');

/** Reads the letter after a number: `-A`, ` - A`, a glued `A`, ` A do CP`. */
function readSuffix(tokens: Tokens, at: number): Value | null {
  const glued = isGlued(tokens, at);
  if (tokens.codes[at] === CODE.dash) {
    const letter = endAhead(tokens, at, DASH_THEN) - 1;
    if (letter < 0) return null;
    const text = textOf(tokens, letter, letter + 1);
    if (/^[a-np-z]$/.test(text))
      return glued && isGlued(tokens, letter) && endsWord(tokens, letter + 1)
        ? { value: text.toUpperCase(), to: letter + 1 }
        : null;
    if (!/^(?:DEC|DL|LEI|[A-Z]|A[A-Z]|BB|DD|EE)$/.test(text) || !endsWord(tokens, letter + 1)) return null;
    const apart = !glued && !isGlued(tokens, letter) && /^[AEO]$/.test(text);
    const alone =
      endAhead(tokens, letter + 1, LETTER_ALONE) >= 0 || ACRONYM.test(textOf(tokens, letter + 1, letter + 2));
    if (apart && !alone) return null;
    const second = text.length === 1 ? readSecondSuffix(tokens, letter + 1) : null;
    return second ?? { value: text, to: letter + 1 };
  }
  const text = textOf(tokens, at, at + 1);
  if (glued && /^(?:[A-NP-Z]|[a-df-kmnp-z])$/.test(text) && endsWord(tokens, at + 1))
    return { value: text.toUpperCase(), to: at + 1 };
  const apart = /^[A-Da]$/.test(text) && endAhead(tokens, at + 1, OF_NAME) >= 0;
  return apart ? { value: text.toUpperCase(), to: at + 1 } : null;
}

const OF_NAME = phrase('do|da|ao :cap');

/** Reads the second letter of `-A-B`. */
function readSecondSuffix(tokens: Tokens, at: number): Value | null {
  const glued = isGlued(tokens, at) && isGlued(tokens, at + 1) && tokens.codes[at] === CODE.dash;
  const text = textOf(tokens, at + 1, at + 2);
  if (!glued || !/^[A-Z]$/.test(text) || !endsWord(tokens, at + 2)) return null;
  return { value: `${textOf(tokens, at - 1, at)}-${text}`, to: at + 2 };
}

/** Whether no digit is glued to the word that ends before `at`. */
const endsWord = (tokens: Tokens, at: number): boolean => !isGlued(tokens, at) || !isDigits(tokens, at);

/** Whether a token is a number or an ordinal: `5`, `5º`. */
export const isDigits = ({ codes }: Tokens, at: number): boolean => {
  const code = codes[at] as number;
  return code === CODE.number || code === CODE.ordinal;
};

/**
 * What may follow a number with a blank in it: `1 022 CPC`. None of these follows the second of two separate numbers.
 */
const BEHIND_BROKEN = phrase(
  ':comma|:semicolon|:close|§|:stop | de|do|da|dos|das|e|ou|a|ao|até|caput|:inciso|:paragrafo|:alinea|:roman|:cap | (! :any)',
);
const BEHIND_LOOSE = phrase(':comma|:semicolon|:close | do|da|dos|das');
/** `1O22`, `1S2`, `12l`, `1OO`, `1.Ol5`, `9.0O`, `1.0222`: digits glued to something that is not a suffix. */
const BROKEN =
  /^(?:\d{1,4}(?:\.\d{3}){0,2}(?:\.?[OoIl]|[A-Za-z]{1,2})\d[\dA-Za-z]{0,6}|\d{1,4}l|\d{1,4}[OIl]{2,3}|\d{1,3}\.(?=\d*[A-Za-z])(?=[A-Za-z]*\d)[\dA-Za-z]{2,6}|\d{1,3}\.\d{4,6})$/;

/**
 * Reads a number that is longer than its first digits because it contains a blank or letters: `1 022 do CPC`, a scanned
 * `1O22`. If it is unclear which number is meant, the value is kept as written. No provision has it, while its first
 * digits alone would be another provision.
 */
function readBroken(tokens: Tokens, at: number): NumberValue | null {
  const first = textOf(tokens, at, at + 1);
  const second = skipLines(tokens, at + 1);
  const apart = textOf(tokens, second, second + 1);
  if (/^[1-9]$/.test(first) && /^\d{2,3}$/.test(apart) && !isGlued(tokens, second)) {
    if (apart.length === 3 && endAhead(tokens, second + 1, BEHIND_BROKEN) >= 0)
      return asRead(first + apart, second + 1);
    if (endAhead(tokens, second + 1, BEHIND_LOOSE) >= 0) return asRead(`${first} ${apart}`, second + 1);
  }
  // `1 .015`
  if (tokens.codes[second] === CODE.stop && isGlued(tokens, second + 1) && /^[1-9]$/.test(first)) {
    const thousands = textOf(tokens, second + 1, second + 2);
    if (/^\d{3}$/.test(thousands)) return asRead(first + thousands, second + 2);
  }
  let end = at + 1;
  while (end < tokens.count && isGlued(tokens, end) && isPart(tokens, end)) end += 1;
  const written = textOf(tokens, at, end);
  if (end === at + 1 || !BROKEN.test(written)) return null;
  // A letter O between digits is a zero.
  const digits = /^\d[\d.]*(?:[Oo]+\d+)+$/.test(written) ? written.replace(/[Oo]/g, '0') : written;
  return asRead(/^\d+(?:\.\d{3})*$/.test(digits) ? digits.replaceAll('.', '') : digits, end);
}

/** Whether a token can be part of a broken number: a word, digits, or a stop before a digit or letter. */
function isPart(tokens: Tokens, at: number): boolean {
  const code = tokens.codes[at] as number;
  if (code === CODE.stop) return isGlued(tokens, at + 1) && /^[\dOoIl]/.test(textOf(tokens, at + 1, at + 2));
  return isDigits(tokens, at) || /^[A-Za-z]{1,6}$/.test(textOf(tokens, at, at + 1));
}

function asRead(value: string, to: number): NumberValue | null {
  const order = Number.parseInt(value, 10);
  return order === 0 ? null : { value, to, order, ordinal: false };
}

/** Articles have ordinals only up to the ninth (LC 95/1998, art. 10, I): `13º` is the salary. */
const COUNTED = /^\d{2,}[º°o]/;
/** Returns whether a number that no word calls an article cannot be one. */
export const isCounted = (tokens: Tokens, at: number): boolean => COUNTED.test(textOf(tokens, at, at + 1));
