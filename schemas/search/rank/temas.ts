import { artigoOuSumula } from '../index/doc.ts';
import { type EntradaSituada, situar } from '../index/temas-do-indice.ts';
import type { IndiceBusca } from '../indice.ts';
import { PESOS } from '../pesos.ts';
import type { Dicionario } from '../query/dicionario.ts';
import { radicaisDoTrecho, type Unidade } from '../query/unidades.ts';

/** A term of the subject index, or an institute of law, that matches the query or a part of it. */
export interface Tema {
  /** The units that are not part of the term. */
  resto: ReadonlySet<number>;
  /** The term's share of the query. */
  parte: number;
  /** For each id, how much its entry is about the term. */
  entradas: ReadonlyMap<number, number>;
  /** The ids of articles that are about it as a whole. */
  artigos: ReadonlySet<number>;
}

type Assuntos = Pick<IndiceBusca, 'termo' | 'id' | 'dicionario'>;

const NENHUM: ReadonlySet<number> = new Set();

const MAX_UNIDADES = 6;
const MIN_PARTE = 0.2;
/** An act with this many entries of a term regulates it. */
const MIN_TRATADO = 3;

/** Finds the terms of the subject index, and the institutes, in a query. */
export function temasDe(unidades: readonly Unidade[], busca: Assuntos): Tema[] {
  const total = unidades.reduce((sum, { peso }) => sum + peso, 0);
  const temas: Tema[] = [];
  for (let length = Math.min(MAX_UNIDADES, unidades.length); length > 0; length--) {
    for (let from = 0; from + length <= unidades.length; from++) {
      const span = unidades.slice(from, from + length);
      const parte = span.reduce((sum, { peso }) => sum + peso, 0) / total;
      if (parte < MIN_PARTE) continue;
      const dizeres = wordingsOf(span, busca.dicionario);
      const resto = new Set([...unidades.keys()].filter((i) => i < from || i >= from + length));
      const instituto = institutosEm(dizeres, busca);
      if (instituto.entradas.size > 0) temas.push({ resto, parte, ...instituto });
      const entradas = situar(dizeres.flatMap((dizer) => busca.termo(dizer) ?? []));
      if (entradas.length === 0) continue;
      const aspectos = new Set([...resto].flatMap((i) => stemsOf(unidades[i] as Unidade)));
      temas.push({ resto, parte, entradas: weigh(entradas, aspectos), artigos: NENHUM });
    }
  }
  return temas;
}

const stemsOf = ({ alternativas }: Unidade) => alternativas.flatMap(({ radicais }) => radicais);

/** Any wording may be a term. */
function wordingsOf(span: readonly Unidade[], dicionario: Dicionario): string[] {
  const own = radicaisDoTrecho(span);
  const [only, other] = span;
  const familia = only && !other ? only.alternativas.slice(1).map(({ radicais }) => radicais) : [];
  return [...new Set([own, ...familia, ...dicionario.sinonimos(own)].map((stems) => stems.join(' ')))];
}

/** The places of institutes with one of these names. Each counts less than the one before it. */
function institutosEm(dizeres: readonly string[], busca: Assuntos): Pick<Tema, 'entradas' | 'artigos'> {
  const entradas = new Map<number, number>();
  const artigos = new Set<number>();
  for (const chave of new Set(dizeres.flatMap((stems) => busca.dicionario.instituto(stems.split(' '))))) {
    const place = artigoOuSumula(chave);
    const id = busca.id(place);
    if (id === null) continue;
    if (place === chave) artigos.add(id);
    if (!entradas.has(id)) entradas.set(id, PESOS.instituto / (1 + PESOS.institutoSeguinte * entradas.size));
  }
  return { entradas, artigos };
}

function weigh(entradas: readonly EntradaSituada[], resto: ReadonlySet<string>): Map<number, number> {
  const weights = new Map<number, number>();
  for (const { id, aspectos, antes, doAto, total } of entradas) {
    const meant = aspectos.some((stem) => resto.has(stem));
    let quality = PESOS.subtermo;
    // An act's first entry introduces the term, whatever aspect it is about.
    if (aspectos.length === 0) quality = Math.max(PESOS.subtermo, 1 - PESOS.seguinte * antes);
    else if (meant) quality = PESOS.aspecto;
    else if (antes === 0 && doAto >= MIN_TRATADO) quality = PESOS.primeira;
    const spread = 1 / (1 + PESOS.espalhado * Math.log(1 + total / 8));
    weights.set(id, Math.max(weights.get(id) ?? 0, quality * spread));
  }
  return weights;
}
