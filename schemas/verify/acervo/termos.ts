/** The multiplier of Fibonacci hashing, which spreads consecutive numbers. */
const SPREAD = 0x9e3779b1;

/**
 * Maps a stem's number in the vocabulary to its number in an act, by open addressing in a table that is at most half
 * full. The table grows with the stems of the act. A list indexed by the whole vocabulary would be a nanosecond faster
 * to read but would grow with every act that is read.
 */
export class Termos {
  /** A stem's number in the vocabulary, plus one; 0 in a free slot. */
  private readonly radicais: Uint32Array;
  private readonly termos: Uint16Array;
  private readonly shift: number;

  /** @param radicais by number in the act, the number in the vocabulary */
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

  /** Returns the number in the act of a stem of the vocabulary, or null if the act does not hold it. */
  de(radical: number): number | null {
    const place = this.placeOf(radical + 1);
    return this.radicais[place] === 0 ? null : (this.termos[place] as number);
  }

  /** The slot of a stem, or the free slot where it would go. */
  private placeOf(marked: number): number {
    const { radicais } = this;
    let place = Math.imul(marked, SPREAD) >>> this.shift;
    while (radicais[place] !== 0 && radicais[place] !== marked) place = (place + 1) % radicais.length;
    return place;
  }
}
