import { CASE, CODE, FIRST_WORD } from './codes.ts';
import type { Lexicon } from './lexicon.ts';
import type { Tokens } from './tokenize.ts';

/**
 * A pattern over tokens, written as words and classes apart by blanks:
 *
 * | written | matches |
 * |---|---|
 * | `nos` | that word, in any case, with its accents or without |
 * | `:level` | any word of the lexicon that has the class or lemma `level`, or a sign of `CODE` (`:comma`) |
 * | `:word`, `:cap`, `:any` | any word; any word that begins with a capital; any token but a paragraph's end |
 * | `:word^`, `:word^^`, `:word_` | the same with a capital first; in capitals only; in small letters only |
 * | `do\|da\|:comma` | one token of several (no blanks) |
 * | `!:stop` | one token that is none of these |
 * | `( a \| b c )` | one sequence of several |
 * | `?`, `*`, `+`, `{0,4}` behind any of these | how often |
 * | `(= … )`, `(! … )` | what must follow, what must not |
 * | `(<name> … )` | a part that is asked for |
 *
 * It compiles to a regular expression over the text's shape, one character a token, so that matching costs what a
 * regular expression over a short string costs. Runs must be bounded: `*` and `+` stand for at most `MOST` tokens.
 */
export interface Pattern {
  readonly written: string;
  /** A line may end before any token. */
  readonly flowing: boolean;
  /** Made when it is first asked for. */
  compiled?: Compiled;
}

export const pattern = (written: string): Pattern => ({ written, flowing: false });

/** A pattern in which a line may end before any token, as in a name that goes on in the next line. */
export const flowing = (written: string): Pattern => ({ written, flowing: true });

/** No run in a citation is longer. */
const MOST = 40;

interface Compiled {
  lexicon: Lexicon;
  ahead: RegExp;
  behind: RegExp;
  within: RegExp;
  all: RegExp;
  /** By code, 1 where a match may begin, or end, with it: most tokens are none, and need no regular expression. */
  first: Uint8Array;
  last: Uint8Array;
}

/** Past the last token that a pattern matches from token `at` on; -1 when it does not match there. */
export function endAhead(tokens: Tokens, at: number, wanted: Pattern): number {
  const { ahead, first } = compiledOf(tokens.lexicon, wanted);
  if (!mayBe(first, tokens, at)) return -1;
  ahead.lastIndex = at;
  return ahead.test(tokens.shape) ? ahead.lastIndex : -1;
}

/** The parts of a pattern that matches from token `at` on, as `[from, to)` in tokens. */
export function partsAhead(tokens: Tokens, at: number, wanted: Pattern): Parts | null {
  const { ahead, first } = compiledOf(tokens.lexicon, wanted);
  if (!mayBe(first, tokens, at)) return null;
  ahead.lastIndex = at;
  const match = ahead.exec(tokens.shape);
  return match && { from: at, to: ahead.lastIndex, parts: partsOf(match, 0) };
}

/** Where a pattern begins that ends right before token `to`, and not before token `from`; -1 when it does not. */
export function beginBehind(tokens: Tokens, from: number, to: number, wanted: Pattern): number {
  const begin = Math.max(from, to - MOST, 0);
  const { behind, last } = compiledOf(tokens.lexicon, wanted);
  if (begin >= to || !mayBe(last, tokens, to - 1)) return -1;
  const found = behind.exec(tokens.shape.slice(begin, to));
  return found ? begin + found.index : -1;
}

/** The same with its parts. */
export function partsBehind(tokens: Tokens, from: number, to: number, wanted: Pattern): Parts | null {
  const begin = Math.max(from, to - MOST, 0);
  const { behind, last } = compiledOf(tokens.lexicon, wanted);
  if (begin >= to || !mayBe(last, tokens, to - 1)) return null;
  const found = behind.exec(tokens.shape.slice(begin, to));
  return found && { from: begin + found.index, to, parts: partsOf(found, begin) };
}

/** Where the first match begins of those that lie between two tokens; -1 when there is none. */
export function beginWithin(tokens: Tokens, from: number, to: number, wanted: Pattern): number {
  if (from >= to) return -1;
  const at = tokens.shape.slice(from, to).search(compiledOf(tokens.lexicon, wanted).within);
  return at < 0 ? -1 : from + at;
}

