import { CASE, CODE, caseOfWord, FIRST_WORD } from './codes.ts';
import { CAPITAL, COLUMN, COLUMNS, EVERY_CHARACTER, LETTERS, NOT_PLAIN, NOT_ROMAN, ROOT } from './letter-trie.ts';
import { ABBREVIATION, BY_ACCENTS, BY_BOTH, BY_CAPITALS, CODE_OF_ROW, type Form, type Lexicon } from './lexicon.ts';

/**
 * A text cut into tokens: words, numbers and signs, without blanks. Everything is kept in arrays by token, because a
 * text of 200,000 characters has some 40,000 tokens and few of them are ever asked for.
 */
export interface Tokens {
  readonly text: string;
  readonly count: number;
  /** UTF-16 offsets in `text`. The stop of an abbreviation is part of the token. */
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** The code of each token, from `CODE` or the lexicon. Patterns match these. */
  readonly codes: Uint16Array;
  /** By token, the first token of its sentence. */
  readonly sentence: Int32Array;
  readonly lexicon: Lexicon;
}

/** The character between the paragraphs of a normalized text. */
const BARRIER = 0xfffc;

/** The classes of characters that the tokenizer distinguishes. */
const [BLANK, LETTER, DIGIT, SIGN, NEWLINE] = [0, 1, 2, 3, 4];
const CLASS = new Uint8Array(0x10000).fill(SIGN);
const CLASSES = [
  [LETTER, /\p{L}+/gu],
  [BLANK, /\s+/g],
  [NEWLINE, /\n/g],
  [DIGIT, /[0-9]+/g],
  // Unicode counts these as letters, but they are marks.
  [SIGN, /[ºª]/g],
] as const;
for (const [kind, characters] of CLASSES)
  for (const { 0: run, index } of EVERY_CHARACTER.matchAll(characters)) CLASS.fill(kind, index, index + run.length);

/** The case of `eSocial`, which no word of the lexicon has. */
const MIXED = 3;

/**
 * Returns the case of a word. `McDonald` counts as capitalized, and other alphabets count as small.
 * @param some the bits that any of its letters has
 * @param every the bits that all of them have
 */
function casingOf(text: string, start: number, end: number, some: number, every: number): number {
  if ((some & CAPITAL) === 0) return CASE.lower;
  if ((every & CAPITAL) !== 0) return CASE.upper;
  if (isCapital(text, start)) return CASE.capitalized;
  return end - start > 1 && isCapital(text, start + 1) ? MIXED : CASE.lower;
}

const isCapital = (text: string, at: number): boolean => ((LETTERS[text.charCodeAt(at)] as number) & CAPITAL) !== 0;

const SIGNS: Readonly<Record<string, number>> = {
  ',': CODE.comma,
  '.': CODE.stop,
  '!': CODE.stop,
  '?': CODE.stop,
  '…': CODE.stop,
  ':': CODE.colon,
  ';': CODE.semicolon,
  '(': CODE.open,
  '[': CODE.open,
  ')': CODE.close,
  ']': CODE.close,
  '-': CODE.dash,
  '‐': CODE.dash,
  '‑': CODE.dash,
  '–': CODE.dash,
  '—': CODE.dash,
  '−': CODE.dash,
  '/': CODE.slash,
  '\\': CODE.slash,
  '\u2044': CODE.slash,
  '“': CODE.openQuote,
  '«': CODE.openQuote,
  '‘': CODE.openQuote,
  '”': CODE.closeQuote,
  '»': CODE.closeQuote,
  '’': CODE.closeQuote,
  '|': CODE.bar,
  º: CODE.mark,
  ª: CODE.mark,
  '°': CODE.mark,
  '˚': CODE.mark,
};
const SIGN_CODE = new Uint8Array(0x10000).fill(CODE.sign);
for (const [sign, code] of Object.entries(SIGNS)) SIGN_CODE[sign.charCodeAt(0)] = code;

const ROMAN = /^(?:M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,4}))$/i;
const MAX_ROMAN = 9;
/**
 * Returns the code of a word in small letters: an adverb, a participle (`editada`, `vencidos`, `construído`), or any
 * other.
 */
