import type Database from 'better-sqlite3';
import { readActs } from '../../pipeline/bake/ato-lido.ts';
import { type Colheita, createColheita } from '../../pipeline/bake/colheita.ts';

/** What all acts of a database give. */
export function colherDe(raw: Database.Database): Colheita {
  const colheita = createColheita();
  for (const ato of readActs(raw)) colheita.add(ato);
  return colheita;
}
