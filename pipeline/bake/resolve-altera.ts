import type { Dispositivo } from '../../schemas/contract/model/dispositivo.ts';
import type { Alvo } from '../parse/types.ts';
import { composeAltera, type ResolveSigla } from '../views/altera.ts';
import { checkDispositivo } from '../views/dispositivo.ts';
import type { Draft } from './draft.ts';

interface AmendingRow {
  ref_key: string;
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
  const rows = db.raw
    .prepare<[], AmendingRow>(
      'SELECT ref_key, sigla, doc, alvos FROM dispositivo WHERE alvos IS NOT NULL ORDER BY rowid',
    )
    .all();
  const update = db.raw.prepare<[string, string]>('UPDATE dispositivo SET doc = ? WHERE ref_key = ?');
  for (const { ref_key, sigla, doc, alvos } of rows) {
    const dispositivo = JSON.parse(doc) as Dispositivo;
    const altera = composeAltera(JSON.parse(alvos) as Alvo[], resolve, known);
    const resolved = JSON.stringify(checkDispositivo({ ...dispositivo, altera }, ref_key));
    if (resolved === doc) continue;
    update.run(resolved, ref_key);
    stale.add(sigla);
  }
}
