/** An error and what caused it, in one line: for what a person can mend, where a stack would help nobody. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${sentenceOf(error.cause)})`;
}
