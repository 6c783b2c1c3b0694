import type { FetchPage } from '../fetch/page.ts';
import type { PageStore } from '../fetch/page-store.ts';
import type { LeitorSumulas } from './leitura.ts';
import { createHtmlReader } from './paginas.ts';
import { createStfReaders } from './stf.ts';
import { createStjReader } from './stj.ts';

/** The three lists as the courts publish them. */
export function officialSumulas(fetchPage: FetchPage, store: PageStore): LeitorSumulas[] {
  const readHtml = createHtmlReader(fetchPage, store);
  return [...createStfReaders(readHtml), createStjReader(readHtml)];
}
