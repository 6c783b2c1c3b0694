import { CASE, CODE, CODES, FIRST_WORD, MOST_FORMS } from './codes.ts';

/**
 * A set of token codes, given as the index in `pages` at which its page numbers begin. A page has one bit for each of
 * `PAGE` codes. Most pages of most sets are empty, and all sets share the empty page. Sets never change. Code 0 stands
 * for "no token", past the ends of a text. Only the set of a pattern that may match no tokens contains it.
 */
export type CodeSet = number;

const PAGE = 256;
const BITS_OF_PAGE = 8;
/** How many 32-bit numbers make a page. */
const WORDS = PAGE / 32;
const PAGES = Math.ceil(CODES / PAGE);

let pages = new Uint16Array(1 << 18);
let bits = new Int32Array(1 << 17);
let [setsEnd, pagesEnd] = [0, 0];

/** Returns whether a set contains a code. */
export const hasCode = (set: CodeSet, code: number): boolean =>
  (((bits[((pages[set + (code >> BITS_OF_PAGE)] as number) << 3) + ((code >> 5) & 7)] as number) >> code) & 1) === 1;

function addSet(): CodeSet {
  if (setsEnd + PAGES > pages.length) {
    const more = new Uint16Array(2 * pages.length);
    more.set(pages);
    pages = more;
  }
  setsEnd += PAGES;
  return setsEnd - PAGES;
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

/** The empty page and the full page. */
const [NONE, ALL] = [addPage(), addPage()];
bits.fill(-1, ALL * WORDS, (ALL + 1) * WORDS);

const EMPTY: CodeSet = addSet();

/** Makes a set of codes. */
export function setOf(codes: Iterable<number>): CodeSet {
  const set = addSet();
  for (const code of codes) addCode(set, code);
  return set;
}

/**
 * Returns the set of words, in any case.
 * @param codes the codes of the words in small letters
 */
export function setOfWords(codes: Iterable<number>): CodeSet {
  const set = setOf(codes);
  const small = set + FIRST_WORD / PAGE;
  for (const casing of [CASE.capitalized, CASE.upper])
    pages.copyWithin(small + casing / PAGE, small, small + MOST_FORMS / PAGE);
  return set;
}

/** @param ranges for each range, its first code and the code behind its last */
function setOfRanges(...ranges: readonly (readonly [from: number, to: number])[]): CodeSet {
  const set = addSet();
  for (const [from, to] of ranges)
    for (let code = from; code < to; ) {
      const whole = code % PAGE === 0 && code + PAGE <= to;
      if (whole) pages[set + (code >> BITS_OF_PAGE)] = ALL;
      else addCode(set, code);
      code += whole ? PAGE : 1;
    }
  return set;
}

function addCode(set: CodeSet, code: number): void {
  const at = set + (code >> BITS_OF_PAGE);
  if (pages[at] === NONE) pages[at] = addPage();
  const word = (pages[at] as number) * WORDS + ((code >> 5) & (WORDS - 1));
  bits[word] = (bits[word] as number) | (1 << code);
}

/** Whether a set has no code. It reads the table of pages only. */
export const isEmptySet = (set: CodeSet): boolean => {
  for (let page = 0; page < PAGES; page++) if (pages[set + page] !== NONE) return false;
  return true;
};

/** Sets a mark for each code of a set, in a table indexed by code. */
export function markCodes(set: CodeSet, table: Uint8Array, mark: number): void {
  for (let page = 0; page < PAGES; page++) {
    const from = (pages[set + page] as number) * WORDS;
    if (from === NONE * WORDS) continue;
    for (let word = 0; word < WORDS; word++) {
      // Most numbers of a page are 0, and then no bit is looked at.
      for (let left = bits[from + word] as number; left !== 0; left &= left - 1) {
        const code = page * PAGE + word * 32 + 31 - Math.clz32(left & -left);
        table[code] = (table[code] as number) | mark;
      }
    }
  }
}

/** Returns the codes that any of the sets contains. Makes only one new set, however many sets there are. */
export function union(sets: readonly CodeSet[]): CodeSet {
  if (sets.length < 2) return sets[0] ?? EMPTY;
  const made = addSet();
  for (let at = 0; at < PAGES; at++) {
    let page = NONE;
    let own = false;
    for (let i = 0; i < sets.length && page !== ALL; i++) {
      const more = pages[(sets[i] as CodeSet) + at] as number;
      if (more === NONE || more === page) continue;
      if (page === NONE || more === ALL) {
        page = more;
        own = false;
        continue;
      }
      const both = own ? page : addPage();
      for (let word = 0; word < WORDS; word++)
        bits[both * WORDS + word] = (bits[page * WORDS + word] as number) | (bits[more * WORDS + word] as number);
      page = both;
      own = true;
    }
    pages[made + at] = page;
  }
  return made;
}

/** Returns the codes that both sets contain. */
export function inBoth(set: CodeSet, other: CodeSet): CodeSet {
  const made = addSet();
  for (let at = 0; at < PAGES; at++) {
    const page = pages[set + at] as number;
    const only = pages[other + at] as number;
    if (page === only || only === ALL || page === NONE) pages[made + at] = page;
    else if (page === ALL || only === NONE) pages[made + at] = only;
    else pages[made + at] = pageOf(page, only, 0);
  }
  return made;
}

/** Returns the codes that the first set contains and the second does not. */
export function without(set: CodeSet, other: CodeSet): CodeSet {
  const made = addSet();
  for (let at = 0; at < PAGES; at++) {
    const page = pages[set + at] as number;
    const not = pages[other + at] as number;
    if (not === NONE || page === NONE) pages[made + at] = page;
    else if (not !== ALL && page !== not) pages[made + at] = pageOf(page, not, -1);
  }
  return made;
}

/**
 * Makes a page of the codes that are on both pages, or, if `flip` is -1, on the first page only. Returns the empty page
 * if there are none.
 */
function pageOf(page: number, other: number, flip: number): number {
  let any = 0;
  const made = pagesEnd;
  addPage();
  for (let word = 0; word < WORDS; word++) {
    const both = (bits[page * WORDS + word] as number) & ((bits[other * WORDS + word] as number) ^ flip);
    bits[made * WORDS + word] = both;
    any |= both;
  }
  if (any !== 0) return made;
  pagesEnd = made;
  return NONE;
}

const only = (code: number): readonly [number, number] => [code, code + 1];

/** Any token. */
export const EVERY = setOfRanges([1, CODES]);

/** Any word. */
export const WORD = setOfRanges([CODE.roman, CODE.mixed + 1], only(CODE.adverb), only(CODE.participle), [
  FIRST_WORD,
  CODES,
]);

const ONE_LETTER = only(CODE.letterUpper);
const IN_CAPITALS_UNKNOWN = [only(CODE.roman), only(CODE.upper)] as const;

/** Words that begin with a capital. */
export const CAPITALIZED = setOfRanges(...IN_CAPITALS_UNKNOWN, ONE_LETTER, only(CODE.capitalized), [
  FIRST_WORD + CASE.capitalized,
  CODES,
]);

/** Words in capitals: `CAPITALS` of two letters or more, `IN_CAPITALS` of one letter too. */
export const CAPITALS = setOfRanges(...IN_CAPITALS_UNKNOWN, [FIRST_WORD + CASE.upper, CODES]);
export const IN_CAPITALS = setOfRanges(...IN_CAPITALS_UNKNOWN, ONE_LETTER, [FIRST_WORD + CASE.upper, CODES]);
