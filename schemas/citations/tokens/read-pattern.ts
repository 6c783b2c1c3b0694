import {
  CAPITALIZED,
  CAPITALS,
  type CodeSet,
  EVERY,
  IN_CAPITALS,
  inBoth,
  isEmptySet,
  setOf,
  union,
  WORD,
  without,
} from './code-set.ts';
import { CODE } from './codes.ts';
import type { Lexicon } from './lexicon.ts';

/** A pattern as a tree, from which both directions are compiled. */
export type Node =
  /** One token, of a set. `wraps`: whether a line may end before it. */
  | { kind: 'set'; codes: CodeSet; wraps: boolean }
  | { kind: 'head' }
  | { kind: 'sequence'; nodes: readonly Node[] }
  | { kind: 'either'; nodes: readonly Node[] }
  /** `part`: the index of its name. Several parts may have one name. */
  | { kind: 'named'; part: number; node: Node }
  | { kind: 'often'; least: number; most: number; node: Node }
  | { kind: 'look'; negated: boolean; node: Node };

/** The most repetitions; nothing in a citation is longer. */
export const MOST = 40;

const PIECE = /\(=|\(!|\(<\w+>|[()|?*+]|\{\d+(?:,\d*)?\}|[^\s()?*+{}]+/g;

const ONCE = [1, 1] as const;
const OFTEN: ReadonlyMap<string, readonly [least: number, most: number]> = new Map([
  ['?', [0, 1]],
  ['*', [0, MOST]],
  ['+', [1, MOST]],
]);

/**
 * Reads a written pattern (see the table in `pattern.ts`). Returns it with the names of its parts.
 * @throws {SyntaxError} if it uses a word that the lexicon does not have, or is malformed
 */
export function readPattern(lexicon: Lexicon, written: string, wraps: boolean): { node: Node; names: string[] } {
  const pieces = written.match(PIECE) ?? [];
  if (pieces.join('') !== written.replace(/\s+/g, '')) throw new SyntaxError('cannot read it');
  const names: string[] = [];
  let at = 0;

  function alternatives(): Node {
    const first = sequence();
    if (pieces[at] !== '|') return first;
    const nodes = [first];
    while (pieces[at] === '|') {
      at += 1;
      nodes.push(sequence());
    }
    return { kind: 'either', nodes };
  }

  function sequence(): Node {
    const nodes: Node[] = [];
    for (;;) {
      const piece = pieces[at];
      if (piece === undefined || piece === ')' || piece === '|')
        return nodes.length === 1 ? (nodes[0] as Node) : { kind: 'sequence', nodes };
      at += 1;
      nodes.push(piece === '^' ? { kind: 'head' } : item(piece));
    }
  }

  function item(piece: string): Node {
    const node: Node = piece.startsWith('(') ? group(piece) : { kind: 'set', codes: setNamed(lexicon, piece), wraps };
    const [least, most] = howOften();
    return most === 1 && least === 1 ? node : { kind: 'often', least, most, node };
  }

  function group(open: string): Node {
    const node = alternatives();
    if (pieces[at] !== ')') throw new SyntaxError('a bracket is left open');
    at += 1;
    if (open === '(=' || open === '(!') return { kind: 'look', negated: open === '(!', node };
    return open === '(' ? node : { kind: 'named', part: partNamed(open.slice(2, -1)), node };
  }

  function partNamed(name: string): number {
    const known = names.indexOf(name);
    return known >= 0 ? known : names.push(name) - 1;
  }

  /** Reads `?`, `*`, `+`, `{2}`, `{2,}` or `{0,4}`; without one of these it is once. */
  function howOften(): readonly [least: number, most: number] {
    const piece = pieces[at] ?? '';
    const often = OFTEN.get(piece);
    if (!often && !piece.startsWith('{')) return ONCE;
    at += 1;
    if (often) return often;
    const [least = '', most = least] = piece.slice(1, -1).split(',');
    return [Number(least), most === '' ? MOST : Number(most)];
  }

  const node = alternatives();
  if (at < pieces.length) throw new SyntaxError(`cannot read ${pieces[at]}`);
  return { node, names };
}

/** The sets made for each lexicon, by how a pattern writes them, because many patterns use the same. */
const madeSets = new WeakMap<Lexicon, Map<string, CodeSet>>();

function setsOf(lexicon: Lexicon): Map<string, CodeSet> {
  const known = madeSets.get(lexicon);
  if (known) return known;
  const sets = generalSets(lexicon);
  madeSets.set(lexicon, sets);
  return sets;
}

/** The names that are not those of a class. */
const GENERAL: ReadonlySet<string> = new Set([':any', ':word', ':cap', ':capitals', ':roman', ':romanLower']);

function generalSets(lexicon: Lexicon): Map<string, CodeSet> {
  /** `vi` is a verb and a numeral. Patterns with either class match it. */
  const numerals = setOf(lexicon.entries.filter(({ text }) => /^[ivx]+$/.test(text)).map(({ code }) => code));
  return new Map([
    [':any', without(EVERY, setOf([CODE.paragraph]))],
    [':word', WORD],
    [':cap', CAPITALIZED],
    [':capitals', CAPITALS],
    [':roman', union([setOf([CODE.roman]), withCase(numerals, '^^')])],
    [':romanLower', union([setOf([CODE.romanLower]), withCase(numerals, '_')])],
  ]);
}

/** Returns the set of tokens that a piece of a pattern names. */
function setNamed(lexicon: Lexicon, piece: string): CodeSet {
  const sets = setsOf(lexicon);
  const known = sets.get(piece);
  if (known !== undefined) return known;
  const set = makeSet(lexicon, piece);
  sets.set(piece, set);
  return set;
}

function makeSet(lexicon: Lexicon, piece: string): CodeSet {
  if (piece.startsWith('!')) return without(EVERY, setNamed(lexicon, piece.slice(1)));
  const [said, only] = cutCase(piece);
  const [wanted = '', excepted = ''] = said.split('~');
  if (only === '' && excepted === '') return anyOf(lexicon, wanted);
  const meant = withCase(setNamed(lexicon, wanted), only);
  const codes = excepted === '' ? meant : without(meant, setNamed(lexicon, excepted));
  if (isEmptySet(codes)) throw unknown(piece);
  return codes;
}

/** @param names as in `do|CPC^^|:comma` */
function anyOf(lexicon: Lexicon, names: string): CodeSet {
  const codes: number[] = [];
  const sets: CodeSet[] = [];
  for (const name of names.split('|')) {
    if (GENERAL.has(name) || hasCase(name)) sets.push(setNamed(lexicon, name));
    else for (const code of codesOf(lexicon, name)) codes.push(code);
  }
  if (codes.length > 0) sets.push(setOf(codes));
  return union(sets);
}

/** Returns the codes of a word, of a class, or of a sign. */
function codesOf(lexicon: Lexicon, name: string): readonly number[] {
  if (!name.startsWith(':')) return known(lexicon.ofWord(name), name);
  const bare = name.slice(1);
  const words = lexicon.ofClass(bare);
  const sign = (CODE as Record<string, number>)[bare];
  return sign === undefined ? known(words, name) : [...words, sign];
}

function known(codes: readonly number[], name: string): readonly number[] {
  if (codes.length === 0) throw unknown(name);
  return codes;
}

const unknown = (name: string) =>
  new SyntaxError(
    `no word of the lexicon is ${name}${/^\p{L}/u.test(name) ? ' (give it a row, e.g. in lexicon/plain-words.ts)' : ''}`,
  );

/** Returns whether a name has a condition on case at its end. */
const hasCase = (name: string): boolean => name.endsWith('^') || name.endsWith('_');

/** Splits a name from its condition on case: `^`, `^^`, `_`, or nothing. */
function cutCase(name: string): [bare: string, only: string] {
  const only = name.endsWith('^^') ? 2 : hasCase(name) ? 1 : 0;
  return [name.slice(0, name.length - only), name.slice(name.length - only)];
}

/** Returns the codes with the case that a pattern asks for: beginning with a capital, in capitals, or in small letters. */
function withCase(codes: CodeSet, only: string): CodeSet {
  if (only === '^') return inBoth(codes, CAPITALIZED);
  if (only === '^^') return inBoth(codes, IN_CAPITALS);
  return only === '_' ? without(codes, CAPITALIZED) : codes;
}
