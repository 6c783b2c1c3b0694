import type { Composicao } from '../../schemas/storage/artifacts.ts';
import { sha256 } from '../fetch/page.ts';
import { sourceHash } from './source-hash.ts';

/** The modules that turn an act's rows into what is baked of that act only. */
export const DE_ATOS = ['pipeline/bake/artifacts/acts.ts', 'schemas/catalog/nomes.ts'];
/** The modules that turn rows into a snapshot. */
export const DE_TUDO = [...DE_ATOS, 'pipeline/bake/draft/draft.ts', 'pipeline/bake/finish-draft.ts'];

/**
 * Identifies the sources that compose a snapshot, together with these names of acts. If they differ from the previous
 * snapshot's, everything they compose is composed again, even if the pages did not change.
 */
export function composicaoAtual(aliases: string): Composicao {
  const name = (entries: readonly string[]) => sha256(sourceHash(entries) + aliases).slice(0, 16);
  return { atos: name(DE_ATOS), tudo: name(DE_TUDO) };
}