function lowerCode(text: string, start: number, end: number): number {
  if (end - start < 6) return CODE.lower;
  const last = text.charCodeAt(end - 1);
  if (last === SMALL_E)
    return text.charCodeAt(end - 2) === SMALL_T && text.endsWith('mente', end) ? CODE.adverb : CODE.lower;
  const vowel = last === SMALL_S ? end - 2 : end - 1;
  const code = text.charCodeAt(vowel);
  if ((code !== SMALL_A && code !== SMALL_O) || text.charCodeAt(vowel - 1) !== SMALL_D) return CODE.lower;
  const before = text.charCodeAt(vowel - 2);
  return before === SMALL_A || before === SMALL_I || before === I_ACUTE ? CODE.participle : CODE.lower;
}
const [SMALL_A, SMALL_D, SMALL_E, SMALL_I, I_ACUTE] = [0x61, 0x64, 0x65, 0x69, 0xed];
const [SMALL_O, SMALL_S, SMALL_T] = [0x6f, 0x73, 0x74];

/** Returns whether a word has exactly these letters, including accents, in any case. */
function hasLetters(text: string, start: number, end: number, small: string): boolean {
  if (end - start !== small.length) return false;
  for (let at = 0; at < small.length; at++) {
    const code = text.charCodeAt(start + at);
    const wanted = small.charCodeAt(at);
    // In Latin-1 a capital is 32 before its small letter.
    if (code !== wanted && code !== wanted - 32) return false;
  }
  return true;
}

/**
 * The largest buffer that is kept between texts. All texts are cut into one buffer, since the number of tokens is known
 * only afterwards and a new buffer for each text takes longer than the cutting.
 */
const MOST_ROOM = 1 << 18;
let room = makeRoom(1 << 12);

interface Room {
  starts: Int32Array;
  ends: Int32Array;
  codes: Uint16Array;
}

function makeRoom(size: number): Room {
  return { starts: new Int32Array(size), ends: new Int32Array(size), codes: new Uint16Array(size) };
}

/**
 * Returns a buffer of twice the size with the same content. Keeps it for the next text unless it is larger than
 * `MOST_ROOM`.
 */
function grow(old: Room): Room {
  const size = 2 * old.starts.length;
  const more = makeRoom(size);
  more.starts.set(old.starts);
  more.ends.set(old.ends);
  more.codes.set(old.codes);
  if (size <= MOST_ROOM) room = more;
  return more;
}

/**
 * Cuts a text into tokens, in one pass. Time is linear in the length of the text. Nothing else is done for every word
 * of a text.
 */
