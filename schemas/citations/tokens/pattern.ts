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
 * | `:word^`, `:word_`, `:word^^` | the same with a capital first; in small letters only; all in capitals |
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
  /** A line, or a paragraph, may end before any of its tokens. */
  readonly wraps?: boolean;
}

export const pattern = (written: string): Pattern => ({ written });

/** A pattern whose words may stand on several lines: `art. 5º,⏎X`. Nothing that it names is the end of a line. */
export const phrase = (written: string): Pattern => ({ written, wraps: true });

/** No run in a citation is longer. */
const MOST = 40;

interface Compiled {
  ahead: RegExp;
  behind: RegExp;
}

const compiled = new WeakMap<Pattern, Compiled>();

/** Past the last token that a pattern matches from token `at` on; -1 when it does not match there. */
export function endAhead(tokens: Tokens, at: number, wanted: Pattern): number {
  const { ahead } = compiledOf(tokens.lexicon, wanted);
  ahead.lastIndex = at;
  return ahead.test(tokens.shape) ? ahead.lastIndex : -1;
}

/** The parts of a pattern that matches from token `at` on, as `[from, to)` in tokens. */
export function partsAhead(tokens: Tokens, at: number, wanted: Pattern): Parts | null {
  const { ahead } = compiledOf(tokens.lexicon, wanted);
  ahead.lastIndex = at;
  const match = ahead.exec(tokens.shape);
  return match && { from: at, to: ahead.lastIndex, parts: partsOf(match, 0) };
}

/** Where a pattern begins that ends right before token `to`, and not before token `from`; -1 when it does not. */
export function beginBehind(tokens: Tokens, from: number, to: number, wanted: Pattern): number {
  const begin = Math.max(from, to - MOST, 0);
  if (begin >= to) return -1;
  const found = compiledOf(tokens.lexicon, wanted).behind.exec(tokens.shape.slice(begin, to));
  return found ? begin + found.index : -1;
}

/** The same with its parts. */
export function partsBehind(tokens: Tokens, from: number, to: number, wanted: Pattern): Parts | null {
  const begin = Math.max(from, to - MOST, 0);
  if (begin >= to) return null;
  const found = compiledOf(tokens.lexicon, wanted).behind.exec(tokens.shape.slice(begin, to));
  return found && { from: begin + found.index, to, parts: partsOf(found, begin) };
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

function compiledOf(lexicon: Lexicon, wanted: Pattern): Compiled {
  const known = compiled.get(wanted);
  if (known) return known;
  const source = new Compiler(lexicon, wanted).compile();
  const indices = wanted.written.includes('(<') ? 'd' : '';
  const made = { ahead: new RegExp(source, `y${indices}`), behind: new RegExp(`(?:${source})$`, indices) };
  compiled.set(wanted, made);
  return made;
}

const TOKEN = /\s*(\(=|\(!|\(<\w+>|\(|\)|\||\?|\*|\+|\{\d+(?:,\d*)?\}|[^\s()?*+{}]+)/gy;

class Compiler {
  private readonly pieces: string[];
  private at = 0;
  private readonly lexicon: Lexicon;
  private readonly written: string;
  /** What may stand before any token. */
  private readonly before: string;

  constructor(lexicon: Lexicon, { written, wraps = false }: Pattern) {
    this.lexicon = lexicon;
    this.written = written;
    this.before = wraps ? `${LINES}{0,2}` : '';
    this.pieces = [...written.matchAll(TOKEN)].map(([, piece]) => piece as string);
    if (this.pieces.join('') !== written.replace(/\s+/g, ''))
      throw new SyntaxError(`cannot read the pattern ${written}`);
  }

  compile(): string {
    const source = this.alternatives();
    if (this.at < this.pieces.length) throw new SyntaxError(`cannot read ${this.pieces[this.at]} in ${this.written}`);
    return source;
  }

  private alternatives(): string {
    const all = [this.sequence()];
    while (this.pieces[this.at] === '|') {
      this.at += 1;
      all.push(this.sequence());
    }
    return all.length === 1 ? (all[0] as string) : `(?:${all.join('|')})`;
  }

  private sequence(): string {
    let source = '';
    for (;;) {
      const piece = this.pieces[this.at];
      if (piece === undefined || piece === ')' || piece === '|') return source;
      this.at += 1;
      const item = piece.startsWith('(') ? this.group(piece) : this.setOf(piece);
      const quantifier = this.quantifier();
      source += this.before !== '' && quantifier !== '' ? `(?:${item})${quantifier}` : item + quantifier;
    }
  }

  private group(open: string): string {
    const inner = this.alternatives();
    if (this.pieces[this.at] !== ')') throw new SyntaxError(`a bracket is left open in ${this.written}`);
    this.at += 1;
    if (open === '(=') return `(?=${inner})`;
    if (open === '(!') return `(?!${inner})`;
    const name = /^\(<(\w+)>$/.exec(open)?.[1];
    return name === undefined ? `(?:${inner})` : `(?<${name}>${inner})`;
  }

  private quantifier(): string {
    const piece = this.pieces[this.at] ?? '';
    if (!/^[?*+{]/.test(piece)) return '';
    this.at += 1;
    if (piece === '*') return `{0,${MOST}}`;
    return piece === '+' ? `{1,${MOST}}` : piece;
  }

  /** One token of those that a piece names. */
  private setOf(piece: string): string {
    const negated = piece.startsWith('!');
    const codes = (negated ? piece.slice(1) : piece).split('|').flatMap((name) => this.codesOf(name));
    if (codes.length === 0) throw new SyntaxError(`no word of the lexicon is ${piece} in ${this.written}`);
    if (this.before === '') return `[${negated ? '^' : ''}${rangesOf(codes)}]`;
    const set = negated ? `^${rangesOf([...codes, ...ENDS])}` : rangesOf(codes.filter((code) => !ENDS.includes(code)));
    return `${this.before}[${set}]`;
  }

  private codesOf(name: string): number[] {
    const [, bare = name, only = ''] = /^(.*?)(\^\^|[\^_]?)$/.exec(name) ?? [];
    const codes = this.allOf(bare);
    if (only === '^^') return codes.filter((code) => isInCapitals(code));
    if (only === '^') return codes.filter((code) => isCapitalized(code));
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

const ENDS: readonly number[] = [CODE.line, CODE.paragraph];
const LINES = `[${rangesOf(ENDS)}]`;

const CAPITALIZED: ReadonlySet<number> = new Set([
  CODE.roman,
  CODE.letterUpper,
  CODE.capitalized,
  CODE.upper,
  CODE.mixed,
]);

const isCapitalized = (code: number): boolean =>
  code < FIRST_WORD ? CAPITALIZED.has(code) : (code - FIRST_WORD) % 3 !== CASE.lower;

const isInCapitals = (code: number): boolean =>
  code < FIRST_WORD
    ? code === CODE.roman || code === CODE.letterUpper || code === CODE.upper
    : (code - FIRST_WORD) % 3 === CASE.upper;

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
