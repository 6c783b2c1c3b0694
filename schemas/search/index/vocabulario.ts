import { raiz } from '../../text/raiz.ts';

/** A stem of the index. */
export interface RadicalBusca {
  numero: number;
  /** The number of articles and súmulas that contain it. */
  docs: number;
}

/** The vocabulary of a corpus, by which a query is read. */
export interface VocabularioBusca {
  /** The number of articles and súmulas. */
  readonly total: number;
  /** The rarity of each stem, by its number; 0 if no text contains it. */
  readonly raridade: Float32Array;
  radical(radical: string): RadicalBusca | null;
  /** The other stems with the same root. */
  parentes(radical: string): string[];
}

/** Computes the rarity of each stem from the number of articles and súmulas that contain it. */
export function raridadeDe(radicais: readonly RadicalBusca[], total: number): Float32Array {
  const raridade = new Float32Array(radicais.reduce((most, { numero }) => Math.max(most, numero), -1) + 1);
  for (const { numero, docs } of radicais) raridade[numero] = Math.log(1 + total / (docs + 3));
  return raridade;
}

/** The root that a family of stems shares; null for a number. */
export const raizDe = (radical: string): string | null => (/\d/.test(radical) ? null : raiz(radical));
