/** A stretch `[from, to)` of a text that is read as `by`. */
export interface Edit {
  from: number;
  to: number;
  by: string;
}

/** Not white space, not a letter and in no pattern, so no citation crosses it. */
const BARRIER = '\ufffc';

/** What the end of a paragraph is read as. */
export const PARAGRAPH_END = `\n${BARRIER}\n`;
