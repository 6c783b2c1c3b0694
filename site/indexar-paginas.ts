import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { PAGINAS } from './busca/lugares.ts';

/** Pages whose words the search of the law has, or that lead to others and say nothing. */
const DA_LEI =
  /^(?:diplomas\/[^/]+\/(?:artigos|texto|integra)\/|sumulas\/[^/]+\/|(?:busca|verificar|indice\/.*|diplomas|sumulas|areas)\/index\.html$|(?:404|index)\.html$)/;
/** What a page has beside its own words. */
const FORA = ['nav', '.trilha', '.acoes', '.procedencia', 'form', '.downloads'];
/** Interfaces that come with an index; the site has its own. */
const INTERFACE = /^pagefind-(?:component|modular|highlight|ui)/;

/**
 * Indexes what the search of articles and súmulas does not have, by Pagefind: annexes, what each law changed, and what is
 * written about the data and the service.
 * @param site the built pages, whose index is written beside them
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
  // Written here: what Pagefind writes itself may not be on the disk yet when its process ends.
  for (const { path, content } of written.files) {
    if (INTERFACE.test(path)) continue;
    mkdirSync(join(site, PAGINAS, dirname(path)), { recursive: true });
    writeFileSync(join(site, PAGINAS, path), content);
  }
  // Ends the process that made it, and with it the memory it took.
  await close();
}
