import { escapeXml } from '../text/escape.ts';
import type { Comentario, Copia } from './copy.ts';
import { CONTENT, type OdtPlace, readOdt } from './odt.ts';
import type { Troca } from './trocas.ts';
import { applyEdits, type Edit } from './xml.ts';
import { openZip, writeZip } from './zip.ts';

/** Declared on each new element, because the document may bind other prefixes. */
const NAMESPACES =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/"';

/**
 * Returns a copy of an `.odt` with comments (OpenDocument 1.3, part 3, 14.1) and with the changes applied, and
 * everything else unchanged. Throws if the file is not an `.odt`.
 */
export function writeOdt(original: Uint8Array, { trocas, comentarios, autor, data }: Copia): Uint8Array {
  const zip = openZip(original);
  const read = zip && readOdt(zip);
  if (!zip || !read) throw new Error('no .odt');
  const files = zip.files();
  const source = new TextDecoder().decode(files[CONTENT]);
  const { places } = read;
  const edits = [
    ...comentarios.flatMap((comentario, i) =>
      printComment(places, comentario, { autor, data, name: `vigente-${i + 1}` }),
    ),
    ...trocas.flatMap((troca) => change(places, troca)),
  ];
  files[CONTENT] = new TextEncoder().encode(applyEdits(source, edits));
  return writeZip(files);
}

function printComment(
  places: readonly OdtPlace[],
  { offset, fim, paragrafos }: Comentario,
  { autor, data, name }: { autor: string; data: string; name: string },
): Edit[] {
  const first = places.find(({ to }) => to > offset) ?? places.at(-1);
  if (!first) return [];
  const before = places.findLast(({ from }) => from < fim);
  const last = before && before.from >= first.from ? before : first;
  const words = paragrafos.map((paragrafo) => `<text:p>${escapeXml(paragrafo)}</text:p>`).join('');
  const who = `<dc:creator>${escapeXml(autor)}</dc:creator><dc:date>${escapeXml(data.replace(/Z$/, ''))}</dc:date>`;
  // A note cannot hold a comment. The comment is attached to the place of the note, and is about the whole note.
  const hung = first.note !== null || last.note !== null;
  const begin = first.note ?? (hung ? (last.note as number) : sourceAt(first, offset, 'begin'));
  const end = hung ? begin : sourceAt(last, fim, 'end');
  const said = `<office:annotation ${NAMESPACES}${hung ? '' : ` office:name="${name}"`}>${who}${words}</office:annotation>`;
  if (hung) return [{ begin, end: begin, text: said }];
  const closed = `<office:annotation-end ${NAMESPACES} office:name="${name}"/>`;
  return [
    { begin, end: begin, text: said },
    { begin: end, end, text: closed },
  ];
}

/** New words take the place of the first of the old words, with its formatting. */
function change(places: readonly OdtPlace[], { offset, fim, texto }: Troca): Edit[] {
  const inside = offset === fim ? [] : places.filter(({ from, to }) => from < fim && to > offset);
  const [first = places.findLast(({ from }) => from < offset) ?? places[0]] = inside;
  if (!first) return [];
  const at = sourceAt(first, offset, inside.length === 0 ? 'end' : 'begin');
  return [
    { begin: at, end: inside.length === 0 ? at : sourceAt(first, fim, 'end'), text: escapeXml(texto) },
    ...inside.slice(1).map((place) => ({
      begin: place.begin,
      end: sourceAt(place, fim, 'end'),
      text: '',
    })),
  ];
}

/**
 * The offset in the source for an offset of the text, within the bounds of its place. An element such as `<text:s/>` is
 * never split.
 */
function sourceAt({ from, to, begin, end }: OdtPlace, offset: number, edge: 'begin' | 'end'): number {
  if (end - begin === to - from) return begin + Math.min(Math.max(offset, from), to) - from;
  return edge === 'begin' ? begin : end;
}
