import { CODES, isLineEnd } from './codes.ts';
import type { Lexicon } from './lexicon.ts';
import { compile, type Matcher, markBeginnings, match, mayBegin, partsOfMatch } from './match.ts';
import { MOST, readPattern } from './read-pattern.ts';
import type { Tokens } from './tokenize.ts';

/**
 * A pattern over tokens, written as words and classes separated by blanks:
 *
 * | written | matches |
 * |---|---|
 * | `nos` | that word, in any case, with or without its accents |
 * | `:level` | any word of the lexicon with the class or lemma `level`, or a sign of `CODE` (`:comma`) |
 * | `:word`, `:cap`, `:capitals` | any word; one that begins with a capital; one in capitals, of two letters or more |
 * | `:any` | any token but the end of a paragraph, which is `:paragraph` |
 * | `:word^`, `:word^^`, `a\|b_` | beginning with a capital; in capitals; in small letters only (for all of the set) |
 * | `do\|da\|:comma` | one token of several (no blanks) |
 * | `!:stop` | one token that is none of these |
 * | `:word~que\|se` | one token that is in the first set and not in the second |
 * | `( a \| b c )` | one sequence of several |
 * | `?`, `*`, `+`, `{0,4}` behind any of these | how often it is repeated |
 * | `(= … )`, `(! … )` | what must follow, what must not follow |
 * | `(<name> … )` | a named part, which the caller can ask for |
 * | `^` | the first token that may be looked at: of the sentence, or behind the act named last |
 *
 * Repetitions are bounded: `*` and `+` stand for at most `MOST` tokens.
 */
export class Pattern {
  readonly written: string;
  /** Whether a line may end before any of its tokens. */
  readonly wraps: boolean;
  /** The names of its parts; read with the pattern. */
  names: readonly string[] = [];
  /**
   * The lexicon for which the matchers were made. Each matcher is made on first use (until then it is 0), because most
   * patterns are matched in one direction only.
   */
  private lexicon: Lexicon | null = null;
  private madeAhead: Matcher = 0;
  private madeBehind: Matcher = 0;

  constructor(written: string, wraps: boolean) {
    this.written = written;
    this.wraps = wraps;
  }

  ahead(lexicon: Lexicon): Matcher {
    if (this.lexicon !== lexicon || this.madeAhead === 0) this.madeAhead = this.make(lexicon, false);
    return this.madeAhead;
  }

  behind(lexicon: Lexicon): Matcher {
    if (this.lexicon !== lexicon || this.madeBehind === 0) this.madeBehind = this.make(lexicon, true);
    return this.madeBehind;
  }

  private make(lexicon: Lexicon, backwards: boolean): Matcher {
    if (this.lexicon !== lexicon) this.madeAhead = this.madeBehind = 0;
    this.lexicon = lexicon;
    const { node, names } = this.read(lexicon);
    this.names = names;
    return compile(node, names.length, backwards);
  }

  /** @throws {SyntaxError} which names the pattern: it is first read when a text is, far from where it is written */
  private read(lexicon: Lexicon): ReturnType<typeof readPattern> {
    try {
      return readPattern(lexicon, this.written, this.wraps);
    } catch (cause) {
      if (!(cause instanceof SyntaxError)) throw cause;
      throw new SyntaxError(`${cause.message}, in the pattern: ${this.written}`, { cause });
    }
  }
}

/** Makes a pattern whose words must be on one line. */
export const pattern = (written: string): Pattern => new Pattern(written, false);

/** Makes a pattern whose words may be on several lines: `art. 5º,⏎X`. It must not name the end of a line itself. */
export const phrase = (written: string): Pattern => new Pattern(written, true);

/** Matches a pattern from token `at` on. Returns the token behind the match, or -1. */
export function endAhead(tokens: Tokens, at: number, wanted: Pattern): number {
  const { codes, count, lexicon } = tokens;
  if (at < 0 || at > count) return -1;
  const ahead = wanted.ahead(lexicon);
  // Most tokens cannot begin a match.
  return mayBegin(ahead, at < count ? (codes[at] as number) : 0) ? match(ahead, codes, at, 0, count) : -1;
}

/** Matches a pattern from token `at` on. Returns its parts as `[from, to)` in tokens, or null. */
export function partsAhead(tokens: Tokens, at: number, wanted: Pattern): Parts | null {
  const to = endAhead(tokens, at, wanted);
  return to < 0 ? null : { from: at, to, parts: partsOfMatch(wanted.names) };
}

