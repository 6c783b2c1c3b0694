import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';

/** What making an index takes grows with its pages, and a browser searches several as one. */
const PAGINAS = 15_000;
/** Interfaces that come with an index; the site has its own. */
const INTERFACE = /^pagefind-(?:component|modular|highlight|ui)/;

/**
 * Makes the search index of a built site, which browsers search without a server: articles and súmulas, each a result.
 * @param paginas of one part of it, but for an act that alone has more
 */
export async function indexar(folder: string, paginas = PAGINAS): Promise<void> {
  rmSync(join(folder, 'pagefind'), { recursive: true, force: true });
  const partes = partir(folder, paginas);
  for (const [n, pastas] of partes.entries()) await makeIndex(folder, pastas, join(folder, 'pagefind', String(n)));
  writeFileSync(join(folder, 'pagefind/partes.json'), JSON.stringify({ partes: partes.length }));
}

/** Folders that hold a page in each of their own, some thousands of pages together. */
function partir(folder: string, paginas: number): string[][] {
  const list = (path: string) =>
    readdirSync(join(folder, path), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const pastas = [
    ...list('diplomas').map(({ name }) => `diplomas/${name}/artigos`),
    ...list('sumulas').map(({ name }) => `sumulas/${name}`),
  ];
  const partes: string[][] = [];
  let room = 0;
  for (const pasta of pastas) {
    const pages = list(pasta).length;
    if (partes.length === 0 || pages > room) {
      partes.push([]);
      room = paginas;
    }
    partes.at(-1)?.push(pasta);
    room -= pages;
  }
  return partes;
}

async function makeIndex(folder: string, pastas: readonly string[], outputPath: string): Promise<void> {
  const { index, errors } = await createIndex({ forceLanguage: 'pt-br', writePlayground: false });
  if (!index) throw new Error(`pagefind: ${errors.join('; ')}`);
  const failed: string[] = [];
  for (const pasta of pastas)
    failed.push(...(await index.addDirectory({ path: folder, glob: `${pasta}/*/index.html` })).errors);
  // Written here: what Pagefind writes itself may not be on the disk yet when its process ends.
  const made = await index.getFiles();
  failed.push(...made.errors);
  for (const { path, content } of made.files) {
    if (INTERFACE.test(path)) continue;
    mkdirSync(join(outputPath, dirname(path)), { recursive: true });
    writeFileSync(join(outputPath, path), content);
  }
  // Ends the process that made it, and with it the memory it took.
  await close();
  if (failed.length > 0) throw new Error(`pagefind: ${failed.join('; ')}`);
}
