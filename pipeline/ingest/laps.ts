/** Each call gives the milliseconds since the last one. */
export function startLaps(clock: () => Date): () => number {
  let last = clock().getTime();
  return () => {
    const now = clock().getTime();
    const lap = now - last;
    last = now;
    return lap;
  };
}
