import { textOf, tokenAt } from '../tokens/locate.ts';
import { endAhead, pattern } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';

/** Past the last token of so many characters from the beginning of a token on. */
export const endOfToken = (tokens: Tokens, at: number, characters: number): number =>
  tokenAt(tokens, (tokens.start[at] as number) + characters - 1) + 1;

/** What a part of a phrase says, without the ends of lines before it; empty for none. */
export const wordsOf = (tokens: Tokens, part: readonly [from: number, to: number] | undefined): string =>
  part === undefined ? '' : textOf(tokens, ...part).trim();

/** One letter, or a word of two, and its stop: `C.`, `E.`, `v.`. */
const DOTTED = pattern('( :letter|:letterUpper|:roman|:romanLower|c|e|o :stop ){1,3}');

/** Past what courtesy writes with a letter and a stop before a court (`C. TST`); the token itself where nothing is. */
export const skipDotted = (tokens: Tokens, at: number): number => Math.max(at, endAhead(tokens, at, DOTTED));

/** `J.`, the last of `S.T.J.`. */
const INITIAL = 2;

/** The offset where the last token before `to` ends, without the stop of an abbreviation. */
export function offsetBefore(tokens: Tokens, to: number): number {
  const end = tokens.end[to - 1] as number;
  return tokens.text[end - 1] === '.' && end - (tokens.start[to - 1] as number) > INITIAL ? end - 1 : end;
}
