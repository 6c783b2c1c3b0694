/** One buffer for all answers, which are written one at a time. Fresh memory costs more than writing into it. */
let folha = Buffer.allocUnsafeSlow(1 << 18);
/** A buffer that grew beyond this many bytes is replaced after the answer. */
const MAX_FOLHA = 1 << 21;

/**
 * Builds a JSON text from parts, most of which are already UTF-8. Joining them as a string and encoding it would take
 * several times as long. Only one can be in use: a new one reuses the same buffer.
 */
export class JsonEmPartes {
  /** Bytes written so far. */
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

  /** A copy of what was written since offset `begin`. */
  since(begin: number): Uint8Array {
    return new Uint8Array(this.bytes.subarray(begin, this.length));
  }

  /** A copy of the whole text. */
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
