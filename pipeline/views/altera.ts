import type { Alvo } from '../parse/types.ts';

/** The canonical sigla of an act by any of its names, or null when the catalogue does not know it. */
export type ResolveSigla = (nome: string) => string | null;

/**
 * `altera` of an amending provision: each target as a ref_key when its act is in the snapshot (the sigla alone for the
 * act as a whole), else the act as cited; without repetitions, in the command's order.
 */
export function composeAltera(alvos: readonly Alvo[], resolve: ResolveSigla, known: ReadonlySet<string>): string[] {
  const targets = alvos.map(({ ato, chave, citado }) => {
    const sigla = ato === null ? null : resolve(ato);
    if (sigla === null || !known.has(sigla)) return citado;
    return chave === null ? sigla : `${sigla}.${chave}`;
  });
  return [...new Set(targets)];
}
