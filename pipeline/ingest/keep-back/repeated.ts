import type { Peca } from '../../parse/types.ts';

/** How many articles the page contains, and how many of them occur a second time with the same words. */
export interface Repetidos {
  artigos: number;
  repetidos: number;
  /** The longest run of articles that already occurs further up the page, with the same words and in the same order. */
  seguidos: number;
}

/**
 * An article's label and the first words of its text, up to a note, because after the signature a note is not separated
 * from the text.
 */
const ARTIGO = /^\s*["“”]?\s*([Aa][Rr][Tt](?:[Ii][Gg][Oo])?[Ss]?[\s.]+\d[^(]{0,80})/;
const SO_ROTULO = /^\p{L}+\d+[\p{L}]{0,2}$/u;

/**
 * An earlier wording is at most this many articles from the later one. A repetition further away is not an earlier
 * wording.
 */
const BESIDE = 3;

/**
 * Counts the repeated articles of the whole page. What follows the signature is not read as provisions, and that is
 * where a second copy of an act would be.
 */
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
