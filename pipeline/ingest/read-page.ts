import { conteudoHash, decodePage } from '../fetch/decode.ts';
import { type FetchPage, type PageFailure, pageFailure } from '../fetch/page.ts';
import type { PageStore } from '../fetch/page-store.ts';
import { refusePage } from '../fetch/refuse.ts';

/** A page accepted as that of an act. */
export interface ReadPage {
  ok: true;
  url: string;
  /** Raw bytes: how many, and their SHA-256. */
  tamanho: number;
  bytes: string;
  /** Hash of the decoded page without `script` elements. */
  conteudo: string;
  /** The decoded page; decodes anew at each call, so that a page nobody parses is not held. */
  html(): string;
}

export type PageResult = ReadPage | PageFailure;

/**
 * Fetches a page, and accepts and keeps it or says why not. `known` maps the SHA-256 of pages already accepted to their
 * content hash: the same bytes again are not even decoded.
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
  const html = () => decodePage(bytes).html;
  let conteudo = known.get(sha256);
  if (conteudo === undefined) {
    const decoded = html();
    const refusal = refusePage(decoded);
    if (refusal) return pageFailure(url, refusal.kind, `${url}: ${refusal.mensagem}`);
    conteudo = conteudoHash(decoded);
  }
  store.keep(page);
  return { ok: true, url, tamanho: bytes.length, bytes: sha256, conteudo, html };
}
