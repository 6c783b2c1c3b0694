import { compact } from '../compact.ts';
import { endAt } from '../sticky.ts';

/** How far behind an act what is said of it may begin to name another. */
const ALCANCE = 110;
/** `, que regulamenta a | LINDB`, `, editada sob a égide da | CF`, `, à luz da | CF`, `(que regulamenta a | CF`. */
const INTERCALADA = compact(
  /^(?:,\s{1,3}(?:(?:que|[oa]s?\s{1,3}(?:qual|quais)|conforme|segundo|como|consoante|em|com|de|por|sob|ao|à|nos?|nas?|lei|norma)\s|\p{Ll}{3,12}(?:ad|id|st|rit)[oa]s?\s|\p{Ll}{4,14}ndo\s)[^,.;:()]{2,90}|\s(?:\(|[—–]\s)\p{Ll}[^.;:()—–]{3,90})(?:\s|$)$/iu,
);
const BEM_COMO = /^,\s{1,3}(?:como\s{1,3}tamb|com\s{1,3}[oa]s?\s)/i;
/** The sentence goes on with its verb: `, autoriza`; not `, o fornecedor`, `, por força`, `, que prevê`. */
const PROSSEGUE = compact(
  /(?:,|\)|\s[—–])\s{1,3}(?!(?:[oae]s?|[àa]s?|aos?|ou|uma?|que|se|caso|quando|cuj[oa]s?|arts?|artigos?|por|pel[oa]s?|segundo|conforme|consoante|[nd][oa]s?|em|com|para|de|ante|sob|bem|al[ée]m|mas|nem|c\/c|todos|ambos)(?!\p{L}))\p{Ll}/uy,
);

/**
 * Whether what begins at `inicio`, and ends with an act at `fim`, only says something of the act that ended at `desde`, with
 * which the sentence goes on: `A Lei X, que regula o | art. 102 da CF|, autoriza (art. 27)`.
 */
export function isIntercalado(text: string, inicio: number, fim: number, desde: number): boolean {
  // Asked of every act: most are parted from the one before by more than that, or by a stop.
  if (text[desde] !== ',' && !'(—–'.includes(text[desde + 1] ?? '.')) return false;
  if (inicio - desde >= ALCANCE || endAt(PROSSEGUE, text, fim) < 0) return false;
  const between = text.slice(desde, inicio);
  return INTERCALADA.test(between) && !BEM_COMO.test(between);
}
