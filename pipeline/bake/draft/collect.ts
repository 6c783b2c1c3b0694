import { fullGC } from 'bun:jsc';

/** What the mirror's pages need and a tenth more (bytes): below it the collector is left alone, which costs least. */
const ROOM = 640 << 20;

/**
 * Has garbage collected whenever the process is larger than that and what was worked through since the last time
 * (characters of page, or of documents), with what is about to be, would come to more than `limit`. Of a corpus many times
 * as large the heap is large too, and left alone what acts were made of would pile up to as much again. A collection costs
 * 20 ms of a small heap, 100 ms of one that holds the index as well.
 */
export function createCollector(limit: number): (next: number) => void {
  let since = 0;
  return (next) => {
    if (since + next > limit) {
      if (process.memoryUsage.rss() > ROOM) fullGC();
      since = 0;
    }
    since += next;
  };
}
