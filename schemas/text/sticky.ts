/** What a sticky pattern matches right at an offset. */
export function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

/** Past what a sticky pattern matches right at an offset, -1 when it does not: much cheaper where nothing else is asked. */
export function endAt(pattern: RegExp, text: string, index: number): number {
  pattern.lastIndex = index;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
