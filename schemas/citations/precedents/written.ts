import { textOf, tokenAt } from '../tokens/locate.ts';
import { endAhead, pattern } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';

/**
 * Returns the token after the one that holds the last of this many characters, counted from the start of token `at`.
 */
export const endOfToken = (tokens: Tokens, at: number, characters: number): number =>
  tokenAt(tokens, (tokens.start[at] as number) + characters - 1) + 1;

/**
 * Returns the text of a part of a phrase without surrounding blanks and line ends, or an empty string without a part.
 */
export const wordsOf = (tokens: Tokens, part: readonly [from: number, to: number] | undefined): string =>
  part === undefined ? '' : textOf(tokens, ...part).trim();

/** One letter, also those that are words (`c`, `e`, `o`), and its stop: `C.`, `E.`, `v.`. */
const DOTTED = pattern('( :letter|:letterUpper|:roman|:romanLower|c|e|o :stop ){1,3}');

/** Returns the token after polite letters with their stops before a court (`C. TST`), or `at` if there are none. */
export const skipDotted = (tokens: Tokens, at: number): number => Math.max(at, endAhead(tokens, at, DOTTED));

/** The length of `J.`, the last of `S.T.J.`. */
const INITIAL = 2;

/** Returns the offset where the last token before `to` ends, without the stop of an abbreviation. */
export function offsetBefore(tokens: Tokens, to: number): number {
  const end = tokens.end[to - 1] as number;
  return tokens.text[end - 1] === '.' && end - (tokens.start[to - 1] as number) > INITIAL ? end - 1 : end;
}
