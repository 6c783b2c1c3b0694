import { Alteracao } from '../../../schemas/contract/model/corpus/alteracao.ts';
import { TRIBUNAIS } from '../../../schemas/contract/model/corpus/sumula.ts';
import { ALTERACOES, type Arquivo } from '../../../schemas/storage/artifacts.ts';
import type { Change } from '../../diff/changes.ts';
import { composeRegistrados, type FindRegistrado, withoutRegistrados } from '../../views/atos-registrados.ts';
import { createGate } from '../../views/gate.ts';
import type { Draft } from '../draft/draft.ts';
import { writeJson } from './artifact.ts';

const checkAlteracao = createGate(Alteracao, 'Alteracao');

/** A change and the run that found it. */
export interface DetectedChange extends Change {
  ingest_run_id: number;
}

/**
 * Bakes the change feed: the items of the previous snapshot, then the new ones, with ids that continue the sequence.
 * `detectadoEm` is when this snapshot is made, so that a reader who asks for everything since the last visit also gets
 * what was being read at that moment.
 */
export function bakeFeed(
  draft: Draft,
  changes: readonly DetectedChange[],
  find: FindRegistrado,
  detectadoEm: string,
): Arquivo[] {
  const { db, folder, anterior } = draft;
  if (anterior) {
    db.raw.exec(`INSERT INTO alteracao (id, sigla, tipo, detectado_em, doc)
                 SELECT id, sigla, tipo, detectado_em, doc FROM anterior.alteracao ORDER BY id`);
    refreshItems(draft, find);
  }
  let id = db.raw.prepare<[], number>('SELECT coalesce(max(id), 0) FROM alteracao').pluck().get() as number;
  for (const { tipo, dispositivo, anterior, ingest_run_id } of changes) {
    id += 1;
    const { ref_key, sigla, revogado, alterado_por, revogado_por } = dispositivo;
    const item = {
      id,
      tipo,
      ref_key,
      ...(anterior !== undefined && { ref_key_anterior: anterior }),
      sigla,
      detectado_em: detectadoEm,
      ingest_run_id,
      revogado,
      alterado_por,
      revogado_por,
      ...composeRegistrados({ alterado_por, revogado_por }, find),
    };
    const doc = JSON.stringify(checkAlteracao(item, String(id)));
    db.insert.alteracao({ id, sigla, tipo, detectado_em: detectadoEm, doc });
  }
  const docs = db.raw.prepare<[], string>('SELECT doc FROM alteracao ORDER BY id').pluck().all();
  return writeJson(folder, ALTERACOES, `{"alteracoes":[${docs.join(',')}]}`);
}

/** The fields of an item that describe the present state of a provision or súmula. */
const CURRENT = `SELECT doc FROM (
    SELECT ref_key, doc FROM dispositivo
    UNION ALL SELECT ref_key, json_object(
      'revogado', json(iif(cancelada, 'true', 'false')), 'alterado_por', NULL, 'revogado_por', NULL
    ) FROM sumula
  ) WHERE ref_key = ?`;
const isSumula = (sigla: string) => TRIBUNAIS.some((tribunal) => tribunal === sigla);

/**
 * Updates the old items of stale acts and of súmulas, because every item carries the current state of its provision.
 */
function refreshItems({ db, stale }: Draft, find: FindRegistrado): void {
  const items = db.raw
    .prepare<[], { sigla: string; doc: string }>('SELECT sigla, doc FROM alteracao ORDER BY id')
    .all();
  const docOf = db.raw.prepare<[string], string>(CURRENT).pluck();
  const update = db.raw.prepare<[string, number]>('UPDATE alteracao SET doc = ? WHERE id = ?');
  for (const { sigla, doc } of items) {
    if (!stale.has(sigla) && !isSumula(sigla)) continue;
    const item = JSON.parse(doc) as Alteracao;
    const now = docOf.get(item.ref_key);
    if (now === undefined) continue;
    const { revogado, alterado_por, revogado_por } = JSON.parse(now) as Pick<
      Alteracao,
      'revogado' | 'alterado_por' | 'revogado_por'
    >;
    const current = { revogado, alterado_por, revogado_por };
    const refreshed = JSON.stringify(
      checkAlteracao(
        { ...withoutRegistrados(item), ...current, ...composeRegistrados(current, find) },
        String(item.id),
      ),
    );
    if (refreshed !== doc) update.run(refreshed, item.id);
  }
}
