import { raiz } from '../text/raiz.ts';

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

/** How rare the stems of a corpus are, and which have one root. */
export function readRadicais(
  rows: Iterable<RadicalBusca & { radical: string }>,
  total: number,
): Pick<VocabularioBusca, 'raridade' | 'parentes'> {
  const raridade = new Float32Array(0x10000);
  const familias = new Map<string, string[]>();
  for (const { radical, numero, docs } of rows) {
    raridade[numero] = Math.log(1 + total / (docs + 3));
    if (/\d/.test(radical)) continue;
    const root = raiz(radical);
    const family = familias.get(root);
    if (family) family.push(radical);
    else familias.set(root, [radical]);
  }
  return { raridade, parentes: (stem) => familias.get(raiz(stem))?.filter((other) => other !== stem) ?? [] };
}
