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
import { composeVerificacaoLocal, type Verificado } from '../../views/verificacao-local.ts';
import type { AtoLido } from '../draft/ato-lido.ts';
import type { Draft } from '../draft/draft.ts';
import { writeJson, writeLongJson } from './artifact.ts';
import type { Local } from './locais.ts';

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
  locais: Iterable<Local>,
  geradoEm: string,
): Arquivo[] {
  return [
    ...writeLongJson(folder, FATOS, composeRegistro(db.raw, locais, geradoEm.slice(0, 10))),
    ...writeJson(folder, CITACOES, citacoesOf(db.raw)),
    ...writeLongJson(folder, VERIFICACAO, verificacaoLocalOf(db.raw, locais)),
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

/** Yields `VerificacaoLocal` as JSON, in parts. */
export const verificacaoLocalOf = (raw: Database.Database, locais: Iterable<Local>): Iterable<string> =>
  composeVerificacaoLocal(verificadoOf(raw), locais);

/** Returns what verification needs besides the acts' own data. */
export function verificadoOf(raw: Database.Database): Verificado {
  const docs = <T>(sql: string) =>
    raw
      .prepare<[], string>(sql)
      .pluck()
      .all()
      .map((doc) => JSON.parse(doc) as T);
  return {
    diplomas: docs<DiplomaListado>('SELECT lista FROM diploma ORDER BY ordem'),
    nomes: raw.prepare<[], { chave: string; sigla: string }>('SELECT chave, sigla FROM alias ORDER BY chave').all(),
    sumulas: docs<Sumula>('SELECT doc FROM sumula ORDER BY rowid'),
  };
}
