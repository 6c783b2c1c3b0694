/**
 * Why a page could not be read: a closed set, reported per source and never thrown. `recusada` is HTTP 403 or 429,
 * `proibida` what robots.txt forbids, `adiada` a page that was not requested in this run.
 */
export const PAGE_FAILURES = [
  'ausente',
  'rede',
  'http',
  'recusada',
  'proibida',
  'adiada',
  'nao_html',
  'excessiva',
  'acesso_negado',
  'captcha',
  'truncada',
  'redirecionada',
] as const;
export type PageFailureKind = (typeof PAGE_FAILURES)[number];

export interface PageFailure {
  ok: false;
  url: string;
  kind: PageFailureKind;
  /** One Portuguese sentence, published in the run log. */
  mensagem: string;
  /** The HTTP status, if it is the reason. */
  status?: number;
}

export interface FetchedPage {
  ok: true;
  url: string;
  bytes: Uint8Array;
  /** SHA-256 of `bytes`, hexadecimal. */
  sha256: string;
  /** To be sent back in a later conditional request; null if the source has none. */
  etag: string | null;
  lastModified: string | null;
}

/** Reads one page by its address. Failures of the source are values; only a defect of ours rejects. */
export type FetchPage = (url: string) => Promise<FetchedPage | PageFailure>;

/** The SHA-256 of bytes, or of a text in UTF-8, as 64 lower-case hexadecimal digits. */
export function sha256(data: string | Uint8Array): string {
  return new Bun.CryptoHasher('sha256').update(data).digest('hex');
}

/** Makes a failure. `mensagem` is one Portuguese sentence, as the run log publishes it. */
export function pageFailure(url: string, kind: PageFailureKind, mensagem: string): PageFailure {
  return { ok: false, url, kind, mensagem };
}
