import { fullGC } from 'bun:jsc';

/**
 * A cache of what was recently unpacked from acts, of limited size in bytes. It has two generations: when the newer one
 * fills half of the room, the older one is dropped. An act in use costs one look-up in a map, and nothing is ever
 * sorted or swept.
 */
export class AtosAbertos<T extends { readonly bytes: number }> {
  private novos = new Map<string, T>();
  private velhos = new Map<string, T>();
  /** Bytes of the newer generation. */
  private ocupado = 0;
  private readonly metade: number;
  private readonly open: (sigla: string) => T;

  /** @param open unpacks an act */
  constructor(open: (sigla: string) => T, bytes: number) {
    this.open = open;
    this.metade = bytes / 2;
  }

  get(sigla: string): T {
    return this.novos.get(sigla) ?? this.keep(sigla, this.velhos.get(sigla) ?? this.open(sigla));
  }

  private keep(sigla: string, ato: T): T {
    if (this.ocupado > 0 && this.ocupado + ato.bytes > this.metade) {
      this.velhos = this.novos;
      this.novos = new Map();
      this.ocupado = 0;
      // Without this, dropped generations pile up to twice the size of the cache. It takes a tenth of a second, once
      // for about a thousand acts opened.
      fullGC();
    }
    this.novos.set(sigla, ato);
    this.ocupado += ato.bytes;
    return ato;
  }
}