/** Where the matches begin that a text has, in order; none lies over another. */
export function* allOf(tokens: Tokens, wanted: Pattern): Generator<number> {
  for (const { index } of tokens.shape.matchAll(compiledOf(tokens.lexicon, wanted).all)) yield index;
}

export interface Parts {
  from: number;
  to: number;
  parts: Readonly<Record<string, readonly [from: number, to: number]>>;
}

function partsOf(match: RegExpExecArray, offset: number): Parts['parts'] {
  const found: Record<string, readonly [number, number]> = {};
  for (const [name, span] of Object.entries(match.indices?.groups ?? {}))
    if (span) found[name] = [span[0] + offset, span[1] + offset];
  return found;
}

/** Whether a match may have the token at `at` as its first, or last; past the end only one of no tokens may. */
const mayBe = (codes: Uint8Array, { shape, count }: Tokens, at: number): boolean =>
  codes[at < count ? shape.charCodeAt(at) : 0] === 1;

function compiledOf(lexicon: Lexicon, wanted: Pattern): Compiled {
  const known = wanted.compiled;
  if (known?.lexicon === lexicon) return known;
  const { source, first, last, empty } = new Compiler(lexicon, wanted).compile();
  const indices = wanted.written.includes('(<') ? 'd' : '';
  const tableOf = (codes: Part['first']) => {
    const table = new Uint8Array(FIRST_WORD + 3 * lexicon.entries.length);
    if (codes === null || empty) table.fill(1);
    else for (const code of codes) table[code] = 1;
    table[0] = empty ? 1 : 0;
    return table;
  };
  wanted.compiled = {
    lexicon,
    ahead: new RegExp(source, `y${indices}`),
    behind: new RegExp(`(?:${source})$`, indices),
    within: new RegExp(source),
    all: new RegExp(source, 'g'),
    first: tableOf(first),
    last: tableOf(last),
  };
  return wanted.compiled;
}

