import { CASE, CODE, CODES, caseOfWord, FIRST_WORD } from './codes.ts';
import type { Lexicon } from './lexicon.ts';
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
 * It compiles to a regular expression over the text's shape, one character a token, so that matching costs what a
 * regular expression over a short string costs. Runs must be bounded: `*` and `+` stand for at most `MOST` tokens.
 */
export interface Pattern {
  readonly written: string;
  /** A line may end before any of its tokens. */
  readonly wraps?: boolean;
  /** Made when it is first asked for. */
  compiled?: Compiled;
}

export const pattern = (written: string): Pattern => ({ written });

/** A pattern whose words may stand on several lines: `art. 5º,⏎X`. Nothing that it names is the end of a line. */
export const phrase = (written: string): Pattern => ({ written, wraps: true });

/** No run in a citation is longer. */
const MOST = 40;

/** A pattern for one lexicon; its expressions are made when they are first asked for, since most are asked for one way only. */
class Compiled {
  readonly lexicon: Lexicon;
  private readonly node: Node;
  private readonly indices: string;
  private readonly made: Partial<Record<'ahead' | 'behind' | 'anywhere' | 'all', RegExp>> = {};
  private readonly edges: Partial<Record<'first' | 'last', Uint8Array>> = {};

  constructor(lexicon: Lexicon, wanted: Pattern) {
    this.lexicon = lexicon;
    this.node = new Reader(lexicon, wanted).read();
    this.indices = wanted.written.includes('(<') ? 'd' : '';
  }

  /** By code, 1 where a match may begin with it: most tokens are none, and ask for no regular expression. */
  get first(): Uint8Array {
    this.edges.first ??= tableOf(this.node, false);
    return this.edges.first;
  }

  /** The same of its end. */
  get last(): Uint8Array {
    this.edges.last ??= tableOf(this.node, true);
    return this.edges.last;
  }

  get ahead(): RegExp {
    this.made.ahead ??= new RegExp(print(this.node, false), `y${this.indices}`);
    return this.made.ahead;
  }

  /** Over the tokens in reverse order. */
  get behind(): RegExp {
    this.made.behind ??= new RegExp(`^(?:${print(this.node, true)})`, this.indices);
    return this.made.behind;
  }

  get anywhere(): RegExp {
    this.made.anywhere ??= new RegExp(print(this.node, false));
    return this.made.anywhere;
  }

  get all(): RegExp {
    this.made.all ??= new RegExp(print(this.node, false), 'g');
    return this.made.all;
  }
}

/** Whether a match may have the token at `at` as its first, or last; past the end only one of no tokens may. */
const mayBe = (codes: Uint8Array, { shape, count }: Tokens, at: number): boolean =>
  codes[at < count ? shape.charCodeAt(at) : 0] === 1;

/** Past the last token that a pattern matches from token `at` on; -1 when it does not match there. */
export function endAhead(tokens: Tokens, at: number, wanted: Pattern): number {
  const compiled = compiledOf(tokens.lexicon, wanted);
  if (!mayBe(compiled.first, tokens, at)) return -1;
  const { ahead } = compiled;
  ahead.lastIndex = at;
  return ahead.test(tokens.shape) ? ahead.lastIndex : -1;
}

/** The parts of a pattern that matches from token `at` on, as `[from, to)` in tokens. */
export function partsAhead(tokens: Tokens, at: number, wanted: Pattern): Parts | null {
  const compiled = compiledOf(tokens.lexicon, wanted);
  if (!mayBe(compiled.first, tokens, at)) return null;
  const { ahead } = compiled;
  ahead.lastIndex = at;
  const match = ahead.exec(tokens.shape);
  return match && { from: at, to: ahead.lastIndex, parts: partsOf(match, 0) };
}

/**
 * Where a pattern begins that ends right before token `to`, and not before token `from`; -1 when it does not. It is read
 * backwards, from the list to the left, since it is the last words that tell soonest that it does not match.
 */
export function beginBehind(tokens: Tokens, from: number, to: number, wanted: Pattern): number {
  const found = execBehind(tokens, from, to, wanted);
  return found ? to - found[0].length : -1;
}

