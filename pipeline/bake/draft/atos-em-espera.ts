import type { Dispositivo, VersoesDispositivo } from '../../../schemas/contract/model/corpus/dispositivo.ts';
import type { Alvo } from '../../parse/types.ts';
import { openWaitingDb } from './waiting-db.ts';

/** An act as its own page describes it. What other acts say about it is added once all of them are read. */
export interface AtoEmEspera {
  /** In reading order. */
  dispositivos: readonly Dispositivo[];
  /** The targets that each provision amends, or null. */
  alvos: readonly (readonly Alvo[] | null)[];
  /** The wordings of each provision in the same order, then those of keys that the act once had. */
  versoes: readonly VersoesDispositivo[];
}

/** The acts read so far, kept until all are read. */
export interface AtosEmEspera {
  put(sigla: string, ato: AtoEmEspera): void;
  /** Returns null for an act that was not put here. */
  get(sigla: string): AtoEmEspera | null;
  close(): void;
}

/**
 * Keeps the acts in a temporary file. Each act is one text, which is written and read far faster than row by row.
 */
export function atosEmEspera(): AtosEmEspera {
  const db = openWaitingDb('CREATE TABLE ato (sigla TEXT PRIMARY KEY, doc TEXT NOT NULL)');
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
