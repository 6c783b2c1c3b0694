import type { CitacaoExtraida } from '../contract/model/verification/citacao.ts';
import type { TempoDaCitacao } from '../contract/model/verification/tempo.ts';
import type { AtoNumerado } from '../law/act-name.ts';
import { readText } from './extract.ts';
import { findCitedActs, pastOf } from './mentions/cited-acts.ts';
import type { Nomes } from './mentions/names.ts';

/** An act that a text cites, with its place: `offset` and `fim` (exclusive) in UTF-16 units of the text. */
export interface AtoExtraido {
  rotulo: string;
  offset: number;
  fim: number;
  sigla: string;
  /** The act that has the name, if a number or year says that another one is meant. */
  homonimo: string | undefined;
  numerado: AtoNumerado | undefined;
  ano: number | undefined;
  /** The later act whose number is written next to the name. */
  ao_lado: string | undefined;
  /** The time that the text speaks of at this place, if it decides which act is meant. */
  tempo?: TempoDaCitacao;
}

/**
 * Returns the acts that a text cites on their own (`a Lei 12.016/2009`), in order. Acts named in a citation are left
 * out, because the citation has them.
 * @param citations the citations of the text, in order
 * @param limit reading stops once more acts than this are found
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

/** Returns a function that says whether a citation overlaps a span. It must be asked about spans in order. */
function touchedBy(citations: readonly CitacaoExtraida[]): (offset: number, fim: number) => boolean {
  let next = 0;
  return (offset, fim) => {
    while (next < citations.length && (citations[next] as CitacaoExtraida).fim <= offset) next += 1;
    return (citations[next]?.offset ?? Number.POSITIVE_INFINITY) < fim;
  };
}
