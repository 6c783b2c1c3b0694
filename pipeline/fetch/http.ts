import { type BackOff, backOffMs } from './back-off.ts';
import { createHostTurns } from './host-turns.ts';
import { type RequestOptions, requestPage } from './http-request.ts';
import { type FetchPage, type PageFailure, pageFailure } from './page.ts';
import type { PageStore } from './page-store.ts';
import { createReachability } from './reachable.ts';

export interface HttpOptions extends RequestOptions {
  /** Pause between the end of one request and the start of the next to the same host. */
  delayMs: number;
  /** Requests per page at most, the first included, redirects apart. */
  attempts: number;
  backOff: BackOff;
}

/** Honest and slow: the official site is a public service. `contato` is how its keepers reach who runs this. */
export function politeDefaults(store: PageStore, contato: string | undefined): HttpOptions {
  return {
    store,
    userAgent: `Vigente/0.1 (leitor de legislacao; contato: ${contato || 'nao informado'})`,
    timeoutMs: 60_000,
    delayMs: 1000,
    attempts: 4,
    backOff: { baseMs: 2000, maxMs: 120_000, random: Math.random },
  };
}

const MAX_REDIRECTS = 5;
/** For the single attempt that a host out of reach still gets. */
const PROBE_MS = 5000;

/** Reads pages from the network: one request at a time per host, conditional, retried, never off the site. */
export function createHttpFetch(options: HttpOptions): FetchPage {
  const hosts = createReachability();
  const readPage = createPageReader(options);
  const probe = createPageReader({
    ...options,
    delayMs: 0,
    attempts: 1,
    timeoutMs: Math.min(options.timeoutMs, PROBE_MS),
  });

  return async (url) => {
    const { host } = new URL(url);
    const result = await (hosts.isLost(host) ? probe : readPage)(url);
    hosts.note(host, result);
    return result;
  };
}

function createPageReader(options: HttpOptions): FetchPage {
  const { attempts, backOff } = options;
  const inTurn = createHostTurns(options.delayMs);

  return async (url) => {
    let target = url;
    let redirects = 0;
    let failures = 0;
    for (;;) {
      const outcome = await inTurn(new URL(target).host, () => requestPage(url, target, options));
      if (outcome.kind === 'done') return outcome.result;
      if (outcome.kind === 'redirect') {
        const next = sameSite(outcome.location, target);
        if (next === null || redirects === MAX_REDIRECTS) return notFollowed(url, outcome.location);
        target = next;
        redirects += 1;
        continue;
      }
      const waitMs = outcome.waitMs ?? backOffMs(failures, backOff);
      failures += 1;
      if (failures === attempts || waitMs > backOff.maxMs) return outcome.failure;
      await Bun.sleep(waitMs);
    }
  };
}

/** Where a redirect leads, or null when that is another site. A site is a host name, with or without `www`. */
function sameSite(location: string, from: string): string | null {
  if (!URL.canParse(location, from)) return null;
  const next = new URL(location, from);
  const siteOf = (url: URL) => url.hostname.replace(/^www\./, '');
  return siteOf(next) === siteOf(new URL(from)) && /^https?:$/.test(next.protocol) ? next.href : null;
}

function notFollowed(url: string, location: string): PageFailure {
  return pageFailure(url, 'redirecionada', `${url} redireciona para ${location}, que não foi seguido`);
}
