import type { ProvisionList } from '../../provisions/list.ts';
import type { Provision } from '../../provisions/provision.ts';
import { textOf } from '../../tokens/locate.ts';
import { endAhead, findWithin, pattern, phrase } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { isOnly } from '../between.ts';

const ARTICLES = pattern('arts|artigos');

/** `aos arts. 186 do CC, 927 e 944`: of several articles one alone stood before the act, and the others come behind it. */
export function promisesMore(tokens: Tokens, provisions: readonly Provision[]): boolean {
  const [first] = provisions;
  return first?.range === null && provisions.length === 1 && endAhead(tokens, first.from, ARTICLES) >= 0;
}

const FOLLOWING = pattern(':following');
/** `arts. 1.723 e seguintes`: the plural has what it promised. */
export const hasFollowing = (tokens: Tokens, from: number, to: number): boolean =>
  findWithin(tokens, from, to, FOLLOWING) >= 0;

/** Neither `c/c` nor a semicolon, behind which another act's may begin. */
const AND = phrase(':comma e? o? | e o?');
/** `art. 5º, I, da CF, 6º e 7º`: what has the mark of an ordinal and counts nothing. */
const ORDINAL = /^\d{1,3}[º°]/;
/** Nothing goes on to say whose they are. */
const LIST_ENDS = phrase(
  ':semicolon|:close | :stop (! :number ) | :comma (! todos|todas|ambos|ambas do|da|de ) :word_ | (! :any|:paragraph )',
);

/**
 * Whether a bare list behind the act of another goes on with that act: `arts. 186 do CC, 927 e 944`, `art. 5º da CF, 6º e 7º`.
 * @param to where that act ends
 */
export function goesOnWithoutAct(
  tokens: Tokens,
  before: readonly Provision[],
  to: number,
  list: ProvisionList,
): boolean {
  const from = list.provisions[0]?.from ?? to;
  const isMore = promisesMore(tokens, before) || ORDINAL.test(textOf(tokens, from, from + 1));
  return isMore && isOnly(tokens, to, from, AND) && endAhead(tokens, list.to, LIST_ENDS) >= 0;
}
