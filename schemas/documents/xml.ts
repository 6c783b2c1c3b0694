import { Parser } from 'htmlparser2';

/** A tag, and where it stands in the source: `end` is past its `>`. */
export interface Tag {
  /** As written, with its prefix. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  begin: number;
  end: number;
}

export interface Handlers {
  open(tag: Tag): void;
  /** `end` is past the closing tag. */
  close(name: string, end: number): void;
  /** Text with references decoded: of `&amp;` five letters of the source stand for one. */
  text(text: string, begin: number, end: number): void;
}

/** Reads XML, telling where everything stands: copies are edits of the source. Throws where the source is cut. */
export function readXml(xml: string, { open, close, text }: Handlers): void {
  let cut = false;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open({ name, attributes, begin: parser.startIndex, end: parser.endIndex + 1 }),
      onclosetag(name, implied) {
        // `<a/>` is told as closed without a tag as well.
        if (implied && !xml.endsWith('/>', parser.endIndex + 1)) cut = true;
        close(name, parser.endIndex + 1);
      },
      ontext: (data) => text(data, parser.startIndex, parser.endIndex + 1),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  if (cut) throw new Error('the XML ends before its root does');
}

/** What is to stand in the place of a stretch of a source. */
export interface Edit {
  begin: number;
  end: number;
  text: string;
}

/** The source with its edits made; of several at one place, in the order given. They do not overlap. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { begin, end, text } of edits.toSorted((one, other) => one.begin - other.begin)) {
    parts.push(source.slice(at, begin), text);
    at = Math.max(at, end);
  }
  return parts.join('') + source.slice(at);
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML 1.0 has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it has not
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

export const escapeXml = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (sign) => ESCAPED[sign] as string);

/** A name without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
