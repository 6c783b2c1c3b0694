import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { PAGINAS } from './busca/lugares.ts';

/** Pages that are not indexed: their words are in the search of the law, or they only link to other pages. */
const DA_LEI =
  /^(?:diplomas\/[^/]+\/(?:artigos|texto|integra)\/|sumulas\/[^/]+\/|(?:busca|verificar|indice\/.*|diplomas|sumulas|areas)\/index\.html$|(?:404|index)\.html$)/;
/** The parts of a page that are not its own text. */
const FORA = ['nav', '.trilha', '.acoes', '.procedencia', 'form', '.downloads'];
/** The user interfaces that Pagefind adds to an index. The site has its own. */
const INTERFACE = /^pagefind-(?:component|modular|highlight|ui)/;

/**
 * Indexes with Pagefind what the search of articles and súmulas does not cover: annexes, what each law changed, and the
 * documentation of the data and the service.
 * @param site the folder of the built pages; the index is written into it
 */
export async function indexarPaginas(site: string): Promise<void> {
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: FORA });
  if (!index) throw new Error(`pagefind: ${errors.join('; ')}`);
  const paginas = [...new Bun.Glob('**/*.html').scanSync(site)].filter((path) => !DA_LEI.test(path)).sort();
  for (const sourcePath of paginas) {
    const made = await index.addHTMLFile({ sourcePath, content: readFileSync(join(site, sourcePath), 'utf8') });
    if (made.errors.length > 0) throw new Error(`pagefind: ${sourcePath}: ${made.errors.join('; ')}`);
  }
  const written = await index.getFiles();
  if (written.errors.length > 0) throw new Error(`pagefind: ${written.errors.join('; ')}`);
  // The files are written here, because those that Pagefind writes itself may not be on disk yet when its process ends.
  for (const { path, content } of written.files) {
    if (INTERFACE.test(path)) continue;
    mkdirSync(join(site, PAGINAS, dirname(path)), { recursive: true });
    writeFileSync(join(site, PAGINAS, path), content);
  }
  // Ends Pagefind's process and frees its memory.
  await close();
}
