import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import amostra from '../../pipeline/amostra/catalogo.json';
import { decodePage } from '../../pipeline/fetch/decode.ts';
import { createMirrorFetch } from '../../pipeline/fetch/mirror.ts';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import type { Catalogo } from '../../schemas/contract/model/corpus/catalogo.ts';

export const ROOT = resolve(import.meta.dir, '../..');

/** The corpus of the bench: a mirror of the official site, or the embedded sample. */
export interface Corpus {
  /** The bounds are for the real pages. The sample is too small to be judged by them. */
  embedded: boolean;
  /** The folder of the pages, laid out `<host>/<path>`. */
  dir: string;
  catalogo: Catalogo;
}

export interface Page {
  url: string;
  /** The first act of the catalogue that is on the page. */
  sigla: string;
  /** The decoded page. */
  html: string;
}

/** Finds the corpus: the mirror in the folder that `CORPUS_MIRROR` names, or the sample if it is not set. */
export function locateCorpus(): Corpus {
  const mirror = process.env.CORPUS_MIRROR;
  if (!mirror) return { embedded: true, dir: join(ROOT, 'pipeline/amostra/paginas'), catalogo: amostra as Catalogo };
  const dir = resolve(mirror);
  if (!existsSync(dir)) throw new Error(`CORPUS_MIRROR=${mirror} is no folder`);
  return { embedded: false, dir, catalogo };
}

/** Reads every page that an ingestion would read, each once. */
export async function readPages({ dir, catalogo }: Corpus): Promise<Page[]> {
  const fetchPage = createMirrorFetch(dir);
  const pages = new Map<string, Page>();
  for (const { sigla, enderecos } of catalogo.atos) {
    for (const url of enderecos) {
      if (pages.has(url)) continue;
      const page = await fetchPage(url);
      if (page.ok) pages.set(url, { url, sigla, html: decodePage(page.bytes).html });
    }
  }
  if (pages.size === 0) throw new Error(`${dir} holds no page of the catalogue`);
  return [...pages.values()];
}
