import type { Database } from 'bun:sqlite';
import { detach } from '../../schemas/text/detach.ts';

/** So many siglas are kept, two megabytes at the most: of fifteen thousand acts one article has thousands. */
const MOST_KEPT = 20_000;

/**
 * Look-ups of the acts that have an article, by its number, in catalogue order. A text cites the same articles without an act
 * again and again, and to ask the database for each took two fifths of resolving real decisions.
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
