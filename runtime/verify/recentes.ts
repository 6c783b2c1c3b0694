import { TwoGenerations } from '../two-generations.ts';

/** Bytes that a map, a string and an array take in addition to their contents. */
const POR_ENTRADA = 128;

/** The number of hash slots that remember which keys were asked for: enough for some thousands of citations. */
const PEDIDAS = 1 << 14;

/**
 * A cache for results that are asked for repeatedly. A key that is asked for only once is not stored, because storing
 * takes longer than computing it and would evict the others.
 */
export class Recentes extends TwoGenerations<Uint8Array> {
  /** The hashes of the last two keys of each slot. */
  private readonly pedidas = new Uint32Array(PEDIDAS);

  /** @param bytes the most that the cache may hold, keys and overhead included */
  constructor(bytes: number) {
    super(bytes, (feito, chave) => chave.length + feito.length + POR_ENTRADA);
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
}
