/**
 * Counts what was worked through and has garbage collected each time it comes to `limit` (characters of page, bytes of
 * document). Left alone the collector lets the trees of many pages pile up: half as much memory again for the corpus,
 * against some 50 ms for each collection.
 */
export function createCollector(limit: number): (worked: number) => void {
  let since = 0;
  return (worked) => {
    since += worked;
    if (since < limit) return;
    since = 0;
    Bun.gc(true);
  };
}
