import { fullGC } from 'bun:jsc';

/**
 * What was lately unpacked of acts, in at most so many bytes: two generations, of which the older falls away
 * when the newer has half of the room. An act in use costs one look-up in a map, and nothing is ever sorted or swept.
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
      // Left alone, what fell away piles up to twice as much again. A tenth of a second, each time a thousand acts were opened.
      fullGC();
    }
    this.novos.set(sigla, ato);
    this.ocupado += ato.bytes;
    return ato;
  }
}
