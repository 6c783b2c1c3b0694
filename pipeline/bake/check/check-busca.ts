import type { Examination } from './examination.ts';

/**
 * Checks that every article and every súmula is in the search index once, and that everything the index leads to
 * exists.
 */
export function checkBusca({ db, problems }: Pick<Examination, 'db' | 'problems'>): number {
  const count = (sql: string) => db.prepare<[], number>(sql).pluck().get() as number;
  const docs = count('SELECT count(*) FROM busca_doc');
  if (docs !== count('SELECT (SELECT count(*) FROM artigo) + (SELECT count(*) FROM sumula)'))
    problems.push('the search index has not every article and súmula once');
  const lost = count(
    `SELECT count(*) FROM busca_doc
     WHERE ref_key NOT IN (SELECT ref_key FROM dispositivo) AND ref_key NOT IN (SELECT ref_key FROM sumula)`,
  );
  if (lost > 0) problems.push(`the search index leads to ${lost} articles or súmulas that do not exist`);
  // The index is contentless, so the only check on its rows is their number.
  if (docs !== count('SELECT count(*) FROM busca_docsize')) problems.push('the search index and its rows differ');
  const terms = db.prepare<[], string>('SELECT entradas FROM busca_termo').pluck().all();
  const wild = terms.filter((entradas) => (JSON.parse(entradas) as [number][]).some(([id]) => id < 1 || id > docs));
  if (wild.length > 0) problems.push(`${wild.length} terms lead out of the search index`);
  return docs;
}
