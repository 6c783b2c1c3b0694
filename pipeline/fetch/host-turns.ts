/** Runs a piece of work when the host's turn comes. */
export type InTurn = <T>(host: string, work: () => Promise<T>) => Promise<T>;

/** One request at a time per host, with `delayMs` between the end of one and the start of the next. */
export function createHostTurns(delayMs: number): InTurn {
  /** When the last request to the host was over, on the clock of `performance.now`. */
  const turns = new Map<string, Promise<number>>();
  const over = () => performance.now();

  return (host, work) => {
    const before = turns.get(host) ?? Promise.resolve(Number.NEGATIVE_INFINITY);
    const mine = before.then(async (finished) => {
      await Bun.sleep(Math.max(0, finished + delayMs - performance.now()));
      return work();
    });
    turns.set(host, mine.then(over, over));
    return mine;
  };
}
