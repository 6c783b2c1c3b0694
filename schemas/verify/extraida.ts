import type { CitacaoExtraida } from '../contract/model/verification/citacao.ts';
import type { ItemCitacao } from '../contract/model/verification/item-citacao.ts';

/** Whether a citation was found in a text, even if a client sent it back: it has the words cited and their place. */
export const isExtraida = (citacao: ItemCitacao | CitacaoExtraida): citacao is CitacaoExtraida =>
  typeof citacao.offset === 'number' && typeof citacao.rotulo === 'string';
