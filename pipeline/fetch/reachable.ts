import type { FetchedPage, PageFailure } from './page.ts';

/** Pages in a row that a host may leave unanswered before it counts as out of reach. */
const PATIENCE = 3;

/** Which hosts answer at all, so that a source out of reach costs minutes and not a day of waiting. */
export interface Reachability {
  isLost(host: string): boolean;
  /** Takes note of what a page came to; any answer of the host, a refusal too, shows that it is there. */
  note(host: string, result: FetchedPage | PageFailure): void;
}

export function createReachability(): Reachability {
  const silent = new Map<string, number>();
  return {
    isLost: (host) => (silent.get(host) ?? 0) >= PATIENCE,
    note: (host, result) => {
      silent.set(host, !result.ok && result.kind === 'rede' ? (silent.get(host) ?? 0) + 1 : 0);
    },
  };
}
