import { endOfNote, pastOwnBracket } from '../../mentions/gloss.ts';
import { type Before, startOf } from '../../provisions/before.ts';
import type { ProvisionList } from '../../provisions/list.ts';
import { isCounted, SUFFIX_LETTER } from '../../provisions/numbers.ts';
import type { Provision } from '../../provisions/provision.ts';
import { skipLines, textOf } from '../../tokens/locate.ts';
import { beginBehind, endAhead, findWithin, isOnly, pattern, phrase } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { isUpper, YEAR } from '../../tokens/words.ts';

/** The words between an act and the provisions right behind it: `CF, art. 102`. */
const LEVEL_NEXT = phrase(
  '( :comma|:colon|:open|:dash|:bar )? ( :o | em :seu | no|na|nos|nas :seu? )? :level~:item|:caput',
);
const OWN = 'em|no|na|nos|nas :seu :artigo';
const OWN_ARTICLE = pattern(OWN);
/** How many tokens before `em` are looked at. */
const REACH = 8;
/**
 * `Lei 4.320/1964 prevê, em seus artigos 62`. Not `o CC, o contrato, em seu art. 12` or `o CPP e a LEP, em seu art.
 * 112`, where the article belongs to something else.
 */
const IN_OWN = pattern(
  `( (! :comma :o | e|ou|nem :o ) !:stop|:colon|:semicolon|:open|:close|:line|:paragraph|:number ){0,${REACH}} ${OWN}`,
);
/** `CF, 5º, X`. */
const NUMBER_NEXT = phrase(
  `:comma|:open (= :number|:ordinal ( :dash ${SUFFIX_LETTER} )? :comma :paragrafo|:inciso|:caput|:roman )`,
);
/** `CC, 186`, `CPC, 373 e 374`: no other word follows the number, and it is not a year. */
const NUMBER_ALONE = pattern(
  `:comma (= :number|:ordinal ( :dash ${SUFFIX_LETTER} )? ( :semicolon|:close|:stop | :comma !:number|:ordinal | e :number|:ordinal | (! :any ) ) )`,
);
const ACRONYM = pattern(':capitals');

/** Returns the token at which the provisions behind an act begin; -1 if there are none. */
export function endToProvisions(tokens: Tokens, at: number): number {
  const level = endAhead(tokens, at, LEVEL_NEXT);
  if (level >= 0) return level - 1;
  const own = findWithin(tokens, at, at + REACH + 3, OWN_ARTICLE) < 0 ? -1 : endAhead(tokens, at, IN_OWN);
  if (own >= 0) return own - 1;
  const number = endAhead(tokens, at, NUMBER_NEXT);
  if (number >= 0) return skipLines(tokens, number);
  const alone = endAhead(tokens, at, NUMBER_ALONE);
  if (alone < 0 || YEAR.test(textOf(tokens, alone, alone + 1)) || isCounted(tokens, alone)) return -1;
  return beginBehind(tokens, 0, at, ACRONYM) >= 0 ? alone : -1;
}

/** Joins bare numbers to the list before them: `…da CLT|; |896 do Código Civil`. */
const AND_ALSO = '( e|ou | c :slash|:stop c :stop? | :combinado com | bem como )';
const BETWEEN_LISTS = phrase(
  `( :comma|:semicolon ${AND_ALSO}? ( :o|do|da|dos|das )? | ${AND_ALSO} ( :o|do|da|dos|das )? | :o|do|da|dos|das ) :number|:ordinal`,
);
/**
 * Returns the bare number to which words lead that may link two lists, such as a comma, `e` or `c/c` and an article; -1
 * if there is none.
 */
export const numberBehind = (tokens: Tokens, at: number): number => {
  const past = endAhead(tokens, at, BETWEEN_LISTS);
  return past < 0 ? -1 : past - 1;
};

const SHORT_ACRONYM = /^[A-Z]{2,6}$/;
/** `CC de 1916, art. 159`, `CC/2003, art. 186`. */
const OF_YEAR = pattern('de|:slash :number');
/** `CP (Lei 14.994/2024), art. 129`: an act in the bracket shows that the acronym is also an act. */
const NUMBER_BESIDE = pattern(':open lei|leis|dec|decreto|decretos|emenda|emendas|lc|ec|dl^');

/** Returns whether provisions follow the word at `at`. A short acronym counts as an act only then. */
export function leadsToProvisions(tokens: Tokens, at: number): boolean {
  if (!isUpper(tokens, at) || !SHORT_ACRONYM.test(textOf(tokens, at, at + 1))) return false;
  const leads = (to: number) => to >= 0 && endToProvisions(tokens, to) >= 0;
  if (leads(pastOwnBracket(tokens, at, at + 1))) return true;
  const dated = endAhead(tokens, at + 1, OF_YEAR);
  if (dated >= 0 && YEAR.test(textOf(tokens, dated - 1, dated))) return leads(dated);
  return endAhead(tokens, at + 1, NUMBER_BESIDE) >= 0 && leads(endOfNote(tokens, at + 1));
}

// ── lists that go on behind an act ──────────────────────────────────────────────────────────────────────────────────

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
