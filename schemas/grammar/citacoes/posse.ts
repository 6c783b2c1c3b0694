import type { Alterador } from './alteradores.ts';
import { type AtoComLista, isSoData } from './desde-quando.ts';
import { isDeRegulamento } from './donos.ts';
import { endOfDepoisDoAto } from './ligacao.ts';
import { isRotuloDeOutro } from './linha-do-ato.ts';
import { isSeuDeOutro } from './seu-de-outro.ts';
import type { TextoProprio } from './texto-proprio.ts';

/** Of whom a list right behind an act is: of that act, of another thing that the act only tells more of, or of neither surely. */
export type Posse = 'sua' | 'alheia' | 'aberta';

interface Lugar extends AtoComLista {
  alterador: Alterador | null;
  comparado: boolean;
}

export function posseOf(text: string, lugar: Lugar, proprio: TextoProprio): Posse {
  const { inicio, fim, lista, fimDaLista, alterador, comparado } = lugar;
  const seu = /seus?\s+$/i.test(text.slice(fim, lista));
  if (alterador?.redacao || comparado || (alterador && seu)) return 'aberta';
  if (isRotuloDeOutro(text, { inicio, fim }, lista, fimDaLista) || proprio.isRotuloPequeno(lista, fimDaLista))
    return 'aberta';
  const alheia = isDeRegulamento(text, inicio) || isSeuDeOutro(text, inicio, fim, lista) || isSoData(text, lugar);
  return alheia ? 'alheia' : 'sua';
}

/** `art. 7º, | CC, art. 186`: whether the act behind a list, which only a comma parts from it, has a list of its own. */
export const hasListaSua = (
  text: string,
  fimDaLista: number,
  { inicio, fim }: { inicio: number; fim: number },
): boolean =>
  inicio - fimDaLista < 5 && /^,?\s{1,3}$/.test(text.slice(fimDaLista, inicio)) && endOfDepoisDoAto(text, fim) >= 0;
