import { isLineEnd } from '../tokens/codes.ts';
import { beginBehind, type Pattern } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';

/** Whether the tokens `[from, to)` are what a pattern matches, no more and no less; a line may end behind them. */
export function isOnly(tokens: Tokens, from: number, to: number, wanted: Pattern): boolean {
  let end = to;
  while (end > from && isLineEnd(tokens.codes[end - 1] as number)) end -= 1;
  return end > from && beginBehind(tokens, from, end, wanted) === from;
}

/** How many characters lie between where two tokens begin. */
export const distance = ({ start, text, count }: Tokens, from: number, to: number): number =>
  (to < count ? (start[to] as number) : text.length) - (start[from] as number);
