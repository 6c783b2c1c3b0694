import { CODE, isLineEnd } from './codes.ts';
import type { Tokens } from './tokenize.ts';

/** The first token that ends behind an offset; the count of tokens past the last one. */
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

/** The text from token `from` up to token `to` (exclusive); nothing past the last token. */
export const textOf = ({ text, start, end, count }: Tokens, from: number, to: number): string =>
  to <= from || from >= count ? '' : text.slice(start[from], end[Math.min(to, count) - 1]);

/** The first character of a token; 0 past the last. To cut a token out of its text, only to see that it is another, takes time. */
export const charOf = ({ text, start, count }: Tokens, at: number): number =>
  at < count ? text.charCodeAt(start[at] as number) : 0;

/** How many characters a token has, the stop of an abbreviation among them; 0 past the last. */
export const lengthOf = ({ start, end, count }: Tokens, at: number): number =>
  at < count ? (end[at] as number) - (start[at] as number) : 0;

/** Whether nothing, not even a blank, stands between a token and the one before it: `5` and `-A`. */
export const isGlued = ({ start, end, codes }: Tokens, at: number): boolean =>
  at > 0 && start[at] === end[at - 1] && !isLineEnd(codes[at - 1] as number) && !isLineEnd(codes[at] as number);

/** The first token from `at` on that is no end of a line within a paragraph. */
export function skipLines({ codes, count }: Tokens, at: number): number {
  let next = at;
  while (next < count && codes[next] === CODE.line) next += 1;
  return next;
}

/** How many characters lie between where two tokens begin. */
export const distance = ({ start, text, count }: Tokens, from: number, to: number): number =>
  (to < count ? (start[to] as number) : text.length) - (start[from] as number);
