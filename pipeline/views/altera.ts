import type { Alvo } from '../parse/types.ts';

/**
 * The canonical sigla of an act by any of its names, or null when the catalogue does not know it.
 * @param data ISO 8601: the day whose names are meant, where it is not today
 */
export type ResolveSigla = (nome: string, data?: string) => string | null;

/**
 * `altera` of an amending provision: each target as a ref_key when its act is in the snapshot, or as the act's sigla when
 * all of it is the target; else the act as cited. Without repetitions, in the command's order.
 */
export function composeAltera(alvos: readonly Alvo[], resolve: ResolveSigla, known: ReadonlySet<string>): string[] {
  const targets = alvos.map(({ ato, chave, citado, data }) => {
    const sigla = ato === null ? null : resolve(ato, data);
    if (sigla === null || !known.has(sigla)) return citado;
    return chave === null ? sigla : `${sigla}.${chave}`;
  });
  return [...new Set(targets)];
}
