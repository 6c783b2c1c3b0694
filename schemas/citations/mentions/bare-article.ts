import { SUFFIX_LETTER } from '../provisions/numbers.ts';
import { textOf } from '../tokens/locate.ts';
import { beginBehind, endAhead, pattern, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';

const ARTICLE = `:number ( :dash ${SUFFIX_LETTER} )?`;
/** `CF |5º, X`, `CLT |477 § 6º`. */
const LEVELLED = phrase(`:ordinal | ${ARTICLE} :comma? :paragrafo|:inciso|:caput|:roman`);
/** `(CPC |335)`, `CPP |647-667;`, `LGPD |42 e 44`. */
const ALONE = pattern(
  `${ARTICLE} ( :semicolon|:close|:stop|:bar | :comma !:number|:ordinal | :dash :number | (! :any ) )`,
);
const WITH_ANOTHER = pattern(`${ARTICLE} e :number|:ordinal`);
const ACRONYM = pattern(':capitals');
/** `; CP |157)`, `(CC |205)`: the acronym and the number are alone between two marks. */
const APART = pattern(':open|:semicolon|:bar :capitals');
const YEAR = /^(?:18|19|20)\d\d$/;

/** How certain it is that a number right after an act's acronym is one of its articles, without the word `art.`. */
export type BareArticle = 'levelled' | 'apart' | 'likely';

/**
 * Returns how the number at `at` relates to the acronym before it. Null if it may be a year, or may count something.
 */
export function bareArticle(tokens: Tokens, at: number): BareArticle | null {
  if (beginBehind(tokens, 0, at, ACRONYM) < 0) return null;
  const number = textOf(tokens, at, at + 1);
  if (number.endsWith('ª') || YEAR.test(number)) return null;
  if (endAhead(tokens, at, LEVELLED) >= 0) return 'levelled';
  if (/^\d\d$/.test(number)) return endAhead(tokens, at, WITH_ANOTHER) >= 0 ? 'likely' : null;
  if (!/^(?:\d{3}|\d\.?\d{3})$/.test(number)) return null;
  const alone = endAhead(tokens, at, ALONE) >= 0;
  if (!alone && endAhead(tokens, at, WITH_ANOTHER) < 0) return null;
  return number.length === 3 && alone && beginBehind(tokens, 0, at, APART) >= 0 ? 'apart' : 'likely';
}