/**
 * Matches a pattern that ends right before token `to` and does not begin before token `from`. Returns where it begins,
 * or -1. It is read backwards, from the list to the left, because the last words show soonest that it does not match.
 */
export function beginBehind(tokens: Tokens, from: number, to: number, wanted: Pattern): number {
  const begin = Math.max(from, to - MOST, 0);
  if (begin >= to) return -1;
  const { codes, count, lexicon } = tokens;
  const behind = wanted.behind(lexicon);
  return mayBegin(behind, to <= count ? (codes[to - 1] as number) : 0) ? match(behind, codes, to, begin, to) : -1;
}

/** Returns whether a pattern matches exactly the tokens `[from, to)`, apart from ends of lines behind the match. */
export function isOnly(tokens: Tokens, from: number, to: number, wanted: Pattern): boolean {
  let end = to;
  while (end > from && isLineEnd(tokens.codes[end - 1] as number)) end -= 1;
  return end > from && beginBehind(tokens, from, end, wanted) === from;
}

/** Returns what `beginBehind` finds, with its parts. */
export function partsBehind(tokens: Tokens, from: number, to: number, wanted: Pattern): Parts | null {
  const begin = beginBehind(tokens, from, to, wanted);
  return begin < 0 ? null : { from: begin, to, parts: partsOfMatch(wanted.names) };
}

/** Searches for a pattern from token `from` up to token `to`. Returns where the first match begins, or -1. */
export function findWithin(tokens: Tokens, from: number, to: number, wanted: Pattern): number {
  const { codes, lexicon, count } = tokens;
  const ahead = wanted.ahead(lexicon);
  const last = Math.min(to, count);
  for (let at = from; at < last; at++)
    if (mayBegin(ahead, codes[at] as number) && match(ahead, codes, at, from, last) >= 0) return at;
  return -1;
}

/** Yields every token of a text at which a pattern matches, in order and without overlaps. */
export function* findAll({ codes, count, lexicon }: Tokens, wanted: Pattern): Generator<number> {
  const ahead = wanted.ahead(lexicon);
  for (let at = 0; at < count; at++) {
    if (!mayBegin(ahead, codes[at] as number)) continue;
    const end = match(ahead, codes, at, 0, count);
    if (end < 0) continue;
    yield at;
    at = Math.max(at, end - 1);
  }
}

/**
 * The patterns that are searched for in every text. In a table by code, each has one bit, set if it may begin with that
 * code.
 */
const searched: Pattern[] = [];
const MOST_SEARCHED = 8;

let tables = new WeakMap<Lexicon, Uint8Array>();
let last: { tokens: Tokens; places: readonly (readonly number[])[] } | null = null;

/**
 * Returns a function that yields every token of a text at which a pattern matches, in order and without overlaps.
 * Called for each such pattern when its module is loaded, because one pass then finds where all of them may begin,
 * while `findAll` needs a pass for each.
 * @param isWorth a cheap check before the pattern is matched: a text has, for example, a comma for every ninth word
 */
export function lookFor(
  wanted: Pattern,
  isWorth: (tokens: Tokens, at: number) => boolean = () => true,
): (tokens: Tokens) => Generator<number> {
  const index = searched.push(wanted) - 1;
  tables = new WeakMap();
  last = null;
  if (index >= MOST_SEARCHED) throw new RangeError('a code has no bit for one pattern more');
  return function* (tokens) {
    if (last?.tokens !== tokens) last = { tokens, places: placesOf(tokens) };
    let past = 0;
    for (const at of last.places[index] as readonly number[]) {
      const end = at < past || !isWorth(tokens, at) ? -1 : endAhead(tokens, at, wanted);
      if (end < 0) continue;
      yield at;
      past = end;
    }
  };
}

function placesOf({ codes, count, lexicon }: Tokens): readonly (readonly number[])[] {
  const table = tableOf(lexicon);
  const places: number[][] = searched.map(() => []);
  for (let at = 0; at < count; at++) {
    const kinds = table[codes[at] as number] as number;
    if (kinds === 0) continue;
    for (let index = 0; kinds >> index !== 0; index++) if ((kinds >> index) & 1) (places[index] as number[]).push(at);
  }
  return places;
}

function tableOf(lexicon: Lexicon): Uint8Array {
  let table = tables.get(lexicon);
  if (!table) {
    table = new Uint8Array(CODES);
    for (const [index, each] of searched.entries()) markBeginnings(each.ahead(lexicon), table, 1 << index);
    tables.set(lexicon, table);
  }
  return table;
}

export interface Parts {
  from: number;
  to: number;
  parts: Readonly<Record<string, readonly [from: number, to: number]>>;
}
