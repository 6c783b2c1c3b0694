import { localName, readXml } from './xml.ts';
import type { Zip } from './zip.ts';

/** A run: a stretch of text with uniform formatting (ECMA-376, 17.3.2). */
export interface Run {
  begin: number;
  end: number;
  /** The XML of its formatting, `<w:rPr>…</w:rPr>`; empty if it has none. */
  props: string;
  /** The offset at which its content begins, after the formatting. */
  content: number;
}

/** A stretch of the text, and its location in the XML of a part. */
export interface Place {
  /** Offsets in the text. */
  from: number;
  to: number;
  part: string;
  begin: number;
  end: number;
  run: Run;
  /** The `<w:t …>` element that contains it; null for a tab, a break and the like. */
  tag: { begin: number; end: number } | null;
  /** For a note or a text box, the run of the body that it is attached to, because only the body can have comments. */
  anchor: Run | null;
}

export interface DocxRead {
  formato: 'docx';
  texto: string;
  places: readonly Place[];
  /** The name and XML of the part that holds the body. */
  main: string;
}

const MAIN = 'word/document.xml';
const RELS = '_rels/.rels';
const NOTES = { footnotes: 'footnoteReference', endnotes: 'endnoteReference' } as const;

/** Reads the paragraphs of the body, then those of its notes. Returns null if the package is not a Word document. */
export function readDocx(zip: Zip): DocxRead | null {
  const main = mainPart(zip);
  const xml = main === null ? null : zip.text(main);
  if (main === null || xml === null) return null;
  const body = readPart(xml, null);
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const parts: { part: string; paragraphs: Piece[][] }[] = [{ part: main, paragraphs: body.paragraphs }];
  for (const [name, reference] of Object.entries(NOTES)) {
    const part = `${folder}${name}.xml`;
    const notes = zip.text(part);
    if (notes !== null) parts.push({ part, paragraphs: readPart(notes, body.references(reference)).paragraphs });
  }
  return { formato: 'docx', main, ...compose(parts) };
}

/** The path of the main document, as the package declares it. Some programs write `word/document2.xml`. */
function mainPart(zip: Zip): string | null {
  if (zip.names.includes(MAIN)) return MAIN;
  const rels = zip.names.includes(RELS) ? (zip.text(RELS) ?? '') : '';
  let found: string | null = null;
  const open = ({ attributes: { Type = '', Target = '' } }: { attributes: Readonly<Record<string, string>> }) => {
    if (Type.endsWith('/officeDocument') && Target.startsWith('word/')) found ??= Target;
  };
  readXml(rels, { open, close() {}, text() {} });
  return found;
}

type Piece = Pick<Place, 'begin' | 'end' | 'run' | 'tag' | 'anchor'> & { text: string };

/** Elements of a run that stand for a character. */
const SIGNS: Record<string, string> = { tab: '\t', noBreakHyphen: '-', br: '\n', cr: '\n' };
/** Deleted or moved text, and the repetition of newer content for an older Word. */
const UNSEEN = new Set(['del', 'moveFrom', 'Fallback']);

/**
 * @param hanging the run of the body that each note is attached to, by the note's id; null when the body itself is read
 */
function readPart(xml: string, hanging: ReadonlyMap<string, Run> | null) {
  const paragraphs: Piece[][] = [];
  const references = new Map<string, Run>();
  const open: Piece[][] = [];
  // Nested, because a text box is inside a run and has paragraphs and runs of its own.
  const runs: Run[] = [];
  const path: string[] = [];
  let prefix = '';
  let unseen = 0;
  let props = -1;
  let tag: Place['tag'] = null;
  let note: Run | null = null;
  /**
   * The local name of a WordprocessingML element, which has the root's prefix. Elements of other namespaces, such as
   * the runs of a formula, give an empty name.
   */
  const nameOf = (name: string) => {
    if (path.length === 0) prefix = name.slice(0, name.indexOf(':') + 1);
    if (name.startsWith(prefix)) return name.slice(prefix.length);
    return name.endsWith(':Fallback') ? 'Fallback' : '';
  };
  const anchor = () => note ?? (runs.length > 1 ? (runs[0] as Run) : null);
  const push = (text: string, begin: number, end: number) => {
    const run = runs.at(-1);
    if (run && unseen === 0) open.at(-1)?.push({ text, begin, end, run, tag, anchor: anchor() });
  };
  readXml(xml, {
    open({ name, attributes, begin, end }) {
      const local = nameOf(name);
      const inRun = path.at(-1) === 'r';
      path.push(local);
      if (UNSEEN.has(local)) unseen += 1;
      else if (local === 'p' && unseen === 0) {
        const pieces: Piece[] = [];
        paragraphs.push(pieces);
        open.push(pieces);
      } else if (local === 'r') runs.push({ begin, end, props: '', content: end });
      else if (local === 'rPr' && inRun) props = begin;
      else if (local === 't' && inRun) tag = { begin, end };
      else if (local in SIGNS && inRun) push(SIGNS[local] as string, begin, end);
      else if (local.endsWith('noteReference')) {
        const run = runs.at(-1);
        if (run) references.set(`${local} ${idOf(attributes)}`, run);
      } else if (hanging && (local === 'footnote' || local === 'endnote')) note = hanging.get(idOf(attributes)) ?? null;
    },
    close(_, end) {
      const local = path.pop() ?? '';
      if (UNSEEN.has(local)) unseen -= 1;
      else if (local === 'p' && unseen === 0) open.pop();
      else if (local === 't') tag = null;
      else if (local === 'r') {
        const run = runs.pop();
        if (run) run.end = end;
      } else if (local === 'rPr' && path.at(-1) === 'r') {
        Object.assign(runs.at(-1) as Run, { props: xml.slice(props, end), content: end });
      } else if (local === 'footnote' || local === 'endnote') note = null;
    },
    text(text, begin, end) {
      if (tag) push(text, begin, end);
    },
  });
  return {
    paragraphs,
    references: (kind: string) =>
      new Map(
        [...references].flatMap(([key, run]) => (key.startsWith(kind) ? [[key.slice(kind.length + 1), run]] : [])),
      ),
  };
}

const idOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes).find(([name]) => localName(name) === 'id')?.[1] ?? '';

function compose(
  parts: readonly { part: string; paragraphs: readonly Piece[][] }[],
): Pick<DocxRead, 'texto' | 'places'> {
  const places: Place[] = [];
  const texts: string[] = [];
  let at = 0;
  for (const { part, paragraphs } of parts) {
    if (paragraphs.every((pieces) => pieces.every(({ text }) => text.trim() === ''))) continue;
    const lines: string[] = [];
    if (texts.length > 0) at += 2;
    for (const pieces of paragraphs) {
      if (lines.length > 0) at += 1;
      for (const { text, ...rest } of pieces) {
        places.push({ from: at, to: at + text.length, part, ...rest });
        at += text.length;
      }
      lines.push(pieces.map(({ text }) => text).join(''));
    }
    texts.push(lines.join('\n'));
  }
  return { texto: texts.join('\n\n'), places };
}
