/**
 * Has all that comes in one turn of the event loop done at once: `work` is given it in order, and gives a result to
 * each. Where a write is what takes time, under load twenty share it. When it throws, whoever waits is rejected.
 */
export function together<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Item[] = [];
  let done: Promise<readonly Result[]> | null = null;

  async function workOnce(): Promise<readonly Result[]> {
    await new Promise<void>((resolve) => setImmediate(resolve));
    const items = waiting;
    waiting = [];
    done = null;
    return await work(items);
  }

  return (item) => {
    const turn = waiting.push(item) - 1;
    done ??= workOnce();
    return done.then((results) => results[turn] as Result);
  };
}
