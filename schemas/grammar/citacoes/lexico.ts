/** A digit. */
export function isAlgarismo(text: string, at: number): boolean {
  if (at >= text.length) return false;
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}

/** Whether what stands at `at`, which must be inside the text, is white space. */
export function isBranco(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code <= 0x20 || code === 0xa0 || (code >= 0x1680 && OUTROS_BRANCOS.has(code));
}

/** White space further up, told without a pattern: quotation marks and dashes stand beside it, and are in every text. */
const OUTROS_BRANCOS = new Set([
  ...[0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a],
  ...[0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff],
]);

/** Where what stands before white space ends. */
export function endBefore(text: string, at: number): number {
  let end = at;
  while (end > 0 && isBranco(text, end - 1)) end -= 1;
  return end;
}

/** Past white space. */
export function skipBranco(text: string, from: number): number {
  let at = from;
  while (at < text.length && isBranco(text, at)) at += 1;
  return at;
}
