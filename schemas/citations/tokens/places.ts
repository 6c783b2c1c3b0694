import { CODES } from './codes.ts';
import type { Lexicon } from './lexicon.ts';
import { endAhead, type Pattern } from './pattern.ts';
import type { Tokens } from './tokenize.ts';

type MayBegin = (tokens: Tokens, at: number) => boolean;

/** What is looked for all over every text: a bit each of what a code may begin. */
const wanted: Pattern[] = [];
const MOST = 8;

let tables = new WeakMap<Lexicon, Uint8Array>();
let last: { tokens: Tokens; places: readonly (readonly number[])[] } | null = null;

/**
 * Where a pattern begins to match, all over a text, in order; none lies over another. Patterns that are looked for in every
 * text are told here when their module is loaded: one pass finds where all of them may begin, `findAll` takes one for each.
 * @param mayBegin what is asked before the pattern is matched: a text has a comma for every ninth word
 */
export function lookFor(pattern: Pattern, mayBegin: MayBegin = () => true): (tokens: Tokens) => Generator<number> {
  const index = wanted.push(pattern) - 1;
  tables = new WeakMap();
  last = null;
  if (index >= MOST) throw new RangeError('a code has no bit for one pattern more');
  return function* (tokens) {
    if (last?.tokens !== tokens) last = { tokens, places: findPlaces(tokens) };
    let past = 0;
    for (const at of last.places[index] as readonly number[]) {
      const end = at < past || !mayBegin(tokens, at) ? -1 : endAhead(tokens, at, pattern);
      if (end < 0) continue;
      yield at;
      past = end;
    }
  };
}

function findPlaces({ codes, count, lexicon }: Tokens): readonly (readonly number[])[] {
  const table = tableOf(lexicon);
  const places: number[][] = wanted.map(() => []);
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
    for (const [index, pattern] of wanted.entries()) pattern.ahead(lexicon).markBeginnings(table, 1 << index);
    tables.set(lexicon, table);
  }
  return table;
}
