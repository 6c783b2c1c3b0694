import type { Database } from 'bun:sqlite';
import type { AtoConhecido, AtosConhecidos } from '../../schemas/verify/acervo/ato-conhecido.ts';

/** The most acts that are kept in memory, because every citation asks for its act. */
const MAX = 2_000;

/** Opens the look-ups of what is known about acts. */
export function openConhecidos(db: Database): AtosConhecidos {
  const bySigla = db.prepare<{ doc: string }, [string]>('SELECT doc FROM conhecido WHERE sigla = ?');
  const byNumero = db.prepare<{ doc: string }, [string]>('SELECT doc FROM conhecido WHERE numero = ? ORDER BY rowid');
  const read = ({ doc }: { doc: string }) => JSON.parse(doc) as AtoConhecido;
  const known = new Map<string, AtoConhecido | null>();
  return {
    bySigla(sigla) {
      let found = known.get(sigla);
      if (found !== undefined) return found;
      const row = bySigla.get(sigla);
      found = row && read(row);
      if (known.size >= MAX) known.clear();
      known.set(sigla, found);
      return found;
    },
    byNumero: (numero) => byNumero.all(numero).map(read),
  };
}
