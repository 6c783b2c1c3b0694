import type { Composicao } from '../../schemas/storage/artifacts.ts';
import { sha256 } from '../fetch/page.ts';
import { sourceHash } from './source-hash.ts';

/** What makes an act's rows into what is baked of it alone. */
export const DE_ATOS = ['pipeline/bake/artifacts/acts.ts', 'schemas/catalog/nomes.ts'];
/** What makes a snapshot of rows. */
export const DE_TUDO = [...DE_ATOS, 'pipeline/bake/draft/draft.ts', 'pipeline/bake/finish-draft.ts'];

/**
 * Which sources compose a snapshot, with those names of acts: what they compose is made anew when they are others, of
 * pages that did not change too.
 */
export function composicaoAtual(aliases: string): Composicao {
  const name = (entries: readonly string[]) => sha256(sourceHash(entries) + aliases).slice(0, 16);
  return { atos: name(DE_ATOS), tudo: name(DE_TUDO) };
}
