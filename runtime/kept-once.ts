/**
 * Returns a function that calls `make` once and keeps its result. A failure is not kept, so the next call tries again.
 */
export function keptOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null;
  return () => {
    kept ??= make().catch((error: unknown) => {
      kept = null;
      throw error;
    });
    return kept;
  };
}
