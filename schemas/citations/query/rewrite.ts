import type { Nomes } from '../mentions/names.ts';
import { isGlued, textOf } from '../tokens/locate.ts';
import { type Pattern, partsAhead, pattern } from '../tokens/pattern.ts';
import { type Tokens, tokenize } from '../tokens/tokenize.ts';
import { TYPED } from './typed-words.ts';

/** The words of a part of what was matched; none where the part is not there. */
export type Said = (part: string) => string;

/** What people leave out or cut short, and what a text has there. */
export interface Rewriting {
  /** A query that it writes anew. */
  example: string;
  when: Pattern;
  /** What stands there instead, `<part>` for a part of the pattern; null where all stays. */
  write: (said: Said, names: Nomes) => string | null;
  /** Whether a word or number may be glued to the last token, or must be; null where that is the same. */
  behind: 'apart' | 'glued' | null;
}

/** One row of a table of rewritings. */
export function rewriting(
  example: string,
  when: string,
  write: string | Rewriting['write'],
  behind: Rewriting['behind'] = null,
): Rewriting {
  const filled = (said: Said) => (write as string).replace(/<(\w+)>/g, (_, part: string) => said(part));
  return { example, when: pattern(when), write: typeof write === 'string' ? filled : write, behind };
}

/** A query with each rewriting made, in order, wherever its pattern matches. */
export function rewrite(typed: string, rows: readonly Rewriting[], names: Nomes): string {
  let tokens = tokenize(typed, TYPED);
  for (const row of rows) {
    const written = apply(tokens, row, names);
    if (written !== tokens.text) tokens = tokenize(written, TYPED);
  }
  return tokens.text;
}

function apply(tokens: Tokens, { when, write, behind }: Rewriting, names: Nomes): string {
  const { text, count, start, end } = tokens;
  let written = '';
  let past = 0;
  for (let at = 0; at < count; at++) {
    const match = partsAhead(tokens, at, when);
    if (!match || (behind !== null && isWordGlued(tokens, match.to) !== (behind === 'glued'))) continue;
    const instead = write((part) => textOf(tokens, ...(match.parts[part] ?? [0, 0])), names);
    if (instead === null) continue;
    written += text.slice(past, start[at]) + instead;
    past = end[match.to - 1] as number;
    at = match.to - 1;
  }
  return written + text.slice(past);
}

const isWordGlued = (tokens: Tokens, at: number): boolean =>
  isGlued(tokens, at) && /^[\p{L}\p{N}§]/u.test(textOf(tokens, at, at + 1));
