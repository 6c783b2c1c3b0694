/** Thrown if quotations need more comparisons than are allowed. */
export class TooMuchToCompare extends Error {
  override name = 'TooMuchToCompare';
}

/** How many pairs of words the running call may still compare. */
let left = Number.POSITIVE_INFINITY;

/**
 * Runs some work that may compare at most `pairs` pairs of words, one quoted and one of the law. A hundred million take
 * a second. Throws `TooMuchToCompare` beyond that. Outside such a call there is no limit.
 */
export function comparingAtMost<T>(pairs: number, work: () => T): T {
  const before = left;
  left = pairs;
  try {
    return work();
  } finally {
    left = before;
  }
}

/** Counts pairs that are about to be compared. Throws `TooMuchToCompare` past the limit. */
export function spend(pairs: number): void {
  left -= pairs;
  if (left < 0) throw new TooMuchToCompare('more words are to be compared than was allowed');
}
