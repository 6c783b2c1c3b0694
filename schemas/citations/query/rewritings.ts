import { LETTER, NUMBER, rewritings } from './rewrite.ts';

const COURT = '(<court> :court | supremo tribunal federal | superior tribunal de justiça )';
const BELOW = ':inciso|:alinea|:paragrafo|:item';
const QUOTE = '(:openQuote|:closeQuote)?';

/** Adds what a query leaves out, if it can mean nothing else. The rest stays as it was typed. */
export const LEFT_OUT = rewritings(`
  (<head> :sumula ) vinc (= :any ) → <head> vinculante # sumula vinc 11
  (<head> ( :sumula vinculante? | sv | :tema ) :numero? ) (<counted> :word{1,9} ) → <head> <counted> # súmula sete do stj
  ^ ${COURT} ( :comma|:colon|:dash ){0,3} (<what> :statement :any{0,9} :number ) (! :any ) → <what> do <court> # stj, tema 1076
  ^ ${COURT} (<number> :number ) (<what> :sumula|:tema ) (! :any ) → <what> <number> do <court> # stf 735 súmula
  ^ (<head> lei da|das :sumula :vinculante ) :comma? (= :number ) → <head>, art. # lei da súmula vinculante 2
  d l | dec|decreto :dash? lei → decreto-lei # dec lei 2848
  l (<many> :number ) → lei <many> # l 9.099
  (<form> lei|lc|dl|ec|mp|dec ) (<number> :number ) → <form> <number> # lc101
  (<head> lei :numero? ) (<dated> :number :number ) (= :comma? :artigo? ${NUMBER} ) → <head> <dated> # lei 9099 95 art 3
  (<head> ${NUMBER} ( :dash? :word )? da ) (<law> :number ) → <head> lei <law> # art 14 da 8078
  ^ ce (<state> :uf ) → CE/<state> # ce sp 5
  const (= :artigo? ${NUMBER} ) → const. # const 37
  (<article> ${NUMBER} ) :comma (<few> ${NUMBER} ) (= :comma :roman|:romanLower ) → <article>, § <few> # cp 157,2,i
  par|parag|p (<number> ${NUMBER} ) → § <number> # p. 2 art 121 cp
  § un (! :any ) → § único # cc 927 § un
  ^ (<range> ${NUMBER} a|ao|até o? ${NUMBER} :de ) → arts. <range> # 5º ao 7º da cf
  (<preposition> :lower ) → <preposition> # art. 121 doCP
  (<number> ${NUMBER} ) (<act> :word ) → <number> <act> # 5cf
  (<head> inc|inciso ) (<inciso> :number ) → <head> <inciso> # art 5 inc 10
  (<head> ${BELOW} ${QUOTE} ${NUMBER}|unico|${LETTER} ${QUOTE} ) (= ${BELOW}|:artigo ) → <head>, # alinea a inciso III art 102
  (<head> ${BELOW}|:caput ( !:comma|:semicolon ){0,9} do|da ) (= ${NUMBER} ) → <head> art. # parágrafo único do 121
  (<name> :word~:form|complementar|provisória|emenda|:numero ) (<thousand> :number ) (! :slash ) → <name> <thousand> # código civil 2.046
`);

/** Writes `121 A` as `121-A`. It may also be an alínea; only the existing provisions show which. */
export const SUFFIX_APART = rewritings(`
  (<number> :artigo|:word :number | ^ :number ) (<capital> ${LETTER} ) (= do|da|de | :comma{0,2} (! :any ) ) → <number>-<capital> # art. 121 A do CP
`);

/** Adds the word for súmula that a query leaves out or abbreviates. */
export const SUMULAS = rewritings(`
  ^ (<court> :court ) (<upToFour> :number ) (! :any ) → Súmula <upToFour> do <court> # stj 7
  ^ (<upToFour> :number ) :slash? (<court> :court ) (! :any ) → Súmula <upToFour> do <court> # 331/tst
  ^ sum (= ${NUMBER} ) → Súmula # sum 7 stj
  ^ ( sum vinc | vinculante ) (= ${NUMBER} ) → Súmula Vinculante # vinculante 10
`);

/**
 * Acronyms count only in capitals, but people type them in small letters. The length stays the same, so offsets do too.
 */
export const ACRONYMS = rewritings('(<acronym> :word ) → <acronym> # cpc 85');

const NUMBER_OF_ACT = '(<number> :number ( :dash :word|:number )? )';
/**
 * An act by its form and number, without the `nº` that people leave out. The comma keeps a second number from being
 * read as a year of two digits.
 */
export const FORMS = rewritings(`
  (<form> :form ) :numero? ${NUMBER_OF_ACT} (= ${NUMBER} ) → <form> nº <number>, # lc 101 16
  (<form> :form ) :numero? ${NUMBER_OF_ACT} → <form> nº <number> # lei 8078 art 14
`);
/** A law by its bare number. These apply only to a query without a form, in which nothing else can be meant. */
export const NO_FORM = rewritings(`
  (<lawOfYear> :number :slash :number ) → lei <lawOfYear> # 8078/90 14
  ^ (<known> :number ) (= :comma? ${NUMBER}) → lei <known> # 8078 14
`);
/** Removes the quotation marks around an alínea, and makes `E` a conjunction if it is not an alínea. */
export const JOINED = rewritings(`
  :openQuote|:closeQuote (<single> ${LETTER} ) :openQuote|:closeQuote → <single> # III "A"
  (<before> ${NUMBER}|:roman ) e^ (= ${NUMBER}|:roman ) → <before> e # 121 E 122
`);

const ARTICLE = `(<article> :artigo? ${NUMBER} ( :dash ${LETTER} )? )`;
const NO_VALUE = ':artigo|:paragrafo|:inciso|:alinea|:item';

/** Adds the words and commas of levels, in capitals. A small number right after the article is a paragraph. */
export const BARE_LEVELS = rewritings(`
  ^ (<caput> :caput ) :de? :artigo? (<number> ${NUMBER} ( :dash ${LETTER} )? ) → ART. <number>, <caput> # CAPUT DO 37
  par (<number> :number ) → § <number> # 14 PAR 3
  (<whole> :word|${NUMBER} ) (= :paragrafo|:inciso|alinea|item|caput ) → <whole>, # 121 § 2 INCISO I
  ^ (<article> :artigo )? (<broken> :number :number ) → <article> <broken> # 1 022
  ^ ${ARTICLE} (= (<few> ${NUMBER} ) ) → <article>, § # 121 2 II
  ^ ${ARTICLE} :comma? (= (<alinea> ${LETTER} ) (! :any ) ) → <article>, ALÍNEA # 482 C
  (<whole> :word|${NUMBER}~e_|${NO_VALUE} ) (= (<level> ${NUMBER}|${LETTER} ) (! :dash|:slash ${NUMBER}|${LETTER} ) ) → <whole>, # 5 LXXVIII
  ^ (<article> ${NUMBER} :any* ) → ART. <article> # 5
`);
