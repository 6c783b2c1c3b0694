import { deepestOf, type Provision } from '../../provisions/provision.ts';
import { CODE } from '../../tokens/codes.ts';
import { textOf } from '../../tokens/locate.ts';
import { endAhead, findWithin, isOnly, pattern, phrase } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';

/** One article was promised; the other words and signs for it are of several: `arts.`, `artigos`, `art(s).` */
const ONE_ARTICLE = pattern('art|artigo (! :open :letter )');
const DIGITS = /^\d{1,2}$/;
const YEAR = /^(?:19|20)\d\d$/;

const isOneArticle = (tokens: Tokens, { from, to }: Provision): boolean =>
  findWithin(tokens, from, to, ONE_ARTICLE) >= 0;

/**
 * Leaves out of a list that its act leads the bare numbers at its end that are no articles: `CPP, art. 10, 5 e 15 dias`,
 * where one article was promised and they lie below it, and the year of `CC, arts. 186, 187, 2002`.
 */
export function withoutOtherNumbers(tokens: Tokens, provisions: readonly Provision[]): readonly Provision[] {
  const [first] = provisions;
  if (!first || provisions.length === 1 || first.artigo === null) return provisions;
  const singular = isOneArticle(tokens, first);
  const other = provisions.findIndex((provision, i) => {
    if (i === 0 || deepestOf(provision) !== 'artigo' || provision.range !== null) return false;
    const written = textOf(tokens, provision.from, provision.to);
    const before = Number(provisions[i - 1]?.artigo);
    if (YEAR.test(written)) return i === provisions.length - 1 && before < 1_000;
    return singular && DIGITS.test(written) && Number(written) < before;
  });
  return other < 0 ? provisions : provisions.slice(0, other);
}

/** No article has more paragraphs or incisos. */
const MOST_BELOW = 99;
const ONLY_COMMA = phrase(':comma|:semicolon');
const AND = phrase(':comma? ( e|ou | e :slash ou | bem|assim como ) o?');

/**
 * The first and the end of the members of which nobody can tell whether they are articles or what lies below one:
 * `art. 5º, 10, da CF`, where one article was promised and a comma alone parts them; not `art. 20, 21 e 22`, which count on,
 * nor `art. 1º, 5º e 37 da CF`, a list that ends as one.
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
    // What lies below the last of them is as uncertain.
    while (to < provisions.length && provisions[to]?.artigo === provisions[to - 1]?.artigo) to += 1;
    return { from: i - 1, to };
  }
  return null;
}

const numberOf = ({ artigo, range }: Provision): number => Number.parseInt(range?.[0] ?? artigo ?? '', 10);

const countsOn = (provisions: readonly Provision[]): boolean =>
  provisions.length > 2 && provisions.every((one, n) => numberOf(one) === numberOf(provisions[0] as Provision) + n);

/** Whether articles that only go up end with `e`, and behind one with a mark some have what no inciso has. */
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

/** The mark of an ordinal, behind the word for the article or behind the number alone. */
const MARKED = pattern(':ordinal | :number :mark');
const MARKED_ARTICLE = pattern(':artigo !:number|:ordinal{0,4} ( :ordinal | :number :mark )');
const isMarked = (tokens: Tokens, { from, to }: Provision): boolean =>
  endAhead(tokens, from, MARKED) >= 0 || findWithin(tokens, from, to, MARKED_ARTICLE) >= 0;

/** Articles have the mark of an ordinal up to the ninth. */
const LAST_MARKED = 9;

/** `art. 5º, 7 e 9 da CF`: where the article has the mark, a number without it may be no article. */
function losesMark(tokens: Tokens, provisions: readonly Provision[]): boolean {
  if (!isMarked(tokens, provisions[0] as Provision)) return false;
  return provisions.some((one) => numberOf(one) <= LAST_MARKED && !isMarked(tokens, one));
}

/** A bare number that may count paragraphs as well as articles. */
function isBareNumber({ codes }: Tokens, provision: Provision): boolean {
  const code = codes[provision.from] as number;
  if (code !== CODE.number && code !== CODE.ordinal) return false;
  return deepestOf(provision) === 'artigo' && numberOf(provision) <= MOST_BELOW;
}
