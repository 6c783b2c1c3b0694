import { CODE } from '../tokens/codes.ts';
import { skipLines, textOf } from '../tokens/locate.ts';
import { endAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { endOfUpward, type Separator } from './connectors.ts';
import { depthOf, isAbove, type Level } from './levels.ts';
import { readNamed } from './named.ts';
import { deepestOf, type Member, type Provision } from './provision.ts';

/** More values of the level: `incisos I, II e X`. */
const SIBLINGS = phrase(
  '( ( :comma e? | e|ou ) :openQuote? ( :roman ( :dash :letterUpper )? | :number|:ordinal ( :dash :letterUpper )? | :letter|:romanLower|a|e|o (! :word ) ) :closeQuote? ){1,12}',
);

/** No chain is longer: item, alínea, inciso, paragraph, article, downwards and up again. */
const MOST_LINKS = 8;

/**
 * The highest level that a member is said to be of: `inciso I do § 2º | do art. 157`; null when none is. Where the list was
 * told from below so far a comma may part it from its article.
 */
function topAbove(tokens: Tokens, member: Member, fromBelow: boolean): Level | null {
  let { level, to: at } = member;
  let top: Level | null = null;
  for (let links = 0; links < MOST_LINKS; links++) {
    const end = member.named ? Math.max(at, endAhead(tokens, at, SIBLINGS)) : at;
    const comma = tokens.codes[skipLines(tokens, end)] === CODE.comma;
    const of = comma && !fromBelow ? -1 : endOfUpward(tokens, end);
    const above = of < 0 ? null : readNamed(tokens, of);
    if (above && isAbove(above.level, level)) top = above.level;
    const behind = skipLines(tokens, skipLines(tokens, end) + 1);
    const next = above ?? (top === null && fromBelow && comma ? readNamed(tokens, behind) : null);
    if (!next || (!above && depthOf(next.level) <= depthOf(level))) return top;
    if (top === 'artigo') return top;
    ({ level, to: at } = next);
  }
  return top;
}

/**
 * `§ 4º do art. 155, | o inciso I do § 2º do art. 157`: a level that is said to be of one which the provision before has
 * already is no part of it. The level that is told anew; null when the list goes on.
 */
export function newAbove(
  tokens: Tokens,
  member: Member,
  { comma, conjunction }: Pick<Separator, 'comma' | 'conjunction'>,
  last: Provision,
  fromBelow: boolean,
): Level | null {
  if (last.artigo === null || member.level === 'artigo') return null;
  // `…, incisos II e X, e § 1º do art. 6º`: what is joined lies above, and takes none of those along.
  const aside = conjunction && fromBelow && isAbove(member.level, deepestOf(last));
  if (!comma && !aside && !beginsLine(tokens, last.to, member.from)) return null;
  const top = topAbove(tokens, member, fromBelow);
  if (top === null || (top === 'paragrafo' && last.caput)) return top;
  return last[top === 'caput' ? 'paragrafo' : top] === null ? null : top;
}

/** `CPC, art. 98⏎incisos LIV e LV do art. 5º`. */
const beginsLine = (tokens: Tokens, from: number, to: number): boolean =>
  to > from && skipLines(tokens, from) === to && textOf(tokens, from, to).includes('\n');
