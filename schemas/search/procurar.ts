import type { TipoBusca } from '../contract/operations/busca.ts';
import type { Faixa, IndiceBusca } from './indice.ts';
import { type NomesDaBusca, nomeadosEm } from './query/nomeados.ts';
import { type Pergunta, readPergunta, soltos, type Termo } from './query/pergunta.ts';
import { type Unidade, unidadesDe } from './query/unidades.ts';
import { findCandidatos } from './rank/candidatos.ts';
import { type Achado, notar, ordenar } from './rank/ordenar.ts';
import { Leitor } from './rank/pontuar.ts';
import { type Tema, temasDe } from './rank/temas.ts';

/** What to search in. */
export interface Onde {
  /** Acts and courts to search in; null for all. */
  siglas: ReadonlySet<string> | null;
  tipo: TipoBusca;
  /** Whether to include articles that only amend other acts. */
  alteradores: boolean;
  /** A further condition on an article or súmula, by its id. */
  aceito?(id: number): boolean;
}

/** A query that is ready to be searched for. */
export interface Procurada {
  pergunta: Pergunta;
  unidades: Unidade[];
  /** The ids of what contains an excluded word. */
  excluidos: ReadonlySet<number>;
  temas: Tema[];
}

/** The results, best first. */
export interface Procura extends Procurada {
  achados: Achado[];
  /** The stems of all wordings of the query. */
  ditos: readonly (readonly string[])[];
}

/** Reads a query into what it asks for and what it excludes, in the vocabulary of the index. */
export function ler(q: string, busca: IndiceBusca, nomes: NomesDaBusca): Procurada {
  const pergunta = soltarFrases(readPergunta(q), busca);
  const unidades = unidadesDe(pergunta, nomeadosEm(pergunta, nomes), busca);
  const excluidos = new Set(pergunta.excluidos.length > 0 ? busca.com(pergunta.excluidos) : []);
  return { pergunta, unidades, excluidos, temas: temasDe(unidades, busca) };
}

/** Searches an index. The same code runs in the service and in a browser. */
export function procurar(q: string, busca: IndiceBusca, nomes: NomesDaBusca, onde: Onde): Procura {
  const lida = ler(q, busca, nomes);
  const { pergunta, unidades, excluidos, temas } = lida;
  if (pergunta.termos.length === 0) return { ...lida, achados: [], ditos: [] };
  const aceito = permitidos(pergunta, excluidos, busca, onde);
  const ids = new Set(findCandidatos(unidades, busca, aceito));
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
  return {
    ...lida,
    achados: ordenar(avaliados, avaliar, busca),
    ditos: unidades.flatMap(({ alternativas }) => alternativas.map(({ radicais }) => radicais)),
  };
}

/** Treats a quoted phrase that occurs nowhere as separate words. */
function soltarFrases({ termos, excluidos }: Pergunta, busca: IndiceBusca): Pergunta {
  return {
    termos: termos.flatMap((termo): Termo[] =>
      !termo.frase || busca.com([termo]).length > 0 ? [termo] : soltos(termo),
    ),
    excluidos,
  };
}

/** Restricts results to the place searched in, to those with every phrase, and to those without excluded words. */
function permitidos(
  { termos }: Pergunta,
  excluidos: ReadonlySet<number>,
  busca: IndiceBusca,
  onde: Onde,
): (id: number) => boolean {
  const frases = termos.filter(({ frase }) => frase).map((termo) => new Set(busca.com([termo])));
  const faixas: readonly Faixa[] = busca.faixas(onde.siglas, onde.tipo);
  return (id) =>
    frases.every((those) => those.has(id)) &&
    !excluidos.has(id) &&
    faixas.some(([from, to]) => from <= id && id <= to) &&
    (onde.alteradores || !busca.alterador(id)) &&
    (onde.aceito?.(id) ?? true);
}
