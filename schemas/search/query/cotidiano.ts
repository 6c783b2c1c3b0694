import { listRadicais, radicaisDe } from '../../text/radicais-em-ordem.ts';
import dados from './cotidiano.json' with { type: 'json' };

/** Stems of a word that people say every day and the law hardly does → the stems of what the law says. */
let palavras: ReadonlyMap<string, readonly (readonly string[])[]> | null = null;

export function todoCotidiano(): ReadonlyMap<string, readonly (readonly string[])[]> {
  palavras ??= readPalavras();
  return palavras;
}

/** What the law says for a word of every day: `remédio`, `medicamentos`. Wordings of several words are synonyms. */
export const cotidianoDe = (radical: string): readonly (readonly string[])[] => todoCotidiano().get(radical) ?? [];

/** What people say in several words, each with what the law says: `comprar celular roubado`, `receptação`. */
export function* frasesDoCotidiano(): Generator<[dito: string, leis: readonly string[]]> {
  for (const [dito, leis] of ditos()) if (listRadicais(dito).length > 1) yield [dito, leis];
}

/** By what the law says, the wordings parted by commas, as an editor goes through the law. */
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
