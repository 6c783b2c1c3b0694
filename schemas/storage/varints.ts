/**
 * Packs whole numbers in seven bits a byte, lowest first; the high bit marks that more bytes follow. Small numbers take
 * one byte.
 */
export function packVarints(numbers: Iterable<number>): Uint8Array {
  const bytes: number[] = [];
  for (const number of numbers) pushVarint(bytes, number);
  return Uint8Array.from(bytes);
}

/** Appends one whole number below 2³² to the bytes. */
export function pushVarint(bytes: number[], number: number): void {
  let rest = number;
  for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  bytes.push(rest);
}

/** Reads the numbers one after another. */
export class Varints {
  private at = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get ended(): boolean {
    return this.at >= this.bytes.length;
  }

  next(): number {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++] as number;
      number |= (byte & 0x7f) << shift;
      if (byte < 0x80) return number >>> 0;
    }
  }
}

/** The differences between ascending numbers: `differences([3, 5, 5])` is 3, 2, 0. */
export const differences = (rising: readonly number[]): number[] =>
  rising.map((number, i) => number - (rising[i - 1] ?? 0));
