/** How often it is looked whether the event loop comes when it should, and for how long it is remembered. */
const EVERY_MS = 500;
const LOOKS = 120;

/** The longest that anything had to wait for the event loop in the last minute, in milliseconds. */
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
