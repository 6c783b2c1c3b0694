import {
  CAPITALIZED,
  CAPITALS,
  type CodeSet,
  EVERY,
  IN_CAPITALS,
  inBoth,
  isEmptySet,
  setOf,
  setOfWords,
  union,
  WORD,
  without,
} from './code-set.ts';
import { CASE, CODE } from './codes.ts';
import type { Lexicon } from './lexicon.ts';

/** One token, of a set. */
export interface TokenSet {
  kind: 'set';
  codes: CodeSet;
  /** Whether a line may end before it. */
  wraps: boolean;
}

/** A pattern as a tree, from which both directions are compiled. */
export type Node =
  | TokenSet
  | { kind: 'head' }
  | { kind: 'sequence'; nodes: readonly Node[] }
  | { kind: 'either'; nodes: readonly Node[] }
  | { kind: 'named'; name: string; node: Node }
  | { kind: 'often'; least: number; most: number; node: Node }
  | { kind: 'look'; negated: boolean; node: Node };

/** The most repetitions; nothing in a citation is longer. */
export const MOST = 40;

/**
 * Reads a written pattern (see the table in `pattern.ts`).
 * @throws {SyntaxError} if it uses a word that the lexicon does not have, or is malformed
 */
export const readPattern = (lexicon: Lexicon, written: string, wraps: boolean): Node =>
  new Reader(lexicon, written, wraps).read();

