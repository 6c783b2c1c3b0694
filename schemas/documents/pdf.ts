import { type Leitura, refuse } from './documento.ts';

/**
 * Reads the text of each page of a PDF. Throws if the file is damaged, throws an error named `PasswordException` if it
 * has a password, and may throw `PageTooSlow`.
 */
export type PdfReader = (bytes: Uint8Array) => Promise<readonly string[]>;

/** A page took longer than a reader waits for one. */
export class PageTooSlow extends Error {}

/** pdf.js's name for the error of a file that asks for a password. */
const PASSWORD = 'PasswordException';

/**
 * Uses pdf.js, which is loaded only for the first PDF because it is as large as everything else together.
 * @param say is told how many pages were read, after each of them
 */
export async function readPdfPages(
  bytes: Uint8Array,
  say: (pages: number) => void = () => {},
): Promise<readonly string[]> {
  const { getDocumentProxy } = await import('unpdf');
  // pdf.js takes ownership of the bytes that it is given, so it gets a copy.
  const document = await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
    page.cleanup();
    say(number);
  }
  return pages;
}

/** Joins the pages. Each begins on its own line. */
export async function readPdf(bytes: Uint8Array, reader: PdfReader): Promise<Leitura> {
  let pages: readonly string[];
  try {
    pages = await reader(bytes);
  } catch (error) {
    if (error instanceof PageTooSlow) return refuse('demorado');
    return refuse(error instanceof Error && error.name === PASSWORD ? 'com_senha' : 'danificado');
  }
  const blank = pages.flatMap((page, i) => (page.trim() === '' ? [i + 1] : []));
  if (blank.length === pages.length) return refuse('digitalizado');
  const paginas: number[] = [];
  let texto = '';
  for (const page of pages) {
    if (texto !== '' && !texto.endsWith('\n')) texto += '\n';
    paginas.push(texto.length);
    texto += page;
  }
  const avisos = blank.length === 0 ? [] : [sayBlank(blank)];
  return { documento: { formato: 'pdf', texto, paginas, avisos } };
}

/** Example: `As páginas 2, 5 e 6 não têm texto`. What such pages show was not read. */
function sayBlank(pages: readonly number[]): string {
  if (pages.length === 1) return `A página ${pages[0]} não tem texto: se é uma imagem, o que diz não foi lido.`;
  const list = `${pages.slice(0, -1).join(', ')} e ${pages.at(-1)}`;
  return `As páginas ${list} não têm texto: se são imagens, o que dizem não foi lido.`;
}

/** The page, counted from 1, of an offset of the text; null for a document without pages. */
export function pageOf(paginas: readonly number[] | null, offset: number): number | null {
  if (paginas === null) return null;
  return Math.max(1, paginas.findLastIndex((begin) => begin <= offset) + 1);
}
