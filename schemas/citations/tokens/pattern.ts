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

interface Compiled {
  lexicon: Lexicon;
  ahead: RegExp;
  /** Over the tokens in reverse order. */
  behind: RegExp;
  anywhere: RegExp;
  all: RegExp;
  /** By code, 1 where a match may begin, or end, with it: most tokens are none, and ask for no regular expression. */
  first: Uint8Array;
  last: Uint8Array;
}

/** Whether a match may have the token at `at` as its first, or last; past the end only one of no tokens may. */
const mayBe = (codes: Uint8Array, { shape, count }: Tokens, at: number): boolean =>
  codes[at < count ? shape.charCodeAt(at) : 0] === 1;

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
  for (const [name, span] of Object.entries(found.indices?.groups ?? {}))
    if (span) parts[name] = [to - span[1], to - span[0]];
  return { from: to - found[0].length, to, parts };
}

function execBehind(tokens: Tokens, from: number, to: number, wanted: Pattern): RegExpExecArray | null {
  const begin = Math.max(from, to - MOST, 0);
  if (begin >= to) return null;
  const { reversed, count } = tokens;
  const { behind, last } = compiledOf(tokens.lexicon, wanted);
  if (!mayBe(last, tokens, to - 1)) return null;
  return behind.exec(reversed.slice(count - to, count - begin));
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
  for (const [name, span] of Object.entries(match.indices?.groups ?? {}))
    if (span) found[name] = [span[0] + offset, span[1] + offset];
  return found;
}

function compiledOf(lexicon: Lexicon, wanted: Pattern): Compiled {
  const known = wanted.compiled;
  if (known?.lexicon === lexicon) return known;
  const node = new Reader(lexicon, wanted).read();
  const indices = wanted.written.includes('(<') ? 'd' : '';
  const source = print(node, false);
  const made: Compiled = {
    lexicon,
    ahead: new RegExp(source, `y${indices}`),
    behind: new RegExp(`^(?:${print(node, true)})`, indices),
    anywhere: new RegExp(source),
    all: new RegExp(source, 'g'),
    first: tableOf(edgeOf(node, false), lexicon),
    last: tableOf(edgeOf(node, true), lexicon),
  };
  wanted.compiled = made;
  return made;
}

/** The codes that a match may begin with, or end; null for any. `empty` where it may have no tokens. */
interface Edge {
  codes: ReadonlySet<number> | null;
  empty: boolean;
}

