import { detach } from '../../text/detach.ts';
import { fold } from '../../text/fold.ts';
import { CASE, CODE, caseOfWord, FIRST_WORD } from './codes.ts';
import type { Tokens } from './tokenize.ts';

const MAX_FOLDED = 10_000;
/** Folding takes time, and the same words occur many times. */
const folded = new Map<string, string>();

/**
 * Returns the letters or digits of a token, folded: `codigo` for `Código`, `art` for `art.`, `5` for `5º`; `-` for any
 * dash, and an empty string for any other sign.
 */
export function wordOf(tokens: Tokens, at: number): string {
  if (at < 0 || at >= tokens.count) return '';
  const code = tokens.codes[at] as number;
  if (code >= CODE.comma && code <= CODE.sign) return code === CODE.dash ? '-' : '';
  const form = tokens.lexicon.formOf(code);
  // The lengths differ if an abbreviation has the mark of its ending: `nº`.
  if (form && form.text.length === (tokens.end[at] as number) - (tokens.start[at] as number)) return form.text;
  const written = tokens.text.slice(tokens.start[at], tokens.end[at]);
  const known = folded.get(written);
  if (known !== undefined) return known;
  const plain = code === CODE.ordinal ? written.replace(/\D+$/, '') : fold(written).replace(/\.$/, '');
  if (folded.size < MAX_FOLDED) folded.set(detach(written), detach(plain));
  return plain;
}

/** Returns the case of a word, as in `CASE`; -1 if the token is not a word. */
export function caseOf({ codes }: Tokens, at: number): number {
  const code = codes[at] as number;
  if (code >= FIRST_WORD) return caseOfWord(code);
  if (code === CODE.upper || code === CODE.roman || code === CODE.letterUpper) return CASE.upper;
  if (code === CODE.capitalized) return CASE.capitalized;
  return SMALL.has(code) ? CASE.lower : -1;
}

const SMALL: ReadonlySet<number> = new Set([
  CODE.lower,
  CODE.letter,
  CODE.romanLower,
  CODE.mixed,
  CODE.adverb,
  CODE.participle,
]);

/** The year of an act, in four digits. */
export const YEAR = /^(?:18|19|20)\d\d$/;

/** Whether a token is in capitals: `CPC`, `IV`, `A`. */
export const isUpper = (tokens: Tokens, at: number): boolean => caseOf(tokens, at) === CASE.upper;
/** Whether a token begins with a capital: `Código`, `CPC`. */
export const isCapitalized = (tokens: Tokens, at: number): boolean => caseOf(tokens, at) > CASE.lower;

/** Returns the token behind the stop that is glued to a word or part of it (`Cód.`); -1 if there is none. */
export function pastStop({ text, end, codes }: Tokens, at: number): number {
  const to = end[at] as number;
  if (text.charCodeAt(to - 1) === STOP) return at + 1;
  return codes[at + 1] === CODE.stop && text.charCodeAt(to) === STOP ? at + 2 : -1;
}

const STOP = 0x2e;
