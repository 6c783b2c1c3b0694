import { LIMITE } from '../../text/letras.ts';
import { CASE, CODE, caseOfWord, FIRST_WORD } from './codes.ts';
import { COLUMN, COLUMNS, EVERY_CHARACTER, ROOT } from './letter-trie.ts';
import { type Form, type Lexicon, SEVERAL } from './lexicon.ts';

/**
 * A text cut into tokens: words, numbers and signs; blanks are no tokens. Everything is kept in arrays by token, since a
 * text of 200,000 characters has some 40,000 tokens and few of them are ever asked for.
 */
export interface Tokens {
  readonly text: string;
  readonly count: number;
  /** UTF-16 offsets in `text`; the stop of an abbreviation is inside. */
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** One character a token: what `CODE` and the lexicon tell of it. Patterns match over it. */
  readonly shape: string;
  /** By token, the first token of its sentence. */
  readonly sentence: Int32Array;
  readonly lexicon: Lexicon;
}

/** Stands between the paragraphs of a normalized text. */
const BARRIER = 0xfffc;

/** What the characters are to the cutting into tokens. */
const [BLANK, LETTER, DIGIT, SIGN, NEWLINE] = [0, 1, 2, 3, 4];
const CLASS = new Uint8Array(0x10000).fill(SIGN);
const CLASSES = [
  [LETTER, /\p{L}+/gu],
  [BLANK, /\s+/g],
  [NEWLINE, /\n/g],
  [DIGIT, /[0-9]+/g],
  // Letters to Unicode, marks to everybody else.
  [SIGN, /[ºª]/g],
] as const;
for (const [kind, characters] of CLASSES)
  for (const { 0: run, index } of EVERY_CHARACTER.matchAll(characters)) CLASS.fill(kind, index, index + run.length);

const IS_CAPITAL = Uint8Array.from({ length: LIMITE }, (_, code) =>
  /\p{Lu}/u.test(String.fromCharCode(code)) ? 1 : 0,
);

/** `eSocial`: no word of the lexicon is written so. */
const MIXED = 3;

/** How a word is written; `McDonald` counts as capitalized, and other alphabets as small. */
function casingOf(text: string, start: number, end: number): number {
  if (IS_CAPITAL[text.charCodeAt(start)] !== 1)
    return end - start > 1 && IS_CAPITAL[text.charCodeAt(start + 1)] === 1 ? MIXED : CASE.lower;
  if (end - start === 1) return CASE.upper;
  for (let at = start + 1; at < end; at++) if (IS_CAPITAL[text.charCodeAt(at)] !== 1) return CASE.capitalized;
  return CASE.upper;
}

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
/** 1 for the letters of Roman numerals, in small or in capital. */
const IS_ROMAN = Uint8Array.from({ length: 0x80 }, (_, code) => (/[ivxlcdm]/i.test(String.fromCharCode(code)) ? 1 : 0));

/** Cuts a text into tokens, in one pass; time is linear in its length. */
export function tokenize(text: string, lexicon: Lexicon): Tokens {
  return new Tokenizer(text, lexicon).run();
}

/** An adverb, a participle (`editada`, `vencidos`, `construído`), or any other word in small letters. */
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

/** Whether all letters may be those of a Roman numeral: few words' are. */
function isOfRomanLetters(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (IS_ROMAN[text.charCodeAt(at)] !== 1) return false;
  return true;
}

/** Whether a word has these letters, accents and all, in any case. */
function hasLetters(text: string, start: number, end: number, small: string): boolean {
  if (end - start !== small.length) return false;
  for (let at = 0; at < small.length; at++) {
    const code = text.charCodeAt(start + at);
    const wanted = small.charCodeAt(at);
    // The letters of Latin-1 have their capitals 32 before them.
    if (code !== wanted && code !== wanted - 32) return false;
  }
  return true;
}

/** What one text after another is cut into, before its tokens are counted: to make room for each takes longer than to cut it. */
const MOST_ROOM = 1 << 18;
const ROOM = {
  starts: new Int32Array(1 << 12),
  ends: new Int32Array(1 << 12),
  codes: new Uint16Array(1 << 12),
};

class Tokenizer {
  private count = 0;
  private starts = ROOM.starts;
  private ends = ROOM.ends;
  private codes = ROOM.codes;
  private readonly text: string;
  private readonly lexicon: Lexicon;

  constructor(text: string, lexicon: Lexicon) {
    this.text = text;
    this.lexicon = lexicon;
  }