function edgeOf(node: Node, last: boolean): Edge {
  switch (node.kind) {
    case 'set':
      return { codes: last ? node.last : node.first, empty: false };
    case 'head':
    case 'look':
      return { codes: new Set(), empty: true };
    case 'either': {
      const edges = node.nodes.map((each) => edgeOf(each, last));
      return { codes: union(edges), empty: edges.some(({ empty }) => empty) };
    }
    case 'sequence': {
      const edges = (last ? node.nodes.toReversed() : node.nodes).map((each) => edgeOf(each, last));
      const certain = edges.findIndex(({ empty }) => !empty);
      return { codes: union(certain < 0 ? edges : edges.slice(0, certain + 1)), empty: certain < 0 };
    }
    case 'named':
      return edgeOf(node.node, last);
    case 'often': {
      const edge = edgeOf(node.node, last);
      return { codes: edge.codes, empty: edge.empty || /^(?:[?*]|\{0)/.test(node.quantifier) };
    }
  }
}

function union(edges: readonly Edge[]): Edge['codes'] {
  const all = new Set<number>();
  for (const { codes } of edges) {
    if (codes === null) return null;
    for (const code of codes) all.add(code);
  }
  return all;
}

function tableOf({ codes, empty }: Edge, lexicon: Lexicon): Uint8Array {
  const table = new Uint8Array(FIRST_WORD + 3 * lexicon.entries.length);
  if (codes === null || empty) table.fill(1);
  else for (const code of codes) table[code] = 1;
  table[0] = empty ? 1 : 0;
  return table;
}

/** A pattern as a tree, so that it can be printed to be matched in either direction. */
type Node =
  | { kind: 'set'; source: string; first: Edge['codes']; last: Edge['codes'] }
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
  private setOf(piece: string): Node {
    const negated = piece.startsWith('!');
    const [, said = '', only = ''] = /^!?(.*?)(\^{0,2}|_)$/.exec(piece) ?? [];
    const [wanted = '', excepted = ''] = said.split('~');
    const except = new Set(excepted === '' ? [] : this.codesOfAny(excepted));
    const codes = this.codesOfAny(wanted).filter((code) => !except.has(code) && isWritten(code, only));
    if (codes.length === 0) throw new SyntaxError(`no word of the lexicon is ${piece} in ${this.written}`);
    const set = `[${negated ? '^' : ''}${rangesOf(codes)}]`;
    const last = negated ? null : new Set(codes);
    if (!this.wraps) return { kind: 'set', source: set, first: last, last };
    return { kind: 'set', source: `${LINE}?${set}`, first: last && new Set([...last, CODE.line]), last };
  }

  private codesOfAny(names: string): number[] {
    return names.split('|').flatMap((name) => {
      const codes = this.codesOf(name);
      if (codes.length === 0) throw new SyntaxError(`no word of the lexicon is ${name} in ${this.written}`);
      return codes;
    });
  }

  private codesOf(name: string): number[] {
    const [, bare = name, only = ''] = /^(.*?)(\^{0,2}|_)$/.exec(name) ?? [];
    const codes = this.allOf(bare);
    return codes.filter((code) => isWritten(code, only));
  }

  private allOf(name: string): number[] {
    if (!name.startsWith(':')) return this.lexicon.codesOfWord(name);
    const bare = name.slice(1);
    if (bare === 'any') return [...Array(this.last).keys()].filter((code) => code > 0 && code !== CODE.paragraph);
    if (bare === 'word') return this.words();
    if (bare === 'capitals') return this.words().filter((code) => isCapitals(code));
    if (bare === 'cap') return this.words().filter((code) => isCapitalized(code));
    const sign = (CODE as Record<string, number>)[bare];
    const numerals =
      bare === 'roman' ? this.numerals(CASE.upper) : bare === 'romanLower' ? this.numerals(CASE.lower) : [];
    return [...(sign === undefined ? [] : [sign]), ...numerals, ...this.lexicon.codesOf(bare)];
  }

  private get last(): number {
    return FIRST_WORD + 3 * this.lexicon.entries.length;
  }

  /** `vi` is a verb and a numeral: patterns mean it by both. */
  private numerals(casing: number): number[] {
    return this.lexicon.entries.filter(({ text }) => /^[ivx]+$/.test(text)).map(({ code }) => code + casing);
  }

  private words(): number[] {
    const { roman, mixed, adverb, participle } = CODE;
    const isWord = (code: number) => (code >= roman && code <= mixed) || code === adverb || code === participle;
    return [...Array(this.last).keys()].filter((code) => isWord(code) || code >= FIRST_WORD);
  }
}

const LINE = `[${rangesOf([CODE.line])}]`;

const CAPITALIZED: ReadonlySet<number> = new Set([CODE.roman, CODE.letterUpper, CODE.capitalized, CODE.upper]);

const isCapitalized = (code: number): boolean =>
  code < FIRST_WORD ? CAPITALIZED.has(code) : (code - FIRST_WORD) % 3 !== CASE.lower;

const isCapitals = (code: number): boolean =>
  code < FIRST_WORD ? code === CODE.upper || code === CODE.roman : (code - FIRST_WORD) % 3 === CASE.upper;

/** Whether a token of that code is written as a pattern asks: with a capital first, in small letters, or in either way. */
function isWritten(code: number, only: string): boolean {
  if (only === '') return true;
  return only === '^^' ? isInCapitals(code) : isCapitalized(code) === (only === '^');
}

const isInCapitals = (code: number): boolean => code === CODE.letterUpper || isCapitals(code);

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
