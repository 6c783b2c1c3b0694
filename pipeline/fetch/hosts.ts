import type { FetchedPage, PageFailure } from './page.ts';

/** Pages in a row that a host may leave unanswered before it counts as out of reach, or refuse before it is let be. */
const PATIENCE = 3;

/** What the hosts of a run have shown of themselves: which answer at all, and which want to be left alone. */
export interface Hosts {
  /** A host out of reach costs minutes and not a day of waiting. */
  isLost(host: string): boolean;
  /** Why a host is not asked again in this run, as the middle of a sentence; null when it may be. */
  leaveAlone(host: string): string | null;
  /** Takes note that a host asked for a wait longer than a run has. */
  postpone(host: string, waitMs: number): void;
  /** Takes note of what a page that was asked for came to; any answer shows that the host is there. */
  note(host: string, result: FetchedPage | PageFailure): void;
}

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
