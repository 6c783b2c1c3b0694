import { isOwnOfOther, isRegulated, isSince } from '../../citations/attribution/act-roles.ts';
import { tokenAt } from '../../citations/tokens/locate.ts';
import type { Tokens } from '../../citations/tokens/tokenize.ts';
import type { Alterador } from './alteradores.ts';
import type { AtoComLista } from './desde-quando.ts';
import { endOfDepoisDoAto } from './ligacao.ts';
import { isLabelOfOther } from './linha-do-ato.ts';
import type { TextoProprio } from './texto-proprio.ts';

/** Of whom a list right behind an act is: of that act, of another thing that the act only tells more of, or of neither surely. */
export type Posse = 'sua' | 'alheia' | 'aberta';

interface Lugar extends AtoComLista {
  alterador: Alterador | null;
  comparado: boolean;
}

export function posseOf(text: string, tokens: Tokens, lugar: Lugar, proprio: TextoProprio): Posse {
  const { inicio, fim, lista, fimDaLista, alterador, comparado } = lugar;
  const seu = /seus?\s+$/i.test(text.slice(fim, lista));
  if (alterador?.redacao || comparado || (alterador && seu)) return 'aberta';
  const act = { from: tokenAt(tokens, inicio), to: tokenAt(tokens, fim) };
  const list = { from: tokenAt(tokens, lista), to: tokenAt(tokens, fimDaLista) };
  if (isLabelOfOther(tokens, act, list) || proprio.isRotuloPequeno(lista, fimDaLista)) return 'aberta';
  const alheia =
    isRegulated(tokens, act.from) ||
    isOwnOfOther(tokens, act, list.from) ||
    isSince(tokens, act, list, tokenAt(tokens, lugar.desde));
  return alheia ? 'alheia' : 'sua';
}

/** `art. 7º, | CC, art. 186`: whether the act behind a list, which only a comma parts from it, has a list of its own. */
export const hasListaSua = (
  text: string,
  fimDaLista: number,
  { inicio, fim }: { inicio: number; fim: number },
): boolean =>
  inicio - fimDaLista < 5 && /^,?\s{1,3}$/.test(text.slice(fimDaLista, inicio)) && endOfDepoisDoAto(text, fim) >= 0;
