import Database from 'better-sqlite3';
import type { Dispositivo, VersoesDispositivo } from '../../../schemas/contract/model/corpus/dispositivo.ts';
import type { Alvo } from '../../parse/types.ts';

/** An act as its own page makes it: what other acts tell of it is heard when all of them are read. */
export interface AtoEmEspera {
  /** In reading order. */
  dispositivos: readonly Dispositivo[];
  /** What each of them amends, or null. */
  alvos: readonly (readonly Alvo[] | null)[];
  /** The wordings of each of them in the same order, then those of keys that the act once had. */
  versoes: readonly VersoesDispositivo[];
}

/** The acts that were read, until all are. */
export interface AtosEmEspera {
  put(sigla: string, ato: AtoEmEspera): void;
  /** Null of an act that was not put here. */
  get(sigla: string): AtoEmEspera | null;
  close(): void;
}

/** Keeps them in a file that goes when it is closed, each as one text: written and read in far less time than row by row. */
export function atosEmEspera(): AtosEmEspera {
  // Without a name SQLite makes a file of its own, and removes it.
  const db = new Database('');
  db.pragma('journal_mode = OFF');
  db.exec('CREATE TABLE ato (sigla TEXT PRIMARY KEY, doc TEXT NOT NULL); BEGIN');
  const put = db.prepare<[string, string]>('INSERT INTO ato (sigla, doc) VALUES (?, ?)');
  const get = db.prepare<[string], string>('SELECT doc FROM ato WHERE sigla = ?').pluck();
  return {
    put: (sigla, { dispositivos, alvos, versoes }) =>
      void put.run(sigla, JSON.stringify({ dispositivos, alvos, versoes })),
    get(sigla) {
      const doc = get.get(sigla);
      return doc === undefined ? null : (JSON.parse(doc) as AtoEmEspera);
    },
    close: () => db.close(),
  };
}
