import { LEXICON } from '../lexicon/lexicon.ts';
import type { Nomes } from '../mentions/names.ts';
import { readList } from '../provisions/list.ts';
import { eachOf, type Provision } from '../provisions/provision.ts';
import { findWithin, pattern } from '../tokens/pattern.ts';
import { tokenize } from '../tokens/tokenize.ts';
import { type Rewriting, rewrite, rewriting, type Said } from './rewrite.ts';
import { digitsOf, LETTER, NUMBER } from './typed-words.ts';

const SUFFIX = `( :dash ${LETTER} )?`;

/** Not behind a word cut short: `14 P. U.` */
const withComma = (said: Said): string | null => (said('word').endsWith('.') ? null : `${said('word')},`);

/** Levels without their words and commas, in capitals. */
export const BARE_LEVELS: readonly Rewriting[] = [
  rewriting(
    'CAPUT DO 37',
    `^ (<caput> :caput ) :de? :artigo? (<number> ${NUMBER} ${SUFFIX} )`,
    'ART. <number>, <caput>',
  ),
  rewriting('14 PAR 3', 'par (= :number )', '§ '),
  rewriting(
    '121 § 2 INCISO I',
    `(<word> :word|${NUMBER} ) (= :paragrafo|:inciso|alinea|item|caput )`,
    withComma,
    'apart',
  ),
  // No article is written `022`.
  rewriting('1 022', '^ (<head> :artigo )? (<thousand> :number ) (<rest> :number )', (said) =>
    /^[1-9]$/.test(said('thousand')) && /^0\d\d$/.test(said('rest'))
      ? `${said('head')} ${said('thousand')}${said('rest')}`
      : null,
  ),
  // A small number right behind that of the article is a paragraph; a letter, an alínea.
  rewriting('121 2 II', `^ (<article> :artigo? ${NUMBER} ${SUFFIX} ) (= (<paragraph> ${NUMBER} ) )`, (said) =>
    digitsOf(said('paragraph')) <= 2 ? `${said('article')}, §` : null,
  ),
  rewriting(
    '482 C',
    `^ (<article> :artigo? ${NUMBER} ) :comma? (= (<letter> ${LETTER} ) (! :any ) )`,
    (said) => (/^[A-HJ-UWYZ]$/.test(said('letter')) ? `${said('article')}, ALÍNEA` : null),
    'apart',
  ),
  rewriting(
    '5 LXXVIII',
    `(<word> :word|${NUMBER}~e_|:artigo|:paragrafo|:inciso|:alinea|:item )
     (= (<level> ${NUMBER}|${LETTER} ) (! :dash|:slash ${NUMBER}|${LETTER} ) )`,
    (said) => (said('level').endsWith('.') ? null : withComma(said)),
    'apart',
  ),
  rewriting('5', `^ (<article> ${NUMBER} )`, 'ART. <article>'),
];

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
