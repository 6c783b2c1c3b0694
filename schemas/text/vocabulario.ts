/** Numbers for words, given as they come: one word is kept once, however many acts hold it. */
export class Vocabulario {
  private readonly numbers = new Map<string, number>();

  /** How many words it knows; their numbers run from 0. */
  get size(): number {
    return this.numbers.size;
  }

  /** The number of a word, a new one if it has none. */
  learn(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    this.numbers.set(word, this.numbers.size);
    return this.numbers.size - 1;
  }

  /** The numbers of those words that it knows. */
  numbersOf(words: Iterable<string>): Set<number> {
    const found = new Set<number>();
    for (const word of words) {
      const number = this.numbers.get(word);
      if (number !== undefined) found.add(number);
    }
    return found;
  }
}
