import { findCitedActs, pastOf } from '../../citations/mentions/cited-acts.ts';
import { normalize } from '../../citations/normalize/normalize.ts';
import type { CitacaoExtraida } from '../../contract/model/citacao.ts';
import type { AtoNumerado } from '../../law/act-name.ts';
import { tokensOf } from './atos.ts';
import type { Nomes } from './nomes.ts';

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
}

/**
 * The acts that a text cites by themselves (`a Lei 12.016/2009`), in order; those that a citation names are told there.
 * @param citacoes those of the text, in order
 * @param limite once more than so many are found, reading stops
 */
export function extractAtos(
  texto: string,
  citacoes: readonly CitacaoExtraida[],
  nomes: Nomes,
  limite = Number.POSITIVE_INFINITY,
): AtoExtraido[] {
  const normalized = normalize(texto);
  const tokens = tokensOf(normalized?.text ?? texto);
  const found: AtoExtraido[] = [];
  const touches = touchedBy(citacoes);
  for (const act of findCitedActs(tokens, nomes)) {
    const from = tokens.start[act.from] as number;
    const to = tokens.end[pastOf(tokens, act) - 1] as number;
    const offset = normalized?.original(from) ?? from;
    const fim = normalized?.originalEnd(to) ?? to;
    if (touches(offset, fim)) continue;
    const { sigla, homonym: homonimo, numbered: numerado, year: ano, beside: ao_lado } = act;
    found.push({ rotulo: texto.slice(offset, fim), offset, fim, sigla, homonimo, numerado, ano, ao_lado });
    if (found.length > limite) break;
  }
  return found;
}

/** Whether a citation has any of the words between two offsets, which are asked for in order. */
function touchedBy(citacoes: readonly CitacaoExtraida[]): (offset: number, fim: number) => boolean {
  let next = 0;
  return (offset, fim) => {
    while (next < citacoes.length && (citacoes[next] as CitacaoExtraida).fim <= offset) next += 1;
    return (citacoes[next]?.offset ?? Number.POSITIVE_INFINITY) < fim;
  };
}
