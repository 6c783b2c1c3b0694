import { fullGC } from 'bun:jsc';

/**
 * What the mirror's pages need plus a tenth (bytes). Below it the garbage collector is left alone, which costs least.
 */
const ROOM = 640 << 20;

const isLarge = () => process.memoryUsage.rss() > ROOM;

/**
 * Forces a garbage collection before a step that allocates much outside the heap, and returns what it frees to the
 * system: the step would not reuse it. A process that is not larger than `ROOM` is left alone.
 */
export function makeRoom(): void {
  if (isLarge()) Bun.gc(true);
}

/**
 * Returns a function to call before each unit of work, with its size in characters of page or of documents. It forces a
 * garbage collection if the process is larger than `ROOM` and the work since the last collection plus the next unit
 * exceeds `limit`. With a corpus many times as large the heap is large too, and without this the garbage of the acts
 * would add as much again. A collection costs 20 ms with a small heap, 100 ms with one that also holds the index.
 */
export function createCollector(limit: number): (next: number) => void {
  let since = 0;
  return (next) => {
    if (since + next > limit) {
      if (isLarge()) fullGC();
      since = 0;
    }
    since += next;
  };
}
