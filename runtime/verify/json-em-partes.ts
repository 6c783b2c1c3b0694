/** Enough for ten provisions; more is taken as it is needed. */
const INICIO = 1 << 14;

/**
 * A JSON text put together of parts, most of which are UTF-8 already: to make one string of them and encode that takes
 * several times as long.
 */
export class JsonEmPartes {
  /** Bytes until now. */
  length = 0;
  private bytes: Buffer<ArrayBuffer> = Buffer.allocUnsafe(INICIO);

  write(texto: string): void {
    this.reserve(texto.length * 3);
    this.length += this.bytes.write(texto, this.length);
  }

  copy(parte: Uint8Array): void {
    this.reserve(parte.length);
    this.bytes.set(parte, this.length);
    this.length += parte.length;
  }

  /** A copy of what was put in since there were so many bytes. */
  since(begin: number): Uint8Array {
    return new Uint8Array(this.bytes.subarray(begin, this.length));
  }

  /** All of it; nothing may be put in any more. */
  whole(): Uint8Array<ArrayBuffer> {
    return this.bytes.subarray(0, this.length);
  }

  private reserve(length: number): void {
    const needed = this.length + length;
    if (needed <= this.bytes.length) return;
    const wider = Buffer.allocUnsafe(Math.max(needed, this.bytes.length * 2));
    wider.set(this.bytes.subarray(0, this.length));
    this.bytes = wider;
  }
}
