import type { ProvisionList } from '../../provisions/list.ts';
import type { Provision } from '../../provisions/provision.ts';
import { distance, type Span } from '../../tokens/locate.ts';
import { endAhead, isOnly, pattern, phrase } from '../../tokens/pattern.ts';
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
