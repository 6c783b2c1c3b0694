import { goesOn } from './cut-lines.ts';
import { type Edit, PARAGRAPH_END } from './edit.ts';

/**
 * White space after character 255. These are single codes and not a range, because quotation marks and dashes, which
 * every text has, are between them.
 */
const FURTHER_BLANKS: ReadonlySet<number> = new Set([
  ...[0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a],
  ...[0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff],
]);

/** The codes of every white space and control character. */
export const BLANKS: readonly number[] = [...Array.from({ length: 0x21 }, (_, code) => code), 0xa0, ...FURTHER_BLANKS];

/** Whether the character at an offset is white space or a control character. The offset must be inside the text. */
export function isBlank(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code <= 0x20 || code === 0xa0 || (code >= 0x1680 && FURTHER_BLANKS.has(code));
}

/** Returns the offset after the white space. */
export function skipBlank(text: string, from: number): number {
  let at = from;
  while (at < text.length && isBlank(text, at)) at += 1;
  return at;
}

/** Returns where the white space before an offset begins. */
export function beginOfBlank(text: string, at: number): number {
  let begin = at;
  while (begin > 0 && isBlank(text, begin - 1)) begin -= 1;
  return begin;
}

const NEWLINE = 0x0a;

/** Counts the line ends in a part of a text. */
export function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) if (text.charCodeAt(at) === NEWLINE) count += 1;
  return count;
}

/**
 * The longest blank that a citation may contain. With a longer one, a citation of few words would have an endless span.
 */
const LONGEST = 80;

/**
 * Returns how a blank of more than one character is read, or null to leave it. Line ends and paragraph ends stay
 * distinct.
 */
export function shortenBlank(text: string, from: number, to: number): Edit | null {
  if (to - from < 2) return null;
  const lines = countLines(text, from, to);
  // Most are only an empty line.
  if (lines === 2 && to - from === 2) return null;
  if (lines < 2 && goesOn(text, from, to)) return { from, to, by: ' ' };
  if (to - from > LONGEST) return { from, to, by: PARAGRAPH_END };
  return { from, to, by: [' ', '\n'][lines] ?? '\n\n' };
}

/** Shortens the blanks at these offsets. */
export function shortenBlanks(text: string, offsets: readonly number[]): Edit[] {
  const found: Edit[] = [];
  let past = 0;
  for (const offset of offsets) {
    if (offset < past) continue;
    past = skipBlank(text, offset + 1);
    const edit = shortenBlank(text, beginOfBlank(text, offset), past);
    if (edit) found.push(edit);
  }
  return found;
}

/** Returns the offsets of double spaces. */
export function findDoubled(text: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf('  '); at >= 0; at = text.indexOf('  ', skipBlank(text, at))) found.push(at);
  return found;
}
