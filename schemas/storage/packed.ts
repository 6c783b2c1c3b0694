/** Packs numbers as 32-bit integers, little-endian, the order of every machine that this runs on. */
export const packNumbers = (numbers: Iterable<number>): Uint8Array => new Uint8Array(Uint32Array.from(numbers).buffer);

/** The inverse of `packNumbers`. The result shares the memory of aligned bytes; other bytes are copied. */
export const unpackNumbers = (bytes: Uint8Array): Uint32Array =>
  bytes.byteOffset % 4 === 0
    ? new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
    : new Uint32Array(new Uint8Array(bytes).buffer);

/** The end of each part, in bytes or elements, when the parts are concatenated. The first number is 0. */
export function endsOf(parts: readonly { length: number }[]): number[] {
  const ends = [0];
  for (const { length } of parts) ends.push((ends.at(-1) as number) + length);
  return ends;
}

/** Lists of numbers, concatenated. */
export interface PackedLists {
  /** The end of each list in `all`, after a leading 0. */
  ends: Uint32Array;
  all: Uint32Array;
}

/** Packs the number of lists, their ends, and then all the numbers. */
export function packLists(lists: readonly (readonly number[])[]): Uint8Array {
  const ends = endsOf(lists);
  const packed = new Uint32Array(1 + ends.length + (ends.at(-1) as number));
  packed.set([lists.length, ...ends]);
  for (const [i, list] of lists.entries()) packed.set(list, 1 + ends.length + (ends[i] as number));
  return packNumbers(packed);
}

/** The inverse of `packLists`. The lists share the memory of `bytes`. */
export function unpackLists(bytes: Uint8Array): PackedLists {
  const numbers = unpackNumbers(bytes);
  const start = (numbers[0] as number) + 2;
  return { ends: numbers.subarray(1, start), all: numbers.subarray(start) };
}

const utf8 = new TextEncoder();

/** Packs texts in UTF-8, one after the other. As strings they would take three times the memory. */
export function packTexts(texts: readonly string[]): Uint8Array {
  const parts = texts.map((text) => utf8.encode(text));
  const head = packNumbers([texts.length, ...endsOf(parts)]);
  const bytes = new Uint8Array(head.length + parts.reduce((sum, { length }) => sum + length, 0));
  bytes.set(head);
  let at = head.length;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** A text as it stands between the quotes of JSON. Packed in this form it can be copied into an answer. */
export const escapeJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** The inverse of `escapeJson`. Most texts contain no escapes. */
export const unescapeJson = (escaped: string): string =>
  escaped.includes('\\') ? JSON.parse(`"${escaped}"`) : escaped;

const decoder = new TextDecoder();

/** Reads packed texts one at a time. */
export class PackedTexts {
  private readonly ends: Uint32Array;
  private readonly bytes: Uint8Array;

  constructor(packed: Uint8Array) {
    const head = (unpackNumbers(packed.subarray(0, 4))[0] as number) * 4 + 8;
    this.ends = unpackNumbers(packed.subarray(4, head));
    this.bytes = packed.subarray(head);
  }

  at(index: number): string {
    return decoder.decode(this.bytesAt(index));
  }

  /** UTF-8. The bytes must not be modified. */
  bytesAt(index: number): Uint8Array {
    return this.bytes.subarray(this.ends[index], this.ends[index + 1]);
  }

  isEmptyAt(index: number): boolean {
    return this.ends[index] === this.ends[index + 1];
  }
}
