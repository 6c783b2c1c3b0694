import { BLANKS, findDoubled, shortenBlanks } from './blanks.ts';
import type { Edit } from './edit.ts';
import { endOfForm, readForms } from './forms.ts';
import { readLineEnds } from './line-ends.ts';
import { findPageFurniture } from './page-furniture.ts';

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

/** Where a text may have to be written otherwise before it is read. */
interface Signs {
  /** The ends of lines. */
  lines: number[];
  /** White space other than the space and the end of a line: web pages and word processors put it between any words. */
  blanks: number[];
  /** What another form of the characters, or markup, is told by. */
  forms: number[];
}

/**
 * What tells a form of a text that some program made: accents set apart from their letters (PDF readers, macOS), characters
 * that are not seen, a hyphen for where a word may break, letters and digits as wide as ideographs, marks of emphasis
 * (`**art. 5º**`, `_CDC_`, `<b>CF</b>`), of links (`[CLT](https://…)`), of quoted mail, and characters that a page calls
 * by a name (`5&ordm;`, `art.~5º`).
 */
const FORMS = ['\u0300\u036f', '\u200b\u200d', '\ufeff\uff5e', '\u00ad', '*', '_', '>', '`', '<', '[', ']', '&', '~'];
const [LINE, FORM, OTHER_BLANK] = [1, 2, 3];
const CLASS = new Uint8Array(0x10000);
for (const code of BLANKS) CLASS[code] = OTHER_BLANK;
CLASS[0x20] = 0;
CLASS[0x0a] = LINE;
for (const range of FORMS) CLASS.fill(FORM, range.charCodeAt(0), range.charCodeAt(range.length - 1) + 1);

/** One look at each character. */
function findSigns(text: string): Signs {
  const found: Signs = { lines: [], blanks: [], forms: [] };
  for (let at = skipCommon(text, 0); at < text.length; at = skipCommon(text, at + 1)) {
    const kind = CLASS[text.charCodeAt(at)];
    if (kind === LINE) found.lines.push(at);
    else if (kind === FORM) found.forms.push(at);
    else found.blanks.push(at);
  }
  return found;
}

/** Past letters, spaces and all that says nothing: apart from the rest, since so it takes half the time. */
function skipCommon(text: string, from: number): number {
  const { length } = text;
  let at = from;
  while (at < length && CLASS[text.charCodeAt(at)] === 0) at += 1;
  return at;
}
