import { BITS_OF_FORM, CODE, CODES, FIRST_WORD, MOST_FORMS, smallCode } from './codes.ts';

/**
 * A set of token codes, given as the index in `pages` at which its pages begin, one for each case of the words. A page
 * has one bit for each code of its case. A set that contains words in any case has one page three times. Sets never
 * change. Code 0 stands for "no token", past the ends of a text. Only the set of a pattern that may match no tokens
 * contains it.
 */
export type CodeSet = number;

const CASES = CODES >> BITS_OF_FORM;
/**
 * How many 32-bit numbers make a page. Most tokens are signs or words whose bits come first on a page. With an odd
 * number of cache lines (of 16 numbers), the first lines of all pages do not compete for the same places in the cache.
 */
const WORDS = (FIRST_WORD + MOST_FORMS) / 32;

let pages = new Uint16Array(1 << 13);
let bits = new Int32Array(WORDS << 11);
let [setsEnd, pagesEnd] = [0, 0];

/** Returns whether a set contains a code. */
export function hasCode(set: CodeSet, code: number): boolean {
  const page = pages[set + (code >> BITS_OF_FORM)] as number;
  return (((bits[page * WORDS + (smallCode(code) >> 5)] as number) >> code) & 1) === 1;
}

function addSet(lower: number, capitalized: number, upper: number): CodeSet {
  if (setsEnd + CASES > pages.length) {
    const more = new Uint16Array(2 * pages.length);
    more.set(pages);
    pages = more;
  }
  pages[setsEnd] = lower;
  pages[setsEnd + 1] = capitalized;
  pages[setsEnd + 2] = upper;
  setsEnd += CASES;
  return setsEnd - CASES;
}

function addPage(): number {
  if ((pagesEnd + 1) * WORDS > bits.length) {
    const more = new Int32Array(2 * bits.length);
    more.set(bits);
    bits = more;
  }
  pagesEnd += 1;
  return pagesEnd - 1;
}

/** Makes a page of some codes and, if `words` is -1, of every word of one case. */
function pageOf(codes: Iterable<number>, words: 0 | -1 = 0): number {
  const page = addPage();
  if (words !== 0) bits.fill(words, page * WORDS + FIRST_WORD / 32, (page + 1) * WORDS);
  for (const code of codes) {
    const at = page * WORDS + (code >> 5);
    bits[at] = (bits[at] as number) | (1 << code);
  }
  return page;
}

const inAnyCase = (page: number): CodeSet => addSet(page, page, page);

/**
 * Makes a set of signs and of words in any case.
 * @param codes those of the words in small letters
 */
export const setOf = (codes: Iterable<number>): CodeSet => inAnyCase(pageOf(codes));

/** Returns whether no token is in a set. */
export function isEmptySet(set: CodeSet): boolean {
  for (let i = 0; i < CASES; i++) {
    const page = (pages[set + i] as number) * WORDS;
    for (let at = 0; at < WORDS; at++) if (bits[page + at] !== 0) return false;
  }
  return true;
}

/** Sets a mark for each code of a set, in a table indexed by code. */
export function markCodes(set: CodeSet, table: Uint8Array, mark: number): void {
  for (let code = 0; code < CODES; code++) if (hasCode(set, code)) table[code] = (table[code] as number) | mark;
}

/** Returns the codes that any of the sets contains. */
export function union(sets: readonly CodeSet[]): CodeSet {
  if (sets.length === 1) return sets[0] as CodeSet;
  const differ = sets.some((set) => pages[set] !== pages[set + 1] || pages[set] !== pages[set + 2]);
  const made = differ ? addSet(addPage(), addPage(), addPage()) : inAnyCase(addPage());
  for (const set of sets) for (let i = differ ? CASES - 1 : 0; i >= 0; i--) addTo(made + i, set + i);
  return made;
}

function addTo(made: number, more: number): void {
  const to = (pages[made] as number) * WORDS;
  const from = (pages[more] as number) * WORDS;
  for (let at = 0; at < WORDS; at++) bits[to + at] = (bits[to + at] as number) | (bits[from + at] as number);
}

/** Returns the codes that both sets contain. */
export const inBoth = (set: CodeSet, other: CodeSet): CodeSet => combine(set, other, 0);

/** Returns the codes that the first set contains and the second does not. */
export const without = (set: CodeSet, other: CodeSet): CodeSet => combine(set, other, -1);

/** Returns the codes of a set that another contains too, or, if `flip` is -1, that the other does not contain. */
function combine(set: CodeSet, other: CodeSet, flip: 0 | -1): CodeSet {
  const made = addSet(addPage(), addPage(), addPage());
  for (let i = 0; i < CASES; i++) {
    const to = (pages[made + i] as number) * WORDS;
    const from = (pages[set + i] as number) * WORDS;
    const only = (pages[other + i] as number) * WORDS;
    for (let at = 0; at < WORDS; at++)
      bits[to + at] = (bits[from + at] as number) & ((bits[only + at] as number) ^ flip);
  }
  return made;
}

/** Any token. */
export const EVERY = inAnyCase(pageOf(Object.values(CODE), -1));

const { roman, romanLower, letter, letterUpper, lower, capitalized, upper, mixed, adverb, participle } = CODE;

/** Any word. */
export const WORD = inAnyCase(
  pageOf([roman, romanLower, letter, letterUpper, lower, capitalized, upper, mixed, adverb, participle], -1),
);

const [NO_WORDS, WORDS_OF_CASE] = [pageOf([]), pageOf([], -1)];

/** Words that begin with a capital. */
export const CAPITALIZED = addSet(pageOf([roman, letterUpper, capitalized, upper]), WORDS_OF_CASE, WORDS_OF_CASE);

/** Words in capitals: `CAPITALS` of two letters or more, `IN_CAPITALS` of one letter too. */
export const CAPITALS = addSet(pageOf([roman, upper]), NO_WORDS, WORDS_OF_CASE);
export const IN_CAPITALS = addSet(pageOf([roman, letterUpper, upper]), NO_WORDS, WORDS_OF_CASE);
