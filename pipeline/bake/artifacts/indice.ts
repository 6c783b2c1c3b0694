import type Database from 'better-sqlite3';
import type { IndiceExport, TermoExportado } from '../../../schemas/contract/model/service/indice.ts';
import { type Arquivo, INDICE } from '../../../schemas/storage/artifacts.ts';
import { sha256 } from '../../fetch/page.ts';
import { checkIndice, composeTermo } from '../../views/indice.ts';
import type { Draft } from '../draft/draft.ts';
import type { SnapshotDb } from '../draft/snapshot-db.ts';
import { writeJson } from './artifact.ts';

/** Bakes the subject index of all acts. */
export function bakeIndice({ db, folder }: Draft, termos: TermoExportado[]): Arquivo[] {
  return writeJson(folder, INDICE, JSON.stringify(insertIndice(db, termos)));
}

/** Writes the terms, and returns the document of the export. */
export function insertIndice({ insert }: Pick<SnapshotDb, 'insert'>, termos: TermoExportado[]): IndiceExport {
  for (const { termo, chave, entradas } of termos) {
    const doc = JSON.stringify(composeTermo({ termo, chave, entradas }));
    insert.indice_termo({ chave, termo, entradas: entradas.length, doc });
  }
  const indice = checkIndice(
    {
      versao: versaoOf(termos),
      total_termos: termos.length,
      total_entradas: termos.reduce((total, { entradas }) => total + entradas.length, 0),
      termos,
    },
    INDICE,
  );
  insert.indice({ versao: indice.versao });
  return indice;
}

/** The fingerprint of an index, which depends on nothing but its terms. */
function versaoOf(termos: readonly TermoExportado[]): string {
  return sha256(JSON.stringify(termos)).slice(0, 32);
}

/** Returns each disagreement between an exported index and the database of the same snapshot, one sentence each. */
export function indiceProblems(raw: Database.Database, indice: IndiceExport): string[] {
  const problems: string[] = [];
  const { versao, termos, total_termos, total_entradas } = indice;
  const rows = raw
    .prepare<[], { chave: string; entradas: number; doc: string }>('SELECT * FROM indice_termo ORDER BY chave')
    .all();
  const known = new Set(raw.prepare<[], string>('SELECT ref_key FROM dispositivo').pluck().all());
  if (versao !== versaoOf(termos)) problems.push('the version of the index is not that of its terms');
  if (raw.prepare('SELECT versao FROM indice').pluck().get() !== versao)
    problems.push('the index of the database has another version');
  if (total_termos !== termos.length || rows.length !== termos.length)
    problems.push('the terms of the index do not add up');
  if (total_entradas !== rows.reduce((total, { entradas }) => total + entradas, 0))
    problems.push('the entries of the index do not add up');
  termos.forEach((termo, i) => {
    if (rows[i]?.doc !== JSON.stringify(composeTermo(termo)))
      problems.push(`the term ${termo.chave} is not as exported`);
    for (const { ref_key } of termo.entradas)
      if (!known.has(ref_key)) problems.push(`the term ${termo.chave} leads to ${ref_key}, which does not exist`);
  });
  return problems;
}
