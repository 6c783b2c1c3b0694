/** Bytes that a map, a string and an array take in addition to their contents. */
const POR_ENTRADA = 128;

/** The number of hash slots that remember which keys were asked for: enough for some thousands of citations. */
const PEDIDAS = 1 << 14;

/**
 * A cache for results that are asked for repeatedly. It has two generations: when the newer takes half of the room, the
 * older is dropped, so nothing is ever sorted or swept. A key that is asked for only once is not stored, because
 * storing takes longer than computing it and would evict the others.
 */
export class Recentes {
  private novos = new Map<string, Uint8Array>();
  private velhos = new Map<string, Uint8Array>();
  /** Bytes of the newer generation. */
  private ocupado = 0;
  private readonly metade: number;
  /** The hashes of the last two keys of each slot. */
  private readonly pedidas = new Uint32Array(PEDIDAS);

  /** @param bytes the most that the cache may hold, keys and overhead included */
  constructor(bytes: number) {
    this.metade = bytes / 2;
  }

  /** Whether a key was asked for recently. If not, there is nothing to get and nothing should be set. */
  isAgain(chave: string): boolean {
    const hash = Bun.hash.xxHash32(chave);
    const place = (hash % PEDIDAS) & ~1;
    const { pedidas } = this;
    if (pedidas[place] === hash || pedidas[place + 1] === hash) return true;
    pedidas[place + 1] = pedidas[place] as number;
    pedidas[place] = hash;
    return false;
  }

  get(chave: string): Uint8Array | undefined {
    const novo = this.novos.get(chave);
    if (novo !== undefined) return novo;
    const velho = this.velhos.get(chave);
    if (velho !== undefined) this.set(chave, velho);
    return velho;
  }

  /** Stores the result for a key that `get` did not find. Results that are too long are not stored. */
  set(chave: string, feito: Uint8Array): void {
    const room = chave.length + feito.length + POR_ENTRADA;
    if (room > this.metade) return;
    if (this.ocupado + room > this.metade) {
      this.velhos = this.novos;
      this.novos = new Map();
      this.ocupado = 0;
    }
    this.novos.set(chave, feito);
    this.ocupado += room;
  }
}
