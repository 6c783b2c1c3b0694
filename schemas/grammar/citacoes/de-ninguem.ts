import { isChangedByLast } from '../../citations/attribution/objects.ts';
import { nobodysRule } from '../../citations/attribution/owner-before.ts';
import { tokenAt } from '../../citations/tokens/locate.ts';
import type { Tokens } from '../../citations/tokens/tokenize.ts';
import { leavesNivel } from './nivel-perdido.ts';
import type { Nomes } from './nomes.ts';
import { isDeSiglaPequena } from './sigla-pequena.ts';

/**
 * Whether what stands about a list says that no act named before is surely that of it: it is of something else, of an act
 * that is no longer, of one that is only shown, or more is said of it than was read.
 * @param desde where the last act that the text named ends
 */
export const isDeNinguem = (
  text: string,
  inicio: number,
  fim: number,
  desde: number,
  nomes: Nomes,
  tokens: Tokens,
): boolean => {
  const list = tokenAt(tokens, inicio);
  const rule = nobodysRule(tokens, desde === 0 ? 0 : tokenAt(tokens, desde), list, tokenAt(tokens, fim));
  const kept =
    leavesNivel(text, fim) ||
    isChangedByLast(tokens, desde === 0 ? 0 : tokenAt(tokens, desde), list) ||
    isDeSiglaPequena(text, inicio, fim, nomes);
  return rule !== null || kept;
};
