import { isChangedByLast } from '../../citations/attribution/objects.ts';
import { nobodysRule } from '../../citations/attribution/owner-before.ts';
import { tokenAt } from '../../citations/tokens/locate.ts';
import type { Tokens } from '../../citations/tokens/tokenize.ts';
import { leavesNivel } from './nivel-perdido.ts';
import type { Nomes } from './nomes.ts';
import { isDeSiglaPequena } from './sigla-pequena.ts';

/**
 * The rule by which what stands about a list says that no act named before is surely that of it; null when none does.
 * @param desde where the last act that the text named ends
 */
export function regraDeNinguem(
  text: string,
  inicio: number,
  fim: number,
  desde: number,
  nomes: Nomes,
  tokens: Tokens,
): string | null {
  const list = tokenAt(tokens, inicio);
  const since = desde === 0 ? 0 : tokenAt(tokens, desde);
  const rule = nobodysRule(tokens, since, list, tokenAt(tokens, fim));
  if (rule !== null) return rule;
  if (leavesNivel(text, fim)) return 'level-left';
  if (isChangedByLast(tokens, since, list)) return 'changed-by-last';
  return isDeSiglaPequena(text, inicio, fim, nomes) ? 'small-acronym' : null;
}
