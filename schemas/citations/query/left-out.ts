import { toRoman } from '../../law/numerais.ts';
import type { Nomes } from '../mentions/names.ts';
import { readCardinalWords } from '../provisions/number-words.ts';
import { type Rewriting, rewriting } from './rewrite.ts';
import { digitsOf, LETTER, NUMBER } from './typed-words.ts';

const COURT = '(<court> :court | supremo tribunal federal | superior tribunal de justiça )';
/** So many digits the laws that are cited by their bare number have. */
const isNumberOfLaw = (number: string): boolean => /^\d{1,2}\.?\d{3}$/.test(number);
const isAtMost = (digits: number, number: string): boolean => digitsOf(number) <= digits;

/** What a query leaves out that can mean nothing else; the rest is read as it was typed. */
export const LEFT_OUT: readonly Rewriting[] = [
  rewriting('sumula vinc 11', '(<head> :sumula ) vinc (= :any )', '<head> vinculante'),
  rewriting(
    'súmula sete do stj',
    '(<head> ( :sumula vinculante? | sv | :tema ) :numero? ) (<words> :word{1,9} )',
    (said) => {
      const words = said('words').split(/\s+/);
      const cardinal = readCardinalWords(words);
      return cardinal && [said('head'), cardinal.value, ...words.slice(cardinal.words)].join(' ');
    },
  ),
  rewriting(
    'stj, tema 1076',
    `^ ${COURT} ( :comma|:colon|:dash ){0,3} (<what> :statement :any{0,9} :number ) (! :any )`,
    '<what> do <court>',
  ),
  rewriting(
    'stf 735 súmula',
    `^ ${COURT} (<number> :number ) (<what> :sumula|:tema ) (! :any )`,
    '<what> <number> do <court>',
  ),
  rewriting(
    'lei da súmula vinculante 2',
    '^ (<law> lei da|das :sumula :vinculante ) :comma? (= :number )',
    '<law>, art.',
  ),
  rewriting('dec lei 2848', 'd l | dec|decreto :dash? lei', 'decreto-lei'),
  rewriting('l 9.099', 'l (<number> :number )', (said) =>
    digitsOf(said('number')) > 2 ? `lei ${said('number')}` : null,
  ),
  rewriting('lc101', '(<form> lei|lc|dl|ec|mp|dec ) (= :number )', '<form> ', 'glued'),
  rewriting(
    'lei 9099 95 art 3',
    `(<law> lei :numero? ) (<number> :number ) (<year> :number ) (= :comma? :artigo? ${NUMBER} )`,
    (said, names) =>
      isYearOf(said('number'), said('year'), names) ? `${said('law')} ${said('number')}/${said('year')}` : null,
  ),
  rewriting('art 14 da 8078', `(<of> ${NUMBER} ( :dash :word )? da ) (= (<number> :number ) )`, (said) =>
    isNumberOfLaw(said('number')) ? `${said('of')} lei` : null,
  ),
  rewriting('const 37', `const (= :artigo? ${NUMBER} )`, 'const.'),
  rewriting(
    'cp 157,2,i',
    `(<article> ${NUMBER} ) :comma (= (<paragraph> ${NUMBER} ) :comma :roman|:romanLower )`,
    (said) => (isAtMost(2, said('paragraph')) ? `${said('article')}, § ` : null),
  ),
  rewriting('p. 2 art 121 cp', `par|parag|p (= ${NUMBER} )`, '§ '),
  rewriting('cc 927 § un', '§ un (! :any )', '§ único'),
  rewriting('5º ao 7º da cf', `^ (<range> ${NUMBER} a|ao|até o? ${NUMBER} :de )`, 'arts. <range>'),
  rewriting('art. 121 doCP', '(<words> :lower )', (said) => {
    const [, of, acronym] = /^(d[aoe]s?|n[ao])([A-Z]{2,5})$/.exec(said('words')) ?? [];
    return acronym === undefined ? null : `${of} ${acronym}`;
  }),
  rewriting(
    '5cf',
    `(<number> ${NUMBER} ) (= (<word> :word ) )`,
    (said, { raiz }) => (raiz.next.get(said('word').toLowerCase())?.alias ? `${said('number')} ` : null),
    'glued',
  ),
  rewriting(
    'art 5 inc 10',
    '(<word> inc|inciso ) (<number> :number )',
    (said) =>
      isAtMost(2, said('number')) && Number(said('number')) > 0
        ? `${said('word')} ${toRoman(Number(said('number')))}`
        : null,
    'apart',
  ),
  rewriting(
    'alinea a inciso III art 102',
    `(<level> :inciso|:alinea|:paragrafo|:item (:openQuote|:closeQuote)? ${NUMBER}|unico|${LETTER} (:openQuote|:closeQuote)? )
     (= :inciso|:alinea|:paragrafo|:artigo|:item )`,
    '<level>,',
    'apart',
  ),
  rewriting(
    'parágrafo único do 121',
    `(<level> :inciso|:alinea|:paragrafo|:item|:caput ( !:comma|:semicolon ){0,9} do|da ) (= ${NUMBER} )`,
    '<level> art.',
  ),
  rewriting(
    'código civil 2.046',
    '(<word> :word~:form|complementar|provisória|emenda|:numero ) (<number> :number ) (! :slash )',
    (said) =>
      /\p{L}{3}$/u.test(said('word')) && /^[1-9]\.\d{3}$/.test(said('number'))
        ? `${said('word')} ${said('number').replace('.', '')}`
        : null,
  ),
];

/** Whether the law that has the number is of the year that the two digits tell. */
function isYearOf(number: string, digits: string, { numerado, ano }: Nomes): boolean {
  if (!isNumberOfLaw(number) || !/^\d\d$/.test(digits)) return false;
  const known = ano.get(numerado({ forma: 'lei', numero: number.replace('.', ''), ano: null }));
  return known != null && String(known).endsWith(digits);
}

/** `121 A` as `121-A`, unless it is an alínea: only what exists can tell. */
export const SUFFIX_APART: readonly Rewriting[] = [
  rewriting(
    'art. 121 A do CP',
    `(<number> :artigo|:word :number | ^ :number ) (<letter> ${LETTER} ) (= do|da|de | :comma{0,2} (! :any ) )`,
    (said) => (/^[A-Z]$/.test(said('letter')) ? `${said('number')}-${said('letter')}` : null),
  ),
];
