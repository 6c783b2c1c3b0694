import { CASE, CODE, CODES, caseOfWord, FIRST_WORD } from './codes.ts';

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

export const inBoth = (set: CodeSet, other: CodeSet): CodeSet => set.map((bits, at) => bits & (other[at] as number));

export const without = (set: CodeSet, other: CodeSet): CodeSet => set.map((bits, at) => bits & ~(other[at] as number));

export const isEmptySet = (set: CodeSet): boolean => set.every((bits) => bits === 0);

function everyCode(isMeant: (code: number) => boolean): CodeSet {
  const set = emptySet();
  for (let code = 1; code < CODES; code++) if (isMeant(code)) set[code >> 5] = (set[code >> 5] as number) | (1 << code);
  return set;
}

const { roman, mixed, adverb, participle } = CODE;
const isWord = (code: number): boolean =>
  code >= FIRST_WORD || (code >= roman && code <= mixed) || code === adverb || code === participle;

const CAPITALIZED_SIGNS: ReadonlySet<number> = new Set([CODE.roman, CODE.letterUpper, CODE.capitalized, CODE.upper]);

const isCapitalized = (code: number): boolean =>
  code < FIRST_WORD ? CAPITALIZED_SIGNS.has(code) : caseOfWord(code) !== CASE.lower;

const isCapitals = (code: number): boolean =>
  code < FIRST_WORD ? code === CODE.upper || code === CODE.roman : caseOfWord(code) === CASE.upper;

/** Any token; any word; with a capital first; in capitals, of two letters or more, or of one too. */
export const EVERY = everyCode(() => true);
export const WORD = everyCode(isWord);
export const CAPITALIZED = everyCode(isCapitalized);
export const CAPITALS = everyCode(isCapitals);
export const IN_CAPITALS = addCodes(CAPITALS.slice(), [CODE.letterUpper]);
