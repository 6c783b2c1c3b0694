import type { Nomes } from '../mentions/names.ts';
import { isGlued, textOf } from '../tokens/locate.ts';
import { type Parts, type Pattern, partsAhead, pattern } from '../tokens/pattern.ts';
import { type Tokens, tokenize } from '../tokens/tokenize.ts';
import { PARTS } from './parts.ts';
import { TYPED } from './typed-words.ts';

/** One way in which people leave out, or cut short, what a text says. */
export interface Rewriting {
  when: Pattern;
  /** What stands there instead, `<part>` for a part of the pattern; `PARTS` tells what some of them must be. */
  write: string;
  /** A query that it changes. */
  example: string;
}

/** A table of them, a row each: `pattern → what stands there instead # example`. */
export const rewritings = (table: string): Rewriting[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [when, write, example, ...rest] = row.trim().split(/ → | # /);
      if (!when || !write || !example || rest.length > 0) throw new SyntaxError(`cannot read the row ${row}`);
      return { when: pattern(when), write, example };
    });

/** A query with each rewriting made, in order, wherever its pattern matches. */
export function rewrite(typed: string, rows: readonly Rewriting[], names: Nomes): string {
  let tokens = tokenize(typed, TYPED);
  for (const row of rows) {
    const written = apply(tokens, row, names);
    if (written !== tokens.text) tokens = tokenize(written, TYPED);
  }
  return tokens.text;
}

function apply(tokens: Tokens, { when, write }: Rewriting, names: Nomes): string {
  const { text, count, start, end } = tokens;
  let written = '';
  let past = 0;
  for (let at = 0; at < count; at++) {
    const match = partsAhead(tokens, at, when);
    const parts = match && !isCut(tokens, match.to) ? readParts(tokens, match, names) : null;
    if (!match || !parts) continue;
    written += text.slice(past, start[at]) + write.replace(/<(\w+)>/g, (_, part: string) => parts.get(part) ?? '');
    past = end[match.to - 1] as number;
    at = match.to - 1;
  }
  return written + text.slice(past);
}

/** Whether the word or number behind is glued to what was matched, which then is only a half: `121|A`. */
const isCut = (tokens: Tokens, at: number): boolean =>
  isGlued(tokens, at) && /^[\p{L}\p{N}]/u.test(textOf(tokens, at, at + 1));

/** What is written for each part; null where one is not what it must be. */
function readParts(tokens: Tokens, { parts }: Parts, names: Nomes): Map<string, string> | null {
  const read = new Map<string, string>();
  for (const [part, [from, to]] of Object.entries(parts)) {
    const said = textOf(tokens, from, to);
    const wanted = PARTS[part] ?? /./;
    const written = wanted instanceof RegExp ? wanted.test(said) && said : wanted(said, names);
    if (written === null || written === false) return null;
    read.set(part, written);
  }
  return read;
}
