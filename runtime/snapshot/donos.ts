import type { Database } from 'bun:sqlite';
import { Lembrados } from './lembrados.ts';

/**
 * The most siglas that are kept, four megabytes at most. With fifteen thousand acts, one article number has thousands of
 * them.
 */
const MOST_KEPT = 40_000;

/**
 * Opens the look-ups of the acts that have an article with a given number, in catalogue order. A text repeatedly cites
 * the same articles without naming an act, and asking the database each time took two fifths of the time to resolve
 * real decisions.
 */
export function openDonos(db: Database): (numero: string) => readonly string[] {
  const siglas = db.prepare('SELECT sigla FROM artigo JOIN diploma USING (sigla) WHERE artigo = ? ORDER BY ordem');
  const look = (numero: string): readonly string[] => siglas.values(numero).map(([sigla]) => sigla as string);
  // A number that no act has takes room too.
  const known = new Lembrados(look, MOST_KEPT, ({ length }) => length + 1);
  return (numero) => known.get(numero);
}
