import type Database from 'better-sqlite3';
import type { Sumula } from '../../../schemas/contract/model/corpus/sumula.ts';
import type { TermoExportado } from '../../../schemas/contract/model/service/indice.ts';
import { composeBuscaSumula, comTermos, type LinhaBusca } from '../../../schemas/search/index/compor.ts';
import { FORCA_SUMULA } from '../../../schemas/search/index/forca.ts';
import { COLUNAS, CREATE_BUSCA } from '../../../schemas/search/index/palavras.ts';
import { termsByKey, termsByStems } from '../../../schemas/search/index/temas-do-indice.ts';
import { raizDe } from '../../../schemas/search/index/vocabulario.ts';
import { packNumbers } from '../../../schemas/storage/packed.ts';
import type { SnapshotDb } from '../draft/snapshot-db.ts';
import type { LinhasDeBusca } from './linhas-de-busca.ts';

/**
 * Builds the full-text index of all acts and súmulas. Every bake builds it from scratch, because stems are numbered and
 * counted across the whole corpus. Run it when the references are in the database.
 */
export function bakeBusca(
  { raw, insert }: Pick<SnapshotDb, 'raw' | 'insert'>,
  { linhas, numera }: LinhasDeBusca,
  termos: readonly TermoExportado[],
): void {
  raw.exec(CREATE_BUSCA);
  // Enough bytes for the whole corpus: nothing is written before everything is in the hash, and merging leaves no page
  // empty.
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
  // The counts that the index itself keeps. The table exists only in this connection.
  raw.exec("CREATE VIRTUAL TABLE temp.busca_contagem USING fts5vocab('main', 'busca', 'row')");
  const counted = raw.prepare<[], { term: string; doc: number }>(
    'SELECT term, doc FROM temp.busca_contagem ORDER BY term',
  );
  for (const { term, doc } of counted.all())
    insert.busca_radical({ radical: term, numero: numera(term), docs: doc, raiz: raizDe(term) });
  const idOf = raw.prepare<[string], number>('SELECT id FROM busca_doc WHERE ref_key = ?').pluck();
  for (const [radicais, entradas] of termsByStems(termos, (refKey) => idOf.get(refKey)))
    insert.busca_termo({ radicais, entradas: JSON.stringify(entradas) });
  for (const [id, ids] of citacoesPorId(raw, (refKey) => idOf.get(refKey)))
    insert.busca_citacao({ id, ids: packNumbers([...ids]) });
  // Merges the index into one segment: the same rows make the same bytes, and a query reads one tree.
  raw.exec("INSERT INTO busca (busca) VALUES ('optimize')");
}

/**
 * For each article, the ids of what cites it or is cited by it, each once and in the order of the references. A
 * citation of a provision counts for its whole article.
 */
function citacoesPorId(raw: Database.Database, idOf: (refKey: string) => number | undefined): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  const add = (id: number, other: number) => {
    const known = found.get(id);
    if (known) known.add(other);
    else found.set(id, new Set([other]));
  };
  const ofArticle = (key: string) => idOf(key) ?? idOf(key.split('.', 2).join('.'));
  type Par = { de: string; para: string };
  for (const { de, para } of raw.prepare<[], Par>('SELECT de, para FROM referencia').all()) {
    const [from, to] = [ofArticle(de), ofArticle(para)];
    if (from === undefined || to === undefined || from === to) continue;
    add(from, to);
    add(to, from);
  }
  return found;
}
