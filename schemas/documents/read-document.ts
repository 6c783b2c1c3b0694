import { type Leitura, refuse } from './documento.ts';
import { type DocxRead, readDocx } from './docx.ts';
import { type OdtRead, readOdt } from './odt.ts';
import { type PdfReader, readPdf, readPdfPages } from './pdf.ts';
import { decodeText } from './plain-text.ts';
import { isTooLarge, openZip, TooLarge, type Zip } from './zip.ts';

const MAX_BYTES = 100_000_000;

/** The first bytes of common files that are not text, and what to call them. */
const OTHERS = [
  ['{\\rtf', 'rtf'],
  ['\xff\xd8\xff', 'imagem'],
  ['\x89PNG', 'imagem'],
  ['GIF8', 'imagem'],
  ['II*\0', 'imagem'],
  ['MM\0*', 'imagem'],
  ['BM', 'imagem'],
] as const;
/** Microsoft's compound file: a `.doc`, or an encrypted `.docx`. */
const COMPOUND = '\xd0\xcf\x11\xe0';
const ENCRYPTED = 'EncryptedPackage';
/** A PDF's header may follow a few bytes that a server put before it. */
const PDF_HEAD = 1024;

/**
 * Reads the text of a `.docx`, `.odt`, PDF or plain text file, whose format is detected from its bytes. A file that
 * cannot be read gives a value with the reason and what to do.
 * @param pdf reads the pages of a PDF; by default with pdf.js, which is loaded for the first PDF
 */
export async function readDocument(bytes: Uint8Array, pdf: PdfReader = (file) => readPdfPages(file)): Promise<Leitura> {
  if (bytes.length === 0) return refuse('vazio');
  if (bytes.length > MAX_BYTES) return refuse('grande_demais');
  const head = latin(bytes.subarray(0, PDF_HEAD));
  if (head.startsWith('PK')) return readPackage(bytes);
  if (head.includes('%PDF-')) return readPdf(bytes, pdf);
  if (head.startsWith(COMPOUND)) return refuse(hasWide(bytes, ENCRYPTED) ? 'com_senha' : 'word_antigo');
  const other = OTHERS.find(([begin]) => head.startsWith(begin) && (begin !== 'BM' || head.includes('\0')));
  if (other) return refuse(other[1]);
  const texto = decodeText(bytes);
  if (texto.includes('\0')) return refuse('outro_formato');
  if (texto.trim() === '') return refuse('vazio');
  return { documento: { formato: 'texto', texto, paginas: null, avisos: [] } };
}

function readPackage(bytes: Uint8Array): Leitura {
  const zip = openZip(bytes);
  if (zip === null) return refuse('danificado');
  if (isTooLarge(zip)) return refuse('grande_demais');
  const read = readParts(zip);
  if (typeof read === 'string' || read === null) return refuse(read ?? 'outro_formato');
  const { formato, texto } = read;
  if (texto.trim() === '') return refuse('vazio');
  return { documento: { formato, texto, paginas: null, avisos: [] } };
}

function readParts(zip: Zip): DocxRead | OdtRead | 'danificado' | 'grande_demais' | null {
  try {
    return readDocx(zip) ?? readOdt(zip);
  } catch (error) {
    return error instanceof TooLarge ? 'grande_demais' : 'danificado';
  }
}

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Whether the bytes contain a name in UTF-16, the encoding of stream names in a compound file. */
function hasWide(bytes: Uint8Array, name: string): boolean {
  const wide = Uint8Array.from([...name].flatMap((letter) => [letter.charCodeAt(0), 0]));
  const [first] = wide as unknown as [number];
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (wide.every((byte, i) => bytes[at + i] === byte)) return true;
  return false;
}
