/** Thrown where quotations ask for more comparing than was allowed. */
export class TooMuchToCompare extends Error {
  override name = 'TooMuchToCompare';
}

/** Pairs of words that may still be compared, by whoever is at work. */
let left = Number.POSITIVE_INFINITY;

/**
 * Does something in which at most so many pairs of words, one quoted and one of the law, are compared: a hundred million take
 * a second. Throws `TooMuchToCompare` past that. Where nobody says how many, any number are.
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

/** Takes note of pairs that are about to be compared. */
export function spend(pairs: number): void {
  left -= pairs;
  if (left < 0) throw new TooMuchToCompare('more words are to be compared than was allowed');
}
