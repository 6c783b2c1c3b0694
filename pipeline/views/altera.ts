import type { Alvo } from '../parse/types.ts';

/**
 * Returns the canonical sigla of an act from any of its names, or null if the catalogue does not know the name.
 * @param data ISO 8601: the day on which the name is meant, if not today
 */
export type ResolveSigla = (nome: string, data?: string) => string | null;

/**
 * Composes `altera` for an amending provision. Each target is a ref_key if its act is in the snapshot, the act's sigla
 * if the whole act is the target, and otherwise the act as cited. Without repetitions, in the command's order.
 */
export function composeAltera(alvos: readonly Alvo[], resolve: ResolveSigla, known: ReadonlySet<string>): string[] {
  const targets = alvos.map(({ ato, chave, citado, data }) => {
    const sigla = ato === null ? null : resolve(ato, data);
    if (sigla === null || !known.has(sigla)) return citado;
    return chave === null ? sigla : `${sigla}.${chave}`;
  });
  return [...new Set(targets)];
}
