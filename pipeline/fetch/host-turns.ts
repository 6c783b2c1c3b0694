/** Schedules requests to hosts: one at a time for each, and none while a host rests. */
export interface HostTurns {
  /** Runs work when the host's turn comes. */
  inTurn<T>(host: string, work: () => Promise<T>): Promise<T>;
  /** Starts no turn of the host within this many milliseconds from now. */
  rest(host: string, ms: number): void;
  /** Sets a longer pause between requests to the host. */
  slowDown(host: string, ms: number): void;
}

/** One request at a time per host, with `delayMs` between the end of one and the start of the next. */
export function createHostTurns(delayMs: number): HostTurns {
  /** For each host, when its last request ended, on the clock of `performance.now`. */
  const turns = new Map<string, Promise<number>>();
  const resting = new Map<string, number>();
  const delays = new Map<string, number>();
  const over = () => performance.now();

  return {
    inTurn(host, work) {
      const before = turns.get(host) ?? Promise.resolve(Number.NEGATIVE_INFINITY);
      const mine = before.then(async (finished) => {
        const start = Math.max(finished + Math.max(delayMs, delays.get(host) ?? 0), resting.get(host) ?? 0);
        await Bun.sleep(Math.max(0, start - performance.now()));
        return work();
      });
      turns.set(host, mine.then(over, over));
      return mine;
    },
    rest(host, ms) {
      resting.set(host, Math.max(resting.get(host) ?? 0, performance.now() + ms));
    },
    slowDown(host, ms) {
      delays.set(host, ms);
    },
  };
}
