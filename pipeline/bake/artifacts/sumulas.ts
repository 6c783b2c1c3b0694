import { FONTES_SUMULAS, LISTAS_SUMULAS } from '../../../schemas/contract/model/corpus/sumula.ts';
import { type Arquivo, SUMULAS } from '../../../schemas/storage/artifacts.ts';
import type { Draft } from '../draft/draft.ts';
import { writeJson } from './artifact.ts';

/**
 * Bakes the lists of súmulas, in their order. Lists read in this run come from the draft, the others from the previous
 * snapshot.
 */
export function bakeSumulas({ db, folder, anterior, sumulas }: Draft): Arquivo[] {
  for (const fonte of FONTES_SUMULAS) {
    const { tribunal, vinculante } = LISTAS_SUMULAS[fonte];
    const read = sumulas.get(fonte);
    for (const { sumula, data } of read ?? []) {
      const { ref_key, numero, cancelada } = sumula;
      const doc = JSON.stringify(sumula);
      db.insert.sumula({ ref_key, tribunal, vinculante, numero, cancelada, data, doc });
    }
    if (read || !anterior) continue;
    db.raw
      .prepare('INSERT INTO sumula SELECT * FROM anterior.sumula WHERE tribunal = ? AND vinculante = ? ORDER BY numero')
      .run(tribunal, Number(vinculante));
  }
  const docs = db.raw.prepare<[], string>('SELECT doc FROM sumula ORDER BY rowid').pluck().all();
  return writeJson(folder, SUMULAS, `{"sumulas":[${docs.join(',')}]}`);
}
