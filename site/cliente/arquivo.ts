import { strFromU8, unzipSync } from 'fflate';

const PARTES = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml'];
const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** The text of a .txt or .docx file, read here. Throws where it is neither. */
export async function readArquivo(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const zipped = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return zipped ? readDocx(bytes) : readTxt(bytes);
}

/** UTF-8, or what older editors wrote: windows-1252. */
function readTxt(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The paragraphs of the document, then those of its notes. */
function readDocx(bytes: Uint8Array): string {
  const parts = unzipSync(bytes, { filter: ({ name }) => PARTES.includes(name) });
  if (!parts['word/document.xml']) throw new Error('not a .docx');
  const texts = PARTES.flatMap((name) => (parts[name] ? [readPart(strFromU8(parts[name]))] : []));
  return texts.filter((text) => text.trim() !== '').join('\n\n');
}

function readPart(xml: string): string {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  return [...document.getElementsByTagNameNS(W, 'p')].map(readParagraph).join('\n');
}

function readParagraph(paragraph: Element): string {
  const pieces = [...paragraph.getElementsByTagNameNS(W, '*')].map(({ localName, textContent }) => {
    if (localName === 't') return textContent ?? '';
    if (localName === 'tab') return '\t';
    if (localName === 'noBreakHyphen') return '-';
    return localName === 'br' || localName === 'cr' ? '\n' : '';
  });
  return pieces.join('');
}
