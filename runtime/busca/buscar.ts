import type { ResultadoBusca } from '../../schemas/contract/model/service/busca.ts';
import type { DocBusca } from '../../schemas/search/index/doc.ts';
import { type Onde, procurar } from '../../schemas/search/procurar.ts';
import { readCitados } from '../../schemas/search/query/citados.ts';
import type { Achado } from '../../schemas/search/rank/ordenar.ts';
import type { DitoMarcado } from '../../schemas/search/trecho.ts';
import type { Acervo } from '../snapshot/acervo.ts';
import type { IndiceDoAcervo } from '../snapshot/busca.ts';
import { composeResultado, type Mostrado } from './resultado.ts';

export interface Filtro extends Onde {
  limit: number;
}

/** Returns the best answers to a query: first the provisions that it cites, then those that match its words. */
export function buscar(q: string, acervo: Acervo, filtro: Filtro): ResultadoBusca[] {
  const { mostrados, ditos } = achar(q, acervo, filtro);
  return mostrados.map((each) => composeResultado(each, ditos, acervo));
}

export interface Achados {
  /** Cited provisions come first. */
  mostrados: Mostrado[];
  citados: number;
  /** The stems of all wordings of the query. */
  ditos: readonly DitoMarcado[];
  /** The words of the query that are not a citation. */
  resto: string;
}

/** Finds what `buscar` returns, before the results are composed. */
export function achar(q: string, acervo: Acervo, filtro: Filtro): Achados {
  const { busca } = acervo;
  const { ref_keys, resto } = readCitados(q, acervo);
  const procura = procurar(resto, busca, busca.nomes, filtro);
  const { ditos } = procura;
  const achados = procura.achados.slice(0, filtro.limit);
  const top = (achados[0]?.nota ?? 0) + 1;
  const citados = ref_keys.flatMap((ref_key, i): Mostrado[] => {
    const id = busca.id(ref_key.startsWith('SUM.') ? ref_key : ref_key.split('.', 2).join('.'));
    const doc = id === null ? null : busca.doc(id);
    return doc && aceita(doc, filtro) ? [{ doc, ref_key, mostra: ref_key, rank: top + (ref_keys.length - i) }] : [];
  });
  const shown = [...citados];
  const seen = new Set(citados.map(({ doc }) => doc.id));
  for (const achado of achados)
    if (!seen.has(achado.doc.id) && shown.length < filtro.limit) shown.push(mostrar(achado, busca));
  return { mostrados: shown.slice(0, filtro.limit), citados: citados.length, ditos, resto };
}

/** Whether the filters of a search let an article or súmula through. `siglas: null` means every act. */
export function aceita({ sigla, sumula, alterador }: DocBusca, { siglas, tipo, alteradores }: Onde): boolean {
  const ofTipo = tipo === 'todos' || (tipo === 'sumulas') === sumula;
  return ofTipo && (siglas === null || siglas.has(sigla)) && (alteradores || !alterador);
}

/** Shows the article itself, unless one provision of it contains every word of the query. */
function mostrar({ doc, nota, melhor, proprio }: Achado, busca: IndiceDoAcervo): Mostrado {
  const artigo = busca.refKey(doc.id) as string;
  const mostra = melhor === 0 ? artigo : artigo + busca.chaves(doc.id)[melhor];
  return { doc, ref_key: proprio ? mostra : artigo, mostra, rank: Math.round(nota * 1e4) / 1e4 };
}
