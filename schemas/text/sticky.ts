/** Matches a sticky pattern exactly at an offset. */
export function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

/**
 * The end of a sticky pattern's match at an offset, or -1. Much cheaper than `matchAt` if the groups are not needed.
 */
export function endAt(pattern: RegExp, text: string, index: number): number {
  pattern.lastIndex = index;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
