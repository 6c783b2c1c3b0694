import { CASE, CODE, CODES, FIRST_WORD, MOST_FORMS } from './codes.ts';

/**
 * A set of codes of tokens: where its pages are told, in one table for all sets. A page tells of `PAGE` codes, a bit each, and
 * most sets have nothing in most pages, which they then share. Sets are never changed. The code 0 stands for no token, past
 * the ends of a text: it is in no set but one that a match of no tokens makes.
 */
export type CodeSet = number;

const PAGE = 256;
const BITS_OF_PAGE = 8;
/** How many numbers a page is. */
const WORDS = PAGE / 32;
const PAGES = Math.ceil(CODES / PAGE);

let pages = new Uint16Array(1 << 18);
let bits = new Int32Array(1 << 17);
let [setsEnd, pagesEnd] = [0, 0];

/** Whether a set has a code. */
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

/** The page without codes, and the one with all. */
const [NONE, ALL] = [addPage(), addPage()];
bits.fill(-1, ALL * WORDS, (ALL + 1) * WORDS);

const EMPTY: CodeSet = addSet();

export function setOf(codes: Iterable<number>): CodeSet {
  const set = addSet();
  for (const code of codes) addCode(set, code);
  return set;
}

/** @param codes of words in small letters: the set has them in any case */
export function setOfWords(codes: Iterable<number>): CodeSet {
  const set = setOf(codes);
  const small = set + FIRST_WORD / PAGE;
  for (const casing of [CASE.capitalized, CASE.upper])
    pages.copyWithin(small + casing / PAGE, small, small + MOST_FORMS / PAGE);
  return set;
}

/** @param ranges the first code of each, and past its last */
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

export const isEmptySet = (set: CodeSet): boolean => {
  for (let page = 0; page < PAGES; page++) if (pages[set + page] !== NONE) return false;
  return true;
};

/** Marks the codes of a set in a table by code. */
export function markCodes(set: CodeSet, table: Uint8Array, mark: number): void {
  for (let page = 0; page < PAGES; page++) {
    const from = (pages[set + page] as number) * WORDS;
    if (from === NONE * WORDS) continue;
    for (let word = 0; word < WORDS; word++) {
      // Most words of a page have no code: none of theirs is looked at.
      for (let left = bits[from + word] as number; left !== 0; left &= left - 1) {
        const code = page * PAGE + word * 32 + 31 - Math.clz32(left & -left);
        table[code] = (table[code] as number) | mark;
      }
    }
  }
}

/** What any of some sets has: one set is made, however many there are. */
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

/** What both of two sets have. */
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

/** What a set has and another has not. */
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

/** A page of the codes of one that another has too, or has not (`flip` is -1); no page for none. */
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

/** With a capital first. */
export const CAPITALIZED = setOfRanges(...IN_CAPITALS_UNKNOWN, ONE_LETTER, only(CODE.capitalized), [
  FIRST_WORD + CASE.capitalized,
  CODES,
]);

/** In capitals, of two letters or more, or of one too. */
export const CAPITALS = setOfRanges(...IN_CAPITALS_UNKNOWN, [FIRST_WORD + CASE.upper, CODES]);
export const IN_CAPITALS = setOfRanges(...IN_CAPITALS_UNKNOWN, ONE_LETTER, [FIRST_WORD + CASE.upper, CODES]);
