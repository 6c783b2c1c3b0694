import { fold } from '../../text/fold.ts';

/** Every character, at the index that is its code. */
export const EVERY_CHARACTER = new TextDecoder('utf-16le').decode(new Uint16Array(0x10000).map((_, code) => code));

/**
 * By character, what it is in a word; 0 if it is not a letter. The `COLUMN` bits are 1 to 26 for the folded letter and
 * 27 for a letter of another alphabet. The other bits are properties that the tokenizer collects over all letters of a
 * word in the same pass.
 */
export const LETTERS = new Uint8Array(0x10000);
export const [COLUMN, CAPITAL, NOT_ROMAN, NOT_PLAIN] = [31, 32, 64, 128];
const OTHER = 27 | NOT_ROMAN | NOT_PLAIN;
for (const { 0: run, index } of EVERY_CHARACTER.matchAll(/\p{L}+/gu)) LETTERS.fill(OTHER, index, index + run.length);
/** From this code on, letters belong to other alphabets and the other characters are marks. */
const LIMIT = 0x250;
for (let code = 0; code < LIMIT; code++) {
  const char = String.fromCharCode(code);
  const plain = fold(char);
  const letter = plain.length === 1 ? plain.charCodeAt(0) - 0x60 : 0;
  if (letter >= 1 && letter <= 26)
    LETTERS[code] = letter | (/[ivxlcdm]/i.test(char) ? 0 : NOT_ROMAN) | (code < 0x80 ? 0 : NOT_PLAIN);
  if (/\p{Lu}/u.test(char)) LETTERS[code] = (LETTERS[code] as number) | CAPITAL;
}
// Unicode counts these as letters, but they are the marks of ordinals.
for (const mark of 'ºª') LETTERS[mark.charCodeAt(0)] = 0;

export const COLUMNS = 32;
/** `DEAD` is the row at which no word continues; `ROOT` is the row at which words begin. */
const DEAD = 0;
export const ROOT = 1;

/** A trie of words, in any case and with any accents. One look-up for each letter of a text finds which word it is. */
export class LetterTrie<T> {
  /** By row and column, the next row. */
  readonly next: Uint16Array;
  /** By row, the value of the word that ends there. */
  readonly values: (T | undefined)[] = [undefined, undefined];

  /** @param entries the words, folded, with their values; for a repeated word the last value counts */
  constructor(entries: Iterable<readonly [word: string, value: T]>) {
    const all = [...entries];
    const rows = 2 + all.reduce((sum, [word]) => sum + word.length, 0);
    const next = new Uint16Array(rows * COLUMNS);
    for (const [word, value] of all) {
      let row = ROOT;
      for (let at = 0; at < word.length; at++) {
        const cell = row * COLUMNS + ((LETTERS[word.charCodeAt(at)] as number) & COLUMN);
        if (next[cell] === DEAD) next[cell] = this.values.push(undefined) - 1;
        row = next[cell] as number;
      }
      this.values[row] = value;
    }
    if (this.values.length > 0xffff) throw new RangeError('the words have more letters than a trie has rows');
    this.next = next.slice(0, this.values.length * COLUMNS);
  }

  /** Returns the value of the word between two offsets of a text. */
  find(text: string, from: number, to: number): T | undefined {
    const { next } = this;
    let row = ROOT;
    for (let at = from; at < to && row !== DEAD; at++)
      row = next[row * COLUMNS + ((LETTERS[text.charCodeAt(at)] as number) & COLUMN)] as number;
    return this.values[row];
  }
}
