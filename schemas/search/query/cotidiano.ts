import { listRadicais, radicaisDe } from '../../text/radicais-em-ordem.ts';
import dados from './cotidiano.json' with { type: 'json' };

/** Maps the stems of an everyday word that the law hardly uses to the stems of the law's terms. */
let palavras: ReadonlyMap<string, readonly (readonly string[])[]> | null = null;

/** All everyday words, by their stem. The table is made at the first call. */
export function todoCotidiano(): ReadonlyMap<string, readonly (readonly string[])[]> {
  palavras ??= readPalavras();
  return palavras;
}

/**
 * The law's terms for an everyday word: `remédio`, `medicamentos`. Expressions of several words are among the synonyms.
 */
export const cotidianoDe = (radical: string): readonly (readonly string[])[] => todoCotidiano().get(radical) ?? [];

/** Everyday expressions of several words, each with the law's terms: `comprar celular roubado`, `receptação`. */
export function* frasesDoCotidiano(): Generator<[dito: string, leis: readonly string[]]> {
  for (const [dito, leis] of ditos()) if (listRadicais(dito).length > 1) yield [dito, leis];
}

/**
 * The table is ordered by the law's terms, with the everyday words separated by commas, as an editor would go through
 * the law.
 */
function* ditos(): Generator<[dito: string, leis: readonly string[]]> {
  for (const [leis, those] of Object.entries(dados)) for (const dito of those) yield [dito, leis.split(', ')];
}

function readPalavras(): ReadonlyMap<string, readonly (readonly string[])[]> {
  const byStem = new Map<string, Set<string>>();
  for (const [dito, leis] of ditos()) {
    const [stem, other] = listRadicais(dito);
    if (stem === undefined || other !== undefined) continue;
    const others = byStem.get(stem) ?? new Set();
    for (const lei of leis.map(radicaisDe)) if (lei !== stem) others.add(lei);
    byStem.set(stem, others);
  }
  return new Map([...byStem].map(([stem, others]) => [stem, [...others].map((stems) => stems.split(' '))]));
}
