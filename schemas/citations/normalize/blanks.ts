import { goesOn } from './cut-lines.ts';
import { type Edit, PARAGRAPH_END } from './edit.ts';

/** White space past the first 256 characters; quotation marks and dashes, which stand among them, are in every text. */
const FURTHER_BLANKS: ReadonlySet<number> = new Set([
  ...[0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a],
  ...[0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff],
]);

/** The codes of every white space and control character. */
export const BLANKS: readonly number[] = [...Array.from({ length: 0x21 }, (_, code) => code), 0xa0, ...FURTHER_BLANKS];

/** Whether what stands at an offset, which must be inside the text, is white space or a control character. */
export function isBlank(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code <= 0x20 || code === 0xa0 || (code >= 0x1680 && FURTHER_BLANKS.has(code));
}

/** Past white space. */
export function skipBlank(text: string, from: number): number {
  let at = from;
  while (at < text.length && isBlank(text, at)) at += 1;
  return at;
}

/** Where the white space before an offset begins. */
export function beginOfBlank(text: string, at: number): number {
  let begin = at;
  while (begin > 0 && isBlank(text, begin - 1)) begin -= 1;
  return begin;
}

const NEWLINE = 0x0a;

/** How many lines end in a part of a text. */
export function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) if (text.charCodeAt(at) === NEWLINE) count += 1;
  return count;
}

/** No citation goes over a longer one: its words would be few in a span without end. */
const LONGEST = 80;

/** How a blank is read that has more than one character; null as it is. A line's end and a paragraph's are told apart. */
export function shortenBlank(text: string, from: number, to: number): Edit | null {
  if (to - from < 2) return null;
  const lines = countLines(text, from, to);
  // Most are an empty line, and nothing else.
  if (lines === 2 && to - from === 2) return null;
  if (lines < 2 && goesOn(text, from, to)) return { from, to, by: ' ' };
  if (to - from > LONGEST) return { from, to, by: PARAGRAPH_END };
  return { from, to, by: [' ', '\n'][lines] ?? '\n\n' };
}

/** The blanks at these offsets. */
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

/** Where two spaces stand side by side. */
export function findDoubled(text: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf('  '); at >= 0; at = text.indexOf('  ', skipBlank(text, at))) found.push(at);
  return found;
}
