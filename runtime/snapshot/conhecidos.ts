import type { Database } from 'bun:sqlite';
import type { AtoConhecido, AtosConhecidos } from '../../schemas/verify/acervo/ato-conhecido.ts';
import { Lembrados } from './lembrados.ts';

/** The most acts that are kept in memory, because every citation asks for its act. */
const MAX = 2_000;

/** Opens the look-ups of what is known about acts. */
export function openConhecidos(db: Database): AtosConhecidos {
  const bySigla = db.prepare<{ doc: string }, [string]>('SELECT doc FROM conhecido WHERE sigla = ?');
  const byNumero = db.prepare<{ doc: string }, [string]>('SELECT doc FROM conhecido WHERE numero = ? ORDER BY rowid');
  const read = ({ doc }: { doc: string }) => JSON.parse(doc) as AtoConhecido;
  const porSigla = new Lembrados<AtoConhecido | null>((sigla) => {
    const row = bySigla.get(sigla);
    return row && read(row);
  }, MAX);
  const porNumero = new Lembrados<readonly AtoConhecido[]>(
    (numero) => byNumero.all(numero).map(read),
    MAX,
    ({ length }) => length + 1,
  );
  return { bySigla: (sigla) => porSigla.get(sigla), byNumero: (numero) => porNumero.get(numero) };
}
