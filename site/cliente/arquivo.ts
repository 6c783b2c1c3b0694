import { strFromU8, unzipSync } from 'fflate';

const PARTES = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml'];
const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** The text of a .txt or .docx file, read here. Throws where it is neither. */
export async function readArquivo(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const zipped = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return zipped ? readDocx(bytes) : readTxt(bytes);
}

/** Other things that people drop: what is no text would be read as one without a citation. */
const OUTRO_FORMATO = /^(?:%PDF|\{\\rtf)/;

/** UTF-8, or what older editors wrote: UTF-16, windows-1252. */
function readTxt(bytes: Uint8Array): string {
  const text = decode(bytes);
  if (OUTRO_FORMATO.test(text) || text.includes('\0')) throw new Error('not a text');
  return text;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
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
  return [...document.getElementsByTagNameNS(W, 'p')].filter(isShown).map(readParagraph).join('\n');
}

/** What a newer Word shows is told again for an older one. */
const isShown = (element: Element) => element.closest('Fallback') === null;

/** A box of text stands in a paragraph, and has paragraphs of its own. */
function readParagraph(paragraph: Element): string {
  const runs = [...paragraph.getElementsByTagNameNS(W, 'r')].filter((run) => run.closest('p') === paragraph);
  return runs.flatMap(({ children }) => [...children].map(readPiece)).join('');
}

function readPiece({ localName, textContent }: Element): string {
  if (localName === 't') return textContent ?? '';
  if (localName === 'tab') return '\t';
  if (localName === 'noBreakHyphen') return '-';
  return localName === 'br' || localName === 'cr' ? '\n' : '';
}
