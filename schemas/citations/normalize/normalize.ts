import { BLANKS } from './characters.ts';
import { applyEdits, type Edited } from './edits.ts';
import { endOfForm, readForms } from './forms.ts';
import { findDoubled, readLineEnds, shortenBlanks } from './line-ends.ts';
import { findPageFurniture } from './page-furniture.ts';
import { withoutEscapes } from './source-code.ts';

/**
 * A text as one would read it aloud. Each character has one form, words are not hyphenated at line ends, page headers do
 * not interrupt sentences, blanks are short and paragraphs are separate.
 */
export interface Normalized extends Edited {
  /** Returns the end in the original of what ends at an offset in `text`. */
  originalEnd(end: number): number;
}

/**
 * Undoes line breaks within words (`Com-⏎plementar` → `Complementar`) and writes blanks in one form. Null if nothing
 * changes. Time is linear in the length of the text.
 */
export function normalize(written: string): Normalized | null {
  const original = withoutEscapes(written);
  const signs = findSigns(original);
  const text = withSpaces(original, signs.blanks);
  const { edits, joined } = readLineEnds(text, signs.lines);
  // If two edits begin at the same place, the first one applies.
  const all = [
    ...findPageFurniture(text, linesAndPages(original, signs)),
    ...edits,
    ...shortenBlanks(text, signs.blanks),
    ...shortenBlanks(text, findDoubled(text)),
    ...readForms(text, signs.forms),
  ];
  if (all.length + joined.length + signs.blanks.length === 0 && original === written) return null;
  if (all.length > edits.length) all.sort((a, b) => a.from - b.from);
  const edited = applyEdits(text, all, joined);
  // Maps the last character and not the offset after it, because something may have been left out between the two.
  return { ...edited, originalEnd: (end) => endOfForm(text, edited.original(end - 1)) };
}

const FORM_FEED = '\f';

/** Returns where lines and pages end. Programs that read PDF files put a form feed between pages. */
function linesAndPages(original: string, { lines, blanks }: Signs): readonly number[] {
  const pages = blanks.filter((at) => original[at] === FORM_FEED);
  return pages.length === 0 ? lines : [...lines, ...pages].sort((a, b) => a - b);
}

/** White space that is read as a space. Invisible control characters stay as they are. */
const WHITE_SPACE = /\s/;

/** Replaces every other white-space character with a space. */
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

/** The places where a text may have to be changed before it is read. */
interface Signs {
  /** Line ends. */
  lines: number[];
  /** White space other than spaces and line ends. Web pages and word processors put it between any words. */
  blanks: number[];
  /** Characters that show another form of characters, or markup. */
  forms: number[];
}

/**
 * The characters that show forms made by programs: accents separate from their letters (PDF readers, macOS), invisible
 * characters, soft hyphens, full-width letters and digits, marks of emphasis (`**art. 5º**`, `_CDC_`, `<b>CF</b>`), of
 * links (`[CLT](https://…)`) and of quoted mail, and named characters (`5&ordm;`, `art.~5º`).
 */
const FORMS = ['\u0300\u036f', '\u200b\u200d', '\ufeff\uff5e', '\u00ad', '*', '_', '>', '`', '<', '[', ']', '&', '~'];
const [LINE, FORM, OTHER_BLANK] = [1, 2, 3];
const CLASS = new Uint8Array(0x10000);
for (const code of BLANKS) CLASS[code] = OTHER_BLANK;
CLASS[0x20] = 0;
CLASS[0x0a] = LINE;
for (const range of FORMS) CLASS.fill(FORM, range.charCodeAt(0), range.charCodeAt(range.length - 1) + 1);

/** Looks at each character once. */
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

/**
 * Returns the offset after letters, spaces and other characters without meaning here. It is a function of its own
 * because that halves the time.
 */
function skipCommon(text: string, from: number): number {
  const { length } = text;
  let at = from;
  while (at < length && CLASS[text.charCodeAt(at)] === 0) at += 1;
  return at;
}
