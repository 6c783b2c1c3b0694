import type Database from 'better-sqlite3';
import type { DiplomaDetalhado } from '../../../schemas/contract/model/corpus/diploma.ts';
import type { Dispositivo, Versao, VersoesDispositivo } from '../../../schemas/contract/model/corpus/dispositivo.ts';
import type { Complemento } from '../../../schemas/storage/artifacts.ts';
import { composeAlteradores, type Passos } from '../../views/alteradores.ts';
import type { BakedRow } from '../../views/artigo.ts';
import { createCollector } from './collect.ts';

/** An act and its provisions, read from the draft. */
export interface AtoComDispositivos {
  diploma: DiplomaDetalhado;
  /** In reading order. */
  rows: readonly BakedRow[];
  /** The same provisions, parsed. */
  dispositivos: readonly Dispositivo[];
}

/** The part of an act that search needs. */
export type AtoDaBusca = Pick<AtoComDispositivos, 'diploma' | 'dispositivos'>;

/** An act of the draft, read and parsed once for everything that is made of it. */
export interface AtoLido extends AtoComDispositivos {
  complemento: Complemento;
  /** The wordings of the provisions that have earlier ones, in reading order. */
  versoes: readonly VersoesDispositivo[];
  /** The wordings of every provision, read only when asked for. */
  todasAsVersoes(): ReadonlyMap<string, readonly Versao[]>;
  alteradores: Passos;
  /** Returns the stems of a text of the act, shared with other steps that ask for the same text. */
  radicaisDe?: (texto: string) => readonly string[];
}

/** Yields every act of a database in the order of the catalogue. Only one is held in memory at a time. */
export function* readActs(raw: Database.Database): Generator<AtoLido, void> {
  const complementoDe = raw.prepare<[string], string>('SELECT complemento FROM diploma WHERE sigla = ?').pluck();
  const rewritten = raw
    .prepare<[string], string>(
      `SELECT versoes.doc FROM dispositivo JOIN versoes USING (ref_key)
       WHERE sigla = ? AND json_array_length(versoes.doc, '$.versoes') > 1 ORDER BY ordem`,
    )
    .pluck();
  const single = raw
    .prepare<[string], string>(
      `SELECT versoes.doc FROM dispositivo JOIN versoes USING (ref_key)
       WHERE sigla = ? AND json_array_length(versoes.doc, '$.versoes') <= 1`,
    )
    .pluck();
  const parse = (docs: readonly string[]) => docs.map((doc) => JSON.parse(doc) as VersoesDispositivo);
  for (const ato of readProvisions(raw)) {
    const { sigla } = ato.diploma;
    const versoes = parse(rewritten.all(sigla));
    yield {
      ...ato,
      complemento: JSON.parse(complementoDe.get(sigla) as string),
      versoes,
      todasAsVersoes: () =>
        new Map([...versoes, ...parse(single.all(sigla))].map(({ ref_key, versoes: own }) => [ref_key, own])),
      alteradores: composeAlteradores(ato.dispositivos, versoes),
    };
  }
}

/** Yields every act with its provisions only, in the same order and one at a time. */
export function* readProvisions(raw: Database.Database): Generator<AtoComDispositivos, void> {
  const siglas = raw.prepare<[], string>('SELECT sigla FROM diploma ORDER BY ordem').pluck().all();
  const docOf = raw.prepare<[string], string>('SELECT doc FROM diploma WHERE sigla = ?').pluck();
  const select = raw.prepare<[string], Omit<BakedRow, 'dispositivo'>>(
    'SELECT ref_key, doc FROM dispositivo WHERE sigla = ? ORDER BY ordem',
  );
  const collect = createCollector(6_000_000);
  for (const sigla of siglas) {
    const found = select.all(sigla);
    collect(found.reduce((total, { doc }) => total + doc.length, 0));
    const rows = found.map(({ ref_key, doc }) => ({ ref_key, doc, dispositivo: JSON.parse(doc) as Dispositivo }));
    const dispositivos = rows.map(({ dispositivo }) => dispositivo);
    yield { diploma: JSON.parse(docOf.get(sigla) as string), rows, dispositivos };
  }
}
