import { conteudoHash, decodePage } from '../fetch/decode.ts';
import { type FetchPage, type PageFailure, pageFailure } from '../fetch/page.ts';
import type { PageStore } from '../fetch/page-store.ts';
import { refusePage } from '../fetch/refuse.ts';

/** A page accepted as a page of an act. */
export interface ReadPage {
  ok: true;
  url: string;
  /** The number of raw bytes, and in `bytes` their SHA-256. */
  tamanho: number;
  bytes: string;
  /** Hash of the decoded page without `script` elements. */
  conteudo: string;
  /** Returns the decoded page. A page already known by its bytes is decoded only when asked for. */
  html(): string;
}

export type PageResult = ReadPage | PageFailure;

/**
 * Fetches a page, and either accepts and stores it or says why not. `known` maps the SHA-256 of pages already accepted
 * to their content hash: the same bytes are not decoded again.
 */
export async function readPage(
  url: string,
  fetchPage: FetchPage,
  store: PageStore,
  known: ReadonlyMap<string, string>,
): Promise<PageResult> {
  const page = await fetchPage(url);
  if (!page.ok) return page;
  const { bytes, sha256 } = page;
  const read = { ok: true as const, url, tamanho: bytes.length, bytes: sha256 };
  const conteudo = known.get(sha256);
  if (conteudo !== undefined) {
    store.keep(page);
    return { ...read, conteudo, html: () => decodePage(bytes).html };
  }
  const { html } = decodePage(bytes);
  const refusal = refusePage(html);
  if (refusal) return pageFailure(url, refusal.kind, `${url}: ${refusal.mensagem}`);
  store.keep(page);
  return { ...read, conteudo: conteudoHash(html), html: () => html };
}
