import { type BackOff, backOffMs } from './back-off.ts';
import { createHostTurns } from './host-turns.ts';
import { createHosts } from './hosts.ts';
import { type Asked, type RequestOptions, requestOnce } from './http-request.ts';
import { atOrigin, stayWithin } from './origin.ts';
import { type FetchedPage, type FetchPage, type PageFailure, pageFailure } from './page.ts';
import type { PageStore } from './page-store.ts';
import { type Robots, readRobots, robotsUrl, withoutRobots } from './robots.ts';

export interface HttpOptions extends RequestOptions {
  /** Pages from earlier runs, for conditional requests; null to request every page in full. */
  store: PageStore | null;
  /** An origin to request pages from instead of their own hosts (`atOrigin`); null for their own hosts. */
  origin: string | null;
  /** Whether to read and obey each host's robots.txt. */
  robots: boolean;
  /** The pause between the end of one request and the start of the next to the same host. */
  delayMs: number;
  /** The most requests per page, including the first and not counting redirects. */
  attempts: number;
  backOff: BackOff;
  /** The time for all pages together. What is left then waits for another run. */
  budgetMs: number;
}

/**
 * Honest and slow settings, because the official site is a public service. `contato` tells its administrators how to
 * reach whoever runs this.
 */
export function politeDefaults(store: PageStore, contato: string | undefined): HttpOptions {
  return {
    store,
    origin: null,
    robots: true,
    userAgent: `Vigente/0.1 (leitor de legislacao; contato: ${contato || 'nao informado'})`,
    timeoutMs: 60_000,
    maxBytes: 32 * 1024 * 1024,
    delayMs: 1000,
    attempts: 4,
    backOff: { baseMs: 2000, maxMs: 120_000, random: Math.random },
    budgetMs: 6 * 3_600_000,
  };
}

const MAX_REDIRECTS = 5;
/** The timeout of the single attempt that an unreachable host still gets. */
const PROBE_MS = 5000;
/** The least that a reader of robots.txt must accept (RFC 9309, § 2.5). */
const ROBOTS_BYTES = 512 * 1024;

/**
 * Reads pages from the network: one request at a time per host, at the pace that the host asks for, conditional, with
 * retries, bounded in bytes and time, never leaving the site.
 */
export function createHttpFetch(options: HttpOptions): FetchPage {
  const { store, origin, robots, attempts, backOff, budgetMs } = options;
  const hosts = createHosts();
  const turns = createHostTurns(options.delayMs);
  const deadline = performance.now() + budgetMs;
  const rules = new Map<string, Robots>();

  /** Requests a page until there is an answer, no attempt is left, or the host does not want to be asked. */
  async function ask(asked: Omit<Asked, 'target'>, host: string, bytes = options.maxBytes) {
    const { url } = asked;
    const probing = hosts.isLost(host);
    const request = {
      ...options,
      maxBytes: bytes,
      timeoutMs: probing ? Math.min(options.timeoutMs, PROBE_MS) : options.timeoutMs,
    };
    const most = probing ? 1 : attempts;
    let target = origin === null ? url : atOrigin(url, origin);
    let redirects = 0;
    for (let failures = 0; ; ) {
      // The stored page says nothing about another address.
      const kept = redirects === 0 ? asked.kept : null;
      const outcome = await turns.inTurn(host, () => requestOnce({ ...asked, target, kept }, request));
      if (outcome.kind === 'done') return outcome.result;
      if (outcome.kind === 'redirect') {
        const next = stayWithin(outcome.location, target);
        if (next === null || redirects === MAX_REDIRECTS) return notFollowed(url, outcome.location);
        target = next;
        redirects += 1;
        continue;
      }
      const { waitMs, failure } = outcome;
      failures += 1;
      const wait = waitMs ?? backOffMs(failures - 1, backOff);
      // A wait that the host asks for applies to all of its pages.
      if (waitMs !== null && waitMs > backOff.maxMs) hosts.postpone(host, waitMs);
      else if (waitMs !== null) turns.rest(host, waitMs);
      if (failures >= most || wait > backOff.maxMs || performance.now() + wait > deadline) return failure;
      if (waitMs === null) await Bun.sleep(wait);
    }
  }

  async function rulesOf(host: string, url: string): Promise<Robots | PageFailure> {
    const known = rules.get(host);
    if (known) return known;
    const file = await ask({ url: robotsUrl(host), type: 'text', kept: null }, host, ROBOTS_BYTES);
    const read = file.ok ? readRobots(host, new TextDecoder().decode(file.bytes)) : withoutRobots(host, file, url);
    if (!('ok' in read)) {
      rules.set(host, read);
      turns.slowDown(host, read.delayMs);
    }
    return read;
  }

  async function askPolitely(url: string, host: string): Promise<FetchedPage | PageFailure> {
    if (robots) {
      const read = await rulesOf(host, url);
      if ('ok' in read) return read;
      if (!read.allows(url)) return pageFailure(url, 'proibida', `o robots.txt de ${host} não permite ler ${url}`);
    }
    const tag = store?.tag(url) ?? null;
    const bytes = tag === null ? null : (store?.read(tag.sha256) ?? null);
    return ask({ url, type: 'html', kept: tag && bytes ? { bytes, tag } : null }, host);
  }

  return async (url) => {
    const { host } = new URL(url);
    if (performance.now() > deadline) return postponed(url, 'o tempo da leitura acabou');
    const reason = hosts.leaveAlone(host);
    if (reason !== null) return postponed(url, reason);
    const result = await askPolitely(url, host);
    hosts.note(host, result);
    return result;
  };
}

function postponed(url: string, reason: string): PageFailure {
  return pageFailure(url, 'adiada', `${url} não foi pedida: ${reason}`);
}

function notFollowed(url: string, location: string): PageFailure {
  return pageFailure(url, 'redirecionada', `${url} redireciona para ${location}, que não foi seguido`);
}
