export { isBlank as isBranco, skipBlank as skipBranco } from '../../citations/normalize/blanks.ts';

/** A digit. */
export function isAlgarismo(text: string, at: number): boolean {
  if (at >= text.length) return false;
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}
