import { type Before, startOf } from '../../provisions/before.ts';
import type { ProvisionList } from '../../provisions/list.ts';
import type { Provision } from '../../provisions/provision.ts';
import { distance, type Span, textOf } from '../../tokens/locate.ts';
import { endAhead, findWithin, isOnly, pattern, phrase } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { isSubject } from '../act/act-roles.ts';
import type { KnownAntecedent } from '../antecedents/antecedents.ts';

const ARTICLE = pattern(':openQuote|:closeQuote|:open? :artigo');
const LEVEL = pattern(':openQuote|:closeQuote|:open? :level');

/**
 * Returns the index of the first provision that may belong to another act than those before it, because the words begin
 * a new group: `Lei X, art. 5º, § 1º, e arts. 6º e 7º da Lei Y`. Returns 0 if all are one group.
 */
export function beginOfOtherGroup(tokens: Tokens, provisions: readonly Provision[]): number {
  let at = provisions.length - 1;
  while (at > 0 && !beginsGroup(tokens, provisions[at] as Provision, provisions[at - 1] as Provision)) at -= 1;
  return Math.max(0, at);
}

/**
 * Returns whether a provision begins with the word for an article, or with a level of a different article from the one
 * before.
 */
const beginsGroup = (tokens: Tokens, { artigo, from }: Provision, before: Provision): boolean =>
  endAhead(tokens, from, ARTICLE) >= 0 || (artigo !== before.artigo && endAhead(tokens, from, LEVEL) >= 0);

/** Crimes are cited so, with one act for both parts: `art. 121, § 2º, IV, na forma do art. 14, II, do CP`. */
const PENAL: ReadonlySet<string> = new Set(['CP', 'CPM']);

/** Returns whether the provisions before `nos termos do art. 5º` may belong to another act than the one behind it. */
export const isLoose = ({ loose }: ProvisionList, { sigla }: KnownAntecedent): boolean =>
  loose > 0 && !PENAL.has(sigla);

/** The most characters between the subject and the list. */
const REACH = 62;
/** Joins provisions that may belong to different acts, unlike `c/c`: `; o `, `, e no `. */
const LOOSELY = phrase('( :semicolon | :comma e? | e ) ( também|ainda )? ( :o | no|na|nos|nas )');

/**
 * Returns how many provisions of a list may belong to the subject of the clause and not to the act behind the list: `A
 * CLT é clara no | art. 71, e o art. 7º da CF`.
 * @param lastBefore returns the last act named before a list
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

/** Returns the state from which a list is read that continues behind an act (`…da CLT; 896 do Código Civil`). */
export function goOnFrom(provisions: readonly Provision[]): Before | null {
  const artigo = provisions.at(-1)?.artigo;
  if (!artigo) return null;
  return startOf('artigo', { article: Number.parseInt(artigo, 10) || 1, severalArticles: true });
}

/** Returns the state from which bare provisions behind an act are read: `CF, 5º, X`. */
export const behindAct = (): Before => startOf('artigo', { article: 1, severalArticles: true });

const ARTICLES = pattern('arts|artigos');

/**
 * Returns whether the plural announces several articles but only one is before the act, so that the others follow
 * behind it: `aos arts. 186 do CC, 927 e 944`.
 */
export function promisesMore(tokens: Tokens, provisions: readonly Provision[]): boolean {
  const [first] = provisions;
  return first?.range === null && provisions.length === 1 && endAhead(tokens, first.from, ARTICLES) >= 0;
}

const FOLLOWING = pattern(':following');
/** Returns whether the plural is explained by `e seguintes`: `arts. 1.723 e seguintes`. */
export const hasFollowing = (tokens: Tokens, from: number, to: number): boolean =>
  findWithin(tokens, from, to, FOLLOWING) >= 0;

/** Excludes `c/c` and the semicolon, which may lead to articles of another act. */
const AND = phrase(':comma e? o? | e o?');
/** `art. 5º, I, da CF, 6º e 7º`: a number with the mark of an ordinal, not a count of something. */
const ORDINAL = /^\d{1,3}[º°]/;
/** The list ends here, and no further words name its act. */
const LIST_ENDS = phrase(
  ':semicolon|:close | :stop (! :number ) | :comma (! todos|todas|ambos|ambas do|da|de ) :word_ | (! :any|:paragraph )',
);

/**
 * Returns whether a bare list behind an act also belongs to that act: `arts. 186 do CC, 927 e 944`, `art. 5º da CF, 6º
 * e 7º`.
 * @param to the end of that act
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
