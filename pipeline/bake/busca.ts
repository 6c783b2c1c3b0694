import type Database from 'better-sqlite3';
import { COLUNAS, CREATE_BUSCA } from '../../schemas/busca.ts';
import type { DiplomaListado } from '../../schemas/model/diploma.ts';
import type { Dispositivo } from '../../schemas/model/dispositivo.ts';
import type { TermoExportado } from '../../schemas/model/indice.ts';
import type { Sumula } from '../../schemas/model/sumula.ts';
import { radicaisDe } from '../../schemas/text/radicais-em-ordem.ts';
import { composeBusca, composeBuscaSumula, type LinhaBusca } from '../views/busca.ts';
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
  for (const [radicais, entradas] of termsByStems(termos, ids)) insert.busca_termo({ radicais, entradas });
  // One segment: the same rows make the same bytes, and a query reads one tree.
  raw.exec("INSERT INTO busca (busca) VALUES ('optimize')");
}

const FORCA_SUMULA = 2;
const FORCAS: Partial<Record<DiplomaListado['tipo'], number>> = {
  constituicao: 4,
  codigo: 3,
  decreto: 1,
  emenda_constitucional: 0,
};
/** A code, but of some alone. */
const ESPECIAL = /militar/i;

function actsOf(raw: Database.Database): { sigla: string; nome: string; forca: number }[] {
  const rows = raw.prepare<[], string>('SELECT lista FROM diploma ORDER BY ordem').pluck().all();
  return rows.map((row) => {
    const { sigla, tipo, nome } = JSON.parse(row) as DiplomaListado;
    return { sigla, nome, forca: ESPECIAL.test(nome) ? 1 : (FORCAS[tipo] ?? 2) };
  });
}

function provisionsOf(raw: Database.Database, sigla: string): Dispositivo[] {
  const rows = raw.prepare<[string], string>('SELECT doc FROM dispositivo WHERE sigla = ? ORDER BY ordem').pluck();
  return rows.all(sigla).map((row) => JSON.parse(row) as Dispositivo);
}

const REMISSAO = /^ver também /;

function termsByKey(termos: readonly TermoExportado[]): Map<string, string[]> {
  const byKey = new Map<string, string[]>();
  for (const { termo, entradas } of termos) {
    for (const { ref_key, subtermo } of entradas) {
      if (subtermo !== null && REMISSAO.test(subtermo)) continue;
      const found = byKey.get(ref_key);
      if (found) found.push(termo);
      else byKey.set(ref_key, [termo]);
    }
  }
  return byKey;
}

/** Terms whose stems are equal are one here. */
function termsByStems(termos: readonly TermoExportado[], ids: ReadonlyMap<string, number>): [string, string][] {
  const byStems = new Map<string, [number, string, 0 | 1, number][]>();
  const acts = new Map<string, number>();
  for (const { termo, entradas } of termos) {
    const stems = radicaisDe(termo);
    const found = byStems.get(stems) ?? [];
    for (const { ref_key, subtermo } of entradas) {
      if (subtermo !== null && REMISSAO.test(subtermo)) continue;
      const [sigla, numero] = ref_key.split('.', 2);
      const artigo = `${sigla}.${numero}`;
      const id = ids.get(artigo);
      if (id === undefined) continue;
      const act = acts.get(sigla as string) ?? acts.size;
      acts.set(sigla as string, act);
      found.push([id, radicaisDe(subtermo ?? ''), artigo === ref_key ? 1 : 0, act]);
    }
    byStems.set(stems, found);
  }
  return [...byStems]
    .filter(([stems]) => stems !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([stems, entradas]) => [stems, JSON.stringify(entradas)]);
}
