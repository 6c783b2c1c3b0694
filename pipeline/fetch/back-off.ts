/** How long to wait before trying again, in milliseconds. */
export interface BackOff {
  /** Wait after the first failure, doubled after each further one. */
  baseMs: number;
  /** No wait is longer; a server that asks for more is not asked again in this run. */
  maxMs: number;
  /** 0 ≤ x < 1; an argument so that a test can know the wait. */
  random: () => number;
}

/** Exponential wait with full jitter in its upper half; `attempt` counts from 0. */
export function backOffMs(attempt: number, { baseMs, maxMs, random }: BackOff): number {
  const ceiling = Math.min(maxMs, baseMs * 2 ** attempt);
  return ceiling / 2 + (ceiling / 2) * random();
}

/** No wait is told as longer: thirty days, which no run has either. */
const LONGEST_MS = 30 * 86_400_000;

/**
 * The wait that a `Retry-After` header asks for (seconds or an HTTP date), or null when it says nothing readable: `-5` and
 * `1.5` are neither, though a date is made of them too.
 */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\s*\d+\s*$/.test(header)) return Math.min(Number(header) * 1000, LONGEST_MS);
  const date = /\p{L}{3}/u.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? null : Math.min(Math.max(0, date - now), LONGEST_MS);
}
