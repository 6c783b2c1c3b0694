import { LEXICON } from '../../schemas/citations/lexicon/lexicon.ts';
import { tokenize } from '../../schemas/citations/tokens/tokenize.ts';
import { findQuotations } from '../../schemas/quotations/find-quotations.ts';

export const tokensOf = (text: string) => tokenize(text, LEXICON);

/** The words of every quotation of a text. */
export function found(text: string): string[] {
  const tokens = tokensOf(text);
  return findQuotations(tokens).map(({ from, to }) => text.slice(tokens.start[from], tokens.end[to - 1]));
}
