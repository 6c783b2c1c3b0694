import type Database from 'better-sqlite3';
import type { DiplomaDetalhado } from '../../schemas/model/diploma.ts';
import type { Dispositivo, VersoesDispositivo } from '../../schemas/model/dispositivo.ts';
import { composeAlteradores, type Passos } from '../views/alteradores.ts';
import type { BakedRow } from '../views/artigo.ts';
import { createCollector } from './collect.ts';
import { keyRange } from './previous-snapshot.ts';

/** An act as the draft has it: read and parsed once for all that is made of it. */
export interface AtoLido {
  diploma: DiplomaDetalhado;
  /** As the page of the act has it. */
  epigrafe: string;
  /** In reading order. */
  rows: readonly BakedRow[];
  /** The same, parsed. */
  dispositivos: readonly Dispositivo[];
  alteradores: Passos;
}

/** Every act of a database in the order of the catalogue, one held at a time. */
export function* readActs(raw: Database.Database): Generator<AtoLido, void> {
  const acts = raw
    .prepare<[], { sigla: string; doc: string; epigrafe: string | null }>(
      "SELECT sigla, doc, complemento ->> '$.epigrafe' AS epigrafe FROM diploma ORDER BY ordem",
    )
    .all();
  const select = raw.prepare<[string], Omit<BakedRow, 'dispositivo'>>(
    'SELECT ref_key, doc FROM dispositivo WHERE sigla = ? ORDER BY ordem',
  );
  const rewritten = raw
    .prepare<[string, string], string>(
      "SELECT doc FROM versoes WHERE ref_key > ? AND ref_key < ? AND json_array_length(doc, '$.versoes') > 1",
    )
    .pluck();
  const collect = createCollector(6_000_000);
  for (const { sigla, doc, epigrafe } of acts) {
    const found = select.all(sigla);
    collect(found.reduce((total, { doc }) => total + doc.length, 0));
    const rows = found.map(({ ref_key, doc }) => ({ ref_key, doc, dispositivo: JSON.parse(doc) as Dispositivo }));
    const dispositivos = rows.map(({ dispositivo }) => dispositivo);
    const versoes = rewritten.all(...keyRange(sigla)).map((versoes) => JSON.parse(versoes) as VersoesDispositivo);
    const alteradores = composeAlteradores(dispositivos, versoes);
    yield { diploma: JSON.parse(doc), epigrafe: epigrafe ?? '', rows, dispositivos, alteradores };
  }
}
