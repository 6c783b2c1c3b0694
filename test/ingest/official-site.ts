import { createHttpFetch } from '../../pipeline/fetch/http.ts';
import type { FetchPage } from '../../pipeline/fetch/page.ts';
import type { PageStore } from '../../pipeline/fetch/page-store.ts';
import { HURRIED } from './hurried.ts';

export const OFICIAL = 'https://www.planalto.gov.br/ccivil_03/';

/** A server in the place of the official one: it takes addresses in any case, and counts what it is asked for. */
export interface OfficialSite {
  port: number;
  /** How often each path below `ccivil_03/` was asked for, in lower case. */
  asked: Map<string, number>;
  stop(): Promise<void>;
}

/** @param page what the server has at a path below `ccivil_03/`, in lower case; null where it has nothing */
export function serveSite(page: (path: string) => string | Uint8Array | Response | null): OfficialSite {
  const asked = new Map<string, number>();
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request) {
      const path = decodeURIComponent(new URL(request.url).pathname)
        .toLowerCase()
        .replace(/^\/ccivil_03\//, '');
      asked.set(path, (asked.get(path) ?? 0) + 1);
      const found = page(path);
      if (found instanceof Response) return found;
      if (found === null) return new Response('<html><body>404</body></html>', { status: 404 });
      return new Response(new Uint8Array(Buffer.from(found)), { headers: { 'content-type': 'text/html' } });
    },
  });
  return { port: server.port as number, asked, stop: () => server.stop(true) };
}

/** Asks that server for the pages of the official one, over HTTP and without pauses; for those of no other. */
export const fetchFrom =
  (port: number) =>
  (store: PageStore): FetchPage => {
    const http = createHttpFetch({ ...HURRIED, store, timeoutMs: 5000, maxBytes: 16 * 1024 * 1024, attempts: 1 });
    return async (url) => {
      const { host, pathname } = new URL(url);
      if (host !== new URL(OFICIAL).host) throw new Error(`${url} is not of the official site`);
      return { ...(await http(`http://127.0.0.1:${port}${pathname}`)), url };
    };
  };