const LINE = `[${String.fromCharCode(CODE.line)}]`;
const TOKEN = /\s*(\(=|\(!|\(<\w+>|\(|\)|\||\?|\*|\+|\{\d+(?:,\d*)?\}|[^\s()?*+{}]+)/gy;

/** A part of a pattern: as a regular expression, with the codes that it may begin and end with. */
interface Part {
  source: string;
  /** Null for any. */
  first: ReadonlySet<number> | null;
  last: ReadonlySet<number> | null;
  /** It may match nothing. */
  empty: boolean;
}

const NOTHING: Part = { source: '', first: new Set(), last: new Set(), empty: true };

const union = (a: Part['first'], b: Part['first']): Part['first'] => a && b && new Set([...a, ...b]);

class Compiler {
  private readonly pieces: string[];
  private at = 0;
  private readonly lexicon: Lexicon;
  private readonly written: string;
  private readonly flowing: boolean;

  constructor(lexicon: Lexicon, { written, flowing }: Pattern) {
    this.lexicon = lexicon;
    this.written = written;
    this.flowing = flowing;
    this.pieces = [...written.matchAll(TOKEN)].map(([, piece]) => piece as string);
    if (this.pieces.join('') !== written.replace(/\s+/g, ''))
      throw new SyntaxError(`cannot read the pattern ${written}`);
  }

  compile(): Part {
    const part = this.alternatives();
    if (this.at < this.pieces.length) throw new SyntaxError(`cannot read ${this.pieces[this.at]} in ${this.written}`);
    return part;
  }

  private alternatives(): Part {
    const all = [this.sequence()];
    while (this.pieces[this.at] === '|') {
      this.at += 1;
      all.push(this.sequence());
    }
    if (all.length === 1) return all[0] as Part;
    return {
      source: `(?:${all.map(({ source }) => source).join('|')})`,
      first: all.map(({ first }) => first).reduce(union),
      last: all.map(({ last }) => last).reduce(union),
      empty: all.some(({ empty }) => empty),
    };
  }

  private sequence(): Part {
    let part = NOTHING;
    for (;;) {
      const piece = this.pieces[this.at];
      if (piece === undefined || piece === ')' || piece === '|') return part;
      this.at += 1;
      const next = this.quantified(piece.startsWith('(') ? this.group(piece) : this.setOf(piece));
      part = {
        source: part.source + next.source,
        first: part.empty ? union(part.first, next.first) : part.first,
        last: next.empty ? union(part.last, next.last) : next.last,
        empty: part.empty && next.empty,
      };
    }
  }

  private group(open: string): Part {
    const inner = this.alternatives();
    if (this.pieces[this.at] !== ')') throw new SyntaxError(`a bracket is left open in ${this.written}`);
    this.at += 1;
    if (open === '(=') return { ...NOTHING, source: `(?=${inner.source})` };
    if (open === '(!') return { ...NOTHING, source: `(?!${inner.source})` };
    const name = /^\(<(\w+)>$/.exec(open)?.[1];
    return { ...inner, source: name === undefined ? `(?:${inner.source})` : `(?<${name}>${inner.source})` };
  }

  private quantified(part: Part): Part {
    const piece = this.pieces[this.at] ?? '';
    if (!/^[?*+{]/.test(piece)) return part;
    this.at += 1;
    const often = piece === '*' ? `{0,${MOST}}` : piece === '+' ? `{1,${MOST}}` : piece;
    return { ...part, source: part.source + often, empty: part.empty || /^(?:[?*]|\{0)/.test(piece) };
  }

  /** One token of those that a piece names. */
  private setOf(piece: string): Part {
    const negated = piece.startsWith('!');
    const codes = (negated ? piece.slice(1) : piece).split('|').flatMap((name) => this.codesOf(name));
    if (codes.length === 0) throw new SyntaxError(`no word of the lexicon is ${piece} in ${this.written}`);
    const set = `[${negated ? '^' : ''}${rangesOf(codes)}]`;
    const own = negated ? null : new Set(codes);
    if (!this.flowing) return { source: set, first: own, last: own, empty: false };
    return { source: `(?:${LINE}?${set})`, first: own && new Set([...own, CODE.line]), last: own, empty: false };
  }

  private codesOf(name: string): number[] {
    const [, bare = name, only = ''] = /^(.*?)(\^{0,2}|_)$/.exec(name) ?? [];
    const codes = this.allOf(bare);
    if (only === '^') return codes.filter((code) => isCapitalized(code));
    if (only === '^^') return codes.filter((code) => isUpper(code));
    return only === '_' ? codes.filter((code) => !isCapitalized(code)) : codes;
  }

  private allOf(name: string): number[] {
    if (!name.startsWith(':')) return this.lexicon.codesOfWord(name);
    const bare = name.slice(1);
    if (bare === 'any') return [...Array(this.last).keys()].filter((code) => code > 0 && code !== CODE.paragraph);
    if (bare === 'word') return this.words();
    if (bare === 'cap') return this.words().filter((code) => isCapitalized(code));
    const sign = (CODE as Record<string, number>)[bare];
    return [...(sign === undefined ? [] : [sign]), ...this.lexicon.codesOf(bare)];
  }

  private get last(): number {
    return FIRST_WORD + 3 * this.lexicon.entries.length;
  }

  private words(): number[] {
    const { roman, mixed } = CODE;
    return [...Array(this.last).keys()].filter((code) => (code >= roman && code <= mixed) || code >= FIRST_WORD);
  }
}

const CAPITALIZED: ReadonlySet<number> = new Set([
  CODE.roman,
  CODE.letterUpper,
  CODE.capitalized,
  CODE.upper,
  CODE.mixed,
]);

const isCapitalized = (code: number): boolean =>
  code < FIRST_WORD ? CAPITALIZED.has(code) : (code - FIRST_WORD) % 3 !== CASE.lower;

const UPPER: ReadonlySet<number> = new Set([CODE.roman, CODE.letterUpper, CODE.upper]);

const isUpper = (code: number): boolean =>
  code < FIRST_WORD ? UPPER.has(code) : (code - FIRST_WORD) % 3 === CASE.upper;

/** The inside of a character class that has these codes. */
function rangesOf(codes: readonly number[]): string {
  const sorted = [...new Set(codes)].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of sorted) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const print = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`;
  return ranges.map(([from, to]) => (from === to ? print(from) : `${print(from)}-${print(to)}`)).join('');
}
