import { compact } from '../compact.ts';
import { INSTRUMENTO } from './instrumentos.ts';
import { DIZ } from './quem-age.ts';
import { SUJEITO } from './sujeito.ts';

const LOGO_EM_SEUS = compact(
  /^[\s,]*(?:\p{Ll}+mente,?\s{1,3}|(?:que|[oa]\s{1,3}qual)\s[^,]{2,40})?(?:em|n[oa]s?)\s{1,3}seus?\s+$/iu,
);
/** `A Lei X, que incluiu dispositivos na | LINDB, em seu art. 1º`. */
const NA_RELATIVA = /,\s{1,3}(?:que|[oa]\s{1,3}qual)\s(?!(?:[ée]|s[ãa]o)\s)[^,.;:()]{3,70}$/i;
const REGIDO = /(?:^|[\s(])(?:d[oa]s?|pel[oa]s?|n[oa]s?|às?|com\s{1,3}[oa]s?)\s{1,3}$/i;
/** `O contrato segue o CDC |e, em seu | art. 6º`: with a conjunction the sentence goes back to its subject. */
const E_EM_SEU = /^\s?,?\s{1,3}e[,\s]/i;
/** `O estatuto do clube, em conformidade com o | CC, no art. 20`. */
const DO_INSTRUMENTO = compact(
  new RegExp(
    String.raw`(?:^["“‘(]?|[.;:!?]["”]?\s{1,3}["“‘(]?|\n|(?<!\p{L})(?:j[áa]|mas|e|que|pois|assim|${DIZ})\s{1,3})[oa]s?\s{1,3}(?:${INSTRUMENTO}|estatuto|reg(?:ulamento|imento)|portaria|resolu[çc][ãa]o)(?!\p{L})[^,.;:()]{0,50},\s(?:em|conforme|segundo|consoante|nos|[àa]|de|com|por|sob)\s[^,.;:()]{0,40}$`,
    'iu',
  ),
);
const NO = /^,\s{1,3}(?:n[oa]s?|em\s{1,3}seus?)\s{1,3}$/i;

/**
 * Whether the possessive that leads from the act at `inicio` to a list at `lista` may be another's: `O Decreto X, editado
 * sob a égide da CF |, prevê em seu | art. 23`.
 */
export function isSeuDeOutro(text: string, inicio: number, fim: number, lista: number): boolean {
  const seu = /seus?\s+$/i.test(text.slice(Math.max(fim, lista - 8), lista));
  const between = text.slice(fim, lista);
  const no = NO.test(between);
  if (!seu && !no) return false;
  const before = text.slice(Math.max(0, inicio - 110), inicio);
  if (no && DO_INSTRUMENTO.test(before)) return true;
  if (!seu) return false;
  if (NA_RELATIVA.test(before)) return true;
  if (E_EM_SEU.test(between)) return !SUJEITO.test(before.slice(-12));
  return REGIDO.test(before) && !LOGO_EM_SEUS.test(between);
}
