/** A stretch `[from, to)` of a text that is read as `by`. */
export interface Edit {
  from: number;
  to: number;
  by: string;
}

/** Neither white space nor a letter nor a mark of any pattern: no citation goes over it. */
const BARRIER = '\ufffc';

/** What ends a paragraph. */
export const PARAGRAPH_END = `\n${BARRIER}\n`;
