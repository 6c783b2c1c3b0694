import type { Nomes } from '../../schemas/grammar/citacoes/nomes.ts';
import type { Dispositivo } from '../../schemas/model/dispositivo.ts';
import type { Sumula } from '../../schemas/model/sumula.ts';
import { referenciasDeDispositivo, referenciasDeSumula } from '../views/referencias.ts';
import type { Draft } from './draft.ts';
import { keyRange } from './previous-snapshot.ts';
import type { SnapshotDb } from './snapshot-db.ts';

/** Bakes what an act cites, from its provisions in reading order. */
export function bakeReferencias(
  { insert }: SnapshotDb,
  sigla: string,
  dispositivos: readonly Dispositivo[],
  nomes: Nomes,
): void {
  const ato = { artigos: new Set(dispositivos.map(({ artigo }) => artigo)), ano: nomes.ano.get(sigla) ?? null };
  for (const dispositivo of dispositivos) {
    for (const para of referenciasDeDispositivo(dispositivo, ato, nomes)) {
      insert.referencia({ de: dispositivo.ref_key, para });
    }
  }
}

/** The same of an act that did not change, as the previous snapshot has it. */
export function takeOverReferencias({ raw }: SnapshotDb, sigla: string): void {
  raw
    .prepare('INSERT INTO referencia SELECT * FROM anterior.referencia WHERE de > ? AND de < ? ORDER BY rowid')
    .run(...keyRange(sigla));
}

/** Bakes what the súmulas of the draft cite: they are few, and always read. */
export function bakeReferenciasDeSumulas({ db }: Draft, nomes: Nomes): void {
  const rows = db.raw
    .prepare<[], { doc: string; data: string | null }>('SELECT doc, data FROM sumula ORDER BY rowid')
    .all();
  for (const { doc, data } of rows) {
    const sumula = JSON.parse(doc) as Sumula;
    for (const para of referenciasDeSumula(sumula, data, nomes)) db.insert.referencia({ de: sumula.ref_key, para });
  }
}
