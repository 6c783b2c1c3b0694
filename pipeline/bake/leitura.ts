import type Database from 'better-sqlite3';
import {
  type Arquivo,
  CITACOES,
  Citacoes,
  type Complemento,
  leituraPath,
  VERIFICACAO,
} from '../../schemas/artifacts.ts';
import type { DiplomaListado } from '../../schemas/model/diploma.ts';
import type { Dispositivo, VersoesDispositivo } from '../../schemas/model/dispositivo.ts';
import type { Sumula } from '../../schemas/model/sumula.ts';
import { createGate } from '../views/gate.ts';
import { composeLeitura } from '../views/leitura.ts';
import { composeVerificacaoLocal } from '../views/verificacao-local.ts';
import { writeJson } from './artifact.ts';
import { createCollector } from './collect.ts';
import type { Draft } from './draft.ts';
import { keyRange } from './previous-snapshot.ts';

const checkCitacoes = createGate(Citacoes, 'Citacoes');

/** Bakes what a reader of an act sees beside its provisions. */
export function bakeLeitura({ db, folder }: Pick<Draft, 'db' | 'folder'>, sigla: string): Arquivo[] {
  return writeJson(folder, leituraPath(sigla), leituraOf(db.raw, sigla));
}

/** `Leitura` of an act, as JSON. */
export function leituraOf(raw: Database.Database, sigla: string): string {
  const complemento = raw
    .prepare<[string], string>('SELECT complemento FROM diploma WHERE sigla = ?')
    .pluck()
    .get(sigla);
  const historico = raw
    .prepare<[string], string>(
      `SELECT versoes.doc FROM dispositivo JOIN versoes USING (ref_key) WHERE sigla = ? ORDER BY ordem`,
    )
    .pluck()
    .all(sigla);
  return JSON.stringify(
    composeLeitura(
      JSON.parse(complemento as string) as Complemento,
      historico.map((doc) => JSON.parse(doc) as VersoesDispositivo),
    ),
  );
}

/** Bakes what is cited by what, and what a browser verifies by. To run when acts, súmulas, references and names are in. */
export function bakeSite({ db, folder }: Pick<Draft, 'db' | 'folder'>): Arquivo[] {
  return [
    ...writeJson(folder, CITACOES, citacoesOf(db.raw)),
    ...writeJson(folder, VERIFICACAO, verificacaoLocalOf(db.raw)),
  ];
}

/** `Citacoes` as JSON: of what the snapshot has, in code-unit order; what cites, in the order in which it was read. */
export function citacoesOf(raw: Database.Database): string {
  const rows = raw
    .prepare<[], { de: string; para: string }>(
      `SELECT de, para FROM referencia
       WHERE para IN (SELECT ref_key FROM dispositivo UNION ALL SELECT ref_key FROM sumula)
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

/** `VerificacaoLocal` as JSON. */
export function verificacaoLocalOf(raw: Database.Database): string {
  const collect = createCollector(6_000_000);
  const docs = <T>(sql: string, ...keys: string[]) => {
    const rows = raw
      .prepare<string[], string>(sql)
      .pluck()
      .all(...keys);
    collect(rows.reduce((total, doc) => total + doc.length, 0));
    return rows.map((doc) => JSON.parse(doc) as T);
  };
  const epigrafe = raw
    .prepare<[string], string>("SELECT complemento ->> '$.epigrafe' FROM diploma WHERE sigla = ?")
    .pluck();
  return JSON.stringify(
    composeVerificacaoLocal({
      diplomas: docs<DiplomaListado>('SELECT lista FROM diploma ORDER BY ordem'),
      nomes: raw.prepare<[], { chave: string; sigla: string }>('SELECT chave, sigla FROM alias ORDER BY chave').all(),
      dispositivos: (sigla) => docs<Dispositivo>('SELECT doc FROM dispositivo WHERE sigla = ? ORDER BY ordem', sigla),
      versoes: (sigla) =>
        docs<VersoesDispositivo>(
          "SELECT doc FROM versoes WHERE ref_key > ? AND ref_key < ? AND json_array_length(doc, '$.versoes') > 1",
          ...keyRange(sigla),
        ),
      epigrafe: (sigla) => epigrafe.get(sigla) ?? '',
      sumulas: docs<Sumula>('SELECT doc FROM sumula ORDER BY rowid'),
    }),
  );
}
