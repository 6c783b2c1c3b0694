import { localName, readXml } from './xml.ts';
import type { Zip } from './zip.ts';

/** A stretch of the text, and its location in `content.xml`. */
export interface OdtPlace {
  /** Offsets in the text. */
  from: number;
  to: number;
  begin: number;
  end: number;
  /** For the words of a note, the source offset of the note; otherwise null. */
  note: number | null;
}

export interface OdtRead {
  formato: 'odt';
  texto: string;
  places: readonly OdtPlace[];
}

export const CONTENT = 'content.xml';
const TEXT = 'application/vnd.oasis.opendocument.text';

/**
 * Reads the paragraphs of the body, then those of its notes (OpenDocument 1.3, part 3, 5.1 and 6). Returns null if the
 * package is not a text document.
 */
export function readOdt(zip: Zip): OdtRead | null {
  if (!zip.names.includes('mimetype') || !zip.text('mimetype')?.startsWith(TEXT)) return null;
  const xml = zip.text(CONTENT);
  if (xml === null) return null;
  return { formato: 'odt', ...compose(readParagraphs(xml)) };
}

type Piece = Pick<OdtPlace, 'begin' | 'end' | 'note'> & { text: string };

/**
 * Elements whose content is not text of the document: deleted text, comments, the mark of a note, outline declarations.
 */
const UNSEEN = new Set(['tracked-changes', 'annotation', 'note-citation', 'sequence-decls']);
const SIGNS: Record<string, string> = { tab: '\t', 'line-break': '\n' };

function readParagraphs(xml: string): { body: Piece[][]; notes: Piece[][] } {
  const body: Piece[][] = [];
  const notes: Piece[][] = [];
  const open: Piece[][] = [];
  let unseen = 0;
  let note: number | null = null;
  const push = (text: string, begin: number, end: number) => {
    if (unseen === 0 && text !== '') open.at(-1)?.push({ text, begin, end, note });
  };
  readXml(xml, {
    open({ name, attributes, begin, end }) {
      const local = localName(name);
      if (UNSEEN.has(local)) unseen += 1;
      else if (local === 'note') note ??= begin;
      else if ((local === 'p' || local === 'h') && unseen === 0) {
        const pieces: Piece[] = [];
        (note === null ? body : notes).push(pieces);
        open.push(pieces);
      } else if (local === 's') push(blanksOf(attributes['text:c']), begin, end);
      else if (local in SIGNS) push(SIGNS[local] as string, begin, end);
    },
    close(name) {
      const local = localName(name);
      if (UNSEEN.has(local)) unseen -= 1;
      else if (local === 'note') note = null;
      else if ((local === 'p' || local === 'h') && unseen === 0) open.pop();
    },
    text(text, begin, end) {
      const pieces = open.at(-1);
      if (!pieces || unseen > 0) return;
      // Any white space counts as one blank, or as none at the start of a paragraph or after another blank (6.1.2).
      let at = begin;
      for (const part of text.split(/([ \t\r\n]+)/)) {
        const to = text.length === end - begin ? at + part.length : end;
        const blank = /^[ \t\r\n]/.test(part);
        if (!blank) push(part, at, to);
        else if (pieces.length > 0 && !/[ \t\r\n]$/.test(pieces.at(-1)?.text ?? '')) push(' ', at, to);
        at = to;
      }
    },
  });
  return { body, notes };
}

/** More blanks in a row than any line has: a hundred bytes could ask for two billion. */
const MOST_BLANKS = 1_000;

/** The blanks of `<text:s text:c="3"/>`; one if it gives no number (6.1.3). */
function blanksOf(count: string | undefined): string {
  const number = count !== undefined && /^\d+$/.test(count) ? Number(count) : 1;
  return ' '.repeat(Math.min(number, MOST_BLANKS));
}

function compose({ body, notes }: { body: readonly Piece[][]; notes: readonly Piece[][] }) {
  const places: OdtPlace[] = [];
  const lines: string[] = [];
  let at = 0;
  for (const [i, pieces] of [...body, ...notes].entries()) {
    const first = i === body.length;
    if (i > 0) at += first ? 2 : 1;
    for (const { text, ...rest } of pieces) {
      places.push({ from: at, to: at + text.length, ...rest });
      at += text.length;
    }
    lines.push(`${first ? '\n' : ''}${pieces.map(({ text }) => text).join('')}`);
  }
  return { texto: lines.join('\n'), places };
}
