import { LEXICON } from '../lexicon/lexicon.ts';
import type { NameNode, Nomes } from '../mentions/names.ts';
import { endAhead, findAll, pattern } from '../tokens/pattern.ts';
import { type Tokens, tokenize } from '../tokens/tokenize.ts';
import { wordOf } from '../tokens/words.ts';
import { SAID } from './rewrite.ts';

/**
 * A query in which words were replaced by the only act that they can mean. `entire` says whether the words are the
 * whole name.
 */
export interface NearestName {
  written: string;
  entire: boolean;
}

/** Words that link those of a name, and that people leave out. */
const LINKS = new Set('de do da dos das e o a os as em no na nos nas ao aos por para com sobre'.split(' '));
/** The first words of names, which people also leave out. */
const FIRST_WORDS = ['codigo', 'lei', 'estatuto', 'consolidacao', 'convencao', 'pacto'];
/** The shortest abbreviation of a word (`cód`, `proc`), and the shortest word that may contain a wrong letter. */
const SHORTEST_CUT = 3;
const SHORTEST_WRONG = 4;
/** The fewest letters of a word that alone can stand for a name. */
const SHORTEST_ALONE = 6;

/** Numbers, numerals and letters of levels, and the words that go with them. */
const OF_LEVEL = pattern(':number|:ordinal|:level|:roman|:romanLower|unico|numero');
/** Abbreviations of level words. `civ` has only letters of numerals, but is not one. */
const [CUT, NO_NUMERAL] = [new Set(['nr', 'pu']), new Set(['civ'])];

/**
 * Replaces the words of a query that are not levels with the act whose name they abbreviate or misspell. Returns null
 * if level words come between them, or if no single act fits.
 */
export function replaceNearestName(q: string, names: Nomes): NearestName | null {
  if (!/\d/.test(q)) return null;
  const tokens = tokenize(q, LEXICON);
  const said = [...findAll(tokens, SAID)].filter((at) => !LINKS.has(wordOf(tokens, at)));
  const isName = (at: number) => !isOfLevel(tokens, at);
  const words = said.slice(Math.max(0, said.findIndex(isName)), said.findLastIndex(isName) + 1);
  if (words.length === 0 || !words.every(isName)) return null;
  const typed = words.map((at) => wordOf(tokens, at));
  const found = findNearest(typed, names);
  const before = q.slice(0, tokens.start[words[0] as number]);
  const behind = q.slice(tokens.end[words.at(-1) as number]);
  return found && { written: before + found.sigla + behind, entire: found.entire };
}

function isOfLevel(tokens: Tokens, at: number): boolean {
  const word = wordOf(tokens, at);
  return !NO_NUMERAL.has(word) && (word.length === 1 || CUT.has(word) || endAhead(tokens, at, OF_LEVEL) >= 0);
}

/**
 * Returns the only act whose name the words are. If there is none, the one whose name continues after them, or differs
 * in one letter.
 */
function findNearest(words: string[], { raiz, ano }: Nomes): { sigla: string; entire: boolean } | null {
  if (words.length === 1 && (words[0] as string).length < SHORTEST_ALONE) return null;
  const starts = [raiz, ...FIRST_WORDS.flatMap((word) => (word === words[0] ? [] : (raiz.next.get(word) ?? [])))];
  for (const exact of [true, false]) {
    const ends = new Set(starts.flatMap((node) => [...descend(node, words, exact)]));
    const whole = new Set([...ends].flatMap(({ alias }) => alias?.sigla ?? []));
    // A single word could be the beginning of many names.
    const longer = words.length === 1 || !exact ? [] : [...ends].flatMap((node) => [...siglasBelow(node)]);
    const [sigla, other] = whole.size > 0 ? whole : new Set(longer);
    if (sigla !== undefined)
      return other === undefined && ano.has(sigla) ? { sigla, entire: whole.size > 0 && exact } : null;
  }
  return null;
}

/** Yields the nodes of the tree of names to which the words lead. Linking words are skipped. */
function* descend({ next }: NameNode, words: readonly string[], exact: boolean): Generator<NameNode> {
  const [first, ...rest] = words;
  for (const [word, node] of next) {
    if (LINKS.has(word) || word === '.' || word === ',') yield* descend(node, words, exact);
    else if (first !== undefined && fits(first, word, exact)) {
      if (rest.length > 0) yield* descend(node, rest, exact);
      else yield node;
    }
  }
}

function* siglasBelow({ alias, next }: NameNode): Generator<string> {
  if (alias) yield alias.sigla;
  for (const node of new Set(next.values())) yield* siglasBelow(node);
}

const fits = (typed: string, word: string, exact: boolean): boolean =>
  typed === word ||
  (typed.length >= SHORTEST_CUT && word.startsWith(typed)) ||
  (!exact && typed.length >= SHORTEST_WRONG && isOneSlip(typed, word));

/** Whether two words differ by one letter that is wrong, missing, added or swapped with the next one. */
function isOneSlip(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const same = (past: number, pastOther: number) => a.slice(at + past) === b.slice(at + pastOther);
  return same(1, 1) || same(0, 1) || same(1, 0) || (same(2, 2) && a[at] === b[at + 1] && a[at + 1] === b[at]);
}
