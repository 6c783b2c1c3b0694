import { compact } from '../../text/compact.ts';
import { matchAt } from '../../text/sticky.ts';
import { isDeOutrem } from './atos.ts';
import type { Mencao } from './mencoes.ts';
import { MUDAR } from './mudanca.ts';
import type { Nomes } from './nomes.ts';

/** What is said of the act that a common name stands for: `a lei |processual`, `o diploma |estadual`. */
const NOME = compact(
  /\s{0,3},?\s{0,3}d[oa]s?\s{1,3}(?:leis?|legisla[çc][ãa]o|normas?|diplomas?|c[óo]digo|texto|estatuto|instrumento)(?!\p{L})/iuy,
);
/** A word behind it. */
const PALAVRA = compact(/\s{1,3}(?:d[aeo]\s{1,3})?(\p{L}[\p{L}-]{2,20})(?!\p{L})/uy);
/** No more of them are said of it. */
const MAX_PALAVRAS = 3;

const PROCESSUAIS = ['CPC', 'CPP', 'CPPM', 'LEI-5869-1973', 'X-CPC-ANTERIOR'];
/** Of which acts it may be said in what field they stand. */
const AREAS: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [/^(?:processua(?:l|is)|instrumenta(?:l|is)|adjetiv[oa]|ritos)$/i, new Set(PROCESSUAIS)],
  [/^civi(?:l|s|lista)$/i, new Set(['CC', 'LEI-3071-1916', 'CPC', 'LEI-5869-1973', 'X-CPC-ANTERIOR'])],
  [
    /^(?:pena(?:l|is)|crimina(?:l|is)|repressiv[oa])$/i,
    new Set(['CP', 'CPP', 'CPM', 'CPPM', 'LEP', 'LD', 'LMP', 'LCP']),
  ],
  [/^(?:trabalhista|laboral|obreir[oa]|celetista|consolidad[oa])$/i, new Set(['CLT'])],
  [/^(?:consumerista|consumeirista|protetiv[oa])$/i, new Set(['CDC'])],
  [/^tribut[áa]ri[oa]$/i, new Set(['CTN'])],
];
/** Words that stand among those. */
const ENTRE = /^(?:federal|nacional|geral|material|substantiv[oa]|especia(?:l|is)|legal)$/i;
/** What says that it is another than the one that was named. */
const OUTRA = compact(
  /^(?:alterador|reformador|modificador|nov[oa](?!\p{L})|superveniente|posterior|coletiv|intern[oa](?!\p{L})|t[ée]cnic|regulamenta(?:r|res|dor[ae]?s?)(?!\p{L})|contratua|convenciona(?:l|is)|condomini|estatut[áa]ri|regimenta|empresaria|loca(?:l|is)(?!\p{L}))/iu,
);
const ESPECIAL = /^especia(?:l|is)$/i;
/** `a nova lei`, where the one that was named is the one that was changed. */
const NOVA = compact(/(?<!\p{L})nov[oa]\s/iu);
const ALTERADA = compact(new RegExp(String.raw`(?<!\p{L})${MUDAR}\s[^.;:]{0,40}$`, 'iu'));
/** No code is called so. */
const MENOR = compact(
  /(?<!\p{L})(?:estatuto|instrumento(?:\s+normativo)?|ato(?:\s+normativo)?)\s?$|(?<!\p{L})lei\s+complementar(?!\p{L})/iu,
);
/** `do referido Código| Tributário Municipal`, `da citada Carta| da ONU`. */
const COM_NOME = compact(/ (?:d[aeo]s? )?(?!(?:Art|Inc|Par)\p{Ll}*)\p{Lu}(?:\p{Ll}|\p{Lu}(?<= d[aeo]s? \p{Lu}{2}))/uy);

/**
 * Whether what a list at `fim` says of the act that it goes back to, by words of its own or by those behind them, is not true
 * of the act `mencao`: `da referida lei | municipal`, `| da lei penal` where that is the CC.
 * @param comum the words that say of what kind the act is, which end at `fim`; empty when they are still to come
 */
export function isDeOutraQualidade(
  text: string,
  fim: number,
  comum: string,
  { sigla, inicio }: Mencao & { sigla: string },
  nomes: Nomes,
): boolean {
  const anafora = comum !== '' && text.endsWith(comum, fim);
  const nome = anafora ? '' : (matchAt(NOME, text, fim)?.[0] ?? '');
  const ditas = `${comum}${nome}`;
  if (ditas === '') return false;
  const codigo = sigla === 'CF' || nomes.codigos.has(sigla);
  if (MENOR.test(ditas) && (codigo || (/complementar/i.test(ditas) && sigla.startsWith('LEI-')))) return true;
  if (NOVA.test(ditas) && ALTERADA.test(text.slice(Math.max(0, inicio - 64), inicio))) return true;
  if (ditas.split(/\s+/).some((word) => isDeOutraArea(word, sigla))) return true;
  return (anafora || nome !== '') && isDeOutroAtras(text, fim + nome.length, { sigla, codigo, anafora });
}

const isDeOutraArea = (word: string, sigla: string): boolean =>
  AREAS.some(([area, siglas]) => area.test(word) && !siglas.has(sigla));

/** Whether the words behind the name are not true of the act. */
function isDeOutroAtras(
  text: string,
  fim: number,
  { sigla, codigo, anafora }: { sigla: string; codigo: boolean; anafora: boolean },
): boolean {
  let at = fim;
  for (let count = 0; count < MAX_PALAVRAS; count++) {
    if (isDeOutrem(text, at)) return true;
    const match = matchAt(PALAVRA, text, at);
    if (!match) return false;
    const [all, word = ''] = match;
    if (OUTRA.test(word) || (codigo && ESPECIAL.test(word)) || isDeOutraArea(word, sigla)) return true;
    if (!ENTRE.test(word) && !AREAS.some(([area]) => area.test(word)))
      return anafora && matchAt(COM_NOME, text, at) !== null;
    at += all.length;
  }
  return false;
}
