/** When a host is asked: one request at a time, and none while it rests. */
export interface HostTurns {
  /** Runs a piece of work when the host's turn comes. */
  inTurn<T>(host: string, work: () => Promise<T>): Promise<T>;
  /** No turn of the host begins within so many milliseconds from now. */
  rest(host: string, ms: number): void;
  /** From now on there are so many milliseconds between two requests to the host, where that is more. */
  slowDown(host: string, ms: number): void;
}

/** One request at a time per host, with `delayMs` between the end of one and the start of the next. */
export function createHostTurns(delayMs: number): HostTurns {
  /** When the last request to the host was over, on the clock of `performance.now`. */
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
