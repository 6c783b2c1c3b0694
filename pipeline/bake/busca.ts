import type Database from 'better-sqlite3';
import { composeBusca, composeBuscaSumula, type LinhaBusca } from '../../schemas/busca/compor.ts';
import { FORCA_SUMULA, forcaDoAto } from '../../schemas/busca/forca.ts';
import { COLUNAS, CREATE_BUSCA } from '../../schemas/busca/palavras.ts';
import { termsByKey, termsByStems } from '../../schemas/busca/temas-do-indice.ts';
import type { DiplomaListado } from '../../schemas/model/diploma.ts';
import type { Dispositivo } from '../../schemas/model/dispositivo.ts';
import type { TermoExportado } from '../../schemas/model/indice.ts';
import type { Sumula } from '../../schemas/model/sumula.ts';
import type { SnapshotDb } from './snapshot-db.ts';

/**
 * Makes the full-text index of all acts and súmulas. It is made whole at every bake: its words are numbered and counted
 * over all of them. To run when every provision has its final document.
 */
export function bakeBusca(
  { raw, insert }: Pick<SnapshotDb, 'raw' | 'insert'>,
  termos: readonly TermoExportado[],
): void {
  raw.exec(CREATE_BUSCA);
  const index = raw.prepare(
    `INSERT INTO busca (rowid, ${COLUNAS.join(', ')}) VALUES (@id, ${COLUNAS.map((coluna) => `@${coluna}`).join(', ')})`,
  );
  const numbers = new Map<string, number>();
  const numera = (radical: string) => {
    const known = numbers.get(radical);
    if (known !== undefined) return known;
    numbers.set(radical, numbers.size);
    return numbers.size - 1;
  };
  const ids = new Map<string, number>();
  const add = ({ colunas, fecho, ...doc }: LinhaBusca, forca: number) => {
    const id = ids.size + 1;
    ids.set(doc.ref_key, id);
    index.run({ id, ...colunas });
    insert.busca_doc({ id, ...doc, forca: fecho ? 0 : forca });
  };
  const named = termsByKey(termos);
  for (const { sigla, nome, forca } of actsOf(raw)) {
    for (const linha of composeBusca(nome, provisionsOf(raw, sigla), named, numera)) add(linha, forca);
  }
  const sumulas = raw.prepare<[], string>('SELECT doc FROM sumula ORDER BY rowid').pluck().all();
  for (const doc of sumulas) add(composeBuscaSumula(JSON.parse(doc) as Sumula, numera), FORCA_SUMULA);
  // What the index itself counted; the table is of this connection alone.
  raw.exec("CREATE VIRTUAL TABLE temp.busca_contagem USING fts5vocab('main', 'busca', 'row')");
  const counted = raw.prepare<[], { term: string; doc: number }>(
    'SELECT term, doc FROM temp.busca_contagem ORDER BY term',
  );
  for (const { term, doc } of counted.all()) insert.busca_radical({ radical: term, numero: numera(term), docs: doc });
  for (const [radicais, entradas] of termsByStems(termos, ids))
    insert.busca_termo({ radicais, entradas: JSON.stringify(entradas) });
  // One segment: the same rows make the same bytes, and a query reads one tree.
  raw.exec("INSERT INTO busca (busca) VALUES ('optimize')");
}

function actsOf(raw: Database.Database): { sigla: string; nome: string; forca: number }[] {
  const rows = raw.prepare<[], string>('SELECT lista FROM diploma ORDER BY ordem').pluck().all();
  return rows.map((row) => {
    const { sigla, tipo, nome } = JSON.parse(row) as DiplomaListado;
    return { sigla, nome, forca: forcaDoAto({ tipo, nome }) };
  });
}

function provisionsOf(raw: Database.Database, sigla: string): Dispositivo[] {
  const rows = raw.prepare<[string], string>('SELECT doc FROM dispositivo WHERE sigla = ? ORDER BY ordem').pluck();
  return rows.all(sigla).map((row) => JSON.parse(row) as Dispositivo);
}
