/**
 * Has garbage collected whenever what was worked through since the last time (characters of page) and what is about to
 * be would come to more than `limit`. Left alone the collector lets the trees of many pages pile up: twice as much
 * memory for the corpus. The largest page sets the peak, so `limit` is a few times its size; each collection costs
 * some 100 ms.
 */
export function createCollector(limit: number): (next: number) => void {
  let since = 0;
  return (next) => {
    if (since + next > limit) {
      Bun.gc(true);
      since = 0;
    }
    since += next;
  };
}
