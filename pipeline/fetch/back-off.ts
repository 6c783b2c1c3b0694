/** How long to wait before another attempt, in milliseconds. */
export interface BackOff {
  /** The wait after the first failure. It doubles after each further one. */
  baseMs: number;
  /** The longest wait. A server that asks for more is not asked again in this run. */
  maxMs: number;
  /** Gives 0 ≤ x < 1. An argument, so that a test can predict the wait. */
  random: () => number;
}

/** Exponential wait with jitter in its upper half. `attempt` counts from 0. */
export function backOffMs(attempt: number, { baseMs, maxMs, random }: BackOff): number {
  const ceiling = Math.min(maxMs, baseMs * 2 ** attempt);
  return ceiling / 2 + (ceiling / 2) * random();
}

/** Thirty days: longer values are cut to this, which no run reaches. */
const LONGEST_MS = 30 * 86_400_000;

/**
 * The wait that a `Retry-After` header asks for (seconds or an HTTP date), or null if it is invalid. `-5` and `1.5` are
 * invalid, although JavaScript would parse them as dates.
 */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\s*\d+\s*$/.test(header)) return Math.min(Number(header) * 1000, LONGEST_MS);
  const date = /\p{L}{3}/u.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? null : Math.min(Math.max(0, date - now), LONGEST_MS);
}
