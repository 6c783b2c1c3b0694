import type { Dispositivo } from '../../schemas/contract/model/dispositivo.ts';
import type { Alvo } from '../parse/types.ts';
import { composeAltera, type ResolveSigla } from '../views/altera.ts';
import { checkDispositivo } from '../views/dispositivo.ts';
import type { Draft } from './draft.ts';

interface AmendingRow {
  sigla: string;
  doc: string;
  alvos: string;
}

/**
 * Fills in `altera` of every amending provision, of acts taken over too: a target turns into a ref_key when its act
 * joins the snapshot, and back when it leaves. To run when all acts are in the draft.
 */
export function resolveAltera({ db, stale }: Draft, resolve: ResolveSigla): void {
  const known = new Set(db.raw.prepare<[], string>('SELECT sigla FROM diploma').pluck().all());
  // Their keys alone are read first: a connection that is being read from cannot be written to.
  const amending = db.raw
    .prepare<[], string>('SELECT ref_key FROM dispositivo WHERE alvos IS NOT NULL ORDER BY rowid')
    .pluck()
    .all();
  const rowOf = db.raw.prepare<[string], AmendingRow>('SELECT sigla, doc, alvos FROM dispositivo WHERE ref_key = ?');
  const update = db.raw.prepare<[string, string]>('UPDATE dispositivo SET doc = ? WHERE ref_key = ?');
  for (const ref_key of amending) {
    const { sigla, doc, alvos } = rowOf.get(ref_key) as AmendingRow;
    const dispositivo = JSON.parse(doc) as Dispositivo;
    const altera = composeAltera(JSON.parse(alvos) as Alvo[], resolve, known);
    const resolved = JSON.stringify(checkDispositivo({ ...dispositivo, altera }, ref_key));
    if (resolved === doc) continue;
    update.run(resolved, ref_key);
    stale.add(sigla);
  }
}
