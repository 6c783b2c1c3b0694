import { isCounted, SUFFIX_LETTER } from '../provisions/numbers.ts';
import { textOf } from '../tokens/locate.ts';
import { beginBehind, endAhead, pattern, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';

const ARTICLE = `:number|:ordinal ( :dash ${SUFFIX_LETTER} )?`;
/** Not `CC 166, I Turma`. */
const LEVEL = ':comma? ( :paragrafo|:inciso|:caput | :roman (! :cap ) )';
const END = ':comma|:colon|:semicolon|:close|:stop|:bar|:slash | (! :any )';
/** `CF |5º, X`, `CLT |477 § 6º`. */
const LEVELLED = phrase(`${ARTICLE} ${LEVEL}`);
/** `CF |5º;`, `CLT |2º e 3º)`; not `CPM |1º Batalhão`, `CPC |1º e 2º graus`. */
const ORDINAL = pattern(`:ordinal ( e :ordinal )? ( ${END} )`);
/** What else stands in a list of articles: `CPP |647-667;`, `CF |227;`. */
const BARE = `${ARTICLE} ( :dash :number )?`;
const SIGNED = `:capitals ( :ordinal | ${ARTICLE} ${LEVEL} ) ( !:open|:close|:semicolon|:stop|:bar ){0,8}`;
/** `CF 227|; ECA 3º`, `CF 5º, LXVIII; |CPP 647-667`. */
const BEFORE_SIGNED = pattern(`${BARE} ( :semicolon :capitals ${BARE} ){0,3} :semicolon ${SIGNED}`);
const BEHIND_SIGNED = pattern(`${SIGNED} :semicolon ( :capitals ${BARE} :semicolon ){0,3} :capitals`);
const LAST = pattern(`${BARE} ( :semicolon|:close|:stop|:bar | (! :any ) )`);
const ACRONYM = pattern(':capitals');
/** The farthest that `BEHIND_SIGNED` reaches back, in tokens. */
const REACH = 40;
const YEAR = /^(?:18|19|20)\d\d$/;
/** `5º`, `1.723`: the longest code has some two thousand articles. */
const POSSIBLE = /^(?:[1-9]\d{0,2}|[12]\.?\d{3})(?!\.?\d|ª)/;
/** Two digits alone may be anything even in a list. */
const LISTED = /^\d\.?\d{2}/;
/** Accounting standards are CPC 00 to CPC 51, and have paragraphs: `CPC 25, § 14`. */
const STANDARD = /^[1-6]?\d$/;

/** How certain it is that a number right after an act's acronym is one of its articles, without the word `art.`. */
export type BareArticle = 'levelled' | 'likely';

/**
 * Returns how the number at `at` relates to the acronym before it. Null if nothing but the number says that it is an
 * article: it may be a year, a case (`CC 166`), a standard (`CPC 25`), or count something.
 */
export function bareArticle(tokens: Tokens, at: number): BareArticle | null {
  if (beginBehind(tokens, 0, at, ACRONYM) < 0) return null;
  const number = textOf(tokens, at, at + 1);
  if (!POSSIBLE.test(number) || YEAR.test(number) || isCounted(tokens, at)) return null;
  if (STANDARD.test(number) && textOf(tokens, at - 1, at) === 'CPC') return null;
  if (endAhead(tokens, at, LEVELLED) >= 0) return 'levelled';
  if (endAhead(tokens, at, ORDINAL) >= 0) return 'likely';
  return LISTED.test(number) && isListed(tokens, at) ? 'likely' : null;
}

/** Whether it stands in a list with an article that has a sign of one: `CF 5º, LXVIII; CPP |647-667`. */
function isListed(tokens: Tokens, at: number): boolean {
  if (endAhead(tokens, at, BEFORE_SIGNED) >= 0) return true;
  return endAhead(tokens, at, LAST) >= 0 && beginBehind(tokens, Math.max(0, at - REACH), at, BEHIND_SIGNED) >= 0;
}
