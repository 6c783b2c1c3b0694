import { readCardinalWords } from '../../citations/provisions/number-words.ts';
import { toRoman } from '../../law/numerais.ts';
import { compact } from '../../text/compact.ts';
import { semEndereco } from './endereco-colado.ts';
import type { Nomes } from './nomes.ts';

const TRIBUNAL = '(?:ST[FJM]|TS[TE]|TNU|supremo\\s+tribunal\\s+federal|superior\\s+tribunal\\s+de\\s+justi[çc]a)';
/** `STF súmula 735`, `stj, tema 1076`: the court before what is its own. */
const TRIBUNAL_ANTES = compact(
  new RegExp(
    `^\\s*(${TRIBUNAL})[\\s,:–-]+((?:s[úu]mulas?|s[úu]m\\.?|vinculante|verbetes?|enunciados?|temas?)\\s.*\\d)\\s*$`,
    'iu',
  ),
);
/** `stf 735 súmula` */
const TRIBUNAL_E_NUMERO = compact(new RegExp(`^\\s*(${TRIBUNAL})\\s+(\\d{1,4})\\s+(s[úu]mulas?|temas?)\\s*$`, 'iu'));
/** `sumula vinc 11`. */
const VINCULANTE = compact(/(?<!\p{L})(s[úu]m(?:ula)?s?\.?\s+)vinc\.?(?=\s)/iu);
/** `súmula vinculante onze`, `súmula sete do stj`. */
const NUMERO_POR_EXTENSO = compact(
  /(?<!\p{L})(?:s[úu]m(?:ula|\.)?(?:\s+vinculante)?|sv|tema)\s+(?:n[.º°o]+\s*|n[úu]mero\s+)?(?=\p{L}{2})/iu,
);
/** `lei da súmula vinculante 2`: the number is an article of that law. */
const LEI_DA_SUMULA = /^(\s*lei\s+das?\s+s[úu]mulas?\s+vinculantes?)[\s,]+(?=\d)/i;
/** `l 9099`, `l. 9.099`: no law that is cited so has fewer digits. */
const SO_L = compact(/(?<![\p{L}\p{N}])l\.?\s?(?=(?:\d{1,2}\.)?\d{3,5}(?![\d.]))/giu);
/** `lc101`, `lei9099/95`. */
const FORMA_COLADA = compact(/(?<![\p{L}\p{N}])(lei|lc|dl|ec|mp|dec)(?=\d{2})/giu);
const DECRETO_LEI = compact(/(?<![\p{L}\p{N}])(?:d\.\s?l\.|dec(?:reto|\.)?[\s-]{0,2}lei)(?=[\s\d])/giu);
/** `lei 9099 95 art 3`: two digits between the number of a law and another one. */
const ANO_SOLTO = compact(
  /(?<![\p{L}\p{N}])(lei\s+(?:n\S*\s+)?)(\d{1,2}\.?\d{3})\s+(\d{2})(?=[\s,]+(?:art\S*\s*)?\d)/iu,
);
/** `art 14 da 8078`. */
const SEM_FORMA = /(?<=\d\S*\s+da\s+)(?=\d{1,2}\.?\d{3}(?!\d))/gi;
/** `157,2,i`: the paragraph between its article and its inciso. */
const ENTRE_VIRGULAS = compact(/(?<=\d[º°]?),\s?(?=\d{1,2}[º°]?\s?,\s?[ivxlc]+(?![\p{L}]))/giu);
/** `const 37`. */
const CONSTITUICAO = compact(/(?<!\p{L})const(?=\s+(?:art\S*\s+)?\d)/giu);
/** `p. 2`, `parag 3`. */
const PARAGRAFO = compact(/(?<![\p{L}\p{N}])(?:par[áa]?g?|p)\.?\s*(?=\d)/giu);
/** `cc 927 § un`. */
const UNICO = /(§\s*)[úu]n\.?\s*$/i;
/** `cp 157,2,i`: between an article and a numeral stands a paragraph. */
const SO_O_NUMERO = compact(/(?<=\d\s*,\s*)(?=\d{1,2}\s*,\s*[ivx]+(?!\p{L}))/iu);
/** `5º ao 7º da cf`. */
const FAIXA_SOLTA = /^\s*(?=\d{1,4}[º°o]?\s+(?:a|ao|at[ée])\s+(?:o\s+)?\d{1,4}[º°o]?\s+d[aoe]\s)/i;
/** `II,doCP`. */
const LIGA_COLADA = compact(/(?<!\p{L})(d[aoe]s?|n[ao])(?=[A-Z]{2,5}(?!\p{L}))/gu);
/** `inc 10`: a person counts so what the law writes `X`. */
const INCISO = compact(/(?<![\p{L}\p{N}])(inc(?:iso)?\.?\s*)(\d{1,2})(?![\d\p{L}])/giu);
/** `alinea a inciso III art 102`, without the commas. */
const NIVEL_A_NIVEL = compact(
  /((?:inc(?:iso)?\.?|al(?:[íi]nea|\.)|letra|§|par[áa]grafo|item)\s*["“']?(?:\d+[º°o]?|[ivxlc]+|[úu]nico|\p{L})["”']?)\s+(?=(?:inc|al[íi]nea|§|par[áa]g|art|item)\S*\s*\d?)/giu,
);
/** `parágrafo único do 121`, `§ 1º do 5º da CF`. */
const DO_NUMERO = /((?:inc|al[íi]nea|§|par|caput|item)[^,;]*?\s+d[oa]\s+)(?=\d)/i;
/** `art. 121 A do CP`: a capital that is no preposition is the suffix, or an alínea. */
const SUFIXO_SOLTO = compact(/((?:^|art\S*\s*|\p{L}\s)\d[\d.]*)\s+([A-Z])(?=\s+d[oae]\s|[\s,]*$)/u);
/** `código civil 2.046`: the dot of thousands makes of it no number of a law. */
const MILHAR = compact(/(?<=\p{L}{3}\s)([1-9])\.(\d{3})(?![\d./])/gu);
const LEI_ANTES = /(?:lei|decreto|complementar|provis[óo]ria|emenda|n[.º°o]{0,2})\s$/i;
/** `art5cf`, `5cf`. */
const COLADA = compact(/(\d[º°]?)(\p{L}{2,6})(?![\p{L}\p{N}])/gu);

/**
 * A query as a text would write what it says: with the words and marks that people leave out, in the order that texts
 * have. Only what can mean nothing else is written anew.
 */
export function reescrever(q: string, nomes: Nomes): string {
  return emAlgarismos(semEndereco(q, nomes).replace(VINCULANTE, '$1vinculante'))
    .replace(TRIBUNAL_ANTES, '$2 do $1')
    .replace(TRIBUNAL_E_NUMERO, '$3 $2 do $1')
    .replace(LEI_DA_SUMULA, '$1, art. ')
    .replace(DECRETO_LEI, 'decreto-lei')
    .replace(SO_L, 'lei ')
    .replace(FORMA_COLADA, '$1 ')
    .replace(ANO_SOLTO, (written, lei: string, numero: string, digitos: string) =>
      isAnoDaLei(numero, digitos, nomes) ? `${lei}${numero}/${digitos}` : written,
    )
    .replace(SEM_FORMA, 'lei ')
    .replace(CONSTITUICAO, 'const.')
    .replace(ENTRE_VIRGULAS, ', § ')
    .replace(PARAGRAFO, '§ ')
    .replace(SO_O_NUMERO, '§ ')
    .replace(UNICO, '$1único')
    .replace(FAIXA_SOLTA, 'arts. ')
    .replace(LIGA_COLADA, '$1 ')
    .replace(INCISO, (written, termo: string, numero: string) =>
      Number(numero) > 0 ? `${termo}${toRoman(Number(numero))}` : written,
    )
    .replace(NIVEL_A_NIVEL, '$1, ')
    .replace(DO_NUMERO, '$1art. ')
    .replace(MILHAR, (written, mil: string, resto: string, at: number, all: string) =>
      LEI_ANTES.test(all.slice(Math.max(0, at - 14), at)) ? written : mil + resto,
    )
    .replace(COLADA, (written, numero: string, palavra: string) =>
      nomes.raiz.next.get(palavra.toLowerCase())?.alias ? `${numero} ${palavra}` : written,
    );
}

const EM_PALAVRAS = compact(/^\p{L}+(?:\s{1,8}\p{L}+)*/u);
const PALAVRA = compact(/\p{L}+/gu);

function emAlgarismos(q: string): string {
  const match = NUMERO_POR_EXTENSO.exec(q);
  const at = match ? match.index + match[0].length : -1;
  const words = at < 0 ? [] : [...(EM_PALAVRAS.exec(q.slice(at))?.[0] ?? '').matchAll(PALAVRA)];
  const cardinal = readCardinalWords(words.map(([word]) => word));
  const last = words[(cardinal?.words ?? 0) - 1];
  return cardinal && last ? `${q.slice(0, at)}${cardinal.value}${q.slice(at + last.index + last[0].length)}` : q;
}

/** `121 A` as `121-A`: the same text where no capital stands so. */
export const comSufixo = (escrita: string): string => escrita.replace(SUFIXO_SOLTO, '$1-$2');

/** Whether the law that has the number is of the year that the two digits tell. */
function isAnoDaLei(numero: string, digitos: string, { numerado, ano }: Nomes): boolean {
  const known = ano.get(numerado({ forma: 'lei', numero: numero.replace('.', ''), ano: null }));
  return known != null && String(known).endsWith(digitos);
}
