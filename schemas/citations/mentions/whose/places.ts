import { fold } from '../../../text/fold.ts';
import { ABROAD, ADJECTIVES, NO_TOWN, STATE_NAMES, UFS, type Whose } from '../../lexicon/places.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { isCapitalized, wordOf } from '../../tokens/words.ts';

interface Node<T> {
  next: Map<string, Node<T>>;
  value: T | undefined;
}

/** Expressions of one or more words, looked up word by word: `rio grande do sul`, `mato-grossense`. */
class Phrases<T> {
  private readonly root: Node<T> = { next: new Map(), value: undefined };

  /** @param entries each expression, its words separated by one blank or a hyphen, with its value */
  constructor(entries: Iterable<readonly [phrase: string, value: T]>) {
    for (const [phrase, value] of entries) {
      let node = this.root;
      for (const word of fold(phrase).match(/[a-z0-9]+|-/g) ?? []) {
        const known = node.next.get(word);
        const next = known ?? { next: new Map(), value: undefined };
        if (!known) node.next.set(word, next);
        node = next;
      }
      node.value ??= value;
    }
  }

  /** Returns the value of the longest expression that begins at a token, and the token behind it. */
  find(tokens: Tokens, at: number): { value: T; to: number } | null {
    let node: Node<T> | undefined = this.root;
    let found: { value: T; to: number } | null = null;
    for (let to = at; node.next.size > 0; to++) {
      node = node.next.get(wordOf(tokens, to));
      if (!node) return found;
      if (node.value !== undefined) found = { value: node.value, to: to + 1 };
    }
    return found;
  }
}

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
