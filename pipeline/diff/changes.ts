import type { TipoAlteracao } from '../../schemas/model/alteracao.ts';
import type { Dispositivo } from '../../schemas/model/dispositivo.ts';
import { ownWording } from '../views/dispositivo.ts';
import { type Closeness, isSlip, lettersOf } from './letters.ts';
import { isNotedChange, type LinhasAnotadas } from './noted-lines.ts';

/** What happened to one provision between two readings of its act. */
export interface Change {
  tipo: TipoAlteracao;
  /** As it is now; of a removed one, as it last was. Of a súmula, what an item of the feed says. */
  dispositivo: Pick<Dispositivo, 'ref_key' | 'sigla' | 'revogado' | 'alterado_por' | 'revogado_por'>;
}

/**
 * The changes of one act, one per provision at most: in the new reading order, removed ones last. Repeal and return
 * outweigh a change of wording, and an article changes only when its caput does. In substance, neither typography, nor a
 * page's slip of one letter, nor what it tells or leaves out of repealed provisions is a change.
 */
export function diffDispositivos(
  before: ReadonlyMap<string, Dispositivo>,
  after: readonly Dispositivo[],
  closeness: Closeness,
  anotadas: LinhasAnotadas = new Map(),
): Change[] {
  const changes: Change[] = [];
  const revogados = new Set(after.flatMap(({ ref_key, revogado }) => (revogado ? [ref_key] : [])));
  for (const dispositivo of after) {
    const old = before.get(dispositivo.ref_key);
    if (old && closeness === 'substance' && outlives(old, dispositivo, revogados, anotadas)) continue;
    const tipo = old ? changeOf(old, dispositivo, closeness, anotadas) : inclusionOf(dispositivo, closeness);
    if (tipo !== null) changes.push({ tipo, dispositivo });
  }
  const present = new Set(after.map(({ ref_key }) => ref_key));
  for (const dispositivo of before.values()) {
    if (!present.has(dispositivo.ref_key)) changes.push({ tipo: 'dispositivo_removido', dispositivo });
  }
  return changes;
}

/**
 * Whether a provision that was repealed with the one above it now stands, that one being repealed still: only a page
 * that shows the repealed words tells that the repeal did not reach it, and no law changed.
 */
function outlives(
  before: Dispositivo,
  after: Dispositivo,
  revogados: ReadonlySet<string>,
  anotadas: LinhasAnotadas,
): boolean {
  if (!before.revogado || after.revogado || !isSame(before, after, anotadas)) return false;
  const levels = after.ref_key.split('.');
  return levels.some((_, depth) => revogados.has(levels.slice(0, depth).join('.')));
}

function changeOf(
  before: Dispositivo,
  after: Dispositivo,
  closeness: Closeness,
  anotadas: LinhasAnotadas,
): TipoAlteracao | null {
  if (before.revogado !== after.revogado) return after.revogado ? 'dispositivo_revogado' : 'dispositivo_restaurado';
  const [old, now] = [ownWording(before), ownWording(after)];
  if (old === now) return null;
  return closeness === 'substance' && isSame(before, after, anotadas) ? null : 'dispositivo_alterado';
}

/** Whether two wordings say the same law, for all that their pages tell. */
function isSame(before: Dispositivo, after: Dispositivo, anotadas: LinhasAnotadas): boolean {
  const [old, now] = [lettersOf(ownWording(before)), lettersOf(ownWording(after))];
  return after.revogado || old === now || (isSlip(old, now) && !isNotedChange(before, after, anotadas));
}

function inclusionOf({ revogado }: Dispositivo, closeness: Closeness): TipoAlteracao | null {
  return closeness === 'substance' && revogado ? null : 'dispositivo_incluido';
}
