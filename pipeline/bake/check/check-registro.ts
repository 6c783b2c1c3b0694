import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ATOS } from '../../../schemas/storage/artifacts.ts';
import { AtoDoRegistro, RegistroDeAtos } from '../../../schemas/storage/registro.ts';
import { feitas, registradoDe, siglasSemAno } from '../artifacts/registro.ts';
import { createReader, type Examination } from './examination.ts';

/**
 * Checks every act of the register against its columns and the artifact. Every act that the snapshot holds must be in
 * it and marked as read, and no other may be marked so.
 */
export function checkRegistro({ db, folder, problems }: Examination): number {
  const read = createReader({ problems }, AtoDoRegistro, 'AtoDoRegistro');
  type Row = { sigla: string; feita: string | null; sem_ano: string | null; registro: string; doc: string };
  const rows = db.prepare<[], Row>('SELECT * FROM ato ORDER BY rowid').all();
  const atos = rows.flatMap(({ sigla, doc }) => read(doc, sigla) ?? []);
  const known = new Set(atos.map(({ sigla }) => sigla));
  const semAno = siglasSemAno(atos);
  const lidos = new Set(db.prepare<[], string>('SELECT sigla FROM diploma').pluck().all());
  const bySigla = new Map(rows.map(({ doc: _, ...columns }) => [columns.sigla, columns]));
  for (const ato of atos) {
    const { sigla, lido, altera, alterado_por } = ato;
    const composed = { sigla, ...feitas(ato, semAno), registro: JSON.stringify(registradoDe(ato)) };
    if (!Bun.deepEquals(bySigla.get(sigla), composed))
      problems.push(`${sigla}: its columns in the register differ from it`);
    if (lido !== lidos.delete(sigla)) problems.push(`${sigla}: the register says wrongly whether it is read`);
    const strays = [...altera, ...alterado_por].filter((other) => !known.has(other));
    if (strays.length > 0) problems.push(`${sigla}: altered, or alters, what is not in the register: ${strays}`);
  }
  for (const sigla of lidos) problems.push(`${sigla} is read, and not in the register`);
  const json = readFileSync(join(folder, ATOS), 'utf8');
  createReader({ problems }, RegistroDeAtos, 'RegistroDeAtos')(json, ATOS);
  if (!json.startsWith(`{"atos":[${rows.map(({ doc }) => doc).join(',')}],`)) {
    problems.push(`${ATOS} and the database have different acts`);
  }
  return rows.length;
}
