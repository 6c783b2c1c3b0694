import { CASE, CODE, CODES, FIRST_WORD } from './codes.ts';

/**
 * Codes of tokens, a bit each. That of 0 stands for no token, past the ends of a text: it is in no set but one that a
 * match of no tokens makes.
 */
export type CodeSet = Int32Array;

/** How many numbers a set is. */
export const WORDS = (CODES + 31) >> 5;

/** Whether a set has a code; what stands past the ends of a text (`NaN`) counts as 0. */
export const hasCode = (set: CodeSet, code: number): boolean => (((set[code >> 5] as number) >> code) & 1) === 1;

export const emptySet = (): CodeSet => new Int32Array(WORDS);

export const setOf = (codes: Iterable<number>): CodeSet => addCodes(emptySet(), codes);

export function addCodes(set: CodeSet, codes: Iterable<number>): CodeSet {
  for (const code of codes) set[code >> 5] = (set[code >> 5] as number) | (1 << code);
  return set;
}

/** Adds what another set has. */
export function addSet(set: CodeSet, other: CodeSet): CodeSet {
  for (let at = 0; at < WORDS; at++) set[at] = (set[at] as number) | (other[at] as number);
  return set;
}

// Loops, and no calls for each number: most of these are made before any of this is compiled.
export function inBoth(set: CodeSet, other: CodeSet): CodeSet {
  const both = emptySet();
  for (let at = 0; at < WORDS; at++) both[at] = (set[at] as number) & (other[at] as number);
  return both;
}

export function without(set: CodeSet, other: CodeSet): CodeSet {
  const left = emptySet();
  for (let at = 0; at < WORDS; at++) left[at] = (set[at] as number) & ~(other[at] as number);
  return left;
}

export function isEmptySet(set: CodeSet): boolean {
  for (let at = 0; at < WORDS; at++) if (set[at] !== 0) return false;
  return true;
}

/** Adds the codes from one up to another, which is not added. */
function addRange(set: CodeSet, from: number, to: number): CodeSet {
  for (let code = from; code < to; code++) set[code >> 5] = (set[code >> 5] as number) | (1 << code);
  return set;
}

/** Any token. */
export const EVERY = addRange(emptySet(), 1, CODES);

/** Any word. */
export const WORD = addCodes(addRange(addRange(emptySet(), CODE.roman, CODE.mixed + 1), FIRST_WORD, CODES), [
  CODE.adverb,
  CODE.participle,
]);

/** With a capital first. */
export const CAPITALIZED = addCodes(addRange(emptySet(), FIRST_WORD + CASE.capitalized, CODES), [
  CODE.roman,
  CODE.letterUpper,
  CODE.capitalized,
  CODE.upper,
]);

/** In capitals, of two letters or more, or of one too. */
export const CAPITALS = addCodes(addRange(emptySet(), FIRST_WORD + CASE.upper, CODES), [CODE.upper, CODE.roman]);
export const IN_CAPITALS = addCodes(CAPITALS.slice(), [CODE.letterUpper]);
