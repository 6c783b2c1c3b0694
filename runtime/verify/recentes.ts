/** What a map, a string and an array take beside their contents. */
const POR_ENTRADA = 128;

/** Of how many keys it is known that they were asked for: some thousands of citations. */
const PEDIDAS = 1 << 14;

/**
 * What was made of a key, of those asked for again and again: two generations, of which the older falls away when the
 * newer has half of the room, so that nothing is ever sorted or swept. What is asked for once is not kept: that takes
 * longer than to make it anew, and drives out the rest.
 */
export class Recentes {
  private novos = new Map<string, Uint8Array>();
  private velhos = new Map<string, Uint8Array>();
  /** Bytes of the newer generation. */
  private ocupado = 0;
  private readonly metade: number;
  /** The last two keys of each place, as their hashes. */
  private readonly pedidas = new Uint32Array(PEDIDAS);

  /** Holds at most so many bytes, keys and what an entry costs too. */
  constructor(bytes: number) {
    this.metade = bytes / 2;
  }

  /** Whether a key was asked for before, and not long ago: else there is nothing to get, nor anything to be set. */
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

  /** For a key that `get` has just not found; what is too long to be kept is not. */
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
