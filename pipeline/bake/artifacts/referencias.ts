import type Database from 'better-sqlite3';
import type { Nomes } from '../../../schemas/citations/mentions/names.ts';
import type { Dispositivo } from '../../../schemas/contract/model/corpus/dispositivo.ts';
import type { Sumula } from '../../../schemas/contract/model/corpus/sumula.ts';
import { principalDe } from '../../../schemas/referencias/disposicoes-transitorias.ts';
import { referenciasDeDispositivo, referenciasDeSumula } from '../../../schemas/referencias/referencias.ts';
import type { Draft } from '../draft/draft.ts';
import { keyRange } from '../draft/previous-snapshot.ts';
import type { SnapshotDb } from '../draft/snapshot-db.ts';

/** Bakes what an act cites, from its provisions in reading order. */
export function bakeReferencias(draft: Draft, sigla: string, dispositivos: readonly Dispositivo[], nomes: Nomes): void {
  const ato = {
    sigla,
    chaves: new Set(dispositivos.map(({ ref_key }) => ref_key)),
    principais: keysOf(draft, principalDe(sigla)),
    ano: nomes.ano.get(sigla) ?? null,
  };
  for (const dispositivo of dispositivos) {
    for (const para of referenciasDeDispositivo(dispositivo, ato, nomes)) {
      draft.db.insert.referencia({ de: dispositivo.ref_key, para });
    }
  }
}

function keysOf(draft: Draft, sigla: string | null): ReadonlySet<string> {
  const known = sigla !== null && draft.vigencias.has(sigla);
  return new Set(known ? draft.ato(sigla).dispositivos.map(({ ref_key }) => ref_key) : []);
}

/** Copies the references of an unchanged act from the previous snapshot. */
export function takeOverReferencias({ raw }: SnapshotDb, sigla: string): void {
  raw
    .prepare('INSERT INTO referencia SELECT * FROM anterior.referencia WHERE de > ? AND de < ? ORDER BY rowid')
    .run(...keyRange(sigla));
}

/** Bakes what the súmulas of the draft cite. They are few, so they are read again each time. */
export function bakeReferenciasDeSumulas({ db }: Draft, nomes: Nomes): void {
  const rows = db.raw
    .prepare<[], { doc: string; data: string | null }>('SELECT doc, data FROM sumula ORDER BY rowid')
    .all();
  for (const { doc, data } of rows) {
    const sumula = JSON.parse(doc) as Sumula;
    for (const para of referenciasDeSumula(sumula, data, nomes)) db.insert.referencia({ de: sumula.ref_key, para });
  }
}

/** A reference to an act or list of the snapshot that leads to no row of it. */
export interface ReferenciaSemLinha {
  de: string;
  para: string;
}

/** Returns the references to acts and lists of the snapshot whose target is not in them. */
export function referenciasSemLinha(raw: Database.Database): ReferenciaSemLinha[] {
  return raw
    .prepare<[], ReferenciaSemLinha>(
      `SELECT de, para FROM referencia
       WHERE NOT EXISTS (SELECT 1 FROM dispositivo WHERE ref_key = para) AND NOT EXISTS (SELECT 1 FROM sumula WHERE ref_key = para)
       AND (substr(para, 1, instr(para, '.') - 1) IN (SELECT sigla FROM diploma)
         OR EXISTS (SELECT 1 FROM sumula WHERE para GLOB 'SUM.' || tribunal || '.*'))
       ORDER BY rowid`,
    )
    .all();
}
