/** A stretch `[from, to)` of a text that is read as `by`. */
export interface Edit {
  from: number;
  to: number;
  by: string;
}

/** A text to which edits were applied, with the way back to the original. */
export interface Edited {
  text: string;
  /** Returns the offset in the original for an offset in `text`. */
  original(offset: number): number;
}

/**
 * Applies edits to a text. Of two edits that overlap, the first one applies.
 * @param edits in the order of where they begin
 * @param joined the offsets of line ends that are read as a space, in order
 */
export function applyEdits(text: string, edits: readonly Edit[], joined: readonly number[]): Edited {
  /** Where each stretch begins in the new text, and how many characters were left out before it. */
  const starts = [0];
  const skipped = [0];
  /** What is between the spaces that replace something. Most edits are such a space, and joining is fast. */
  const parts: string[] = [];
  let part = '';
  let at = 0;
  let length = 0;
  let next = 0;
  for (const { from, to, by } of [...edits, { from: text.length, to: text.length, by: '' }]) {
    // Skips edits within an earlier one: a blank after a hyphen is part of the word break, and a blank at the end of a
    // paragraph is part of that end.
    if (from < at) continue;
    const begin = at;
    for (; (joined[next] as number) < from; next++) {
      const end = joined[next] as number;
      if (end < at) continue;
      parts.push(part + text.slice(at, end));
      part = '';
      at = end + 1;
    }
    part += text.slice(at, from);
    if (by === ' ') {
      parts.push(part);
      part = '';
    } else part += by;
    length += from - begin + by.length;
    at = to;
    starts.push(length);
    skipped.push(at - length);
  }
  parts.push(part);
  return { text: parts.join(' '), original: (offset) => offset + (skipped[lastUpTo(starts, offset)] as number) };
}

/**
 * Returns the index of the last number that is not above a limit. The numbers are in ascending order, and the first one
 * is never above it.
 */
function lastUpTo(rising: readonly number[], limit: number): number {
  let low = 0;
  let high = rising.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((rising[middle] as number) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
