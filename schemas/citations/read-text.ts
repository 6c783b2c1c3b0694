import { LEXICON } from './lexicon/lexicon.ts';
import { type Normalized, normalize } from './normalize/normalize.ts';
import { type Tokens, tokenize } from './tokens/tokenize.ts';

/** A text cut into tokens, as it is read aloud. */
export interface TextRead {
  tokens: Tokens;
  /** The way back to the text as it was; null where it is read as it stands. */
  normalized: Normalized | null;
}

let last: (TextRead & { text: string }) | null = null;

/** A text's citations and the acts that it cites alone are asked for one after the other: it is read once for both. */
export function readText(text: string): TextRead {
  if (last?.text !== text) {
    const normalized = normalize(text);
    last = { text, normalized, tokens: tokenize(normalized?.text ?? text, LEXICON) };
  }
  return last;
}
