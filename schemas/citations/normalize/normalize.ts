import { findDoubled, shortenBlanks } from './blanks.ts';
import type { Edit } from './edit.ts';
import { endOfForm, readForms } from './forms.ts';
import { readLineEnds } from './line-ends.ts';
import { findPageFurniture } from './page-furniture.ts';
import { findSigns, type Signs } from './signs.ts';

/**
 * A text as one would read it aloud: one form of its characters, no hyphens that broke words at the ends of lines, no page
 * headers inside sentences, no long blanks, its paragraphs apart; and the way back to the text that it was made from.
 */
export interface Normalized {
  text: string;
  /** Offset in the original of an offset in `text`. */
  original(offset: number): number;
  /** Past the original of what ends at an offset in `text`. */
  originalEnd(end: number): number;
}

/** `Com-⏎plementar` → `Complementar`, and blanks in one form; null when the text is already so. Linear in its length. */
export function normalize(original: string): Normalized | null {
  const signs = findSigns(original);
  const text = withSpaces(original, signs.blanks);
  const { edits, joined } = readLineEnds(text, signs.lines);
  // Of edits that begin together the first one holds.
  const all = [
    ...findPageFurniture(text, linesAndPages(original, signs)),
    ...edits,
    ...shortenBlanks(text, signs.blanks),
    ...shortenBlanks(text, findDoubled(text)),
    ...readForms(text, signs.forms),
  ];
  if (all.length + joined.length + signs.blanks.length === 0) return null;
  if (all.length > edits.length) all.sort((a, b) => a.from - b.from);
  return apply(text, all, joined);
}

const FORM_FEED = '\f';

/** Where lines end, and pages: programs that read PDF files put a form feed between two. */
function linesAndPages(original: string, { lines, blanks }: Signs): readonly number[] {
  const pages = blanks.filter((at) => original[at] === FORM_FEED);
  return pages.length === 0 ? lines : [...lines, ...pages].sort((a, b) => a - b);
}

/** White space that is read as a space; a character that nobody sees is left where it is. */
const WHITE_SPACE = /\s/;

/** A text with a space for each other white space. */
function withSpaces(text: string, blanks: readonly number[]): string {
  if (blanks.length === 0) return text;
  const parts: string[] = [];
  let from = 0;
  for (const blank of blanks) {
    if (!WHITE_SPACE.test(text[blank] as string)) continue;
    parts.push(text.slice(from, blank));
    from = blank + 1;
  }
  parts.push(text.slice(from));
  return parts.join(' ');
}

function apply(text: string, edits: readonly Edit[], joined: readonly number[]): Normalized {
  /** Where each stretch begins in the new text, and how much was left out before it. */
  const starts = [0];
  const skipped = [0];
  /** Joined at once, and not one to the other. */
  const parts: string[] = [];
  let at = 0;
  let length = 0;
  let next = 0;
  const copyTo = (to: number) => {
    length += to - at;
    for (; (joined[next] as number) < to; next++) {
      const end = joined[next] as number;
      if (end < at) continue;
      parts.push(text.slice(at, end), ' ');
      at = end + 1;
    }
    parts.push(text.slice(at, to));
  };
  for (const { from, to, by } of edits) {
    // A blank behind a hyphen is part of the break, and one that ends a paragraph of its end.
    if (from < at) continue;
    copyTo(from);
    parts.push(by);
    length += by.length;
    at = to;
    starts.push(length);
    skipped.push(at - length);
  }
  copyTo(text.length);
  const original = (offset: number): number => offset + (skipped[lastUpTo(starts, offset)] as number);
  // What is past its last character may stand behind something that was left out.
  return { text: parts.join(''), original, originalEnd: (end) => endOfForm(text, original(end - 1)) };
}

/** The index of the last of some rising numbers that is not above a limit; the first is not. */
function lastUpTo(rising: readonly number[], limit: number): number {
  let low = 0;
  let high = rising.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((rising[middle] as number) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
