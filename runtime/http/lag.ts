/** How often the delay of the event loop is measured, and how many measurements are kept: one minute. */
const EVERY_MS = 500;
const LOOKS = 120;

/**
 * Starts to measure. The returned function gives the longest delay of the event loop in the last minute, in
 * milliseconds.
 */
export function watchLag(): () => number {
  const late = new Float64Array(LOOKS);
  let turn = 0;
  let due = performance.now() + EVERY_MS;
  setInterval(() => {
    const now = performance.now();
    late[turn % LOOKS] = Math.max(0, now - due);
    turn += 1;
    due = now + EVERY_MS;
  }, EVERY_MS).unref();
  return () => Math.round(Math.max(...late));
}
