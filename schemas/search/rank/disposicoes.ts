import type { Marcas } from './marcas.ts';

/** A set of marks is two integers with this many bits each. */
export const METADE = 31;

/** Whether a mark (0 to 61) is in a set. */
export const has = (low: number, high: number, marca: number): boolean =>
  ((marca < METADE ? low >> marca : high >> (marca - METADE)) & 1) === 1;

/** The provisions of an article in reading order. See `packPalavras` for the layout. */
export interface Disposicoes {
  /** The position of each one's parent; for the article itself, its own. */
  acima: number[];
  /** The offsets of the lengths that precede its rubric and its text. */
  rubricas: number[];
  textos: number[];
  /** The marks that its text contains. */
  low: number[];
  high: number[];
}

/** Reads the provisions that begin at offset `at`, and counts in `vezes` how often they contain each mark. */
export function lerDisposicoes(all: Uint32Array, at: number, marcas: Marcas, vezes: Uint16Array): Disposicoes {
  const lidas: Disposicoes = { acima: [], rubricas: [], textos: [], low: [], high: [] };
  vezes.fill(0);
  for (let from = at; from < all.length; ) {
    const rubrica = from + 1;
    const texto = rubrica + 1 + (all[rubrica] as number);
    const end = texto + 1 + (all[texto] as number);
    let low = 0;
    let high = 0;
    for (let i = texto + 1; i < end; i++) {
      const marca = marcas.de(all[i] as number);
      if (marca < 0) continue;
      if (marca < METADE) low |= 1 << marca;
      else high |= 1 << (marca - METADE);
      (vezes[marca] as number) += 1;
    }
    lidas.acima.push(all[from] as number);
    lidas.rubricas.push(rubrica);
    lidas.textos.push(texto);
    lidas.low.push(low);
    lidas.high.push(high);
    from = end;
  }
  return lidas;
}

/** Which marks, from `from` on and as many as one integer holds, have any force. */
export function comForca(forcas: Float64Array, from: number): number {
  let bits = 0;
  const end = Math.min(from + METADE, forcas.length);
  for (let marca = from; marca < end; marca++) if ((forcas[marca] as number) > 0) bits |= 1 << (marca - from);
  return bits;
}
