import type { EntradaBusca, IndiceBusca } from '../snapshot/busca.ts';
import { PESOS } from './pesos.ts';
import { sinonimosDe } from './sinonimos.ts';
import { radicaisDoTrecho, type Unidade } from './unidades.ts';

/** A term of the subject index that the query, or a part of it, is. */
export interface Tema {
  /** Which units are not the term: its aspects. */
  resto: ReadonlySet<number>;
  /** What share of the query the term is. */
  parte: number;
  /** By id: how much each entry is about the term. */
  entradas: ReadonlyMap<number, number>;
}

const MAX_UNIDADES = 6;
/** Of a great term, only so many entries are looked at. */
const MAX_ENTRADAS = 80;
const MIN_PARTE = 0.2;
/** An act with so many entries of a term treats of it. */
const MIN_TRATADO = 3;

/** The terms of the subject index in a query. */
export function temasDe(unidades: readonly Unidade[], busca: IndiceBusca): Tema[] {
  const total = unidades.reduce((sum, { peso }) => sum + peso, 0);
  const temas: Tema[] = [];
  for (let length = Math.min(MAX_UNIDADES, unidades.length); length > 0; length--) {
    for (let from = 0; from + length <= unidades.length; from++) {
      const span = unidades.slice(from, from + length);
      const parte = span.reduce((sum, { peso }) => sum + peso, 0) / total;
      if (parte < MIN_PARTE) continue;
      const entradas = wordingsOf(span).flatMap((wording) => busca.termo(wording) ?? []);
      if (entradas.length === 0) continue;
      const resto = new Set([...unidades.keys()].filter((i) => i < from || i >= from + length));
      temas.push({
        resto,
        parte,
        entradas: weigh(entradas, new Set([...resto].flatMap((i) => stemsOf(unidades[i] as Unidade)))),
      });
    }
  }
  return temas;
}

const stemsOf = ({ alternativas }: Unidade) => alternativas.flatMap(({ radicais }) => radicais);

/** Any of its wordings may be a term. */
function wordingsOf(span: readonly Unidade[]): string[] {
  const own = radicaisDoTrecho(span);
  const [only, other] = span;
  const familia = only && !other ? only.alternativas.slice(1).map(({ radicais }) => radicais) : [];
  return [...new Set([own, ...familia, ...sinonimosDe(own)].map((stems) => stems.join(' ')))];
}

function weigh(entradas: readonly EntradaBusca[], resto: ReadonlySet<string>): Map<number, number> {
  const weights = new Map<number, number>();
  const spread = 1 / (1 + PESOS.espalhado * Math.log(1 + entradas.length / 8));
  const many = new Map<number, number>();
  for (const [, , , ato] of entradas) many.set(ato, (many.get(ato) ?? 0) + 1);
  const inAct = new Map<number, number>();
  for (const [id, subtermo, , ato] of entradas.slice(0, MAX_ENTRADAS)) {
    const aspects = subtermo === '' ? [] : subtermo.split(' ');
    const meant = aspects.some((stem) => resto.has(stem));
    const before = inAct.get(ato) ?? 0;
    inAct.set(ato, before + 1);
    let quality = PESOS.subtermo;
    // The first of an act opens what it says of the term, whatever aspect of it that is.
    if (aspects.length === 0) quality = Math.max(PESOS.subtermo, 1 - PESOS.seguinte * before);
    else if (meant) quality = PESOS.aspecto;
    else if (before === 0 && (many.get(ato) as number) >= MIN_TRATADO) quality = PESOS.primeira;
    weights.set(id, Math.max(weights.get(id) ?? 0, quality * spread));
  }
  return weights;
}