/** The same with its parts. */
export function partsBehind(tokens: Tokens, from: number, to: number, wanted: Pattern): Parts | null {
  const found = execBehind(tokens, from, to, wanted);
  if (!found) return null;
  const parts: Record<string, readonly [number, number]> = {};
  const groups = found.indices?.groups;
  for (const name in groups) {
    const span = groups[name];
    if (span) parts[name] = [to - span[1], to - span[0]];
  }
  return { from: to - found[0].length, to, parts };
}

function execBehind(tokens: Tokens, from: number, to: number, wanted: Pattern): RegExpExecArray | null {
  const begin = Math.max(from, to - MOST, 0);
  if (begin >= to) return null;
  const { reversed, count } = tokens;
  const compiled = compiledOf(tokens.lexicon, wanted);
  if (!mayBe(compiled.last, tokens, to - 1)) return null;
  return compiled.behind.exec(reversed.slice(count - to, count - begin));
}

/** Whether a pattern matches anywhere from token `from` up to token `to`; where it begins, or -1. */
export function findWithin(tokens: Tokens, from: number, to: number, wanted: Pattern): number {
  if (from >= to) return -1;
  const at = tokens.shape.slice(from, to).search(compiledOf(tokens.lexicon, wanted).anywhere);
  return at < 0 ? -1 : from + at;
}

/** Where a pattern begins to match, all over a text, in order; none lies over another. */
export function* findAll(tokens: Tokens, wanted: Pattern): Generator<number> {
  for (const { index } of tokens.shape.matchAll(compiledOf(tokens.lexicon, wanted).all)) yield index;
}

export interface Parts {
  from: number;
  to: number;
  parts: Readonly<Record<string, readonly [from: number, to: number]>>;
}

function partsOf(match: RegExpExecArray, offset: number): Parts['parts'] {
  const found: Record<string, readonly [number, number]> = {};
  const groups = match.indices?.groups;
  for (const name in groups) {
    const span = groups[name];
    if (span) found[name] = [span[0] + offset, span[1] + offset];
  }
  return found;
}

function compiledOf(lexicon: Lexicon, wanted: Pattern): Compiled {
  const known = wanted.compiled;
  if (known?.lexicon === lexicon) return known;
  const made = new Compiled(lexicon, wanted);
  wanted.compiled = made;
  return made;
}

/** By code, 1 where a match may begin with it, or end; at 0 whether it may have no tokens. */
function tableOf(node: Node, last: boolean): Uint8Array {
  const table = new Uint8Array(CODES);
  const empty = markEdge(node, last, table);
  if (empty) table.fill(1);
  table[0] = empty ? 1 : 0;
  return table;
}

