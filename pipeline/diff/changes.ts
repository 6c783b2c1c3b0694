import type { TipoAlteracao } from '../../schemas/model/alteracao.ts';
import type { Dispositivo } from '../../schemas/model/dispositivo.ts';
import { ownWording } from '../views/dispositivo.ts';

/** What happened to one provision between two readings of its act. */
export interface Change {
  tipo: TipoAlteracao;
  /** As it is now; of a removed one, as it last was. */
  dispositivo: Dispositivo;
}

/**
 * The changes of one act, one per provision at most: in the new reading order, removed ones last. Repeal and return
 * outweigh a change of wording, and an article changes only when its caput does.
 */
export function diffDispositivos(before: ReadonlyMap<string, Dispositivo>, after: readonly Dispositivo[]): Change[] {
  const changes: Change[] = [];
  for (const dispositivo of after) {
    const old = before.get(dispositivo.ref_key);
    const tipo = old ? changeOf(old, dispositivo) : 'dispositivo_incluido';
    if (tipo !== null) changes.push({ tipo, dispositivo });
  }
  const present = new Set(after.map(({ ref_key }) => ref_key));
  for (const dispositivo of before.values()) {
    if (!present.has(dispositivo.ref_key)) changes.push({ tipo: 'dispositivo_removido', dispositivo });
  }
  return changes;
}

function changeOf(before: Dispositivo, after: Dispositivo): TipoAlteracao | null {
  if (before.revogado !== after.revogado) return after.revogado ? 'dispositivo_revogado' : 'dispositivo_restaurado';
  return ownWording(before) === ownWording(after) ? null : 'dispositivo_alterado';
}
