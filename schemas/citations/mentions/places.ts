import { ABROAD, ADJECTIVES, NO_TOWN, STATE_NAMES, UFS, type Whose } from '../lexicon/places.ts';
import { Phrases } from '../tokens/phrases.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { isCapitalized, wordOf } from '../tokens/words.ts';

const states = new Phrases(STATE_NAMES);
const adjectives = new Phrases(ADJECTIVES);
const abroad = new Phrases(ABROAD);
const ufs: ReadonlySet<string> = new Set(UFS);

/** The acronym of a state, in capitals, at a token, or null. */
export function ufAt({ text, start, end, count }: Tokens, at: number): string | null {
  if (at >= count || (end[at] as number) - (start[at] as number) !== 2) return null;
  const written = text.slice(start[at], end[at]);
  return ufs.has(written) ? written : null;
}

/** The state named in words at a token. `para` is a preposition unless it is capitalized. */
export function stateAt(tokens: Tokens, at: number): { uf: string; to: number } | null {
  const found = states.find(tokens, at);
  if (!found || (found.value === 'PA' && !isCapitalized(tokens, at))) return null;
  return { uf: found.value, to: found.to };
}

/** The adjective of a state, town or country at a token: `estadual`, `paulista`, `recifense`, `português`. */
export function adjectiveAt(tokens: Tokens, at: number): { whose: Whose; to: number } | null {
  const found = adjectives.find(tokens, at);
  if (found) return { whose: found.value, to: found.to };
  const word = wordOf(tokens, at);
  return word.endsWith('ense') && !NO_TOWN.has(word) ? { whose: { of: 'town' }, to: at + 1 } : null;
}

/** Returns the token after a foreign place named at a token, or -1: `Itália`, `Estados Unidos`, `Weimar`. */
export const endOfAbroad = (tokens: Tokens, at: number): number => abroad.find(tokens, at)?.to ?? -1;
