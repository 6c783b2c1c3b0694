import { compact } from '../compact.ts';
import { anyOf } from './instrumentos.ts';
import { MUDADO, MUDANCA, MUDAR } from './mudanca.ts';

const PARTE = String.raw`(?:dispositivo|par[áa]grafo|inciso|al[íi]nea|item|artigo|caput|reda[çc][ãa]o|texto)s?(?:\s{1,3}[úu]nico)?`;
const A_ALGO = String.raw`(?:aos?|[àa]s?|n[oa]s?|em|para\s{1,3}[oa]s?)`;
/** `o`, `a redação do`, `parágrafos ao`: up to what was changed. */
const OBJETO = String.raw`(?:[oa]s?\s{1,3}\p{Ll}{4,12}\s{1,3}d[oa]s?|[oa]s?|aos?|n[oa]s?|(?:(?:[oa]s?|uma?|nov[oa]s?|um\s{1,3}novo)\s{1,3})?${PARTE}\s{1,3}${A_ALGO})`;
const FEZ =
  '(?:promove(?:u|ram)?|promovendo|fez|fizeram|faz|fazendo|trouxe|trouxeram|traz|trazendo|introduz(?:iu|indo)?|operou|realizou|efetuou|implementou|impôs|determinou|d(?:eu|eram|[áa]|ar|ando)|confer(?:iu|e|ir|indo))';
/** `alterou o`, `revogou-se a`, `mudou a redação do`, `trouxe alterações ao`, `deu nova redação ao`, `tornou sem efeito o`. */
const ALTEROU = compact(
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:${MUDAR}|(?:${anyOf(MUDADO)}|revogad)[oa]s?)(?:\s{1,3}\p{Ll}{4,14}mente)?(?:,[^,.;:()]{2,24},)?\s{1,3}${OBJETO}|${FEZ}\s{1,3}(?:\p{Ll}{3,12}\s{1,3}){0,2}(?:${anyOf(MUDANCA)})(?:\s{1,3}\p{Ll}{4,14})?\s{1,3}(?:${A_ALGO}|d[oa]s?)|(?:d(?:eu|eram|[áa]|ar|ando)|confer(?:iu|e|ir|indo)|atribuiu)\s{1,3}(?:aos?|[àa]s?|para\s{1,3}[oa]s?)|sem\s{1,3}efeito\s{1,3}[oa]s?)\s{1,3}$`,
    'iu',
  ),
);
/** No words of that kind are longer. */
const ALCANCE_DO_VERBO = 64;
/** How far behind the act what it changed may be told. */
const ALCANCE = 120;

/**
 * `A Lei X alterou o | art. 5º`, `deu ao | art. 5º nova redação`: whether what changed it is the act named last, of which it
 * is no article then.
 */
export const isAlteradoPor = (text: string, at: number, desde: number): boolean =>
  at - desde < ALCANCE &&
  ALTEROU.test(text.slice(Math.max(desde, at - ALCANCE_DO_VERBO), at)) &&
  !/[.;:]\s/.test(text.slice(desde, at));
