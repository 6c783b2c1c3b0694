import { isLineEnd } from './codes.ts';
import type { Lexicon } from './lexicon.ts';
import { Matcher } from './match.ts';
import { MOST, readPattern } from './read-pattern.ts';
import type { Tokens } from './tokenize.ts';

/**
 * A pattern over tokens, written as words and classes apart by blanks:
 *
 * | written | matches |
 * |---|---|
 * | `nos` | that word, in any case, with its accents or without |
 * | `:level` | any word of the lexicon that has the class or lemma `level`, or a sign of `CODE` (`:comma`) |
 * | `:word`, `:cap`, `:capitals` | any word; one that begins with a capital; one in capitals, of two letters or more |
 * | `:any` | any token but a paragraph's end, which is `:paragraph` |
 * | `:word^`, `:word^^`, `a\|b_` | with a capital first; in capitals; in small letters only (all of the set) |
 * | `do\|da\|:comma` | one token of several (no blanks) |
 * | `!:stop` | one token that is none of these |
 * | `:word~que\|se` | one of the first that is none of the second |
 * | `( a \| b c )` | one sequence of several |
 * | `?`, `*`, `+`, `{0,4}` behind any of these | how often |
 * | `(= … )`, `(! … )` | what must follow, what must not |
 * | `(<name> … )` | a part that is asked for |
 * | `^` | the first token that is looked at: of the sentence, or behind the act named last |
 *
 * Runs must be bounded: `*` and `+` stand for at most `MOST` tokens.
 */
export class Pattern {
  readonly written: string;
  /** A line may end before any of its tokens. */
  readonly wraps: boolean;
  /** The lexicon that these are made by, each when it is first asked for: most are asked for in one direction only. */
  private lexicon: Lexicon | null = null;
  private madeAhead: Matcher | null = null;
  private madeBehind: Matcher | null = null;

  constructor(written: string, wraps: boolean) {
    this.written = written;
    this.wraps = wraps;
  }

  ahead(lexicon: Lexicon): Matcher {
    if (this.lexicon !== lexicon) this.forget(lexicon);
    this.madeAhead ??= this.make(lexicon, false);
    return this.madeAhead;
  }

  behind(lexicon: Lexicon): Matcher {
    if (this.lexicon !== lexicon) this.forget(lexicon);
    this.madeBehind ??= this.make(lexicon, true);
    return this.madeBehind;
  }

  private forget(lexicon: Lexicon): void {
    this.lexicon = lexicon;
    this.madeAhead = null;
    this.madeBehind = null;
  }

  private make(lexicon: Lexicon, backwards: boolean): Matcher {
    return new Matcher(readPattern(lexicon, this.written, this.wraps), backwards);
  }
}

export const pattern = (written: string): Pattern => new Pattern(written, false);

/** A pattern whose words may stand on several lines: `art. 5º,⏎X`. Nothing that it names is the end of a line. */
export const phrase = (written: string): Pattern => new Pattern(written, true);

/** Past the last token that a pattern matches from token `at` on; -1 when it does not match there. */
export function endAhead(tokens: Tokens, at: number, wanted: Pattern): number {
  const { codes, count, lexicon } = tokens;
  if (at < 0 || at > count) return -1;
  const ahead = wanted.ahead(lexicon);
  // Most tokens are none that a match begins with.
  return ahead.mayBegin(at < count ? (codes[at] as number) : 0) ? ahead.match(codes, at, 0, count) : -1;
}

/** The parts of a pattern that matches from token `at` on, as `[from, to)` in tokens. */
export function partsAhead(tokens: Tokens, at: number, wanted: Pattern): Parts | null {
  const to = endAhead(tokens, at, wanted);
  return to < 0 ? null : { from: at, to, parts: wanted.ahead(tokens.lexicon).parts() };
}

/**
 * Where a pattern begins that ends right before token `to`, and not before token `from`; -1 when it does not. It is read
 * backwards, from the list to the left, since it is the last words that tell soonest that it does not match.
 */
export function beginBehind(tokens: Tokens, from: number, to: number, wanted: Pattern): number {
  const begin = Math.max(from, to - MOST, 0);
  if (begin >= to) return -1;
  const { codes, count, lexicon } = tokens;
  const behind = wanted.behind(lexicon);
  return behind.mayBegin(to <= count ? (codes[to - 1] as number) : 0) ? behind.match(codes, to, begin, to) : -1;
}

/** Whether the tokens `[from, to)` are what a pattern matches, no more and no less; a line may end behind them. */
export function isOnly(tokens: Tokens, from: number, to: number, wanted: Pattern): boolean {
  let end = to;
  while (end > from && isLineEnd(tokens.codes[end - 1] as number)) end -= 1;
  return end > from && beginBehind(tokens, from, end, wanted) === from;
}

/** What `beginBehind` finds, with its parts. */
export function partsBehind(tokens: Tokens, from: number, to: number, wanted: Pattern): Parts | null {
  const begin = beginBehind(tokens, from, to, wanted);
  return begin < 0 ? null : { from: begin, to, parts: wanted.behind(tokens.lexicon).parts() };
}

/** Whether a pattern matches anywhere from token `from` up to token `to`; where it begins, or -1. */
export function findWithin(tokens: Tokens, from: number, to: number, wanted: Pattern): number {
  const { codes, lexicon, count } = tokens;
  const ahead = wanted.ahead(lexicon);
  const last = Math.min(to, count);
  for (let at = from; at < last; at++)
    if (ahead.mayBegin(codes[at] as number) && ahead.match(codes, at, from, last) >= 0) return at;
  return -1;
}

/** Where a pattern begins to match, all over a text, in order; none lies over another. */
export function* findAll({ codes, count, lexicon }: Tokens, wanted: Pattern): Generator<number> {
  const ahead = wanted.ahead(lexicon);
  for (let at = 0; at < count; at++) {
    if (!ahead.mayBegin(codes[at] as number)) continue;
    const end = ahead.match(codes, at, 0, count);
    if (end < 0) continue;
    yield at;
    at = Math.max(at, end - 1);
  }
}

export interface Parts {
  from: number;
  to: number;
  parts: Readonly<Record<string, readonly [from: number, to: number]>>;
}
