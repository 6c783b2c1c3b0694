/**
 * The one way in which names are compared: lower case, no accents, runs of white space as one space, trimmed.
 * Lower case comes first: lower-casing can itself produce combining marks (`İ`).
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
