import type { FetchedPage, PageFailure } from './page.ts';

/**
 * After this many unanswered pages in a row a host counts as unreachable, and after this many refusals it is not asked
 * again.
 */
const PATIENCE = 3;

/** What is known about the hosts in a run: which are unreachable, and which do not want to be asked. */
export interface Hosts {
  /** Whether the host is unreachable, so that it costs minutes and not a day of waiting. */
  isLost(host: string): boolean;
  /** Why a host is not asked again in this run, as the middle of a sentence; null if it may be asked. */
  leaveAlone(host: string): string | null;
  /** Records that a host asked for a wait longer than a run can take. */
  postpone(host: string, waitMs: number): void;
  /** Records the result of a page. Any answer shows that the host is reachable. */
  note(host: string, result: FetchedPage | PageFailure): void;
}

/** Starts a run, in which nothing is known of any host yet. Nothing is kept for the next run. */
export function createHosts(): Hosts {
  const silent = new Map<string, number>();
  const refused = new Map<string, number>();
  const closed = new Map<string, string>();
  const count = (map: Map<string, number>, host: string, again: boolean) => {
    map.set(host, again ? (map.get(host) ?? 0) + 1 : 0);
    return map.get(host) as number;
  };
  return {
    isLost: (host) => (silent.get(host) ?? 0) >= PATIENCE,
    leaveAlone: (host) => closed.get(host) ?? null,
    postpone(host, waitMs) {
      closed.set(host, `a fonte pediu uma espera de ${Math.ceil(waitMs / 1000)} s`);
    },
    note(host, result) {
      count(silent, host, !result.ok && result.kind === 'rede');
      const times = count(refused, host, !result.ok && result.kind === 'recusada');
      if (times >= PATIENCE) closed.set(host, `a fonte recusou ${times} pedidos seguidos`);
    },
  };
}
