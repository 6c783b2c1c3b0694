import { isLineEnd } from './codes.ts';
import type { Tokens } from './tokenize.ts';

/** A heading of the text, as Markdown marks them: `## Livramento Condicional (art. 83 CP)`. */
export interface Heading {
  /** How many signs mark it: 1 is the title. */
  level: number;
  /** Its tokens behind the mark, up to the end of the line. */
  from: number;
  to: number;
  /** The heading that it stands below; null for a title. */
  above: Heading | null;
}

const MOST_LEVELS = 6;

/** Every heading of a text in order, each with the one that it stands below. */
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

/** The heading that a token stands below, or is of; null above the first. */
export function headingAt(headings: readonly Heading[], at: number): Heading | null {
  let low = 0;
  let high = headings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((headings[middle] as Heading).from <= at) low = middle + 1;
    else high = middle;
  }
  return headings[low - 1] ?? null;
}

/** Whether what stands below `inner` stands below `outer` too. */
export function isBelow(inner: Heading | null, outer: Heading | null): boolean {
  if (outer === null) return true;
  for (let heading = inner; heading; heading = heading.above) if (heading === outer) return true;
  return false;
}
