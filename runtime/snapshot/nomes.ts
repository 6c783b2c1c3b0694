import type { Database } from 'bun:sqlite';
import { fold } from '../../schemas/text/fold.ts';

/** What the acts of a snapshot are called. Of ten names an act most are numbers, and none is held in memory. */
export interface NomesDosAtos {
  /** The sigla of an act by any of its names, or null. */
  sigla(nome: string): string | null;
  /** The names, folded, that say more than a number, with the sigla of the act. Read anew each time. */
  todos(): Map<string, string>;
  /** All names, folded, that begin so, each with the sigla of its act. */
  comecadosPor(comeco: string): (readonly [nome: string, sigla: string])[];
}

/** The names in an open database. */
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
