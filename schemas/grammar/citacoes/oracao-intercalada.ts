import { endAt } from '../sticky.ts';

/** How far behind an act what is said of it may begin to name another. */
const ALCANCE = 110;
/** `, que regulamenta a | LINDB`, `, editada sob a égide da | CF`, `, conforme se decidiu à luz da | CF`. */
const INTERCALADA =
  /^,\s{1,3}(?:(?:que|[oa]s?\s{1,3}(?:qual|quais)|conforme|segundo|como)\s|\p{Ll}{3,12}(?:ad|id|st|rit)[oa]s?\s)[^,.;:()]{3,90}(?:\s|$)$/iu;
/** The sentence goes on with its verb, and with no subject of its own: `, autoriza`, not `, o fornecedor`. */
const PROSSEGUE = /,\s{1,3}(?!(?:[oae]s?|à|ao|ou|uma?|que|se|caso|quando|cuj[oa]s?|arts?|artigos?)(?!\p{L}))\p{Ll}/uy;

/**
 * Whether what begins at `inicio`, and ends with an act at `fim`, only says something of the act that ended at `desde`, with
 * which the sentence goes on: `A Lei X, que regula o | art. 102 da CF|, autoriza (art. 27)`.
 */
export const isIntercalado = (text: string, inicio: number, fim: number, desde: number): boolean =>
  text[desde] === ',' &&
  text[fim] === ',' &&
  inicio - desde < ALCANCE &&
  INTERCALADA.test(text.slice(desde, inicio)) &&
  endAt(PROSSEGUE, text, fim) >= 0;
