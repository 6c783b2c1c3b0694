import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refKeySumula, Sumula } from '../../../schemas/contract/model/corpus/sumula.ts';
import { SUMULAS, Sumulas } from '../../../schemas/storage/artifacts.ts';
import { createReader, type Examination } from './examination.ts';

/** Checks every súmula of the database against its columns, and all of them against the artifact. */
export function checkSumulas({ db, folder, problems }: Examination): number {
  const read = createReader({ problems }, Sumula, 'Sumula');
  type Row = {
    ref_key: string;
    tribunal: string;
    vinculante: number;
    numero: number;
    cancelada: number;
    data: string | null;
    doc: string;
  };
  const rows = db.prepare<[], Row>('SELECT * FROM sumula ORDER BY rowid').all();
  for (const { doc, ref_key, ...row } of rows) {
    const sumula = read(doc, ref_key);
    if (!sumula) continue;
    const agrees =
      row.tribunal === sumula.tribunal &&
      row.vinculante === Number(sumula.vinculante) &&
      row.numero === sumula.numero &&
      row.cancelada === Number(sumula.cancelada) &&
      (sumula.data === undefined || row.data === sumula.data);
    if (!agrees) problems.push(`${ref_key}: its columns differ from it`);
    if (ref_key !== sumula.ref_key || ref_key !== refKeySumula(sumula)) problems.push(`${ref_key}: its key is another`);
  }
  const json = readFileSync(join(folder, SUMULAS), 'utf8');
  createReader({ problems }, Sumulas, 'Sumulas')(json, SUMULAS);
  if (json !== `{"sumulas":[${rows.map(({ doc }) => doc).join(',')}]}`) {
    problems.push(`${SUMULAS} and the database have different súmulas`);
  }
  return rows.length;
}

/**
 * Checks that whatever cites is in the snapshot. What is cited need not be: a law may cite a provision that another law
 * no longer has.
 */
export function checkReferencias({ db, problems }: Examination): number {
  const strays = db
    .prepare<[], string>(
      `SELECT DISTINCT de FROM referencia
       WHERE de NOT IN (SELECT ref_key FROM dispositivo UNION ALL SELECT ref_key FROM sumula)`,
    )
    .pluck();
  for (const de of strays.iterate()) problems.push(`${de} cites, and is not in the snapshot`);
  return db.prepare<[], number>('SELECT count(*) FROM referencia').pluck().get() as number;
}
