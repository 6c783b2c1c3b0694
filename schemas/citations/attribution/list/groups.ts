import { type Before, startOf } from '../../provisions/before.ts';
import type { ProvisionList } from '../../provisions/list.ts';
import type { Provision } from '../../provisions/provision.ts';
import { distance, textOf } from '../../tokens/locate.ts';
import { endAhead, findWithin, isOnly, pattern, phrase } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { isSubject, type Span } from '../act/act-roles.ts';
import type { KnownAntecedent } from '../antecedents/antecedents.ts';

const ARTICLE = pattern(':openQuote|:closeQuote|:open? :artigo');
const LEVEL = pattern(':openQuote|:closeQuote|:open? :level');

/**
 * The first provision that is of another act than those before it, by being told anew: `Lei X, art. 5º, § 1º, e arts. 6º e 7º
 * da Lei Y`; 0 when all are said together.
 */
export function beginOfOtherGroup(tokens: Tokens, provisions: readonly Provision[]): number {
  let at = provisions.length - 1;
  while (at > 0 && !beginsGroup(tokens, provisions[at] as Provision, provisions[at - 1] as Provision)) at -= 1;
  return Math.max(0, at);
}

/** Whether it names its article, or a level of an article other than that before. */
const beginsGroup = (tokens: Tokens, { artigo, from }: Provision, before: Provision): boolean =>
  endAhead(tokens, from, ARTICLE) >= 0 || (artigo !== before.artigo && endAhead(tokens, from, LEVEL) >= 0);

/** Crimes are told so: `art. 121, § 2º, IV, na forma do art. 14, II, do CP`. */
const PENAL: ReadonlySet<string> = new Set(['CP', 'CPM']);

/** Whether what stands before `nos termos do art. 5º` may be of another act than what stands behind. */
export const isLoose = ({ loose }: ProvisionList, { sigla }: KnownAntecedent): boolean =>
  loose > 0 && !PENAL.has(sigla);

/** How many characters behind the subject the list may begin. */
const REACH = 62;
/** Joins what need not be of one act, as `c/c` does not: `; o `, `, e no `. */
const LOOSELY = phrase('( :semicolon | :comma e? | e ) ( também|ainda )? ( :o | no|na|nos|nas )');

/**
 * How many of a list may be of the subject of its clause, and not of the act behind it: `A CLT é clara no | art. 71, e o
 * art. 7º da CF`.
 * @param last the act named last before the list
 */
export function countOfSubject(
  tokens: Tokens,
  provisions: readonly Provision[],
  { sigla }: KnownAntecedent,
  lastBefore: (list: number) => (Span & { sigla: string }) | null,
): number {
  const group = provisions.length > 1 ? beginOfOtherGroup(tokens, provisions) : 0;
  const [first, before, next] = [provisions[0], provisions[group - 1], provisions[group]];
  if (!first || !before || !next || !isOnly(tokens, before.to, next.from, LOOSELY)) return 0;
  const last = lastBefore(first.from);
  if (!last || last.sigla === sigla || last.to >= first.from || !isSubject(tokens, last.from)) return 0;
  return distance(tokens, last.to, first.from) > REACH ? 0 : group;
}

/** What a list that goes on after an act (`…da CLT; 896 do Código Civil`) starts from. */
export function goOnFrom(provisions: readonly Provision[]): Before | null {
  const artigo = provisions.at(-1)?.artigo;
  if (!artigo) return null;
  return startOf('artigo', { article: Number.parseInt(artigo, 10) || 1, severalArticles: true });
}

/** What bare provisions behind an act go on from: `CF, 5º, X`. */
export const behindAct = (): Before => startOf('artigo', { article: 1, severalArticles: true });

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
