import type { Database } from 'bun:sqlite';
import { ArtigoEmpacotado } from '../../schemas/verify/acervo/artigo-empacotado.ts';
import type { Dono } from '../../schemas/verify/acervo/donos-do-artigo.ts';
import { Lembrados } from './lembrados.ts';

/**
 * The most acts that are kept for all numbers, some eight megabytes at most. With fifteen thousand acts, one article
 * number has thousands of them.
 */
const MOST_KEPT = 40_000;

/**
 * Opens the look-ups of the acts that have an article with a given number, in catalogue order. A text repeatedly cites
 * the same articles without naming an act, and asking the database each time took two fifths of the time to resolve
 * real decisions.
 */
export function openDonos(db: Database): (numero: string) => readonly Dono[] {
  const rows = db.prepare(
    'SELECT sigla, lugares FROM artigo JOIN diploma USING (sigla) WHERE artigo = ? ORDER BY diploma.ordem',
  );
  const look = (numero: string): readonly Dono[] =>
    (rows.values(numero) as [string, string][]).map(([sigla, lugares]) => ({
      sigla,
      lugares: new ArtigoEmpacotado(numero, lugares),
    }));
  // A number that no act has takes room too.
  const known = new Lembrados(look, MOST_KEPT, ({ length }) => length + 1);
  return (numero) => known.get(numero);
}
