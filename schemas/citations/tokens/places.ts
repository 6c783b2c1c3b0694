import { CODES } from './codes.ts';
import type { Lexicon } from './lexicon.ts';
import { markBeginnings } from './match.ts';
import { endAhead, type Pattern } from './pattern.ts';
import type { Tokens } from './tokenize.ts';

type MayBegin = (tokens: Tokens, at: number) => boolean;

/**
 * The patterns that are searched for in every text. In a table by code, each has one bit, set if it may begin with that
 * code.
 */
const wanted: Pattern[] = [];
const MOST = 8;

let tables = new WeakMap<Lexicon, Uint8Array>();
let last: { tokens: Tokens; places: readonly (readonly number[])[] } | null = null;

/**
 * Returns a function that yields every token of a text at which a pattern matches, in order and without overlaps.
 * Called for each such pattern when its module is loaded, because one pass then finds where all of them may begin,
 * while `findAll` needs a pass for each.
 * @param mayBegin a cheap check before the pattern is matched: a text has, for example, a comma for every ninth word
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
    for (const [index, pattern] of wanted.entries()) markBeginnings(pattern.ahead(lexicon), table, 1 << index);
    tables.set(lexicon, table);
  }
  return table;
}
