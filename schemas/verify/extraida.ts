import type { CitacaoExtraida } from '../contract/model/verification/citacao.ts';
import type { ItemCitacao } from '../contract/model/verification/item-citacao.ts';

/** Whether a citation was found in a text, also where it is sent back: it says in which words, and where they stand. */
export const isExtraida = (citacao: ItemCitacao | CitacaoExtraida): citacao is CitacaoExtraida =>
  typeof citacao.offset === 'number' && typeof citacao.rotulo === 'string';
