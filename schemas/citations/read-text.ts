import { LEXICON } from './lexicon/lexicon.ts';
import type { Normalized } from './normalize/edits.ts';
import { normalize } from './normalize/normalize.ts';
import { type Tokens, tokenize } from './tokens/tokenize.ts';

/** A text split into tokens, after it was normalized. */
export interface TextRead {
  tokens: Tokens;
  /** The way back to the original text; null if normalizing changed nothing. */
  normalized: Normalized | null;
}

let last: (TextRead & { text: string }) | null = null;

/**
 * Normalizes and tokenizes a text. The last result is kept, because a text's citations and the acts that it cites on
 * their own are read one after the other.
 */
export function readText(text: string): TextRead {
  if (last?.text !== text) {
    const normalized = normalize(text);
    last = { text, normalized, tokens: tokenize(normalized?.text ?? text, LEXICON) };
  }
  return last;
}
