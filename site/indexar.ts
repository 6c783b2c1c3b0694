import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { nomesPorRadicais } from '../schemas/search/query/nomeados.ts';
import { composeRegistros, type RegistroEscrito } from './busca/compor-registros.ts';
import { Contagem, VOCABULARIO } from './busca/vocabulario.ts';
import { nomes } from './dados/snapshot.ts';

/** Requests that Pagefind is given at once. */
const LOTE = 64;
/** Words come as stems: Pagefind is to leave them as they are, which it does where it knows no language. */
const LINGUA = 'und';
/** Interfaces that come with an index, and what reads languages; the site has its own. */
const INTERFACE = /^pagefind-(?:component|modular|highlight|ui)/;

/**
 * Makes the search index of a site, which browsers search without a server: articles and súmulas, each a result.
 * @param registros of one part of it: what making a part takes grows with its records
 */
export async function indexar(folder: string, registros: number): Promise<void> {
  rmSync(join(folder, 'pagefind'), { recursive: true, force: true });
  const contagem = new Contagem();
  const all = composeRegistros(contagem);
  let partes = 0;
  for (let next = all.next(); !next.done; partes++) {
    const index = await open();
    let waiting: Promise<unknown>[] = [];
    for (let n = 0; n < registros && !next.done; n++, next = all.next()) {
      waiting.push(add(index, next.value));
      if (waiting.length < LOTE) continue;
      await Promise.all(waiting);
      waiting = [];
    }
    await Promise.all(waiting);
    await write(index, join(folder, 'pagefind', String(partes)));
  }
  const vocabulario = contagem.escreve(nomesPorRadicais(nomes()), partes);
  writeFileSync(join(folder, VOCABULARIO), Bun.gzipSync(JSON.stringify(vocabulario), { level: 9 }));
}

async function open(): Promise<PagefindIndex> {
  const { index, errors } = await createIndex({ forceLanguage: LINGUA, writePlayground: false });
  if (!index) throw new Error(`pagefind: ${errors.join('; ')}`);
  return index;
}

async function add(index: PagefindIndex, registro: RegistroEscrito): Promise<void> {
  const { errors } = await index.addCustomRecord({ ...registro, language: LINGUA });
  if (errors.length > 0) throw new Error(`pagefind: ${registro.url}: ${errors.join('; ')}`);
}

/** Written here: what Pagefind writes itself may not be on the disk yet when its process ends. */
async function write(index: PagefindIndex, outputPath: string): Promise<void> {
  const { files, errors } = await index.getFiles();
  if (errors.length > 0) throw new Error(`pagefind: ${errors.join('; ')}`);
  for (const { path, content } of files) {
    if (INTERFACE.test(path)) continue;
    mkdirSync(join(outputPath, dirname(path)), { recursive: true });
    writeFileSync(join(outputPath, path), content);
  }
  // Ends the process that made it, and with it the memory it took.
  await close();
}
