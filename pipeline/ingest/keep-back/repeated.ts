import type { Peca } from '../../parse/types.ts';

/** How many articles the page words, and how many of them it words alike a second time. */
export interface Repetidos {
  artigos: number;
  repetidos: number;
}

/** An article's label and the beginning of its words, up to a note: behind the signature notes are words like others. */
const ARTIGO = /^\s*["“”]?\s*([Aa][Rr][Tt](?:[Ii][Gg][Oo])?[Ss]?[\s.]+\d[^(]{0,80})/;
const SO_ROTULO = /^\p{L}+\d+[\p{L}]{0,2}$/u;

/** Counts over the whole page: what stands behind the signature is no provision, and a second copy of an act stands there. */
export function countRepeated(pecas: readonly Peca[]): Repetidos {
  const seen = new Map<string, number>();
  for (const { texto } of pecas) {
    const letters = (ARTIGO.exec(texto)?.[1] ?? '').replace(/[^\p{L}\p{N}]+/gu, '');
    if (letters !== '' && !SO_ROTULO.test(letters)) seen.set(letters, (seen.get(letters) ?? 0) + 1);
  }
  return { artigos: seen.size, repetidos: [...seen.values()].filter((times) => times > 1).length };
}
