import type Database from 'better-sqlite3';
import type { DiplomaListado } from '../../../schemas/contract/model/corpus/diploma.ts';
import type { Sumula } from '../../../schemas/contract/model/corpus/sumula.ts';
import {
  type Arquivo,
  CITACOES,
  Citacoes,
  FATOS,
  leituraPath,
  VERIFICACAO,
} from '../../../schemas/storage/artifacts.ts';
import { composeRegistro } from '../../fatos/compose-registro.ts';
import { createGate } from '../../views/gate.ts';
import { composeLeitura } from '../../views/leitura.ts';
import { composeVerificacaoLocal } from '../../views/verificacao-local.ts';
import type { AtoLido } from '../draft/ato-lido.ts';
import type { Draft } from '../draft/draft.ts';
import { writeJson } from './artifact.ts';
import type { Colheita } from './colheita.ts';

const checkCitacoes = createGate(Citacoes, 'Citacoes');

/** Bakes what a reader of an act sees besides its provisions. */
export function bakeLeitura(folder: string, ato: AtoLido): Arquivo[] {
  return writeJson(folder, leituraPath(ato.diploma.sigla), leituraOf(ato));
}

/** Returns the `Leitura` of an act, as JSON. */
export const leituraOf = ({ complemento, versoes }: AtoLido): string =>
  JSON.stringify(composeLeitura(complemento, versoes));

/**
 * Bakes the citations and the data with which a browser verifies. Run it when acts, súmulas, references and names are
 * in the database.
 */
export function bakeSite(
  { db, folder }: Pick<Draft, 'db' | 'folder'>,
  { locais, fatos }: Pick<Colheita, 'locais' | 'fatos'>,
  geradoEm: string,
): Arquivo[] {
  return [
    ...writeJson(folder, FATOS, composeRegistro(db.raw, { locais, fatos }, geradoEm.slice(0, 10))),
    ...writeJson(folder, CITACOES, citacoesOf(db.raw)),
    ...writeJson(folder, VERIFICACAO, verificacaoLocalOf(db.raw, locais)),
  ];
}

/**
 * Returns `Citacoes` as JSON. What the snapshot has and is cited comes in code-unit order; what cites it, in the order
 * in which it was read.
 */
export function citacoesOf(raw: Database.Database): string {
  const rows = raw
    .prepare<[], { de: string; para: string }>(
      `SELECT de, para FROM referencia
       WHERE EXISTS (SELECT 1 FROM dispositivo WHERE ref_key = para) OR EXISTS (SELECT 1 FROM sumula WHERE ref_key = para)
       ORDER BY para, rowid`,
    )
    .all();
  const citado_por: Citacoes['citado_por'] = {};
  for (const { de, para } of rows) {
    const known = citado_por[para];
    if (known) known.push(de);
    else citado_por[para] = [de];
  }
  return JSON.stringify(checkCitacoes({ citado_por }, CITACOES));
}

/** Returns `VerificacaoLocal` as JSON. */
export function verificacaoLocalOf(raw: Database.Database, atos: Colheita['locais']): string {
  const docs = <T>(sql: string) =>
    raw
      .prepare<[], string>(sql)
      .pluck()
      .all()
      .map((doc) => JSON.parse(doc) as T);
  return composeVerificacaoLocal({
    diplomas: docs<DiplomaListado>('SELECT lista FROM diploma ORDER BY ordem'),
    nomes: raw.prepare<[], { chave: string; sigla: string }>('SELECT chave, sigla FROM alias ORDER BY chave').all(),
    atos,
    sumulas: docs<Sumula>('SELECT doc FROM sumula ORDER BY rowid'),
  });
}
