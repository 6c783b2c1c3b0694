/** Most words, and many names, have nothing to fold but their case. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/**
 * The one way in which names are compared: lower case, no accents, runs of white space as one space, trimmed.
 * Lower case comes first: lower-casing can itself produce combining marks (`İ`).
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
