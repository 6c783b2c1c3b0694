/** Returns a function that gives the milliseconds since its previous call. */
export function startLaps(clock: () => Date): () => number {
  let last = clock().getTime();
  return () => {
    const now = clock().getTime();
    const lap = now - last;
    last = now;
    return lap;
  };
}
