import { decodePage } from '../fetch/decode.ts';
import type { FetchPage } from '../fetch/page.ts';
import type { PageStore } from '../fetch/page-store.ts';
import { refusePage } from '../fetch/refuse.ts';
import { Ilegivel } from './leitura.ts';

/** The page at an address, decoded. */
export type ReadHtml = (url: string) => Promise<string>;

/** What the courts' pages of súmulas have, and a page of their firewall has not. */
const SUMULAS = /\b(?:sumula-item|parCOM|numeroSumula)\b/;

/** Reads and keeps pages for an adapter, which needs all of them: the first that cannot be read stops the source. */
export function createHtmlReader(fetchPage: FetchPage, store: PageStore): ReadHtml {
  return async (url) => {
    const page = await fetchPage(url);
    if (!page.ok) throw new Ilegivel(page.mensagem);
    const { html } = decodePage(page.bytes);
    const refusal = refusePage(html, SUMULAS);
    if (refusal) throw new Ilegivel(`${url}: ${refusal.mensagem}`);
    store.keep(page);
    return html;
  };
}
