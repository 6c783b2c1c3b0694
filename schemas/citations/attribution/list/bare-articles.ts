import { deepestOf, type Provision } from '../../provisions/provision.ts';
import { CODE } from '../../tokens/codes.ts';
import { textOf } from '../../tokens/locate.ts';
import { endAhead, findWithin, isOnly, pattern, phrase } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';

/** Words that announce one article. Others announce several: `arts.`, `artigos`, `art(s).` */
const ONE_ARTICLE = pattern('art|artigo (! :open :letter )');
const DIGITS = /^\d{1,2}$/;
const RECENT_YEAR = /^(?:19|20)\d\d$/;

const isOneArticle = (tokens: Tokens, { from, to }: Provision): boolean =>
  findWithin(tokens, from, to, ONE_ARTICLE) >= 0;

/**
 * Removes from a list that an act leads the bare numbers at its end that are not articles. Such are `5 e 15` in `CPP,
 * art. 10, 5 e 15 dias`, where one article is announced and 5 is smaller than 10, and the year in `CC, arts. 186, 187,
 * 2002`.
 */
export function withoutOtherNumbers(tokens: Tokens, provisions: readonly Provision[]): readonly Provision[] {
  const [first] = provisions;
  if (!first || provisions.length === 1 || first.artigo === null) return provisions;
  const singular = isOneArticle(tokens, first);
  const other = provisions.findIndex((provision, i) => {
    if (i === 0 || deepestOf(provision) !== 'artigo' || provision.range !== null) return false;
    const written = textOf(tokens, provision.from, provision.to);
    const before = Number(provisions[i - 1]?.artigo);
    if (RECENT_YEAR.test(written)) return i === provisions.length - 1 && before < 1_000;
    return singular && DIGITS.test(written) && Number(written) < before;
  });
  return other < 0 ? provisions : provisions.slice(0, other);
}

/** The most paragraphs or incisos that an article has. */
const MOST_BELOW = 99;
const ONLY_COMMA = phrase(':comma|:semicolon');
const AND = phrase(':comma? ( e|ou | e :slash ou | bem|assim como ) o?');

/**
 * Returns the range of the members that may be articles or levels of an article, as in `art. 5º, 10, da CF`, where one
 * article is announced and only a comma separates them. Certain are `art. 20, 21 e 22`, which are consecutive, and
 * `art. 1º, 5º e 37 da CF`, which ends like a list of articles.
 */
export function findUncertain(tokens: Tokens, provisions: readonly Provision[]): { from: number; to: number } | null {
  for (let i = 1; i < provisions.length; i++) {
    const [before, provision] = [provisions[i - 1] as Provision, provisions[i] as Provision];
    if (!isBareNumber(tokens, provision) || deepestOf(before) !== 'artigo' || before.range !== null) continue;
    if (!isOnly(tokens, before.to, provision.from, ONLY_COMMA) || !isOneArticle(tokens, before)) continue;
    let to = i + 1;
    while (to < provisions.length && isBareNumber(tokens, provisions[to] as Provision)) to += 1;
    const certain = countsOn(provisions.slice(i - 1, to)) || endsAsList(tokens, provisions.slice(i - 1, to + 1));
    if (certain && !losesMark(tokens, provisions.slice(i - 1, to))) continue;
    // The levels of the last of these numbers are equally uncertain.
    while (to < provisions.length && provisions[to]?.artigo === provisions[to - 1]?.artigo) to += 1;
    return { from: i - 1, to };
  }
  return null;
}

const numberOf = ({ artigo, range }: Provision): number => Number.parseInt(range?.[0] ?? artigo ?? '', 10);

const countsOn = (provisions: readonly Provision[]): boolean =>
  provisions.length > 2 && provisions.every((one, n) => numberOf(one) === numberOf(provisions[0] as Provision) + n);

/**
 * Returns whether the numbers rise and end with `e`, like a list of articles. If the first has the mark of an ordinal,
 * one of the others must have something that an inciso cannot have.
 */
function endsAsList(tokens: Tokens, provisions: readonly Provision[]): boolean {
  const end = provisions.findIndex(
    (one, n) => n > 1 && isOnly(tokens, (provisions[n - 1] as Provision).to, one.from, AND),
  );
  const last = provisions[end];
  if (last?.top !== 'artigo') return false;
  const others = provisions.slice(1, end + 1);
  const isArticle = (one: Provision) =>
    deepestOf(one) !== 'artigo' || numberOf(one) > MOST_BELOW || isMarked(tokens, one);
  if (isMarked(tokens, provisions[0] as Provision) && !others.some(isArticle)) return false;
  return others.every((one, n) => numberOf(one) > numberOf(provisions[n] as Provision));
}

/** The mark of an ordinal, in a number right behind the word for the article or in a bare number. */
const MARKED = pattern(':ordinal | :number :mark');
const MARKED_ARTICLE = pattern(':artigo !:number|:ordinal{0,4} ( :ordinal | :number :mark )');
const isMarked = (tokens: Tokens, { from, to }: Provision): boolean =>
  endAhead(tokens, from, MARKED) >= 0 || findWithin(tokens, from, to, MARKED_ARTICLE) >= 0;

/** Articles up to the ninth have the mark of an ordinal (LC 95/1998, art. 10, I). */
const LAST_MARKED = 9;

/** `art. 5º, 7 e 9 da CF`: if the article has the mark, a number up to 9 without it may not be an article. */
function losesMark(tokens: Tokens, provisions: readonly Provision[]): boolean {
  if (!isMarked(tokens, provisions[0] as Provision)) return false;
  return provisions.some((one) => numberOf(one) <= LAST_MARKED && !isMarked(tokens, one));
}

/** Returns whether a provision is a bare number that may count paragraphs as well as articles. */
function isBareNumber({ codes }: Tokens, provision: Provision): boolean {
  const code = codes[provision.from] as number;
  if (code !== CODE.number && code !== CODE.ordinal) return false;
  return deepestOf(provision) === 'artigo' && numberOf(provision) <= MOST_BELOW;
}
