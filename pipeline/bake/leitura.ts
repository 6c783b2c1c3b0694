import type Database from 'better-sqlite3';
import type { DiplomaListado } from '../../schemas/contract/model/diploma.ts';
import { type FonteDeFatos, RegistroDeFatos } from '../../schemas/contract/model/registro-de-fatos.ts';
import { FONTES_SUMULAS, LISTAS_SUMULAS, type Sumula } from '../../schemas/contract/model/sumula.ts';
import type { VerificacaoLocal } from '../../schemas/contract/model/verificacao-local.ts';
import {
  type Arquivo,
  CITACOES,
  Citacoes,
  FATOS,
  type FonteLida,
  leituraPath,
  VERIFICACAO,
} from '../../schemas/storage/artifacts.ts';
import { sha256 } from '../fetch/page.ts';
import { createGate } from '../views/gate.ts';
import { composeLeitura } from '../views/leitura.ts';
import { composeVerificacaoLocal } from '../views/verificacao-local.ts';
import { writeJson } from './artifact.ts';
import type { AtoLido } from './ato-lido.ts';
import type { Colheita } from './colheita.ts';
import type { Draft } from './draft.ts';

const checkRegistro = createGate(RegistroDeFatos, 'RegistroDeFatos');
const checkCitacoes = createGate(Citacoes, 'Citacoes');

/** Bakes what a reader of an act sees beside its provisions. */
export function bakeLeitura(folder: string, ato: AtoLido): Arquivo[] {
  return writeJson(folder, leituraPath(ato.diploma.sigla), leituraOf(ato));
}

/** `Leitura` of an act, as JSON. */
export const leituraOf = ({ complemento, versoes }: AtoLido): string =>
  JSON.stringify(composeLeitura(complemento, versoes));

/** Bakes what is cited by what, and what a browser verifies by. To run when acts, súmulas, references and names are in. */
export function bakeSite(
  { db, folder }: Pick<Draft, 'db' | 'folder'>,
  { locais, fatos }: Pick<Colheita, 'locais' | 'fatos'>,
  geradoEm: string,
): Arquivo[] {
  return [
    ...writeJson(folder, FATOS, JSON.stringify(composeRegistro(db.raw, { locais, fatos }, geradoEm.slice(0, 10)))),
    ...writeJson(folder, CITACOES, citacoesOf(db.raw)),
    ...writeJson(folder, VERIFICACAO, verificacaoLocalOf(db.raw, locais)),
  ];
}

/** `Citacoes` as JSON: of what the snapshot has, in code-unit order; what cites, in the order in which it was read. */
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

/** `VerificacaoLocal` as JSON. */
export const verificacaoLocalOf = (raw: Database.Database, atos: Colheita['locais']): string =>
  JSON.stringify(composeLocal(raw, atos));

/** `RegistroDeFatos` of a database: as of the day on which it was baked. */
export function composeRegistro(
  raw: Database.Database,
  { locais, fatos }: Pick<Colheita, 'locais' | 'fatos'>,
  dia: string,
): RegistroDeFatos {
  const fontes = fontesOf(raw, dia);
  const registro = { formato: 1, dia, fontes, ...composeLocal(raw, locais), atos: fatos };
  return checkRegistro(registro, FATOS);
}

/** What the acts and súmulas of a database were read from, and when they last changed. */
function fontesOf(raw: Database.Database, dia: string): FonteDeFatos[] {
  const acts = raw
    .prepare<[], { sigla: string; doc: string; fonte: string }>('SELECT sigla, doc, fonte FROM diploma ORDER BY ordem')
    .all();
  const pages = acts.flatMap(({ sigla, doc, fonte }) => {
    const lida_em = (JSON.parse(doc) as DiplomaListado).ingested_at?.slice(0, 10) ?? dia;
    const { paginas } = JSON.parse(fonte) as FonteLida;
    return paginas.map(({ url, bytes }): FonteDeFatos => ({ fonte: sigla, lida_em, sha256: bytes, url }));
  });
  const list = raw.prepare<[string, number], string>(
    'SELECT doc FROM sumula WHERE tribunal = ? AND vinculante = ? ORDER BY numero',
  );
  const lists = FONTES_SUMULAS.flatMap((fonte): FonteDeFatos[] => {
    const { tribunal, vinculante } = LISTAS_SUMULAS[fonte];
    const docs = list.pluck().all(tribunal, Number(vinculante));
    return docs.length === 0 ? [] : [{ fonte, lida_em: dia, sha256: sha256(docs.join('\n')) }];
  });
  return [...pages, ...lists];
}

function composeLocal(raw: Database.Database, atos: Colheita['locais']): VerificacaoLocal {
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
