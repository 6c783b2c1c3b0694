import { isLineEnd } from './codes.ts';
import { lastBegun } from './locate.ts';
import type { Tokens } from './tokenize.ts';

/** A Markdown heading in the text: `## Livramento Condicional (art. 83 CP)`. */
export interface Heading {
  /** The number of `#` signs; 1 is the title. */
  level: number;
  /** The first token behind the mark; `to` is the end of the line. */
  from: number;
  to: number;
  /** The heading of the section that contains this one; null for a title. */
  above: Heading | null;
}

const MOST_LEVELS = 6;

/** Returns every heading of a text in order, each with the heading above it. */
export function readHeadings(tokens: Tokens): Heading[] {
  const { text, codes, start, count } = tokens;
  const found: Heading[] = [];
  if (!text.includes('#')) return found;
  for (let at = 0; at < count; at++) {
    if (text[start[at] as number] !== '#' || !isLineStart(codes, at)) continue;
    let from = at;
    while (from < count && text[start[from] as number] === '#') from += 1;
    const level = from - at;
    let to = from;
    while (to < count && !isLineEnd(codes[to] as number)) to += 1;
    if (level <= MOST_LEVELS && to > from) found.push({ level, from, to, above: aboveOf(found, level) });
    at = to;
  }
  return found;
}

const isLineStart = (codes: Uint16Array, at: number): boolean => at === 0 || isLineEnd(codes[at - 1] as number);

function aboveOf(found: readonly Heading[], level: number): Heading | null {
  let last = found.at(-1) ?? null;
  while (last && last.level >= level) last = last.above;
  return last;
}

/** Returns the heading above a token, or the heading that contains the token. Returns null before the first heading. */
export const headingAt = (headings: readonly Heading[], at: number): Heading | null => lastBegun(headings, at);

/** Returns whether the section of `inner` is that of `outer` or is contained in it. */
export function isBelow(inner: Heading | null, outer: Heading | null): boolean {
  if (outer === null) return true;
  for (let heading = inner; heading; heading = heading.above) if (heading === outer) return true;
  return false;
}
