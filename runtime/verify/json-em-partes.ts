/** Enough for ten provisions; more is taken as it is needed. */
const INICIO = 1 << 14;

/** A JSON text put together of parts, most of which are UTF-8 already: to make strings of them and encode those again takes several times as long. */
export class JsonEmPartes {
  private bytes: Buffer<ArrayBuffer> = Buffer.allocUnsafe(INICIO);
  private fim = 0;

  write(texto: string): void {
    this.reserve(texto.length * 3);
    this.fim += this.bytes.write(texto, this.fim);
  }

  copy(parte: Uint8Array): void {
    this.reserve(parte.length);
    this.bytes.set(parte, this.fim);
    this.fim += parte.length;
  }

  /** What was put together; nothing more may be. */
  whole(): Uint8Array<ArrayBuffer> {
    return this.bytes.subarray(0, this.fim);
  }

  private reserve(length: number): void {
    const needed = this.fim + length;
    if (needed <= this.bytes.length) return;
    const wider = Buffer.allocUnsafe(Math.max(needed, this.bytes.length * 2));
    wider.set(this.bytes.subarray(0, this.fim));
    this.bytes = wider;
  }
}
