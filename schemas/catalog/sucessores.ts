import { formatRefKey, parseRefKey } from '../law/ref-key.ts';

/**
 * From the key of a provision of a repealed act, without its sigla, to the ref_keys of its successors. The list is
 * empty if there are none.
 */
export type Sucessores = ReadonlyMap<string, readonly string[]>;

/** Unpacks a text with one line for each provision of the repealed act: `535.II CPC.1022.II`. */
export const unpackSucessores = (packed: string): Sucessores =>
  new Map(
    packed.split('\n').map((line) => {
      const [antigo = '', ...novos] = line.split(' ');
      return [antigo, novos];
    }),
  );

/**
 * Returns the successors of a provision, as far as a table has them. For a provision that the table lacks, it returns
 * those of the nearest one above (`557.1-A` for `557.1-A.x`).
 * @param refKey a key of the repealed act: `LEI-5869-1973.535.II`
 */
export function correspondentes(sucessores: Sucessores | undefined, refKey: string): readonly string[] {
  const partes = parseRefKey(refKey);
  if (!sucessores || !partes) return [];
  const levels = formatRefKey(partes).split('.').slice(1);
  for (let deep = levels.length; deep > 0; deep--) {
    const novos = sucessores.get(levels.slice(0, deep).join('.'));
    if (novos) return novos;
  }
  return [];
}