  run(): Tokens {
    const { text } = this;
    const { length } = text;
    let at = 0;
    while (at < length) {
      const code = text.charCodeAt(at);
      switch (CLASS[code]) {
        case BLANK:
          at += 1;
          break;
        case LETTER:
          at = this.takeWord(at);
          break;
        case DIGIT:
          at = this.takeNumber(at);
          break;
        case NEWLINE:
          at = this.takeLines(at);
          break;
        default:
          at = this.takeSign(at, code);
      }
    }
    const { count } = this;
    const start = this.starts.slice(0, count);
    const end = this.ends.slice(0, count);
    const codes = this.codes.subarray(0, count);
    const shape = shapeOf(codes);
    const sentence = sentencesOf(codes, count);
    return { text, count, start, end, shape, sentence, lexicon: this.lexicon };
  }

  private push(code: number, start: number, end: number): number {
    if (this.count === this.starts.length) this.grow();
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.codes[this.count] = code;
    this.count += 1;
    return end;
  }

  /** Room that a long text has made is kept for the next, but for that of a very long one. */
  private grow(): void {
    const more = <T extends Int32Array | Uint16Array>(old: T, made: T): T => {
      made.set(old);
      return made;
    };
    const room = this.starts.length * 2;
    this.starts = more(this.starts, new Int32Array(room));
    this.ends = more(this.ends, new Int32Array(room));
    this.codes = more(this.codes, new Uint16Array(room));
    if (room <= MOST_ROOM) Object.assign(ROOM, { starts: this.starts, ends: this.ends, codes: this.codes });
  }

  private takeWord(start: number): number {
    const { text } = this;
    const { trie, codes } = this.lexicon;
    const { next } = trie;
    let row = ROOT;
    let end = start;
    // Most of what cutting costs is here.
    for (let column = COLUMN[text.charCodeAt(end)] as number; column > 0; ) {
      row = next[row * COLUMNS + column] as number;
      end += 1;
      column = end < text.length ? (COLUMN[text.charCodeAt(end)] as number) : 0;
    }
    const casing = casingOf(text, start, end);
    if (casing === MIXED) return this.push(CODE.mixed, start, end);
    const code = codes[row] as number;
    if (code !== 0 && code !== SEVERAL) return this.push(code + casing, start, end);
    const form = code === 0 ? undefined : this.formOf(trie.values[row] as readonly Form[], start, end, casing);
    if (form) return this.push(form.code + casing, start, form.abbreviation ? endOfAbbreviation(text, end) : end);
    return this.push(this.unknownCode(start, end, casing), start, end);
  }

  private unknownCode(start: number, end: number, casing: number): number {
    const letters = end - start;
    if (
      letters <= MAX_ROMAN &&
      (casing !== CASE.capitalized || letters === 1) &&
      isOfRomanLetters(this.text, start, end)
    ) {
      if (ROMAN.test(this.text.slice(start, end))) return casing === CASE.lower ? CODE.romanLower : CODE.roman;
    }
    if (letters === 1) return casing === CASE.lower ? CODE.letter : CODE.letterUpper;
    if (casing === CASE.lower) return lowerCode(this.text, start, end);
    if (casing === CASE.upper) return CODE.upper;
    return CODE.capitalized;
  }

  private formOf(forms: readonly Form[], start: number, end: number, casing: number): Form | undefined {
    for (let at = 0; at < forms.length; at++) {
      const form = forms[at] as Form;
      if (form.capitalsOnly && casing !== CASE.upper) continue;
      if (form.accented !== null && !hasLetters(this.text, start, end, form.accented)) continue;
      return form;
    }
    return undefined;
  }

  /** Digits with the dots of thousands, and the mark of an ordinal. */
  private takeNumber(start: number): number {
    const { text } = this;
    let end = skipDigits(text, start);
    while (codeAt(text, end) === STOP && skipDigits(text, end + 1) === end + 4) end += 4;
    const marked = endOfMark(text, end);
    return marked > end ? this.push(CODE.ordinal, start, marked) : this.push(CODE.number, start, end);
  }

  private takeLines(start: number): number {
    const { text } = this;
    let end = start;
    // What the normalized text does not part goes on, empty lines or not.
    let parted = false;
    for (; end < text.length; end++) {
      const char = text.charCodeAt(end);
      if (char === BARRIER) parted = true;
      else if (CLASS[char] !== NEWLINE && CLASS[char] !== BLANK) break;
    }
    return this.push(parted ? CODE.paragraph : CODE.line, start, end);
  }

