import { fullGC } from 'bun:jsc';
import type { AtoVerificavel } from '../../schemas/verify/acervo/ato-verificavel.ts';

/** Twice what the 37,000 provisions of some seventy pages take, or what one in eight of fifteen thousand acts does. */
const BYTES = 96 << 20;

/**
 * The acts that were lately verified by, unpacked, in at most so many bytes: two generations, of which the older falls away
 * when the newer has half of the room. An act in use costs one look-up in a map, and nothing is ever sorted or swept.
 */
export class AtosAbertos {
  private novos = new Map<string, AtoVerificavel>();
  private velhos = new Map<string, AtoVerificavel>();
  /** Bytes of the newer generation. */
  private ocupado = 0;
  private readonly metade: number;
  private readonly open: (sigla: string) => AtoVerificavel;

  /** @param open unpacks an act */
  constructor(open: (sigla: string) => AtoVerificavel, bytes = BYTES) {
    this.open = open;
    this.metade = bytes / 2;
  }

  get(sigla: string): AtoVerificavel {
    return this.novos.get(sigla) ?? this.keep(sigla, this.velhos.get(sigla) ?? this.open(sigla));
  }

  private keep(sigla: string, ato: AtoVerificavel): AtoVerificavel {
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
