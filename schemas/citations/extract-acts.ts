import type { CitacaoExtraida } from '../contract/model/verification/citacao.ts';
import type { TempoDaCitacao } from '../contract/model/verification/tempo.ts';
import type { AtoNumerado } from '../law/act-name.ts';
import { findCitedActs, pastOf } from './mentions/cited-acts.ts';
import type { Nomes } from './mentions/names.ts';
import { readText } from './read-text.ts';

/** An act that a text cites, and where: `offset` and `fim` (exclusive) in UTF-16 units of the text. */
export interface AtoExtraido {
  rotulo: string;
  offset: number;
  fim: number;
  sigla: string;
  /** The act that has the name, where number or year say that another is meant. */
  homonimo: string | undefined;
  numerado: AtoNumerado | undefined;
  ano: number | undefined;
  /** The later act whose number stands beside the name. */
  ao_lado: string | undefined;
  /** The time that the text speaks of there, where that tells which act is meant. */
  tempo?: TempoDaCitacao;
}

/**
 * The acts that a text cites by themselves (`a Lei 12.016/2009`), in order; those that a citation names are told there.
 * @param citations those of the text, in order
 * @param limit once more than so many are found, reading stops
 */
export function extractAtos(
  text: string,
  citations: readonly CitacaoExtraida[],
  names: Nomes,
  limit = Number.POSITIVE_INFINITY,
): AtoExtraido[] {
  const { tokens, normalized } = readText(text);
  const found: AtoExtraido[] = [];
  const touches = touchedBy(citations);
  for (const act of findCitedActs(tokens, names)) {
    const from = tokens.start[act.from] as number;
    const to = tokens.end[pastOf(tokens, act) - 1] as number;
    const offset = normalized?.original(from) ?? from;
    const fim = normalized?.originalEnd(to) ?? to;
    if (touches(offset, fim)) continue;
    const { sigla, homonym: homonimo, numbered: numerado, year: ano, beside: ao_lado } = act;
    found.push({ rotulo: text.slice(offset, fim), offset, fim, sigla, homonimo, numerado, ano, ao_lado });
    if (found.length > limit) break;
  }
  return found;
}

/** Whether a citation has any of the words between two offsets, which are asked for in order. */
function touchedBy(citations: readonly CitacaoExtraida[]): (offset: number, fim: number) => boolean {
  let next = 0;
  return (offset, fim) => {
    while (next < citations.length && (citations[next] as CitacaoExtraida).fim <= offset) next += 1;
    return (citations[next]?.offset ?? Number.POSITIVE_INFINITY) < fim;
  };
}
