import { raiz } from '../../text/raiz.ts';

/** A stem of the index. */
export interface RadicalBusca {
  numero: number;
  /** In how many articles and súmulas it is. */
  docs: number;
}

/** The words that a corpus is made of, by which a query is read. */
export interface VocabularioBusca {
  /** How many articles and súmulas there are. */
  readonly total: number;
  /** By the number of a stem: how rare it is, 0 for none. */
  readonly raridade: Float32Array;
  radical(radical: string): RadicalBusca | null;
  /** The other stems of the same root. */
  parentes(radical: string): string[];
}

/** By the number of a stem: how rare it is, from in how many articles and súmulas it is. */
export function raridadeDe(radicais: readonly RadicalBusca[], total: number): Float32Array {
  const raridade = new Float32Array(radicais.reduce((most, { numero }) => Math.max(most, numero), -1) + 1);
  for (const { numero, docs } of radicais) raridade[numero] = Math.log(1 + total / (docs + 3));
  return raridade;
}

/** What stems of one family have in common; null of a number, which has none. */
export const raizDe = (radical: string): string | null => (/\d/.test(radical) ? null : raiz(radical));
