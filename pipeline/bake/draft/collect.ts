import { fullGC } from 'bun:jsc';

/**
 * Has garbage collected whenever what was worked through since the last time (characters of page, or of documents) and
 * what is about to be would come to more than `limit`. Left alone the collector lets what many acts were made of pile
 * up: half as much memory again for the corpus. The largest sets the peak, so `limit` is about its size; a collection
 * costs 20 ms of a small heap, 100 ms of one that holds the index as well.
 * `Bun.gc(true)` would give memory back to the system too, for four times that.
 */
export function createCollector(limit: number): (next: number) => void {
  let since = 0;
  return (next) => {
    if (since + next > limit) {
      fullGC();
      since = 0;
    }
    since += next;
  };
}
