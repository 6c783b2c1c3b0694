import { BLANKS } from './blanks.ts';

/** Where a text may have to be written otherwise before it is read. */
export interface Signs {
  /** The ends of lines. */
  lines: number[];
  /** White space other than the space and the end of a line: web pages and word processors put it between any words. */
  blanks: number[];
  /** What another form of the characters, or markup, is told by. */
  forms: number[];
}

/**
 * What tells a form of a text that some program made: accents set apart from their letters (PDF readers, macOS), characters
 * that are not seen, a hyphen for where a word may break, letters and digits as wide as ideographs, marks of emphasis
 * (`**art. 5º**`, `_CDC_`, `<b>CF</b>`), of links (`[CLT](https://…)`), of quoted mail, and characters that a page calls
 * by a name (`5&ordm;`, `art.~5º`).
 */
const FORMS = ['\u0300\u036f', '\u200b\u200d', '\ufeff\uff5e', '\u00ad', '*', '_', '>', '`', '<', '[', ']', '&', '~'];
const [LINE, FORM, OTHER_BLANK] = [1, 2, 3];
const CLASS = new Uint8Array(0x10000);
for (const code of BLANKS) CLASS[code] = OTHER_BLANK;
CLASS[0x20] = 0;
CLASS[0x0a] = LINE;
for (const range of FORMS) CLASS.fill(FORM, range.charCodeAt(0), range.charCodeAt(range.length - 1) + 1);

/** One look at each character. */
export function findSigns(text: string): Signs {
  const found: Signs = { lines: [], blanks: [], forms: [] };
  for (let at = skipCommon(text, 0); at < text.length; at = skipCommon(text, at + 1)) {
    const kind = CLASS[text.charCodeAt(at)];
    if (kind === LINE) found.lines.push(at);
    else if (kind === FORM) found.forms.push(at);
    else found.blanks.push(at);
  }
  return found;
}

/** Past letters, spaces and all that says nothing: apart from the rest, since so it takes half the time. */
function skipCommon(text: string, from: number): number {
  const { length } = text;
  let at = from;
  while (at < length && CLASS[text.charCodeAt(at)] === 0) at += 1;
  return at;
}
