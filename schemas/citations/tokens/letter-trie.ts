import { LIMITE, plana } from '../../text/letras.ts';

const OTHER = 27;
/** Each character once, at the index that is its code. */
export const EVERY_CHARACTER = new TextDecoder('utf-16le').decode(
  Uint16Array.from({ length: 0x10000 }, (_, code) => code),
);
/** 1 to 26 for a letter, folded; `OTHER` for one of another alphabet; 0 for what is no letter. */
export const COLUMN = new Uint8Array(0x10000);
for (const { 0: run, index } of EVERY_CHARACTER.matchAll(/\p{L}+/gu)) COLUMN.fill(OTHER, index, index + run.length);
for (let code = 0; code < LIMITE; code++) {
  const letter = plana(code) - 0x60;
  if (letter >= 1 && letter <= 26) COLUMN[code] = letter;
}
// Letters to Unicode, marks of an ordinal to everybody else.
for (const mark of 'ºª') COLUMN[mark.charCodeAt(0)] = 0;

export const COLUMNS = 32;
/** The row where no word goes on, and the one where words begin. */
const DEAD = 0;
export const ROOT = 1;

/** Words letter by letter, in any case and with any accents: one look-up for each letter of a text tells which word it is. */
export class LetterTrie<T> {
  /** By row and column, the next row. */
  readonly next: Uint16Array;
  /** By row, what the word stands for that ends there. */
  readonly values: (T | undefined)[] = [undefined, undefined];

  /** @param entries folded words; of those that are the same the last counts */
  constructor(entries: Iterable<readonly [word: string, value: T]>) {
    const all = [...entries];
    const rows = 2 + all.reduce((sum, [word]) => sum + word.length, 0);
    const next = new Uint16Array(rows * COLUMNS);
    for (const [word, value] of all) {
      let row = ROOT;
      for (let at = 0; at < word.length; at++) {
        const cell = row * COLUMNS + (COLUMN[word.charCodeAt(at)] as number);
        if (next[cell] === DEAD) next[cell] = this.values.push(undefined) - 1;
        row = next[cell] as number;
      }
      this.values[row] = value;
    }
    if (this.values.length > 0xffff) throw new RangeError('the words have more letters than a trie has rows');
    this.next = next.slice(0, this.values.length * COLUMNS);
  }

  /** What the word between two offsets of a text stands for. */
  find(text: string, from: number, to: number): T | undefined {
    const { next } = this;
    let row = ROOT;
    for (let at = from; at < to && row !== DEAD; at++)
      row = next[row * COLUMNS + (COLUMN[text.charCodeAt(at)] as number)] as number;
    return this.values[row];
  }
}
