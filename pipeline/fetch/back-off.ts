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

/** The wait that a `Retry-After` header asks for (seconds or an HTTP date), or null when it says nothing readable. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
