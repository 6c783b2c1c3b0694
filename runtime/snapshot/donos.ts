import type { Database } from 'bun:sqlite';
import { detach } from '../../schemas/text/detach.ts';

/**
 * The most siglas that are kept, two megabytes at most. With fifteen thousand acts, one article number has thousands of
 * them.
 */
const MOST_KEPT = 20_000;

/**
 * Opens the look-ups of the acts that have an article with a given number, in catalogue order. A text repeatedly cites
 * the same articles without naming an act, and asking the database each time took two fifths of the time to resolve
 * real decisions.
 */
export function openDonos(db: Database): (numero: string) => readonly string[] {
  const siglas = db.prepare('SELECT sigla FROM artigo JOIN diploma USING (sigla) WHERE artigo = ? ORDER BY ordem');
  const known = new Map<string, readonly string[]>();
  let kept = 0;
  return (numero) => {
    const before = known.get(numero);
    if (before) return before;
    const found = siglas.values(numero).map(([sigla]) => sigla as string);
    if (kept + found.length >= MOST_KEPT) {
      known.clear();
      kept = 0;
    }
    known.set(detach(numero), found);
    // A number that no act has takes room too.
    kept += found.length + 1;
    return found;
  };
}
