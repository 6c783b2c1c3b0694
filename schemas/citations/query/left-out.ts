import { rewritings } from './rewrite.ts';
import { LETTER, NUMBER } from './typed-words.ts';

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
