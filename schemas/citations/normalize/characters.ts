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
function isBlank(text: string, at: number): boolean {
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

/** Whether a code is that of a small letter of Portuguese. */
export const isSmall = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || (code >= 0xdf && code <= 0xff);

/** Makes a set of characters: a table that has 1 at their codes. A look-up takes a tenth of that in a `Set`. */
export function tableOf(chars: Iterable<string>): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (const char of chars) table[char.charCodeAt(0)] = 1;
  return table;
}
