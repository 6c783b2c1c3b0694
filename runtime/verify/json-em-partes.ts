/** One room for all answers, which are made one at a time: fresh memory costs more than what is written into it. */
let folha = Buffer.allocUnsafeSlow(1 << 18);
/** An answer for which it was widened to more than this does not leave it so (bytes). */
const MAX_FOLHA = 1 << 21;

/**
 * A JSON text put together of parts, most of which are UTF-8 already: to make one string of them and encode that takes
 * several times as long. There is one at a time: a new one begins where the last one did.
 */
export class JsonEmPartes {
  /** Bytes until now. */
  length = 0;
  private bytes = folha;

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

  /** A copy of all of it. */
  whole(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.bytes.subarray(0, this.length));
  }

  private reserve(length: number): void {
    const needed = this.length + length;
    if (needed <= this.bytes.length) return;
    const wider = Buffer.allocUnsafeSlow(Math.max(needed, this.bytes.length * 2));
    wider.set(this.bytes.subarray(0, this.length));
    this.bytes = wider;
    if (wider.length <= MAX_FOLHA) folha = wider;
  }
}
