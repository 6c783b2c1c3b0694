/**
 * Returns the message of an error and of its causes in one line. It is for errors that the user can fix, where a stack
 * trace would not help.
 */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${sentenceOf(error.cause)})`;
}
