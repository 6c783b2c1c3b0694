import { strToU8, zipSync } from 'fflate';

/** Documents written by hand, as editors write them. */
const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const pack = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, source]) => [name, strToU8(source)])));

/** A run of words; `props` is what its `<w:rPr>` holds. */
export const run = (words: string, props = ''): string =>
  `<w:r>${props === '' ? '' : `<w:rPr>${props}</w:rPr>`}<w:t xml:space="preserve">${words}</w:t></w:r>`;
export const paragraph = (...runs: readonly string[]): string => `<w:p>${runs.join('')}</w:p>`;

/** A `.docx` of paragraphs, and further parts by their names in `word/`. */
export function docx(body: string, parts: Record<string, string> = {}): Uint8Array {
  const part = (root: string, content: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><w:${root} xmlns:w="${W}" xmlns:m="urn:m" xmlns:b="urn:b" xmlns:r="${OFFICE}">${content}</w:${root}>`;
  const names = Object.keys(parts);
  const related = names.map(
    (name, i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${name}" Target="${name}.xml"/>`,
  );
  const typed = names.map((name) => `<Override PartName="/word/${name}.xml" ContentType="${WORD}.${name}+xml"/>`);
  return pack({
    '[Content_Types].xml': `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/>${typed.join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${RELS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${RELS}">${related.join('')}</Relationships>`,
    'word/document.xml': part('document', `<w:body>${body}</w:body>`),
    ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [`word/${name}.xml`, part(name, xml)])),
  });
}

const ODF = 'urn:oasis:names:tc:opendocument:xmlns';

/** An `.odt` of paragraphs. */
export const odt = (body: string): Uint8Array =>
  pack({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'META-INF/manifest.xml': `<manifest:manifest xmlns:manifest="${ODF}:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="${ODF}:office:1.0" xmlns:text="${ODF}:text:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/" office:version="1.3"><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  });

/** A PDF of one page, whose form shows another ten times, and so on: its words are shown 10 to the power of `depth` times. */
export function nestedPdf(depth: number): Uint8Array {
  const resources = (next: number) =>
    `/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>/XObject<</X ${next} 0 R>>>>`;
  const tenfold = '/X Do '.repeat(10);
  const stream = (content: string, dictionary = '') =>
    `<<${dictionary}/Length ${content.length}>>\nstream\n${content}\nendstream`;
  const first = 5;
  const forms = Array.from({ length: depth }, (_, i) =>
    stream(
      i < depth - 1 ? tenfold : 'BT /F1 12 Tf 9 9 Td (a) Tj ET',
      `/Type/XObject/Subtype/Form/BBox[0 0 9 9]${resources(first + i + 1)}`,
    ),
  );
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R${resources(first)}>>`,
    stream(tenfold),
    ...forms,
  ]);
}

/** A PDF whose pages have these lines, none where a page is only an image. */
export function pdf(pages: readonly (readonly string[])[]): Uint8Array {
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', ''];
  const kids: string[] = [];
  for (const lines of pages) {
    const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join(' ');
    const content = `BT /F1 12 Tf 14 TL 72 720 Td ${shown} ET`;
    objects.push(`<</Length ${content.length}>>\nstream\n${content}\nendstream`);
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${objects.length} 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>>>>>`,
    );
    kids.push(`${objects.length} 0 R`);
  }
  objects[1] = `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}>>`;
  return pdfOf(objects);
}

/** Numbers the objects from 1; the first one is the catalogue. */
function pdfOf(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.7\n';
  const places = objects.map((object, i) => {
    const at = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  file += `${xref}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}
