import type { LawPart, LawWords } from './align.ts';
import { readWords } from './words.ts';

/** A provision: its key, and its own wording without its label and without what is below it. */
export interface Provision {
  ref_key: string;
  texto: string;
}

/** Provisions in sequence, usually those of an article, as words that a quotation is compared with. */
export interface LawText extends LawWords {
  /** For each part, its words without labels, each between blanks. */
  joined: readonly string[];
  /** The key and the wording of each part. */
  keys: readonly string[];
  texts: readonly string[];
  /** For each word, its offsets in the text of its part; -1 for a label. */
  start: readonly number[];
  end: readonly number[];
}

/**
 * Builds the words of some provisions. The label of each is one word that a quotation need not repeat: `2` for
 * `CF.5.2`, `unico` for `CC.186.unico`.
 */
export function composeLawText(provisions: readonly Provision[]): LawText {
  const letters: string[] = [];
  const optional: number[] = [];
  const start: number[] = [];
  const end: number[] = [];
  const parts: LawPart[] = [];
  const partOf = new Map<string, number>();
  const joined: string[] = [];
  for (const { ref_key, texto } of provisions) {
    const words = readWords(texto);
    const from = letters.length;
    letters.push(labelOf(ref_key), ...words.letters);
    joined.push(` ${words.letters.join(' ')} `);
    optional.push(1, ...words.letters.map(() => 0));
    start.push(-1, ...words.start);
    end.push(-1, ...words.end);
    partOf.set(ref_key, parts.length);
    parts.push({ from, to: letters.length, above: partsAbove(ref_key, partOf) });
  }
  const vocabulary = new Map<string, number>();
  for (const word of letters) if (!vocabulary.has(word)) vocabulary.set(word, vocabulary.size);
  return {
    ...{ letters, optional: Uint8Array.from(optional), parts, start, end },
    ...{ vocabulary, numbers: Uint32Array.from(letters, (word) => vocabulary.get(word) as number), joined },
    keys: provisions.map(({ ref_key }) => ref_key),
    texts: provisions.map(({ texto }) => texto),
  };
}

/** Returns a label in the form that `readWords` gives it: `896a` for `896-A`. */
const labelOf = (refKey: string): string =>
  refKey
    .slice(refKey.lastIndexOf('.') + 1)
    .toLowerCase()
    .replace(/^item-|-(?:bis|ter|dl|dec)$/g, '')
    .replaceAll('-', '');

function partsAbove(refKey: string, partOf: ReadonlyMap<string, number>): number[] {
  const above: number[] = [];
  for (let dot = refKey.lastIndexOf('.'); dot > 0; dot = refKey.lastIndexOf('.', dot - 1)) {
    const part = partOf.get(refKey.slice(0, dot));
    if (part !== undefined) above.unshift(part);
  }
  return above;
}

/** Returns the part that a word is in. */
export function partAt({ parts }: LawText, word: number): number {
  let low = 0;
  let high = parts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((parts[middle] as LawPart).from <= word) low = middle;
    else high = middle - 1;
  }
  return low;
}
