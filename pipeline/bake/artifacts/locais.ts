import { composeFatos } from '../../fatos/compose-fatos.ts';
import { composeAtoLocal } from '../../views/verificacao-local.ts';
import type { AtoLido } from '../draft/ato-lido.ts';
import { openWaitingDb } from '../draft/waiting-db.ts';

/** What an act is verified by without the service. Both documents are JSON objects. */
export interface Local {
  sigla: string;
  /** `AtoLocal`: the data with which a browser verifies the act. */
  local: string;
  /** `FatosDoAto`: what the register of facts adds to that data. */
  fatos: string;
}

/** Collects the `Local` of each act that is added, and gives them back in the same order. */
export interface Locais extends Iterable<Local> {
  add(ato: AtoLido): void;
  close(): void;
}

export function locaisDosAtos(): Locais {
  const db = openWaitingDb(
    'CREATE TABLE local (id INTEGER PRIMARY KEY, sigla TEXT NOT NULL, local TEXT NOT NULL, fatos TEXT NOT NULL)',
  );
  const insert = db.prepare<[Local]>('INSERT INTO local (sigla, local, fatos) VALUES (@sigla, @local, @fatos)');
  const all = db.prepare<[], Local>('SELECT sigla, local, fatos FROM local ORDER BY id');
  return {
    add(ato) {
      const { sigla } = ato.diploma;
      insert.run({ sigla, local: composeAtoLocal(ato), fatos: composeFatos(ato, ato.todasAsVersoes()) });
    },
    [Symbol.iterator]: () => all.iterate(),
    close: () => db.close(),
  };
}