  private takeSign(start: number, code: number): number {
    if (code === STRAIGHT || code === APOSTROPHE) {
      const open = start === 0 || CLASS[this.text.charCodeAt(start - 1)] !== LETTER;
      const opens = open && CLASS[codeAt(this.text, start + 1)] !== BLANK && !this.isQuoteOpen(start);
      return this.push(opens ? CODE.openQuote : CODE.closeQuote, start, start + 1);
    }
    if (code === SECTION) {
      const forms = this.lexicon.texts.get('§');
      const end = codeAt(this.text, start + 1) === SECTION ? start + 2 : start + 1;
      return this.push(forms?.[0]?.code ?? CODE.sign, start, end);
    }
    if (code === STOP && this.isDotted(start)) {
      this.ends[this.count - 1] = start + 1;
      // The `A` of `S.A.` is no article.
      this.codes[this.count - 1] = CODE.letterUpper;
      return start + 1;
    }
    return this.push(SIGN_CODE[code] as number, start, start + 1);
  }

  /** Whether a stop belongs to the letter before it: `S.A.`, `C.F.`; one letter alone ends a sentence as a word does. */
  private isDotted(stop: number): boolean {
    const last = this.count - 1;
    if (last < 0 || this.ends[last] !== stop || stop - (this.starts[last] as number) !== 1) return false;
    const { text } = this;
    if (CLASS[text.charCodeAt(stop - 1)] !== LETTER) return false;
    if (CLASS[codeAt(text, stop + 1)] === LETTER) return CLASS[codeAt(text, stop + 2)] !== LETTER;
    return last > 0 && this.ends[last - 1] === stop - 1 && text.charCodeAt(stop - 2) === STOP;
  }

  /** Whether a straight quotation mark stands right behind a sign that a closing one follows. */
  private isQuoteOpen(start: number): boolean {
    const before = this.text.charCodeAt(start - 1);
    return start > 0 && (before === STOP || before === 0x2c || CLASS[before] === DIGIT);
  }
}

const [STOP, STRAIGHT, APOSTROPHE, SECTION] = [0x2e, 0x22, 0x27, 0xa7];

/** The code of a character, 0 past the end: to ask a string for one that it does not have makes every later question slow. */
const codeAt = (text: string, at: number): number => (at < text.length ? text.charCodeAt(at) : 0);

function skipDigits(text: string, from: number): number {
  let at = from;
  while (at < text.length && CLASS[text.charCodeAt(at)] === DIGIT) at += 1;
  return at;
}

/** Past what an abbreviation owns: `.`, `º`, `.º`, `ºs`, `º.`. */
function endOfAbbreviation(text: string, end: number): number {
  const stop = codeAt(text, end) === STOP ? end + 1 : end;
  if (SIGN_CODE[codeAt(text, stop)] !== CODE.mark) return stop;
  const plural = codeAt(text, stop + 1) === SMALL_S && CLASS[codeAt(text, stop + 2)] !== LETTER;
  const marked = plural ? stop + 2 : stop + 1;
  return stop === end && codeAt(text, marked) === STOP ? marked + 1 : marked;
}

/** Past `º`, `°`, `ª`, `o` (glued, no letter behind), `.º`; `end` when there is none. */
function endOfMark(text: string, end: number): number {
  const at = codeAt(text, end) === STOP ? end + 1 : end;
  const code = codeAt(text, at);
  if (SIGN_CODE[code] === CODE.mark) return at + 1;
  const glued = at === end && (code === 0x6f || code === 0x61);
  return glued && CLASS[codeAt(text, at + 1)] !== LETTER && CLASS[codeAt(text, at + 1)] !== DIGIT ? at + 1 : end;
}

/** Codes as a string: they are UTF-16 units, all below the surrogates. */
const shapeOf = (codes: Uint16Array): string => UTF_16.decode(codes);
const UTF_16 = new TextDecoder('utf-16le');

/**
 * A sentence ends with a paragraph, and with a stop and the brackets and quotation marks that close behind it, unless a
 * word in small letters, a comma or a number follows: `nos termos do art. 5º (CF, arts. 5.º e 6.º) e da Lei n. 8.078`.
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

/** What belongs to the sentence whose stop it stands behind. */
const isClosing = (code: number): boolean =>
  code === CODE.stop || code === CODE.close || code === CODE.closeQuote || code === CODE.line;

function beginsSentence(code: number): boolean {
  if (code >= FIRST_WORD) return caseOfWord(code) !== CASE.lower;
  return code !== CODE.lower && code !== CODE.letter && code !== CODE.comma && code !== CODE.number;
}