const PIECE = /\(=|\(!|\(<\w+>|[()|?*+]|\{\d+(?:,\d*)?\}|[^\s()?*+{}]+/g;

const ONCE = [1, 1] as const;
const OFTEN: ReadonlyMap<string, readonly [least: number, most: number]> = new Map([
  ['?', [0, 1]],
  ['*', [0, MOST]],
  ['+', [1, MOST]],
]);

/** The sets made for each lexicon, by name, because many patterns use the same words and classes. */
const madeSets = new WeakMap<Lexicon, Map<string, CodeSet>>();

function setsOf(lexicon: Lexicon): Map<string, CodeSet> {
  const known = madeSets.get(lexicon);
  if (known) return known;
  const made = new Map<string, CodeSet>();
  madeSets.set(lexicon, made);
  return made;
}

class Reader {
  private readonly pieces: string[];
  private at = 0;
  private readonly lexicon: Lexicon;
  private readonly written: string;
  private readonly wraps: boolean;
  private readonly sets: Map<string, CodeSet>;

  constructor(lexicon: Lexicon, written: string, wraps: boolean) {
    this.lexicon = lexicon;
    this.written = written;
    this.wraps = wraps;
    this.sets = setsOf(lexicon);
    this.pieces = written.match(PIECE) ?? [];
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
    const node: Node = piece.startsWith('(')
      ? this.group(piece)
      : { kind: 'set', codes: this.setOf(piece), wraps: this.wraps };
    const [least, most] = this.howOften();
    return least === 1 && most === 1 ? node : { kind: 'often', least, most, node };
  }

  private group(open: string): Node {
    const node = this.alternatives();
    if (this.pieces[this.at] !== ')') throw new SyntaxError(`a bracket is left open in ${this.written}`);
    this.at += 1;
    if (open === '(=' || open === '(!') return { kind: 'look', negated: open === '(!', node };
    return open.startsWith('(<') ? { kind: 'named', name: open.slice(2, -1), node } : node;
  }

  /** Reads `?`, `*`, `+`, `{2}`, `{2,}` or `{0,4}`; without one of these it is once. */
  private howOften(): readonly [least: number, most: number] {
    const piece = this.pieces[this.at] ?? '';
    const often = OFTEN.get(piece);
    if (!often && !piece.startsWith('{')) return ONCE;
    this.at += 1;
    if (often) return often;
    const [least = '', most = least] = piece.slice(1, -1).split(',');
    return [Number(least), most === '' ? MOST : Number(most)];
  }

  /** Returns the set of tokens that a piece of a pattern names. */
  private setOf(piece: string): CodeSet {
    const known = this.sets.get(piece);
    if (known !== undefined) return known;
    const made = this.makeSet(piece);
    this.sets.set(piece, made);
    return made;
  }

  private makeSet(piece: string): CodeSet {
    const negated = piece.startsWith('!');
    const [said, only] = cutCase(negated ? piece.slice(1) : piece);
    const [wanted = '', excepted = ''] = said.split('~');
    const meant = withCase(this.codesOfAny(wanted), only);
    const codes = excepted === '' ? meant : without(meant, this.codesOfAny(excepted));
    if (isEmptySet(codes)) throw this.unknown(piece);
    return negated ? without(EVERY, codes) : codes;
  }

  private codesOfAny(names: string): CodeSet {
    if (!names.includes('|')) return this.codesOf(names);
    const words: number[] = [];
    const sets: CodeSet[] = [];
    for (const name of names.split('|')) {
      if (isPlain(name)) for (const code of this.wordsOf(name)) words.push(code);
      else sets.push(this.codesOf(name));
    }
    if (words.length > 0) sets.push(setOfWords(words));
    return union(sets);
  }

  private unknown(name: string): SyntaxError {
    return new SyntaxError(`no word of the lexicon is ${name} in ${this.written}`);
  }

  /** Returns the codes of one name. Each set is made once. */
  private codesOf(name: string): CodeSet {
    const known = this.sets.get(name);
    if (known !== undefined) return known;
    const [bare, only] = cutCase(name);
    const codes = only === '' ? this.allOf(bare) : withCase(this.codesOf(bare), only);
    if (isEmptySet(codes)) throw this.unknown(name);
    this.sets.set(name, codes);
    return codes;
  }

  private wordsOf(name: string): readonly number[] {
    const codes = this.lexicon.ofWord(name);
    if (codes.length === 0) throw this.unknown(name);
    return codes;
  }

  private allOf(name: string): CodeSet {
    if (!name.startsWith(':')) return setOfWords(this.wordsOf(name));
    const bare = name.slice(1);
    const general = GENERAL[bare];
    if (general !== undefined) return general;
    const sign = (CODE as Record<string, number>)[bare];
    const words = setOfWords(this.lexicon.ofClass(bare));
    if (sign === undefined) return words;
    const sets = [words, setOf([sign])];
    if (bare === 'roman') sets.push(this.numerals(CASE.upper));
    if (bare === 'romanLower') sets.push(this.numerals(CASE.lower));
    return union(sets);
  }

  /** `vi` is a verb and a numeral. Patterns with either class match it. */
  private numerals(casing: number): CodeSet {
    return setOf(this.lexicon.entries.filter(({ text }) => NUMERAL.test(text)).map(({ code }) => code + casing));
  }
}

const NUMERAL = /^[ivx]+$/;

const GENERAL: Readonly<Record<string, CodeSet>> = {
  any: without(EVERY, setOf([CODE.paragraph])),
  word: WORD,
  cap: inBoth(WORD, CAPITALIZED),
  capitals: inBoth(WORD, CAPITALS),
};

/** Returns whether a name is a word in any case, not a class or a word with a condition. */
const isPlain = (name: string): boolean => !name.startsWith(':') && !name.endsWith('^') && !name.endsWith('_');

/** Splits a name from its condition on case: `^`, `^^`, `_`, or nothing. */
function cutCase(name: string): [bare: string, only: string] {
  const end = name.length;
  if (name.endsWith('_')) return [name.slice(0, end - 1), '_'];
  if (!name.endsWith('^')) return [name, ''];
  return name.endsWith('^^') ? [name.slice(0, end - 2), '^^'] : [name.slice(0, end - 1), '^'];
}

/**
 * Returns the codes with the case that a pattern asks for: beginning with a capital, in capitals, or in small letters.
 * Most ask for none.
 */
function withCase(codes: CodeSet, only: string): CodeSet {
  if (only === '^') return inBoth(codes, CAPITALIZED);
  if (only === '^^') return inBoth(codes, IN_CAPITALS);
  return only === '_' ? without(codes, CAPITALIZED) : codes;
}
