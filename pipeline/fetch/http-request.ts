import { retryAfterMs } from './back-off.ts';
import { type FetchedPage, type PageFailure, pageFailure, sha256 } from './page.ts';
import type { PageStore } from './page-store.ts';

export interface RequestOptions {
  /** Pages kept from earlier runs, for conditional requests; null asks for every page whole. */
  store: PageStore | null;
  userAgent: string;
  /** For one request, body included. */
  timeoutMs: number;
}

/** What one request came to; a `retry` is worth another attempt, after `waitMs` when the server named a wait. */
export type Attempt =
  | { kind: 'done'; result: FetchedPage | PageFailure }
  | { kind: 'redirect'; location: string }
  | { kind: 'retry'; failure: PageFailure; waitMs: number | null };

/** Asks `target` once for the page of the catalogue's address `url` (they differ after a redirect). */
export async function requestPage(url: string, target: string, options: RequestOptions): Promise<Attempt> {
  const { store, userAgent, timeoutMs } = options;
  const tag = store?.tag(url) ?? null;
  const kept = tag === null ? null : (store?.read(tag.sha256) ?? null);
  const headers = new Headers({ 'user-agent': userAgent, accept: 'text/html' });
  if (kept && tag?.etag) headers.set('if-none-match', tag.etag);
  if (kept && tag?.lastModified) headers.set('if-modified-since', tag.lastModified);

  let response: Response;
  try {
    response = await fetch(target, { headers, signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });
  } catch (cause) {
    return retry(networkFailure(url, cause as Error));
  }
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    return retry(bodyFailure(url, cause as Error));
  }

  const { status } = response;
  const location = response.headers.get('location');
  if (status === 304 && kept && tag) return done({ ok: true, url, bytes: kept, ...tag });
  if (status >= 300 && status < 400 && location !== null) return { kind: 'redirect', location };
  if (status === 404 || status === 410) {
    return done(pageFailure(url, 'ausente', `a página ${url} não existe na fonte (HTTP ${status})`));
  }
  if (status !== 200) {
    const failure = pageFailure(url, 'http', `a fonte respondeu HTTP ${status} em ${url}`);
    if (status !== 429 && status < 500) return done(failure);
    return retry(failure, retryAfterMs(response.headers.get('retry-after'), Date.now()));
  }
  return acceptBody(url, response.headers, bytes);
}

function acceptBody(url: string, headers: Headers, bytes: Uint8Array): Attempt {
  const type = headers.get('content-type');
  if (type !== null && !/html/i.test(type)) {
    return done(pageFailure(url, 'nao_html', `${url} não é HTML (${type})`));
  }
  // Under a content encoding the declared length is of the compressed body, and a cut one does not decompress.
  const declared = headers.get('content-length');
  if (declared !== null && !headers.has('content-encoding') && Number(declared) !== bytes.length) {
    return retry(pageFailure(url, 'truncada', `${url} chegou com ${bytes.length} dos ${declared} bytes anunciados`));
  }
  const etag = headers.get('etag');
  const lastModified = headers.get('last-modified');
  return done({ ok: true, url, bytes, sha256: sha256(bytes), etag, lastModified });
}

function networkFailure(url: string, cause: Error): PageFailure {
  const reason = cause.name === 'TimeoutError' ? 'a fonte não respondeu a tempo' : cause.message;
  return pageFailure(url, 'rede', `${url}: ${reason}`);
}

function bodyFailure(url: string, cause: Error): PageFailure {
  if (cause.name === 'TimeoutError') return networkFailure(url, cause);
  return pageFailure(url, 'truncada', `a resposta de ${url} foi cortada: ${cause.message}`);
}

function done(result: FetchedPage | PageFailure): Attempt {
  return { kind: 'done', result };
}

function retry(failure: PageFailure, waitMs: number | null = null): Attempt {
  return { kind: 'retry', failure, waitMs };
}
