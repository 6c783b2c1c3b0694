import type { Peca } from '../../parse/types.ts';

/** How many articles the page words, and how many of them it words alike a second time. */
export interface Repetidos {
  artigos: number;
  repetidos: number;
  /** The longest run of articles that stands, as worded and in the same order, further up the page. */
  seguidos: number;
}

/** An article's label and the beginning of its words, up to a note: behind the signature notes are words like others. */
const ARTIGO = /^\s*["“”]?\s*([Aa][Rr][Tt](?:[Ii][Gg][Oo])?[Ss]?[\s.]+\d[^(]{0,80})/;
const SO_ROTULO = /^\p{L}+\d+[\p{L}]{0,2}$/u;

/** An earlier wording stands beside the later one: further off, it is no wording. */
const BESIDE = 3;

/** Counts over the whole page: what stands behind the signature is no provision, and a second copy of an act stands there. */
export function countRepeated(pecas: readonly Peca[]): Repetidos {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  let at = 0;
  let before = -1;
  let run = 0;
  let seguidos = 0;
  for (const { texto } of pecas) {
    const letters = (ARTIGO.exec(texto)?.[1] ?? '').replace(/[^\p{L}\p{N}]+/gu, '');
    if (letters === '' || SO_ROTULO.test(letters)) continue;
    const place = places.get(letters);
    if (place === undefined) places.set(letters, at);
    else repeated.add(letters);
    run = place === undefined || at - place <= BESIDE ? 0 : place === before + 1 ? run + 1 : 1;
    before = place ?? -1;
    seguidos = Math.max(seguidos, run);
    at += 1;
  }
  return { artigos: places.size, repetidos: repeated.size, seguidos };
}
