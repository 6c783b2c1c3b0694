import { compact } from '../compact.ts';
import { endAt } from '../sticky.ts';
import { anyOf } from './instrumentos.ts';
import { letterBehind } from './ligacao.ts';
import type { Mencao } from './mencoes.ts';
import { CONTRARIAR, DAR, FAZER, MUDADO, MUDANCA, MUDAR, REGULAR } from './mudanca.ts';
import { SUJEITO } from './sujeito.ts';

const PARTE = String.raw`(?:dispositivo|par[áa]grafo|inciso|al[íi]nea|item|artigo|caput|reda[çc][ãa]o|texto)s?(?:\s{1,3}[úu]nico)?`;
const A_ALGO = String.raw`(?:aos?|[àa]s?|n[oa]s?|em|para\s{1,3}[oa]s?)`;
/** `o`, `, no`, `a redação do`, `parágrafos ao`, `vários dispositivos, entre eles o`: up to what was changed. */
const OBJETO = String.raw`(?:\s{1,3}(?:[oa]s?|aos?|[oa]s?\s{1,3}\p{Ll}{4,12}\s{1,3}d[oa]s?|(?:(?:[oa]s?|uma?|nov[oa]s?|um\s{1,3}novo)\s{1,3})?${PARTE}\s{1,3}${A_ALGO}|[^.;:()]{3,40}?(?:como|entre\s{1,3}(?:el[ea]s|[oa]s\s{1,3}quais)|inclusive)\s{1,3}[oa]s?)|,?\s{1,3}n[oa]s?)`;
const ADVERBIO = String.raw`(?:(?:\s{1,3}\p{Ll}{4,14}\s{1,3}e)?\s{1,3}\p{Ll}{4,14}mente)?(?:,[^,.;:()]{2,24},)?`;
/** `alterou o`, `revogou-se a`, `mudou a redação do`, `trouxe alterações ao`, `deu nova redação ao`, `tornou sem efeito o`. */
const ALTEROU = compact(
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:${MUDAR}|(?:${anyOf(MUDADO)}|revogad)[oa]s?)${ADVERBIO}${OBJETO}|${FAZER}\s{1,3}(?:\p{Ll}{1,12}\s{1,3}){0,2}(?:${anyOf(MUDANCA)})(?:\s{1,3}\p{Ll}{4,14})?\s{1,3}(?:${A_ALGO}|d[oa]s?)|${DAR}\s{1,3}(?:aos?|[àa]s?|para\s{1,3}[oa]s?)|${REGULAR}\s{1,3}[oa]s?|fez\s{1,3}n[oa]s?|sem\s{1,3}efeito\s{1,3}[oa]s?)\s{1,3}$`,
    'iu',
  ),
);
/** No words of that kind are longer. */
const ALCANCE_DO_VERBO = 64;
/** How far behind the act what it changed may be told. */
const ALCANCE = 120;

/** What ends a sentence, and no abbreviation: `publicada no D.O.U. de 14/7, alterou o`. */
const FIM = compact(/[:;]\s|[.!?]\s{1,3}["“(]?\p{Lu}|\n\s*\n/u);
/** `A CF criou, no | art. 105`: what has a name of its own rules in its own articles; a law that is a number changes another's. */
const NO = /\s{1,3}n[oa]s?\s{1,3}$/i;
const TEM_NOME = compact(/(?:\p{L}|(?<!\p{L})[A-Z]{2,5}\/\d{2,4})$/u);

/**
 * `A Lei X alterou o | art. 5º`, `deu ao | art. 5º nova redação`: whether what changed it is the act named last, of which it
 * is no article then.
 */
export function isAlteradoPor(text: string, at: number, desde: number): boolean {
  if (at - desde >= ALCANCE) return false;
  const near = text.slice(Math.max(desde, at - ALCANCE_DO_VERBO), at);
  if (!ALTEROU.test(near) || FIM.test(text.slice(desde, at))) return false;
  return !NO.test(near) || !TEM_NOME.test(text.slice(Math.max(0, desde - 10), desde));
}

const PELA_LEI = compact(
  /\s{0,3},?\s{0,3}pel[oa]s?\s{1,3}(?:leis?|lc|ec|emendas?|dec(?:\.|retos?)|dl|mp|medidas?|reforma|constitui[çc][ãa]o|c[óo]digo|cf|n?cpc|clt|cpp?|cc|cdc|ctn)(?!\p{L})/iuy,
);

/** `a revogação do art. 384 | pela Lei X`: whether an act is told behind a list to have done something to it. */
export const isAlteradoPela = (text: string, fim: number): boolean =>
  letterBehind(text, fim) === 'p' && endAt(PELA_LEI, text, fim) >= 0;

/** Right behind the act: ` não viola o |`, ` contraria frontalmente os |`, `, ao ofender o |`. */
const CONTRARIA = compact(
  new RegExp(
    String.raw`^,?\s{1,3}(?:(?:não|ao|também|\p{Ll}{4,14}mente)\s{1,3})?${CONTRARIAR}${ADVERBIO}\s{1,3}(?:[oa]s?|aos?|às?)\s{1,3}$`,
    'iu',
  ),
);
const ALCANCE_DE_CONTRARIA = 48;

/** `A Lei X viola o | art. 5º`: whether the act named last is the subject of which the list is but the object. */
export const isContrariado = (text: string, at: number, { inicio, fim }: Mencao): boolean =>
  at - fim < ALCANCE_DE_CONTRARIA &&
  CONTRARIA.test(text.slice(fim, at)) &&
  SUJEITO.test(text.slice(Math.max(0, inicio - 12), inicio));
