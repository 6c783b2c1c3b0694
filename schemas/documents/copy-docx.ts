import { escapeXml } from '../text/escape.ts';
import type { Comentario, Copia } from './copy.ts';
import { readDocx } from './docx.ts';
import { DocxMarks } from './docx-marks.ts';
import { readXml } from './xml.ts';
import { openZip, writeZip } from './zip.ts';

const CONTENT_TYPES = '[Content_Types].xml';
const COMMENTS_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** The names of elements and relationships in the two forms of the standard, transitional and strict. */
interface Form {
  words: string;
  relationships: string;
}
const STRICT: Form = {
  words: 'http://purl.oclc.org/ooxml/wordprocessingml/main',
  relationships: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
};
const TRANSITIONAL: Form = {
  words: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  relationships: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
};

/**
 * Returns a copy of a `.docx` with comments and tracked changes, and everything else unchanged. Throws if the file is
 * not a `.docx`.
 */
export function writeDocx(original: Uint8Array, { trocas, comentarios, autor, data }: Copia): Uint8Array {
  const zip = openZip(original);
  const read = zip && readDocx(zip);
  if (!zip || !read) throw new Error('no .docx');
  const { main, places } = read;
  const parts = new Parts(zip.files());
  const body = parts.read(main);
  const [, prefix] = /<(\w+:)document\b/.exec(body) ?? [];
  if (prefix === undefined) throw new Error('the elements of the document have no prefix');
  const form = body.includes(STRICT.words) ? STRICT : TRANSITIONAL;
  const comments = findComments(parts, main);
  let id = nextId(body + (comments === null ? '' : parts.read(comments)));
  const by = (p: string) => `${p}id="${id}" ${p}author="${escapeXml(autor)}" ${p}date="${escapeXml(data)}"`;
  const marks = new DocxMarks(places, main, prefix, (name) => parts.read(name));
  for (const { offset, fim, texto } of trocas) {
    marks.change(offset, fim, texto, () => {
      const attributes = by(prefix);
      id += 1;
      return attributes;
    });
  }
  const said = comentarios.map((comentario) => {
    marks.comment(comentario.offset, comentario.fim, id);
    const printed = printComment(comentario, `xmlns:w="${form.words}" ${by('w:')}`);
    id += 1;
    return printed;
  });
  for (const [name, source] of marks.parts()) parts.write(name, source);
  if (said.length > 0) parts.append(comments ?? addComments(parts, main, form), said.join(''));
  return writeZip(parts.files);
}

/** A comment's XML: the first paragraph is its heading, in bold. */
function printComment({ paragrafos }: Comentario, attributes: string): string {
  const printed = paragrafos.map((words, i) => {
    const bold = i === 0 ? '<w:rPr><w:b/></w:rPr>' : '';
    return `<w:p><w:r>${bold}<w:t xml:space="preserve">${escapeXml(words)}</w:t></w:r></w:p>`;
  });
  return `<w:comment ${attributes} w:initials="V">${printed.join('')}</w:comment>`;
}

/** The parts of a package, as editable XML sources. */
class Parts {
  readonly files: Record<string, Uint8Array>;

  constructor(files: Record<string, Uint8Array>) {
    this.files = files;
  }

  has(name: string): boolean {
    return name in this.files;
  }

  read(name: string): string {
    return this.has(name) ? new TextDecoder().decode(this.files[name]) : '';
  }

  write(name: string, source: string): void {
    this.files[name] = new TextEncoder().encode(source);
  }

  /** Appends XML inside the root element of a part. */
  append(name: string, xml: string): void {
    const source = this.read(name);
    const empty = /^(.*<([\w:]+)[^<>]*)\/>\s*$/s.exec(source);
    const at = source.lastIndexOf('</');
    this.write(name, empty ? `${empty[1]}>${xml}</${empty[2]}>` : source.slice(0, at) + xml + source.slice(at));
  }
}

const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1);
const relsOf = (name: string): string => `${folderOf(name)}_rels/${name.slice(folderOf(name).length)}.rels`;

/** The part that holds the existing comments, or null. */
function findComments(parts: Parts, main: string): string | null {
  let target: string | null = null;
  const open = ({ attributes: { Type = '', Target = '' } }: { attributes: Readonly<Record<string, string>> }) => {
    if (Type.endsWith('/relationships/comments')) target = Target;
  };
  readXml(parts.read(relsOf(main)), { open, close() {}, text() {} });
  if (target === null) return null;
  const name = (target as string).startsWith('/') ? (target as string).slice(1) : folderOf(main) + target;
  return parts.has(name) ? name : null;
}

/** Adds a part for comments and declares it where a package declares its parts (ECMA-376, part 2, 7.2 and 6.5). */
function addComments(parts: Parts, main: string, { words, relationships }: Form): string {
  const free = ['comments.xml', 'comments-vigente.xml'].find((name) => !parts.has(folderOf(main) + name)) as string;
  const name = folderOf(main) + free;
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  parts.write(name, `${head}<w:comments xmlns:w="${words}"></w:comments>`);
  parts.append(CONTENT_TYPES, `<Override PartName="/${name}" ContentType="${COMMENTS_TYPE}"/>`);
  const rels = relsOf(main);
  if (!parts.has(rels)) parts.write(rels, `${head}<Relationships xmlns="${RELATIONSHIPS}"></Relationships>`);
  parts.append(rels, `<Relationship Id="rIdVigente" Type="${relationships}/comments" Target="${free}"/>`);
  return name;
}

/**
 * A number that no comment and no tracked change uses. Other elements have ids of their own, which may be large hashes.
 */
function nextId(source: string): number {
  const known = Array.from(source.matchAll(/:id="(\d{1,8})"/g), ([, number]) => Number(number));
  return known.reduce((most, number) => Math.max(most, number), 0) + 1;
}
