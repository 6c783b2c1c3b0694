import type Database from 'better-sqlite3';
import type { DiplomaDetalhado } from '../../schemas/model/diploma.ts';
import type { Dispositivo } from '../../schemas/model/dispositivo.ts';
import type { BakedRow } from '../views/artigo.ts';
import { createCollector } from './collect.ts';

/** An act as the draft has it: read and parsed once for all that is made of it. */
export interface AtoLido {
  diploma: DiplomaDetalhado;
  /** In reading order. */
  rows: readonly BakedRow[];
  /** The same, parsed. */
  dispositivos: readonly Dispositivo[];
}

/** Every act of a database in the order of the catalogue, one held at a time. */
export function* readActs(raw: Database.Database): Generator<AtoLido, void> {
  const acts = raw.prepare<[], { sigla: string; doc: string }>('SELECT sigla, doc FROM diploma ORDER BY ordem').all();
  const select = raw.prepare<[string], Omit<BakedRow, 'dispositivo'>>(
    'SELECT ref_key, doc FROM dispositivo WHERE sigla = ? ORDER BY ordem',
  );
  const collect = createCollector(6_000_000);
  for (const { sigla, doc } of acts) {
    const found = select.all(sigla);
    collect(found.reduce((total, { doc }) => total + doc.length, 0));
    const rows = found.map(({ ref_key, doc }) => ({ ref_key, doc, dispositivo: JSON.parse(doc) as Dispositivo }));
    yield { diploma: JSON.parse(doc), rows, dispositivos: rows.map(({ dispositivo }) => dispositivo) };
  }
}
