import type { TermoExportado } from '../../schemas/contract/model/indice.ts';
import type { Sumula } from '../../schemas/contract/model/sumula.ts';
import { composeBuscaSumula, comTermos, type LinhaBusca } from '../../schemas/search/compor.ts';
import { FORCA_SUMULA } from '../../schemas/search/forca.ts';
import { COLUNAS, CREATE_BUSCA } from '../../schemas/search/palavras.ts';
import { termsByKey, termsByStems } from '../../schemas/search/temas-do-indice.ts';
import type { LinhasDeBusca } from './linhas-de-busca.ts';
import type { SnapshotDb } from './snapshot-db.ts';

/**
 * Makes the full-text index of all acts and súmulas. It is made whole at every bake: its words are numbered and counted
 * over all of them.
 */
export function bakeBusca(
  { raw, insert }: Pick<SnapshotDb, 'raw' | 'insert'>,
  { linhas, numera }: LinhasDeBusca,
  termos: readonly TermoExportado[],
): void {
  raw.exec(CREATE_BUSCA);
  // Enough for the whole corpus: nothing is written before all of it is in, and no page is left empty by merging (bytes).
  raw.exec("INSERT INTO busca (busca, rank) VALUES ('hashsize', 67108864)");
  const index = raw.prepare(
    `INSERT INTO busca (rowid, ${COLUNAS.join(', ')}) VALUES (@id, ${COLUNAS.map((coluna) => `@${coluna}`).join(', ')})`,
  );
  let last = 0;
  const add = ({ colunas, fecho, ...doc }: LinhaBusca, forca: number) => {
    last += 1;
    index.run({ id: last, ...colunas });
    insert.busca_doc({ id: last, ...doc, forca: fecho ? 0 : forca });
  };
  const named = termsByKey(termos);
  for (const { linha, forca } of linhas) add(comTermos(linha, named), forca);
  const sumulas = raw.prepare<[], string>('SELECT doc FROM sumula ORDER BY rowid').pluck().all();
  for (const doc of sumulas) add(composeBuscaSumula(JSON.parse(doc) as Sumula, numera), FORCA_SUMULA);
  // What the index itself counted; the table is of this connection alone.
  raw.exec("CREATE VIRTUAL TABLE temp.busca_contagem USING fts5vocab('main', 'busca', 'row')");
  const counted = raw.prepare<[], { term: string; doc: number }>(
    'SELECT term, doc FROM temp.busca_contagem ORDER BY term',
  );
  for (const { term, doc } of counted.all()) insert.busca_radical({ radical: term, numero: numera(term), docs: doc });
  const idOf = raw.prepare<[string], number>('SELECT id FROM busca_doc WHERE ref_key = ?').pluck();
  for (const [radicais, entradas] of termsByStems(termos, (refKey) => idOf.get(refKey)))
    insert.busca_termo({ radicais, entradas: JSON.stringify(entradas) });
  // One segment: the same rows make the same bytes, and a query reads one tree.
  raw.exec("INSERT INTO busca (busca) VALUES ('optimize')");
}
