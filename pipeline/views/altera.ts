import type { Alvo } from '../parse/types.ts';

/** The canonical sigla of an act by any of its names, or null when the catalogue does not know it. */
export type ResolveSigla = (nome: string) => string | null;

/**
 * `altera` of an amending provision: each target as a ref_key when its act is in the snapshot, else the act as cited
 * (as it always is when the act as a whole is the target); without repetitions, in the command's order.
 */
export function composeAltera(alvos: readonly Alvo[], resolve: ResolveSigla, known: ReadonlySet<string>): string[] {
  const targets = alvos.map(({ ato, chave, citado }) => {
    const sigla = ato === null ? null : resolve(ato);
    if (chave === null || sigla === null || !known.has(sigla)) return citado;
    return `${sigla}.${chave}`;
  });
  return [...new Set(targets)];
}
