import { formatRefKey, parseRefKey } from '../law/ref-key.ts';

/** Key of a provision of a repealed act without its sigla → ref_keys of its successors; none where there are none. */
export type Sucessores = ReadonlyMap<string, readonly string[]>;

/** Of a line for each provision of the repealed act: `535.II CPC.1022.II`. */
export const unpackSucessores = (packed: string): Sucessores =>
  new Map(
    packed.split('\n').map((line) => {
      const [antigo = '', ...novos] = line.split(' ');
      return [antigo, novos];
    }),
  );

/**
 * What took the place of a provision, as far as a table tells: of one that it does not have, what took that of the nearest
 * above it (`557.1-A.x` as `557.1-A`).
 * @param refKey of the repealed act: `LEI-5869-1973.535.II`
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