export function tokenize(text: string, lexicon: Lexicon): Tokens {
  const { length } = text;
  const { next } = lexicon.trie;
  const { rows } = lexicon;
  let { starts, ends, codes } = room;
  let count = 0;
  for (let at = 0; at < length; ) {
    const char = text.charCodeAt(at);
    const kind = CLASS[char];
    if (kind === BLANK) {
      at += 1;
      continue;
    }
    if (count === starts.length) ({ starts, ends, codes } = grow({ starts, ends, codes }));
    let end = at + 1;
    let code: number;
    if (kind === LETTER) {
      let some = LETTERS[char] as number;
      let every = some;
      let row = next[ROOT * COLUMNS + (some & COLUMN)] as number;
      for (; end < length; end++) {
        const letter = LETTERS[text.charCodeAt(end)] as number;
        if (letter === 0) break;
        row = next[row * COLUMNS + (letter & COLUMN)] as number;
        some |= letter;
        every &= letter;
      }
      const casing = casingOf(text, at, end, some, every);
      const asks = (casing === CASE.upper ? BY_CAPITALS : 0) | ((some & NOT_PLAIN) !== 0 ? BY_ACCENTS : 0) | BY_BOTH;
      const known = rows[row] as number;
      if (casing === MIXED) code = CODE.mixed;
      else if ((known & asks) !== 0) {
        const form = formOf(lexicon.trie.values[row] as readonly Form[], text, at, end, casing);
        code = form ? form.code + casing : unknownCode(text, at, end, casing, some);
        if (form?.abbreviation) end = endOfAbbreviation(text, end);
      } else if ((known & CODE_OF_ROW) !== 0) {
        code = (known & CODE_OF_ROW) + casing;
        if ((known & ABBREVIATION) !== 0) end = endOfAbbreviation(text, end);
      } else code = unknownCode(text, at, end, casing, some);
    } else if (kind === DIGIT) {
      const digits = endOfNumber(text, at);
      end = endOfMark(text, digits);
      code = end > digits ? CODE.ordinal : CODE.number;
    } else if (kind === NEWLINE) {
      end = endOfLines(text, at);
      // A line end at the end of the text separates nothing: `CP, 121⏎` is read as `CP, 121`.
      if (end === length) break;
      // Only the barrier of the normalized text ends a paragraph. Without it the text continues, even over empty lines.
      code = isParted(text, at, end) ? CODE.paragraph : CODE.line;
    } else if (char === STRAIGHT || char === APOSTROPHE) code = opensQuote(text, at) ? CODE.openQuote : CODE.closeQuote;
    else if (char === SECTION) {
      if (codeAt(text, end) === SECTION) end += 1;
      code = lexicon.texts.get('§')?.[0]?.code ?? CODE.sign;
    } else if (char === STOP && count > 0 && isDotted(text, at, starts, ends, count - 1)) {
      ends[count - 1] = end;
      // The `A` of `S.A.` is not the article `a`.
      codes[count - 1] = CODE.letterUpper;
      at = end;
      continue;
    } else code = SIGN_CODE[char] as number;
    starts[count] = at;
    ends[count] = end;
    codes[count] = code;
    count += 1;
    at = end;
  }
  const own = codes.slice(0, count);
  return {
    ...{ text, count, lexicon },
    start: starts.slice(0, count),
    end: ends.slice(0, count),
    codes: own,
    sentence: sentencesOf(own, count),
  };
}

/** Returns the code of a word that the lexicon does not have. */
function unknownCode(text: string, start: number, end: number, casing: number, some: number): number {
  const letters = end - start;
  const roman = (some & NOT_ROMAN) === 0 && casing !== CASE.capitalized && letters <= MAX_ROMAN;
  if (roman && ROMAN.test(text.slice(start, end))) return casing === CASE.lower ? CODE.romanLower : CODE.roman;
  if (letters === 1) return casing === CASE.lower ? CODE.letter : CODE.letterUpper;
  if (casing === CASE.lower) return lowerCode(text, start, end);
  return casing === CASE.upper ? CODE.upper : CODE.capitalized;
}

function formOf(forms: readonly Form[], text: string, start: number, end: number, casing: number): Form | undefined {
  for (const form of forms) {
    if (form.capitalsOnly && casing !== CASE.upper) continue;
    if (form.accented !== null && !hasLetters(text, start, end, form.accented)) continue;
    return form;
  }
  return undefined;
}

/** Returns the end of a number with the dots of thousands. */
function endOfNumber(text: string, start: number): number {
  let end = skipDigits(text, start);
  while (codeAt(text, end) === STOP && skipDigits(text, end + 1) === end + 4) end += 4;
  return end;
}

function endOfLines(text: string, start: number): number {
  let end = start + 1;
  for (; end < text.length; end++) {
    const char = text.charCodeAt(end);
    if (char !== BARRIER && CLASS[char] !== NEWLINE && CLASS[char] !== BLANK) break;
  }
  return end;
}

function isParted(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (text.charCodeAt(at) === BARRIER) return true;
  return false;
}

/** Returns whether a straight quotation mark opens a quotation. */
function opensQuote(text: string, at: number): boolean {
  const open = at === 0 || CLASS[text.charCodeAt(at - 1)] !== LETTER;
  return open && CLASS[codeAt(text, at + 1)] !== BLANK && !isQuoteOpen(text, at);
}