/** Marks the codes that a match may begin with, or end; returns whether it may have no tokens. */
function markEdge(node: Node, last: boolean, table: Uint8Array): boolean {
  switch (node.kind) {
    case 'set':
      markSet(node, last, table);
      return false;
    case 'head':
    case 'look':
      return true;
    case 'either': {
      let empty = false;
      for (const each of node.nodes) empty = markEdge(each, last, table) || empty;
      return empty;
    }
    case 'sequence':
      return (last ? node.nodes.toReversed() : node.nodes).every((each) => markEdge(each, last, table));
    case 'named':
      return markEdge(node.node, last, table);
    case 'often':
      return markEdge(node.node, last, table) || /^(?:[?*]|\{0)/.test(node.quantifier);
  }
}

function markSet({ codes, wraps }: TokenSet, last: boolean, table: Uint8Array): void {
  if (codes === null) table.fill(1);
  else for (const code of codes) table[code] = 1;
  if (wraps && !last) table[CODE.line] = 1;
}

/** One token; `codes` is null where it may be any but a few. */
interface TokenSet {
  kind: 'set';
  source: string;
  codes: readonly number[] | null;
  /** A line may end before it. */
  wraps: boolean;
}

/** A pattern as a tree, so that it can be printed to be matched in either direction. */
type Node =
  | TokenSet
  | { kind: 'head' }
  | { kind: 'sequence'; nodes: readonly Node[] }
  | { kind: 'either'; nodes: readonly Node[] }
  | { kind: 'named'; name: string; node: Node }
  | { kind: 'often'; quantifier: string; node: Node }
  | { kind: 'look'; negated: boolean; node: Node };

function print(node: Node, backwards: boolean): string {
  switch (node.kind) {
    case 'set':
      return node.source;
    case 'head':
      return backwards ? '$' : '^';
    case 'sequence':
      return (backwards ? node.nodes.toReversed() : node.nodes).map((each) => print(each, backwards)).join('');
    case 'either':
      return `(?:${node.nodes.map((each) => print(each, backwards)).join('|')})`;
    case 'named':
      return `(?<${node.name}>${print(node.node, backwards)})`;
    case 'often':
      return `(?:${print(node.node, backwards)})${node.quantifier}`;
    case 'look':
      // What follows stands before, where the tokens are reversed.
      return `(?${backwards ? '<' : ''}${node.negated ? '!' : '='}${print(node.node, backwards)})`;
  }
}

const TOKEN = /\s*(\(=|\(!|\(<\w+>|\(|\)|\||\?|\*|\+|\{\d+(?:,\d*)?\}|[^\s()?*+{}]+)/gy;

/** The same words and classes stand in many patterns. */
const madeSets = new WeakMap<Lexicon, Map<string, TokenSet>>();

function setsOf(lexicon: Lexicon): Map<string, TokenSet> {
  const known = madeSets.get(lexicon);
  if (known) return known;
  const made = new Map<string, TokenSet>();
  madeSets.set(lexicon, made);
  return made;
}

class Reader {
  private readonly pieces: string[];
  private at = 0;
  private readonly lexicon: Lexicon;
  private readonly written: string;
  private readonly wraps: boolean;

  constructor(lexicon: Lexicon, { written, wraps = false }: Pattern) {
    this.lexicon = lexicon;
    this.written = written;
    this.wraps = wraps;
    this.pieces = [...written.matchAll(TOKEN)].map(([, piece]) => piece as string);
    if (this.pieces.join('') !== written.replace(/\s+/g, ''))
      throw new SyntaxError(`cannot read the pattern ${written}`);
  }

  read(): Node {
    const node = this.alternatives();
    if (this.at < this.pieces.length) throw new SyntaxError(`cannot read ${this.pieces[this.at]} in ${this.written}`);
    return node;
  }

  private alternatives(): Node {
    const nodes = [this.sequence()];
    while (this.pieces[this.at] === '|') {
      this.at += 1;
      nodes.push(this.sequence());
    }
    return nodes.length === 1 ? (nodes[0] as Node) : { kind: 'either', nodes };
  }

  private sequence(): Node {
    const nodes: Node[] = [];
    for (;;) {
      const piece = this.pieces[this.at];
      if (piece === undefined || piece === ')' || piece === '|') return { kind: 'sequence', nodes };
      this.at += 1;
      nodes.push(piece === '^' ? { kind: 'head' } : this.item(piece));
    }
  }

  private item(piece: string): Node {
    const node: Node = piece.startsWith('(') ? this.group(piece) : this.setOf(piece);
    const quantifier = this.quantifier();
    return quantifier === '' ? node : { kind: 'often', quantifier, node };
  }

  private group(open: string): Node {
    const node = this.alternatives();
    if (this.pieces[this.at] !== ')') throw new SyntaxError(`a bracket is left open in ${this.written}`);
    this.at += 1;
    if (open === '(=' || open === '(!') return { kind: 'look', negated: open === '(!', node };
    const name = /^\(<(\w+)>$/.exec(open)?.[1];
    return name === undefined ? node : { kind: 'named', name, node };
  }

  private quantifier(): string {
    const piece = this.pieces[this.at] ?? '';
    if (!/^[?*+{]/.test(piece)) return '';
    this.at += 1;
    if (piece === '*') return `{0,${MOST}}`;
    return piece === '+' ? `{1,${MOST}}` : piece;
  }

  /** One token of those that a piece names. */
  private setOf(piece: string): TokenSet {
    const key = `${this.wraps} ${piece}`;
    const sets = setsOf(this.lexicon);
    const known = sets.get(key);
    if (known) return known;
    const made = this.makeSet(piece);
    sets.set(key, made);
    return made;
  }

  private makeSet(piece: string): TokenSet {
    const negated = piece.startsWith('!');
    const [, said = '', only = ''] = /^!?(.*?)(\^{0,2}|_)$/.exec(piece) ?? [];
    const [wanted = '', excepted = ''] = said.split('~');
    const meant = withCase(this.codesOfAny(wanted), only);
    const except = new Set(excepted === '' ? [] : this.codesOfAny(excepted));
    const codes = except.size === 0 ? meant : meant.filter((code) => !except.has(code));
    if (codes.length === 0) throw new SyntaxError(`no word of the lexicon is ${piece} in ${this.written}`);
    const source = `${this.wraps ? `${LINE}?` : ''}[${negated ? '^' : ''}${rangesOf(codes)}]`;
    return { kind: 'set', source, codes: negated ? null : codes, wraps: this.wraps };
  }

  private codesOfAny(names: string): readonly number[] {
    const all = names.split('|').map((name) => {
      const codes = this.codesOf(name);
      if (codes.length === 0) throw new SyntaxError(`no word of the lexicon is ${name} in ${this.written}`);
      return codes;
    });
    return all.length === 1 ? (all[0] as readonly number[]) : all.flat();
  }

  private codesOf(name: string): readonly number[] {
    const [, bare = name, only = ''] = /^(.*?)(\^{0,2}|_)$/.exec(name) ?? [];
    return withCase(this.allOf(bare), only);
  }

  private allOf(name: string): readonly number[] {
    if (!name.startsWith(':')) return this.lexicon.codesOfWord(name);
    const bare = name.slice(1);
    if (bare === 'any') return this.every((code) => code > 0 && code !== CODE.paragraph);
    if (bare === 'word') return this.every(isWord);
    if (bare === 'capitals') return this.every((code) => isWord(code) && isCapitals(code));
    if (bare === 'cap') return this.every((code) => isWord(code) && isCapitalized(code));
    const sign = (CODE as Record<string, number>)[bare];
    const numerals =
      bare === 'roman' ? this.numerals(CASE.upper) : bare === 'romanLower' ? this.numerals(CASE.lower) : [];
    return [...(sign === undefined ? [] : [sign]), ...numerals, ...this.lexicon.codesOf(bare)];
  }

  private every(isMeant: (code: number) => boolean): number[] {
    const codes: number[] = [];
    for (let code = 0; code < CODES; code++) if (isMeant(code)) codes.push(code);
    return codes;
  }

  /** `vi` is a verb and a numeral: patterns mean it by both. */
  private numerals(casing: number): number[] {
    return this.lexicon.entries.filter(({ text }) => /^[ivx]+$/.test(text)).map(({ code }) => code + casing);
  }
}

const { roman, mixed, adverb, participle } = CODE;
const isWord = (code: number): boolean =>
  code >= FIRST_WORD || (code >= roman && code <= mixed) || code === adverb || code === participle;

const LINE = `[${rangesOf([CODE.line])}]`;

const CAPITALIZED: ReadonlySet<number> = new Set([CODE.roman, CODE.letterUpper, CODE.capitalized, CODE.upper]);

const isCapitalized = (code: number): boolean =>
  code < FIRST_WORD ? CAPITALIZED.has(code) : caseOfWord(code) !== CASE.lower;

const isCapitals = (code: number): boolean =>
  code < FIRST_WORD ? code === CODE.upper || code === CODE.roman : caseOfWord(code) === CASE.upper;

/** The codes that are written as a pattern asks: most ask for nothing. */
const withCase = (codes: readonly number[], only: string): readonly number[] =>
  only === '' ? codes : codes.filter((code) => isWritten(code, only));

/** Whether a token of that code is written as a pattern asks: with a capital first, or in small letters. */
function isWritten(code: number, only: string): boolean {
  return only === '^^' ? isInCapitals(code) : isCapitalized(code) === (only === '^');
}

const isInCapitals = (code: number): boolean => code === CODE.letterUpper || isCapitals(code);

/** The inside of a character class that has these codes. */
function rangesOf(codes: readonly number[]): string {
  const rising = codes.every((code, at) => at === 0 || code > (codes[at - 1] as number));
  const sorted = rising ? codes : [...new Set(codes)].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of sorted) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const print = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`;
  return ranges.map(([from, to]) => (from === to ? print(from) : `${print(from)}-${print(to)}`)).join('');
}
