import { listRadicais } from '../../text/radicais-em-ordem.ts';
import { artigoOuSumula } from '../index/doc.ts';
import dados from './institutos.json' with { type: 'json' };

interface Institutos {
  /** By the stems of a name: ref_keys, the principal one first. */
  lugares: ReadonlyMap<string, readonly string[]>;
  /** By article or súmula: how well it is known. */
  notoriedades: ReadonlyMap<string, number>;
  /** By article or súmula: the stems of all names that lead there. */
  nomes: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Made at the first search. */
let institutos: Institutos | null = null;
const known = () => {
  institutos ??= readInstitutos();
  return institutos;
};

/** A provision that is not the first that comes to mind. */
const TAMBEM = 0.4;
const NENHUM: ReadonlySet<string> = new Set();

/** A name is the same in whatever order its words are typed. */
const keyOf = (radicais: readonly string[]) => [...radicais].sort().join(' ');

/**
 * Where the law treats of an institute that doctrine has a name for, the principal provision first: as the index of a
 * printed code has it, whether or not the law says that name.
 */
export const dispositivosDoInstituto = (radicais: readonly string[]): readonly string[] =>
  known().lugares.get(keyOf(radicais)) ?? [];

/** All of them, by the stems of their names in the order of letters. */
export const todosInstitutos = (): ReadonlyMap<string, readonly string[]> => known().lugares;

/** 1 for an article or súmula that an institute is known by, less for what also treats of one, else 0. */
export const notoriedadeDe = (artigo: string): number => known().notoriedades.get(artigo) ?? 0;

/** The stems of the names of all institutes that lead to an article or súmula. */
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
      const key = keyOf(radicais);
      lugares.set(key, [...new Set([...(lugares.get(key) ?? []), ...keys])]);
      for (const place of places) byPlace.set(place, new Set([...(byPlace.get(place) ?? []), ...radicais]));
    }
  }
  return { lugares, notoriedades, nomes: byPlace };
}
