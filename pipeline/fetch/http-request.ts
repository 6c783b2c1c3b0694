import { retryAfterMs } from './back-off.ts';
import { readBounded } from './bounded-body.ts';
import { type FetchedPage, type PageFailure, pageFailure, sha256 } from './page.ts';
import type { PageTag } from './page-store.ts';

export interface RequestOptions {
  userAgent: string;
  /** For one request, including the body. */
  timeoutMs: number;
  /** A larger body is abandoned, whether as sent or decompressed. */
  maxBytes: number;
}

/** One page to request. */
export interface Asked {
  /** The address in the catalogue. */
  url: string;
  /** The address to request: different after a redirect, or if another origin is used. */
  target: string;
  /** What the content type of the answer must contain, if it has one. */
  type: 'html' | 'text';
  /** The bytes from an earlier run, with their ETag and date. */
  kept: { bytes: Uint8Array; tag: PageTag } | null;
}

/** The result of one request. A `retry` is worth another attempt, after `waitMs` if the server asked for a wait. */
export type Attempt =
  | { kind: 'done'; result: FetchedPage | PageFailure }
  | { kind: 'redirect'; location: string }
  | { kind: 'retry'; failure: PageFailure; waitMs: number | null };

/** Sends one request, conditional if something is kept. */
export async function requestOnce(asked: Asked, options: RequestOptions): Promise<Attempt> {
  const { url, target, kept } = asked;
  const { userAgent, timeoutMs, maxBytes } = options;
  const headers = new Headers({ 'user-agent': userAgent, accept: `text/${asked.type}`, 'accept-encoding': 'gzip' });
  if (kept?.tag.etag) headers.set('if-none-match', kept.tag.etag);
  if (kept?.tag.lastModified) headers.set('if-modified-since', kept.tag.lastModified);

  const signal = AbortSignal.timeout(timeoutMs);
  let response: Response;
  try {
    response = await fetch(target, { headers, signal, redirect: 'manual', decompress: false });
  } catch (cause) {
    return retry(networkFailure(url, cause as Error));
  }
  const settled = settleHeaders(asked, response);
  if (settled) {
    await response.body?.cancel();
    return settled;
  }
  let body: Awaited<ReturnType<typeof readBounded>>;
  try {
    body = await readBounded(response, maxBytes);
  } catch (cause) {
    return retry(bodyFailure(url, cause as Error));
  }
  if (body instanceof Uint8Array) return acceptBody(url, response.headers, body);
  if (body.kind === 'damaged') return retry(pageFailure(url, 'truncada', `${url} não se descomprime: ${body.reason}`));
  return done(pageFailure(url, 'excessiva', `${url} tem mais de ${maxBytes} bytes`));
}

/** The result of an answer that its headers alone decide; null if its body is needed. */
function settleHeaders({ url, type, kept }: Asked, { status, headers }: Response): Attempt | null {
  const location = headers.get('location');
  if (status === 304 && kept) return done({ ok: true, url, bytes: kept.bytes, ...kept.tag });
  if (status >= 300 && status < 400 && location !== null) return { kind: 'redirect', location };
  if (status === 404 || status === 410) {
    return done({ ...pageFailure(url, 'ausente', `a página ${url} não existe na fonte (HTTP ${status})`), status });
  }
  if (status !== 200) {
    const kind = status === 403 || status === 429 ? 'recusada' : 'http';
    const failure = { ...pageFailure(url, kind, `a fonte respondeu HTTP ${status} em ${url}`), status };
    const waitMs = retryAfterMs(headers.get('retry-after'), Date.now());
    if (status !== 429 && status < 500 && waitMs === null) return done(failure);
    return retry(failure, waitMs);
  }
  const sent = headers.get('content-type');
  if (sent !== null && !sent.toLowerCase().includes(type)) {
    return done(pageFailure(url, 'nao_html', `${url} não é ${type === 'html' ? 'HTML' : 'texto'} (${sent})`));
  }
  return null;
}

function acceptBody(url: string, headers: Headers, bytes: Uint8Array): Attempt {
  // With a content encoding the declared length is that of the compressed body. A cut one fails to decompress.
  const declared = headers.get('content-length');
  if (declared !== null && !headers.has('content-encoding') && Number(declared) !== bytes.length) {
    return retry(pageFailure(url, 'truncada', `${url} chegou com ${bytes.length} dos ${declared} bytes anunciados`));
  }
  const etag = headers.get('etag');
  const lastModified = headers.get('last-modified');
  return done({ ok: true, url, bytes, sha256: sha256(bytes), etag, lastModified });
}

/** Connection errors by their code. Bun's own messages are in English and contain the address. */
const ON_THE_LINE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'a conexão foi recusada',
  ENOTFOUND: 'o endereço da fonte não foi encontrado',
  ECONNRESET: 'a conexão foi fechada pela fonte',
  EPROTO: 'a conexão segura (TLS) não se estabeleceu',
};

function reasonOf({ name, code }: NodeJS.ErrnoException): string {
  if (name === 'TimeoutError') return 'a fonte não respondeu a tempo';
  if (code === undefined) return 'a conexão falhou';
  return (
    ON_THE_LINE[code] ??
    (/CERT|SIGNATURE/.test(code)
      ? `o certificado da fonte não vale (${code})`
      : `a resposta não é HTTP válido (${code})`)
  );
}

const networkFailure = (url: string, cause: Error): PageFailure =>
  pageFailure(url, 'rede', `${url}: ${reasonOf(cause)}`);

function bodyFailure(url: string, cause: Error): PageFailure {
  if (cause.name === 'TimeoutError') return networkFailure(url, cause);
  return pageFailure(url, 'truncada', `a resposta de ${url} foi cortada: ${reasonOf(cause)}`);
}

function done(result: FetchedPage | PageFailure): Attempt {
  return { kind: 'done', result };
}

function retry(failure: PageFailure, waitMs: number | null = null): Attempt {
  return { kind: 'retry', failure, waitMs };
}
