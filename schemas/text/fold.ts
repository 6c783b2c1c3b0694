/** Most words, and many names, need only lower-casing. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/**
 * The one form in which names are compared: lower case, no accents, white space as single spaces, trimmed. Lower-casing
 * comes first because it can produce combining marks (`İ`).
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return foldWestern(text) ?? foldAny(text);
}

const foldAny = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

const [LATIN, SPACE] = [0x100, 0x20];
/** The folded form of each of the first 256 characters; a space for white space. */
const FOLDED = Uint16Array.from({ length: LATIN }, (_, code) =>
  (foldAny(String.fromCharCode(code)) || ' ').charCodeAt(0),
);
/** Dashes, quotation marks, bullets and dots: a range without letters. */
const [FIRST_SIGN, PAST_SIGNS] = [0x2010, 0x2028];
const MAX_WESTERN = 4_096;
const room = new Uint16Array(MAX_WESTERN);

/** Folds in one pass a text that is at most a page long and has only western letters. Null for any other text. */
function foldWestern(text: string): string | null {
  if (text.length > MAX_WESTERN) return null;
  let to = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= LATIN && (code < FIRST_SIGN || code >= PAST_SIGNS)) return null;
    const folded = code < LATIN ? (FOLDED[code] as number) : code;
    if (folded !== SPACE || (to > 0 && room[to - 1] !== SPACE)) room[to++] = folded;
  }
  if (to > 0 && room[to - 1] === SPACE) to -= 1;
  return String.fromCharCode.apply(null, room.subarray(0, to) as unknown as number[]);
}
