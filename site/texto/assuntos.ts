import type { Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import { listRadicais } from '../../schemas/text/radicais-em-ordem.ts';

/** A term of the subject index. */
export interface Termo {
  termo: string;
  chave: string;
}

/** A term that more súmulas say leads to none of them: it is of the language of courts, and a single word is sooner. */
const MAX_SUMULAS = 20;
const MAX_SUMULAS_DE_UMA = 6;
/** The longest term that is looked for, in words. */
const MAX_RADICAIS = 6;

export interface Assuntos {
  /** By súmula: the terms that it says, the longest first; none that is part of a longer one. */
  porSumula: ReadonlyMap<string, readonly Termo[]>;
  /** By term: the súmulas that say it, in the order of the courts' lists. */
  porTermo: ReadonlyMap<string, readonly Sumula[]>;
}

/** Súmulas and the terms of the index that they say, both ways. */
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

/** All runs of words of a text, as the stems of terms are written. */
const runsOf = (stems: readonly string[]): string[] =>
  stems.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_RADICAIS, stems.length - from) }, (_, more) =>
      stems.slice(from, from + more + 1).join(' '),
    ),
  );

const holds = (long: string, short: string): boolean => ` ${long} `.includes(` ${short} `);
