/** The text of a page, with the source offset of each character. */
export interface HtmlRead {
  texto: string;
  /** The source offset for an offset of the text. */
  original(offset: number): number;
}

/**
 * Matches what is not text (scripts, styles, comments), what ends a line, and character references. Everything else is
 * text.
 */
const PART =
  /<!--.*?(?:-->|$)|<(script|style|head|template)\b.*?(?:<\/\1\s*>|$)|<\/?([a-z][a-z0-9-]*)\b(?:"[^"]*"|'[^']*'|[^'"<>])*>|<[!?][^>]*>|&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,7}));/gis;
const BLOCK =
  /^(?:p|div|br|li|ul|ol|tr|td|th|table|h[1-6]|hr|blockquote|section|article|header|footer|pre|dd|dt|dl|body|html|main|aside|nav|figure|title)$/i;

/**
 * Extracts the text of an HTML page, with each block on its own line, and keeps the way back to the source. It handles
 * the HTML that people write, not every error case of the HTML standard.
 */
export function readHtml(source: string): HtmlRead {
  const parts: string[] = [];
  /** The offsets, in the text and in the source, at which each stretch begins. */
  const starts: number[] = [];
  const sources: number[] = [];
  let length = 0;
  let at = 0;
  const add = (texto: string, from: number): void => {
    if (texto === '') return;
    starts.push(length);
    sources.push(from);
    parts.push(texto);
    length += texto.length;
  };
  for (const found of source.matchAll(PART)) {
    const [whole, , tag, hex, decimal, named] = found;
    add(source.slice(at, found.index), at);
    at = found.index + whole.length;
    if (tag !== undefined) add(BLOCK.test(tag) ? '\n' : '', found.index);
    else if (hex !== undefined) add(characterOf(Number.parseInt(hex, 16), whole), found.index);
    else if (decimal !== undefined) add(characterOf(Number(decimal), whole), found.index);
    else if (named !== undefined) add(NAMED[named] ?? whole, found.index);
  }
  add(source.slice(at), at);
  return {
    texto: parts.join(''),
    original(offset) {
      const stretch = lastUpTo(starts, offset);
      if (stretch < 0) return offset;
      const inside = offset - (starts[stretch] as number);
      return (sources[stretch] as number) + Math.min(inside, (parts[stretch] as string).length);
    },
  };
}

const characterOf = (code: number, whole: string): string =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;

/** The index of the last number that is at most `value`. The numbers are in ascending order. */
function lastUpTo(rising: readonly number[], value: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] as number) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

const LETTERS = {
  ...{ aacute: 'á', eacute: 'é', iacute: 'í', oacute: 'ó', uacute: 'ú', agrave: 'à', ccedil: 'ç' },
  ...{ acirc: 'â', ecirc: 'ê', ocirc: 'ô', atilde: 'ã', otilde: 'õ', uuml: 'ü' },
};
const NAMED: Record<string, string> = {
  ...LETTERS,
  ...Object.fromEntries(
    Object.entries(LETTERS).map(([name, letter]) => [
      name.replace(/^./, (first) => first.toUpperCase()),
      letter.toUpperCase(),
    ]),
  ),
  ...{ nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", sect: '§', ordm: 'º', ordf: 'ª', deg: '°' },
  ...{ ldquo: '“', rdquo: '”', lsquo: '‘', rsquo: '’', laquo: '«', raquo: '»', ndash: '–', mdash: '—', hellip: '…' },
};