/** Returns whether the character before a quotation mark shows that it closes: a stop, a comma or a digit. */
function isQuoteOpen(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  return at > 0 && (before === STOP || before === 0x2c || CLASS[before] === DIGIT);
}

/**
 * Returns whether a stop belongs to the single letter before it, which is the last token: `S.A.`, `C.F.`. The stop
 * behind a letter that is not part of such a series ends a sentence, as behind a word.
 */
function isDotted(text: string, stop: number, starts: Int32Array, ends: Int32Array, last: number): boolean {
  if (ends[last] !== stop || stop - (starts[last] as number) !== 1) return false;
  if (CLASS[text.charCodeAt(stop - 1)] !== LETTER) return false;
  if (CLASS[codeAt(text, stop + 1)] === LETTER) return CLASS[codeAt(text, stop + 2)] !== LETTER;
  return last > 0 && ends[last - 1] === stop - 1 && text.charCodeAt(stop - 2) === STOP;
}

const [STOP, STRAIGHT, APOSTROPHE, SECTION] = [0x2e, 0x22, 0x27, 0xa7];

/**
 * Returns the code of a character; 0 past the end. Asking a string for a character past its end makes every later
 * access slow.
 */
const codeAt = (text: string, at: number): number => (at < text.length ? text.charCodeAt(at) : 0);

function skipDigits(text: string, from: number): number {
  let at = from;
  while (at < text.length && CLASS[text.charCodeAt(at)] === DIGIT) at += 1;
  return at;
}

/** Returns the end of what belongs to an abbreviation: `.`, `º`, `.º`, `ºs`, `º.`. */
function endOfAbbreviation(text: string, end: number): number {
  const stop = codeAt(text, end) === STOP ? end + 1 : end;
  if (SIGN_CODE[codeAt(text, stop)] !== CODE.mark) return stop;
  const plural = codeAt(text, stop + 1) === SMALL_S && CLASS[codeAt(text, stop + 2)] !== LETTER;
  const marked = plural ? stop + 2 : stop + 1;
  return stop === end && codeAt(text, marked) === STOP ? marked + 1 : marked;
}

/**
 * Returns the end of the mark of an ordinal: `º`, `°`, `ª`, `o` or `a` (glued, no letter behind), `.º`. Returns `end`
 * if there is no mark.
 */
function endOfMark(text: string, end: number): number {
  const at = codeAt(text, end) === STOP ? end + 1 : end;
  const code = codeAt(text, at);
  if (SIGN_CODE[code] === CODE.mark) return at + 1;
  const glued = at === end && (code === 0x6f || code === 0x61);
  return glued && CLASS[codeAt(text, at + 1)] !== LETTER && CLASS[codeAt(text, at + 1)] !== DIGIT ? at + 1 : end;
}

/**
 * Returns the first token of each token's sentence. A sentence ends with a paragraph. It also ends with a stop,
 * including the brackets and quotation marks that close behind it, unless a word in small letters, a comma or a number
 * follows: `nos termos do art. 5º (CF, arts. 5.º e 6.º) e da Lei n. 8.078`.
 */
function sentencesOf(codes: Uint16Array, count: number): Int32Array {
  const first = new Int32Array(count);
  let begin = 0;
  let stopped = false;
  for (let at = 0; at < count; at++) {
    const code = codes[at] as number;
    if (stopped && !isClosing(code)) {
      if (beginsSentence(code)) begin = at;
      stopped = false;
    }
    first[at] = begin;
    if (code === CODE.stop) stopped = true;
    else if (code === CODE.paragraph) begin = at + 1;
  }
  return first;
}

/** Returns whether a token behind a stop still belongs to the same sentence. */
const isClosing = (code: number): boolean =>
  code === CODE.stop || code === CODE.close || code === CODE.closeQuote || code === CODE.line;

function beginsSentence(code: number): boolean {
  if (code >= FIRST_WORD) return caseOfWord(code) !== CASE.lower;
  return code !== CODE.lower && code !== CODE.letter && code !== CODE.comma && code !== CODE.number;
}
