import { compact } from '../../text/compact.ts';
import { endAt, matchAt } from '../../text/sticky.ts';
import type { Edit } from './edits.ts';

const isAccent = (code: number): boolean => code >= 0x300 && code <= 0x36f;
/** The difference between the codes of a full-width character and of the plain one. */
const WIDTH = 0xfee0;

/**
 * Returns the edits for the places where a text has another form than the one that is read.
 * @param signs the offsets of characters that show such a form
 */
export function readForms(text: string, signs: readonly number[]): Edit[] {
  const found: Edit[] = [];
  let past = 0;
  for (const sign of signs) {
    const edit = sign < past ? null : readForm(text, sign);
    if (!edit) continue;
    found.push(edit);
    past = edit.to;
  }
  return found;
}

function readForm(text: string, from: number): Edit | null {
  const sign = text[from] as string;
  switch (sign) {
    case '*':
    case '_':
    case '`':
      return readEmphasis(text, from, sign);
    case '\u00ad':
      return editTo(from, endAt(SOFT_HYPHEN, text, from));
    case '<':
      return editTo(from, endAt(TAG, text, from));
    case '&':
      return readEntity(text, from);
    case '~':
      return endAt(TILDE, text, from) >= 0 && /[\p{L}.]/u.test(text[from - 1] ?? ' ')
        ? { from, to: from + 1, by: ' ' }
        : null;
    case '[':
      if (text[from + 1] === '^') return editTo(from, endAt(NOTE, text, from));
      return endAt(LINK, text, from) < 0 ? null : editTo(from, from + 1);
    case ']':
      return editTo(from, endAt(TARGET, text, from));
    case '>':
      return /(?:^|\n)[ \t>]*$/.test(text.slice(Math.max(0, from - MARGIN), from))
        ? { from, to: text[from + 1] === ' ' ? from + 2 : from + 1, by: '' }
        : null;
  }
  const code = sign.charCodeAt(0);
  if (isAccent(code)) {
    const to = skipAccents(text, from, MAX_ACCENTS);
    return { from: from - 1, to, by: text.slice(from - 1, to).normalize('NFC') };
  }
  const wide = code > 0xff00 && code < 0xff5f;
  return { from, to: from + 1, by: wide ? String.fromCharCode(code - WIDTH) : '' };
}

const SOFT_HYPHEN = compact(/(?<=\p{Ll})\u00ad\s*(?=\p{Ll})/uy);
/** Tags for words within a line. */
const TAG = /<\/?(?:a|b|em|font|i|mark|small|span|strong|sub|sup|u)(?:\s[^<>\n]{0,200})?>/iy;
/** `[^1]` */
const NOTE = /\[\^\w{1,6}\]/y;
/** `art.~5º` */
const TILDE = compact(/~(?=[\p{L}\p{N}])/uy);
/** `&nbsp;`, `&ordm;` */
const ENTITY = /&(\w{2,6}|#1\d\d);/y;
const ENTITIES = new Map(
  Object.entries({
    nbsp: ' ',
    ordm: 'º',
    ordf: 'ª',
    deg: '°',
    sect: '§',
    quot: '"',
    amp: '&',
    '#160': ' ',
    '#167': '§',
    '#186': 'º',
  }),
);

function readEntity(text: string, from: number): Edit | null {
  if (text[from] !== '&') return null;
  const match = matchAt(ENTITY, text, from);
  const by = ENTITIES.get(match?.[1] ?? '');
  return match && by !== undefined ? { from, to: from + match[0].length, by } : null;
}

/** Returns the offset after a character, including the entity or the accents with which it was written. */
export function endOfForm(text: string, at: number): number {
  const entity = readEntity(text, at);
  return entity ? entity.to : skipAccents(text, at + 1);
}

const LINK = /\[[^[\]\n]{1,120}\]\([^()\s]{1,300}\)/y;
const TARGET = /\]\([^()\s]{1,300}\)/y;

const editTo = (from: number, to: number): Edit | null => (to < 0 ? null : { from, to, by: '' });

/** How many characters of the margin of quoted mail are checked. */
const MARGIN = 12;

/** Removes a mark of emphasis at the beginning or end of a word. Within a word only asterisks are one. */
function readEmphasis(text: string, from: number, sign: string): Edit | null {
  let to = from + 1;
  while (to - from < MAX_EMPHASIS && text[to] === sign) to += 1;
  const inside = isOfWord(text[to]);
  const marked = inside !== (isOfWord(text[from - 1]) || text[from - 1] === ',') || (inside && sign === '*');
  return marked ? { from, to, by: '' } : null;
}

const MAX_EMPHASIS = 3;

/** Whether a character is a letter, a digit, or one that may end an abbreviation. */
const isOfWord = (char = ' '): boolean => char !== ' ' && char !== '_' && /[\p{L}\p{N}.º°§,]/u.test(char);

/** No letter has more accents. Sorting many of them takes more than linear time. */
const MAX_ACCENTS = 4;

/** Returns the offset after the accents, at most `max`, that follow a letter as separate characters. */
function skipAccents(text: string, at: number, max = Number.POSITIVE_INFINITY): number {
  let end = at;
  while (end - at < max && isAccent(text.charCodeAt(end))) end += 1;
  return end;
}
