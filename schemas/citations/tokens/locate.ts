import { CODE, isLineEnd } from './codes.ts';
import type { Tokens } from './tokenize.ts';

/** The tokens `[from, to)`. */
export interface Span {
  from: number;
  to: number;
}

/** Returns the first token that ends behind an offset; the number of tokens if there is none. */
export function tokenAt({ end, count }: Tokens, offset: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((end[middle] as number) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns the text from token `from` up to token `to` (exclusive); empty past the last token. */
export const textOf = ({ text, start, end, count }: Tokens, from: number, to: number): string =>
  to <= from || from >= count ? '' : text.slice(start[from], end[Math.min(to, count) - 1]);

/** Returns the text of a part of a pattern, without blanks and line ends around it; empty if the part is not there. */
export const textOfPart = (tokens: Tokens, part: readonly [from: number, to: number] | undefined): string =>
  part === undefined ? '' : textOf(tokens, ...part).trim();

/**
 * Returns the code of a token's first character; 0 past the last token. Cheaper than cutting the token out of the text
 * only to see that it is a different one.
 */
export const charOf = ({ text, start, count }: Tokens, at: number): number =>
  at < count ? text.charCodeAt(start[at] as number) : 0;

/** Returns the length of a token in characters, including the stop of an abbreviation; 0 past the last token. */
export const lengthOf = ({ start, end, count }: Tokens, at: number): number =>
  at < count ? (end[at] as number) - (start[at] as number) : 0;

/** Returns whether a token follows the one before it without a blank: `5` and `-A`. */
export const isGlued = ({ start, end, codes }: Tokens, at: number): boolean =>
  at > 0 && start[at] === end[at - 1] && !isLineEnd(codes[at - 1] as number) && !isLineEnd(codes[at] as number);

/** Returns the first token from `at` on that is not the end of a line within a paragraph. */
export function skipLines({ codes, count }: Tokens, at: number): number {
  let next = at;
  while (next < count && codes[next] === CODE.line) next += 1;
  return next;
}

/** Returns whether a line or a paragraph ends within the tokens `[from, to)`. */
export function hasLine({ codes }: Tokens, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (isLineEnd(codes[at] as number)) return true;
  return false;
}

const EMPTY_LINE = /\n\s*\n/;
/** Returns whether there is an empty line within the tokens `[from, to)`. */
export const hasEmptyLine = (tokens: Tokens, from: number, to: number): boolean =>
  EMPTY_LINE.test(textOf(tokens, from, to));

/** Returns the number of characters between the beginnings of two tokens. */
export const distance = ({ start, text, count }: Tokens, from: number, to: number): number =>
  (to < count ? (start[to] as number) : text.length) - (start[from] as number);

/** Returns the last of some spans, in order, that begins at a token or before it. */
export function lastBegun<S extends { from: number }>(spans: readonly S[], at: number): S | null {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle] as S).from <= at) low = middle + 1;
    else high = middle;
  }
  return spans[low - 1] ?? null;
}
