import type { Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import { listRadicais } from '../../schemas/text/radicais-em-ordem.ts';

/** A term of the subject index. */
export interface Termo {
  termo: string;
  chave: string;
}

/**
 * A term that occurs in more súmulas than this is linked to none: it is ordinary language of the courts. The limit is
 * lower for terms of a single word.
 */
const MAX_SUMULAS = 20;
const MAX_SUMULAS_DE_UMA = 6;
/** The longest term that is searched for, in words. */
const MAX_RADICAIS = 6;

export interface Assuntos {
  /** By súmula: the terms that occur in it, the longest first. Terms that are part of a longer one are left out. */
  porSumula: ReadonlyMap<string, readonly Termo[]>;
  /** By term: the súmulas in which it occurs, in the order of the courts' lists. */
  porTermo: ReadonlyMap<string, readonly Sumula[]>;
}

/** Links súmulas and the terms of the index that occur in them, in both directions. */
export function ligarAssuntos(termos: readonly Termo[], sumulas: readonly Sumula[]): Assuntos {
  const byStems = new Map<string, Termo>();
  for (const { termo, chave } of termos) {
    const stems = listRadicais(termo).join(' ');
    if (stems !== '' && !byStems.has(stems)) byStems.set(stems, { termo, chave });
  }
  const said = new Map<string, { stems: string; termo: Termo; sumulas: Sumula[] }>();
  const bySumula = new Map<string, string[]>();
  for (const sumula of sumulas) {
    const found = new Set(runsOf(listRadicais(sumula.texto)).filter((stems) => byStems.has(stems)));
    const longest = [...found].filter((stems) => ![...found].some((other) => other !== stems && holds(other, stems)));
    bySumula.set(sumula.ref_key, longest);
    for (const stems of longest) {
      const known = said.get(stems) ?? { stems, termo: byStems.get(stems) as Termo, sumulas: [] };
      known.sumulas.push(sumula);
      said.set(stems, known);
    }
  }
  const length = (stems: string) => stems.split(' ').length;
  const telling = (stems: string) =>
    (said.get(stems)?.sumulas.length ?? 0) <= (length(stems) === 1 ? MAX_SUMULAS_DE_UMA : MAX_SUMULAS);
  return {
    porSumula: new Map(
      [...bySumula].map(([key, all]) => [
        key,
        all
          .filter(telling)
          .sort((a, b) => length(b) - length(a))
          .map((stems) => byStems.get(stems) as Termo),
      ]),
    ),
    porTermo: new Map(
      [...said.values()].filter(({ stems }) => telling(stems)).map(({ termo, sumulas }) => [termo.chave, sumulas]),
    ),
  };
}

/** Lists all runs of words of a text, as stems separated by spaces, like the keys of terms. */
const runsOf = (stems: readonly string[]): string[] =>
  stems.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_RADICAIS, stems.length - from) }, (_, more) =>
      stems.slice(from, from + more + 1).join(' '),
    ),
  );

const holds = (long: string, short: string): boolean => ` ${long} `.includes(` ${short} `);
