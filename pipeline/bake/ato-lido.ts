import type Database from 'better-sqlite3';
import type { DiplomaDetalhado } from '../../schemas/contract/model/diploma.ts';
import type { Dispositivo, VersoesDispositivo } from '../../schemas/contract/model/dispositivo.ts';
import type { Complemento } from '../../schemas/storage/artifacts.ts';
import { composeAlteradores, type Passos } from '../views/alteradores.ts';
import type { BakedRow } from '../views/artigo.ts';
import { createCollector } from './collect.ts';

/** An act as the draft has it: read and parsed once for all that is made of it. */
export interface AtoLido {
  diploma: DiplomaDetalhado;
  complemento: Complemento;
  /** In reading order. */
  rows: readonly BakedRow[];
  /** The same, parsed. */
  dispositivos: readonly Dispositivo[];
  /** Of those provisions that have earlier wordings, in reading order. */
  versoes: readonly VersoesDispositivo[];
  alteradores: Passos;
}

/** Every act of a database in the order of the catalogue, one held at a time. */
export function* readActs(raw: Database.Database): Generator<AtoLido, void> {
  const acts = raw
    .prepare<[], { sigla: string; doc: string; complemento: string }>(
      'SELECT sigla, doc, complemento FROM diploma ORDER BY ordem',
    )
    .all();
  const select = raw.prepare<[string], Omit<BakedRow, 'dispositivo'>>(
    'SELECT ref_key, doc FROM dispositivo WHERE sigla = ? ORDER BY ordem',
  );
  const rewritten = raw
    .prepare<[string], string>(
      `SELECT versoes.doc FROM dispositivo JOIN versoes USING (ref_key)
       WHERE sigla = ? AND json_array_length(versoes.doc, '$.versoes') > 1 ORDER BY ordem`,
    )
    .pluck();
  const collect = createCollector(6_000_000);
  for (const { sigla, doc, complemento } of acts) {
    const found = select.all(sigla);
    collect(found.reduce((total, { doc }) => total + doc.length, 0));
    const rows = found.map(({ ref_key, doc }) => ({ ref_key, doc, dispositivo: JSON.parse(doc) as Dispositivo }));
    const dispositivos = rows.map(({ dispositivo }) => dispositivo);
    const versoes = rewritten.all(sigla).map((versoes) => JSON.parse(versoes) as VersoesDispositivo);
    yield {
      diploma: JSON.parse(doc),
      complemento: JSON.parse(complemento),
      rows,
      dispositivos,
      versoes,
      alteradores: composeAlteradores(dispositivos, versoes),
    };
  }
}
