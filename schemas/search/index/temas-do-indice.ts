import type { TermoExportado } from '../../contract/model/service/indice.ts';
import { radicaisDe } from '../../text/radicais-em-ordem.ts';

/**
 * An entry of the subject index: its article's id, the stems of its subterm, whether it is the article itself, and its
 * act.
 */
export type EntradaBusca = readonly [id: number, subtermo: string, artigo: 0 | 1, ato: number];

/** `ver também` leads to another term, and says nothing about the provision. */
const REMISSAO = /^ver também /;

/** Maps a ref_key to the terms that lead to it. */
export function termsByKey(termos: readonly TermoExportado[]): Map<string, string[]> {
  const byKey = new Map<string, string[]>();
  for (const { termo, entradas } of termos) {
    for (const { ref_key, subtermo } of entradas) {
      if (subtermo !== null && REMISSAO.test(subtermo)) continue;
      const found = byKey.get(ref_key);
      if (found) found.push(termo);
      else byKey.set(ref_key, [termo]);
    }
  }
  return byKey;
}

/** Maps the stems of each term to its entries. Terms with equal stems are merged. `idOf` gives an article's id. */
export function termsByStems(
  termos: readonly TermoExportado[],
  idOf: (refKey: string) => number | undefined,
): [string, EntradaBusca[]][] {
  const byStems = new Map<string, EntradaBusca[]>();
  const acts = new Map<string, number>();
  for (const { termo, entradas } of termos) {
    const stems = radicaisDe(termo);
    const found = byStems.get(stems) ?? [];
    for (const { ref_key, subtermo } of entradas) {
      if (subtermo !== null && REMISSAO.test(subtermo)) continue;
      const [sigla, numero] = ref_key.split('.', 2);
      const artigo = `${sigla}.${numero}`;
      const id = idOf(artigo);
      if (id === undefined) continue;
      const act = acts.get(sigla as string) ?? acts.size;
      acts.set(sigla as string, act);
      found.push([id, radicaisDe(subtermo ?? ''), artigo === ref_key ? 1 : 0, act]);
    }
    byStems.set(stems, found);
  }
  return [...byStems].filter(([stems]) => stems !== '').sort(([a], [b]) => (a < b ? -1 : 1));
}

/** An entry with its place among those of its term. */
export interface EntradaSituada {
  id: number;
  /** The stems of its subterm. */
  aspectos: readonly string[];
  /** The number of entries of its act before it, and in all. */
  antes: number;
  doAto: number;
  /** The number of entries of the term. */
  total: number;
}

/** The most entries that are examined for one term. */
const MAX_ENTRADAS = 80;

/** Gives each entry its place among those of its term. */
export function situar(entradas: readonly EntradaBusca[]): EntradaSituada[] {
  const many = new Map<number, number>();
  for (const [, , , ato] of entradas) many.set(ato, (many.get(ato) ?? 0) + 1);
  const seen = new Map<number, number>();
  return entradas.slice(0, MAX_ENTRADAS).map(([id, subtermo, , ato]) => {
    const antes = seen.get(ato) ?? 0;
    seen.set(ato, antes + 1);
    const aspectos = subtermo === '' ? [] : subtermo.split(' ');
    return { id, aspectos, antes, doAto: many.get(ato) as number, total: entradas.length };
  });
}
