import { fold } from '../../text/fold.ts';
import type { Tokens } from './tokenize.ts';
import { wordOf } from './words.ts';

interface Node<T> {
  next: Map<string, Node<T>>;
  value: T | undefined;
}

/** Expressions of one or more words, looked up word by word: `rio grande do sul`, `mato-grossense`. */
export class Phrases<T> {
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
