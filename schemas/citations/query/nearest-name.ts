import { LEXICON } from '../lexicon/lexicon.ts';
import type { NameNode, Nomes } from '../mentions/names.ts';
import { endAhead, findAll, pattern } from '../tokens/pattern.ts';
import { type Tokens, tokenize } from '../tokens/tokenize.ts';
import { wordOf } from '../tokens/words.ts';

/** A query with the act that its words can only mean in their place, and whether they say all of its name. */
export interface NearestName {
  written: string;
  entire: boolean;
}

/** What joins the words of a name, and what people leave out of it. */
const LINKS = new Set('de do da dos das e o a os as em no na nos nas ao aos por para com sobre'.split(' '));
/** The first words of names, which people leave out too. */
const FIRST_WORDS = ['codigo', 'lei', 'estatuto', 'consolidacao', 'convencao', 'pacto'];
/** A word is cut no shorter (`cód`, `proc`), and of this length on it may have a letter wrong. */
const SHORTEST_CUT = 3;
const SHORTEST_WRONG = 4;
/** A name of one word has at least so many letters. */
const SHORTEST_ALONE = 6;

const SAID = pattern(':word|:number|:ordinal');
/** Numbers, numerals and letters of levels, and the words about them. */
const OF_LEVEL = pattern(':number|:ordinal|:level|:roman|:romanLower|unico|numero');
/** Cut short; `civ` has only letters of numerals, and is none. */
const [CUT, NO_NUMERAL] = [new Set(['nr', 'pu']), new Set(['civ'])];

/** Where the words of a query that are of no level are, and no others between them, a name cut short or mistyped. */
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

/** The one act whose name the words are; or else the one whose name goes on behind them, or has a letter otherwise. */
function findNearest(words: string[], { raiz, ano }: Nomes): { sigla: string; entire: boolean } | null {
  if (words.length === 1 && (words[0] as string).length < SHORTEST_ALONE) return null;
  const starts = [raiz, ...FIRST_WORDS.flatMap((word) => (word === words[0] ? [] : (raiz.next.get(word) ?? [])))];
  for (const exact of [true, false]) {
    const ends = new Set(starts.flatMap((node) => [...descend(node, words, exact)]));
    const whole = new Set([...ends].flatMap(({ alias }) => alias?.sigla ?? []));
    // What is cut short to one word alone could be anything.
    const longer = words.length === 1 || !exact ? [] : [...ends].flatMap((node) => [...siglasBelow(node)]);
    const [sigla, other] = whole.size > 0 ? whole : new Set(longer);
    if (sigla !== undefined)
      return other === undefined && ano.has(sigla) ? { sigla, entire: whole.size > 0 && exact } : null;
  }
  return null;
}

/** Where the words lead in the names, what joins them left out. */
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

/** Whether two words differ by one letter: wrong, missing, too many or swapped with the next. */
function isOneSlip(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const same = (past: number, pastOther: number) => a.slice(at + past) === b.slice(at + pastOther);
  return same(1, 1) || same(0, 1) || same(1, 0) || (same(2, 2) && a[at] === b[at + 1] && a[at + 1] === b[at]);
}
