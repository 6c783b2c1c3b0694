import { chaveDosRadicais, listRadicais } from '../../text/radicais-em-ordem.ts';
import { artigoOuSumula } from '../index/doc.ts';
import dados from './institutos.json' with { type: 'json' };

interface Institutos {
  /** Maps the stems of a name to ref_keys, the principal one first. */
  lugares: ReadonlyMap<string, readonly string[]>;
  /** Maps an article or súmula to how well known it is. */
  notoriedades: ReadonlyMap<string, number>;
  /** Maps an article or súmula to the stems of all names that lead to it. */
  nomes: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Built at the first search. */
let institutos: Institutos | null = null;
const known = () => {
  institutos ??= readInstitutos();
  return institutos;
};

/** For a provision that is not the principal one. */
const TAMBEM = 0.4;
const NENHUM: ReadonlySet<string> = new Set();

/**
 * Where the law regulates an institute that legal doctrine has a name for, the principal provision first: as in the
 * index of a printed code, whether or not the law uses that name.
 */
export const dispositivosDoInstituto = (radicais: readonly string[]): readonly string[] =>
  known().lugares.get(chaveDosRadicais(radicais)) ?? [];

/** All institutes, by the sorted stems of their names. */
export const todosInstitutos = (): ReadonlyMap<string, readonly string[]> => known().lugares;

/**
 * 1 for an article or súmula that is the principal one of an institute, less for others of an institute, otherwise 0.
 */
export const notoriedadeDe = (artigo: string): number => known().notoriedades.get(artigo) ?? 0;

/** The stems of all institute names that lead to an article or súmula. */
export const radicaisDosInstitutos = (artigo: string): ReadonlySet<string> => known().nomes.get(artigo) ?? NENHUM;

function readInstitutos(): Institutos {
  const lugares = new Map<string, string[]>();
  const notoriedades = new Map<string, number>();
  const byPlace = new Map<string, Set<string>>();
  for (const [nomes, chaves] of Object.entries(dados)) {
    const keys = chaves.split(' ');
    const places = keys.map(artigoOuSumula);
    for (const [i, place] of places.entries())
      notoriedades.set(place, Math.max(notoriedades.get(place) ?? 0, i === 0 ? 1 : TAMBEM));
    for (const radicais of nomes.split(', ').map(listRadicais)) {
      const key = chaveDosRadicais(radicais);
      lugares.set(key, [...new Set([...(lugares.get(key) ?? []), ...keys])]);
      for (const place of places) byPlace.set(place, new Set([...(byPlace.get(place) ?? []), ...radicais]));
    }
  }
  return { lugares, notoriedades, nomes: byPlace };
}
