import { decodePage } from '../fetch/decode.ts';
import type { FetchPage } from '../fetch/page.ts';
import type { PageStore } from '../fetch/page-store.ts';
import { refusePage } from '../fetch/refuse.ts';
import { Ilegivel } from './leitura.ts';

/** Reads and decodes the page at an address. */
export type ReadHtml = (url: string) => Promise<string>;

/** What pages of súmulas contain and pages of the firewall do not. */
const SUMULAS = /\b(?:sumula-item|parCOM|numeroSumula)\b/;

/** Reads and stores pages for a source. A source needs all of its pages, so the first that cannot be read ends it. */
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
