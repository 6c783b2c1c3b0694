import type Database from 'better-sqlite3';
import type { FonteDeFatos, RegistroDeFatos } from '../../schemas/contract/model/artifacts/registro-de-fatos.ts';
import type { DiplomaListado } from '../../schemas/contract/model/corpus/diploma.ts';
import { FONTES_SUMULAS, LISTAS_SUMULAS, type Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import type { FonteLida } from '../../schemas/storage/artifacts.ts';
import { redacaoPosterior } from '../../schemas/verify/sumulas/sumula-em.ts';
import { verificadoOf } from '../bake/artifacts/leitura.ts';
import type { Local } from '../bake/artifacts/locais.ts';
import { sha256 } from '../fetch/page.ts';
import { composeVerificacaoLocal } from '../views/verificacao-local.ts';

/**
 * Composes the `RegistroDeFatos` of a database as JSON, in parts, dated by the day on which the database was baked.
 */
export function composeRegistro(raw: Database.Database, locais: Iterable<Local>, dia: string): Iterable<string> {
  const antes = { formato: 1, dia, fontes: fontesOf(raw, dia), ...aprovacoesOf(raw) };
  return composeVerificacaoLocal(verificadoOf(raw), comFatos(locais), antes);
}

/** Joins what is known of each act into one JSON object. */
function* comFatos(locais: Iterable<Local>): Generator<Pick<Local, 'sigla' | 'local'>> {
  for (const { sigla, local, fatos } of locais) yield { sigla, local: `${local.slice(0, -1)},${fatos.slice(1)}` };
}

/** When each súmula was approved, in the order in which they are listed, and the days of later wordings. */
function aprovacoesOf(raw: Database.Database): Pick<RegistroDeFatos, 'aprovadas' | 'redigidas'> {
  const docs = raw.prepare<[], string>('SELECT doc FROM sumula ORDER BY rowid').pluck().all();
  const sumulas = docs.map((doc) => JSON.parse(doc) as Sumula);
  const redigidas = sumulas.flatMap((sumula) => {
    const dia = redacaoPosterior(sumula);
    return dia === null ? [] : [[sumula.ref_key, dia] as const];
  });
  return {
    aprovadas: sumulas.map(({ data = null, aprovada_entre }) => aprovada_entre ?? data),
    redigidas: Object.fromEntries(redigidas),
  };
}

/** Returns what the acts and súmulas of a database were read from, and when each last changed. */
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
