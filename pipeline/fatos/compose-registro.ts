import type Database from 'better-sqlite3';
import type { FonteDeFatos, RegistroDeFatos } from '../../schemas/contract/model/artifacts/registro-de-fatos.ts';
import type { DiplomaListado } from '../../schemas/contract/model/corpus/diploma.ts';
import { FONTES_SUMULAS, LISTAS_SUMULAS, type Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import type { FonteLida } from '../../schemas/storage/artifacts.ts';
import { redacaoPosterior } from '../../schemas/verify/sumulas/sumula-em.ts';
import type { Colheita } from '../bake/artifacts/colheita.ts';
import { verificacaoLocalOf } from '../bake/artifacts/leitura.ts';
import { sha256 } from '../fetch/page.ts';

/** Composes the `RegistroDeFatos` of a database as JSON, dated by the day on which the database was baked. */
export function composeRegistro(
  raw: Database.Database,
  { locais, fatos }: Pick<Colheita, 'locais' | 'fatos'>,
  dia: string,
): string {
  const atos = new Map(Array.from(locais, ([sigla, local]) => [sigla, join(local, fatos.get(sigla) as string)]));
  const head = JSON.stringify({ formato: 1, dia, fontes: fontesOf(raw, dia), ...aprovacoesOf(raw) });
  return join(head, verificacaoLocalOf(raw, atos));
}

/** Joins two JSON objects into one. */
const join = (one: string, other: string): string => `${one.slice(0, -1)},${other.slice(1)}`;

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
