import type { Database } from 'bun:sqlite';
import { fold } from '../../schemas/text/fold.ts';

/** The names of the acts of a snapshot. Most of an act's ten names are numbers. No name is kept in memory. */
export interface NomesDosAtos {
  /** The sigla of an act by any of its names, or null. */
  sigla(nome: string): string | null;
  /** The folded names that are more than a number, with the sigla of the act. Reads the database at each call. */
  todos(): Map<string, string>;
  /** All folded names with this beginning, each with the sigla of its act. */
  comecadosPor(comeco: string): (readonly [nome: string, sigla: string])[];
}

/** Opens the look-ups of names. */
export function openNomes(db: Database): NomesDosAtos {
  const one = db.prepare<{ sigla: string }, [string]>('SELECT sigla FROM alias WHERE chave = ?');
  const proprios = db.prepare('SELECT chave, sigla FROM alias WHERE numero = 0 ORDER BY rowid');
  const comecados = db.prepare(
    'SELECT chave, sigla FROM alias WHERE chave >= ?1 AND chave < ?1 || char(0x10FFFF) ORDER BY rowid',
  );
  return {
    sigla: (nome) => one.get(fold(nome))?.sigla ?? null,
    todos: () => new Map(proprios.values() as [string, string][]),
    comecadosPor: (comeco) => comecados.values(comeco) as [string, string][],
  };
}
