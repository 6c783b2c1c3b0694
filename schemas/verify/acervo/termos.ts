/** Fibonacci's: spreads numbers that follow one another. */
const SPREAD = 0x9e3779b1;

/**
 * The numbers that an act gives its stems, by their numbers in the vocabulary: open addressing in a table at most half full.
 * It takes room by the stems of the act; a list by those of all acts, read faster by a nanosecond, grows with every act read.
 */
export class Termos {
  /** A stem's number in the vocabulary, plus one; 0 where none is. */
  private readonly radicais: Uint32Array;
  private readonly termos: Uint16Array;
  private readonly shift: number;

  /** @param radicais by number in the act: the number in the vocabulary */
  constructor(radicais: Uint32Array) {
    const bits = Math.max(1, 32 - Math.clz32(radicais.length * 2));
    this.shift = 32 - bits;
    this.radicais = new Uint32Array(2 ** bits);
    this.termos = new Uint16Array(2 ** bits);
    for (const [termo, radical] of radicais.entries()) {
      const place = this.placeOf(radical + 1);
      this.radicais[place] = radical + 1;
      this.termos[place] = termo;
    }
  }

  /** The number in the act of a stem of the vocabulary, or null where the act does not hold it. */
  de(radical: number): number | null {
    const place = this.placeOf(radical + 1);
    return this.radicais[place] === 0 ? null : (this.termos[place] as number);
  }

  /** Where it is, or the free place where it would be. */
  private placeOf(marked: number): number {
    const { radicais } = this;
    let place = Math.imul(marked, SPREAD) >>> this.shift;
    while (radicais[place] !== 0 && radicais[place] !== marked) place = (place + 1) % radicais.length;
    return place;
  }
}
