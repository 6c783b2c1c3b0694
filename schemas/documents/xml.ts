import { Parser } from 'htmlparser2';

/** A tag and its location in the source. `end` is the offset after its `>`. */
export interface Tag {
  /** As written in the source, with its prefix. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  begin: number;
  end: number;
}

export interface Handlers {
  open(tag: Tag): void;
  /** `end` is the offset after the closing tag. */
  close(name: string, end: number): void;
  /** The text is decoded: `&amp;` is one character of the text and five of the source. */
  text(text: string, begin: number, end: number): void;
}

/**
 * Reads XML and reports the source offsets of everything, so that copies can be made as edits of the source. Throws if
 * the source is cut off.
 */
export function readXml(xml: string, { open, close, text }: Handlers): void {
  let cut = false;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open({ name, attributes, begin: parser.startIndex, end: parser.endIndex + 1 }),
      onclosetag(name, implied) {
        // The parser also reports the end of `<a/>`, which has no closing tag.
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

/** A replacement for a stretch of a source. */
export interface Edit {
  begin: number;
  end: number;
  text: string;
}

/** Applies edits that do not overlap. Edits at the same offset keep their order. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { begin, end, text } of edits.toSorted((one, other) => one.begin - other.begin)) {
    parts.push(source.slice(at, begin), text);
    at = Math.max(at, end);
  }
  return parts.join('') + source.slice(at);
}

/** A name without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
