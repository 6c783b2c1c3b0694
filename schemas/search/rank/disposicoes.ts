import type { Marcas } from './marcas.ts';

/** The marks that something holds are two integers, half of them in each. */
export const METADE = 31;

export const has = (low: number, high: number, marca: number): boolean =>
  ((marca < METADE ? low >> marca : high >> (marca - METADE)) & 1) === 1;

/** The provisions of an article in reading order; `packPalavras` says how they lie. */
export interface Disposicoes {
  /** The position of what is above each; its own, of the article itself. */
  acima: number[];
  /** Where its rubric and its text begin, at their lengths. */
  rubricas: number[];
  textos: number[];
  /** Which marks its text holds. */
  low: number[];
  high: number[];
}

/** Reads the provisions that lie from `at` on, and counts in `vezes` how often they hold each mark. */
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

/** Of the marks from one on, as many as an integer holds: which have any force. */
export function comForca(forcas: Float64Array, from: number): number {
  let bits = 0;
  const end = Math.min(from + METADE, forcas.length);
  for (let marca = from; marca < end; marca++) if ((forcas[marca] as number) > 0) bits |= 1 << (marca - from);
  return bits;
}
