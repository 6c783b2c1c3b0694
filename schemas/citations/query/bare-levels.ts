import { LEXICON } from '../lexicon/lexicon.ts';
import type { Nomes } from '../mentions/names.ts';
import { readList } from '../provisions/list.ts';
import { eachOf, type Provision } from '../provisions/provision.ts';
import { findWithin, pattern } from '../tokens/pattern.ts';
import { tokenize } from '../tokens/tokenize.ts';
import { rewrite, rewritings } from './rewrite.ts';
import { LETTER, NUMBER } from './typed-words.ts';

const ARTICLE = `(<article> :artigo? ${NUMBER} ( :dash ${LETTER} )? )`;
const NO_VALUE = ':artigo|:paragrafo|:inciso|:alinea|:item';

/** Levels without their words and commas, in capitals. A small number right behind the article is a paragraph. */
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

/** What is said, and no mark. */
const SAYS = pattern(':word|:number|:ordinal|§');

/** Levels as people leave out their words and commas, `5 LXXVIII`, `2 II A`, `37 CAPUT`: all of them, or none. */
export function readBareLevels(typed: string, names: Nomes): Provision[] {
  const from = typed.search(/[\p{L}\p{N}§]/u);
  const tokens = tokenize(rewrite(typed.slice(Math.max(0, from)), BARE_LEVELS, names), LEXICON);
  const list = from < 0 ? null : readList(tokens, 0, null);
  // What is not read to its end is not what was asked.
  if (!list || findWithin(tokens, list.to, tokens.count, SAYS) >= 0) return [];
  return list.provisions.flatMap(eachOf);
}
