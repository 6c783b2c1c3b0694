import { type Leitura, refuse } from './documento.ts';

/** The text of each page of a PDF. Throws of a damaged one, and of one with a password an error of that name. */
export type PdfReader = (bytes: Uint8Array) => Promise<readonly string[]>;

/** How pdf.js names the error of a file that asks for a password. */
const PASSWORD = 'PasswordException';

/** By pdf.js, which is loaded when the first PDF comes: it is as large as all the rest together. */
export async function readPdfPages(bytes: Uint8Array): Promise<readonly string[]> {
  const { getDocumentProxy } = await import('unpdf');
  // pdf.js keeps what it is given.
  const document = await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
    page.cleanup();
  }
  return pages;
}

/** The pages one after another, each beginning a line of its own. */
export async function readPdf(bytes: Uint8Array, reader: PdfReader): Promise<Leitura> {
  let pages: readonly string[];
  try {
    pages = await reader(bytes);
  } catch (error) {
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

/** `As páginas 2, 5 e 6 não têm texto`: what they show was not read. */
function sayBlank(pages: readonly number[]): string {
  if (pages.length === 1) return `A página ${pages[0]} não tem texto: se é uma imagem, o que diz não foi lido.`;
  const list = `${pages.slice(0, -1).join(', ')} e ${pages.at(-1)}`;
  return `As páginas ${list} não têm texto: se são imagens, o que dizem não foi lido.`;
}

/** The page, from 1, on which a place of the text stands; null of what has none. */
export function pageOf(paginas: readonly number[] | null, offset: number): number | null {
  if (paginas === null) return null;
  return Math.max(1, paginas.findLastIndex((begin) => begin <= offset) + 1);
}
