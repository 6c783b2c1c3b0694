import type { ResultadoBusca } from '../../schemas/contract/model/service/busca.ts';
import type { TipoBusca } from '../../schemas/contract/operations/busca.ts';
import type { DocBusca } from '../../schemas/search/index/doc.ts';
import { situar } from '../../schemas/search/index/temas-do-indice.ts';
import { readCitados } from '../../schemas/search/query/citados.ts';
import { type NomesPorRadicais, nomeadosEm, nomesPorRadicais } from '../../schemas/search/query/nomeados.ts';
import { type Pergunta, readPergunta, soltos, type Termo } from '../../schemas/search/query/pergunta.ts';
import { unidadesDe } from '../../schemas/search/query/unidades.ts';
import { type Achado, notar, ordenar } from '../../schemas/search/rank/ordenar.ts';
import { Leitor } from '../../schemas/search/rank/pontuar.ts';
import { temasDe } from '../../schemas/search/rank/temas.ts';
import type { Acervo } from '../snapshot/acervo.ts';
import type { IndiceBusca } from '../snapshot/busca.ts';
import { findCandidatos, fraseQuery } from './candidatos.ts';
import { composeResultado, type Mostrado } from './resultado.ts';

export interface Filtro {
  /** Acts and courts to search in; null for all. */
  siglas: ReadonlySet<string> | null;
  tipo: TipoBusca;
  alteradores: boolean;
  limit: number;
}

/** What answers a query best: what it cites first, then what says what it asks for. */
export function buscar(q: string, acervo: Acervo, filtro: Filtro): ResultadoBusca[] {
  const { mostrados, radicais } = achar(q, acervo, filtro);
  return mostrados.map((each) => composeResultado(each, radicais, acervo));
}

export interface Achados {
  /** What is cited first. */
  mostrados: Mostrado[];
  citados: number;
  /** The stems of all wordings of what was asked. */
  radicais: ReadonlySet<string>;
  /** What is asked beside what is cited. */
  resto: string;
}

/** What `buscar` answers, before it is composed. */
export function achar(q: string, acervo: Acervo, filtro: Filtro): Achados {
  const { busca } = acervo;
  const { ref_keys, resto } = readCitados(q, acervo);
  const { achados, radicais } = procurar(resto, busca, nomesDaBusca(acervo), filtro);
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
  return { mostrados: shown.slice(0, filtro.limit), citados: citados.length, radicais, resto };
}

export function aceita({ sigla, sumula, alterador }: DocBusca, { siglas, tipo, alteradores }: Filtro): boolean {
  const ofTipo = tipo === 'todos' || (tipo === 'sumulas') === sumula;
  return ofTipo && (siglas === null || siglas.has(sigla)) && (alteradores || !alterador);
}

/** The article itself is the answer, unless one provision below it says all that was asked by itself. */
function mostrar({ doc, nota, melhor, proprio }: Achado, busca: IndiceBusca): Mostrado {
  const artigo = busca.refKey(doc.id) as string;
  const mostra = melhor === 0 ? artigo : artigo + busca.chaves(doc.id)[melhor];
  return { doc, ref_key: proprio ? mostra : artigo, mostra, rank: Math.round(nota * 1e4) / 1e4 };
}

const nomesPorAcervo = new WeakMap<Acervo, NomesPorRadicais>();

function nomesDaBusca(acervo: Acervo): NomesPorRadicais {
  const known = nomesPorAcervo.get(acervo) ?? nomesPorRadicais(acervo.nomes());
  nomesPorAcervo.set(acervo, known);
  return known;
}

interface Procura {
  achados: Achado[];
  /** The stems of all wordings of what was asked. */
  radicais: ReadonlySet<string>;
}

function procurar(q: string, busca: IndiceBusca, nomes: NomesPorRadicais, filtro: Filtro): Procura {
  const pergunta = soltarFrases(readPergunta(q), busca);
  if (pergunta.termos.length === 0) return { achados: [], radicais: new Set() };
  const unidades = unidadesDe(pergunta, nomeadosEm(pergunta, nomes), busca);
  const faixas = busca.faixas(filtro.siglas, filtro.tipo);
  const allowed = permitidos(pergunta, busca);
  const aceito = (id: number) =>
    allowed(id) && faixas.some(([from, to]) => from <= id && id <= to) && (filtro.alteradores || !busca.alterador(id));
  const ids = new Set(findCandidatos(unidades, busca, aceito));
  const temas = temasDe(unidades, (dizeres) => situar(dizeres.flatMap((dizer) => busca.termo(dizer) ?? [])), busca.id);
  for (const { entradas } of temas) for (const id of entradas.keys()) ids.add(id);
  const leitor = new Leitor(unidades, busca.raridade);
  const avaliados = new Map<number, Achado | null>();
  const avaliar = (id: number): Achado | null => {
    let achado = avaliados.get(id);
    if (achado === undefined) {
      const doc = aceito(id) ? busca.doc(id) : null;
      achado = doc && notar(doc, leitor.pontuar(doc), temas, unidades);
      avaliados.set(id, achado);
    }
    return achado;
  };
  for (const id of ids) avaliar(id);
  const achados = ordenar(avaliados, avaliar, busca).slice(0, filtro.limit);
  return {
    achados,
    radicais: new Set(unidades.flatMap(({ alternativas }) => alternativas.flatMap((each) => each.radicais))),
  };
}

/** Words between quotation marks that nowhere stand together are words. */
function soltarFrases({ termos, excluidos }: Pergunta, busca: IndiceBusca): Pergunta {
  return {
    termos: termos.flatMap((termo): Termo[] =>
      !termo.frase || busca.todos(fraseQuery([termo])).length > 0 ? [termo] : soltos(termo),
    ),
    excluidos,
  };
}

/** Whatever else speaks for an article, it holds every phrase and nothing that is excluded. */
function permitidos({ termos, excluidos }: Pergunta, busca: IndiceBusca): (id: number) => boolean {
  const frases = termos.filter(({ frase }) => frase);
  const all = (those: Termo[], joint: ' AND ' | ' OR ') => new Set(busca.todos(fraseQuery(those, joint)));
  const holding = frases.length > 0 ? all(frases, ' AND ') : null;
  const excluded = excluidos.length > 0 ? all(excluidos, ' OR ') : null;
  return (id) => (holding?.has(id) ?? true) && !excluded?.has(id);
}
