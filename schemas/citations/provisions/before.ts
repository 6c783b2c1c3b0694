import { CODE } from '../tokens/codes.ts';
import { skipLines } from '../tokens/locate.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import type { Separator } from './connectors.ts';
import type { Level } from './levels.ts';
import { deepestOf, type Member, type Provision } from './provision.ts';

/** What stands between a bare value and the member before it; `none` where a blank alone does. */
export type Join = 'comma' | 'conjunction' | 'semicolon' | 'none';

/** What stands before a bare value: all that decides which level it is of. */
export interface Before {
  /** The deepest level of the provision under way. */
  deepest: Level;
  /** The last word for a level. */
  word: Level;
  /** The last number of the articles under way; 0 before any. */
  article: number;
  /** `arts.`: more than one article was promised. */
  severalArticles: boolean;
  /** `§§` was said of the article under way: bare numbers are its paragraphs, up to the one behind the first `e`. */
  paragraphs: 'open' | 'closed' | null;
  /** The letter of the last article, where it has one: `3º-A`. */
  suffix: string | null;
  /** The last inciso of the list. */
  inciso: string | null;
  /** The last value was in digits. */
  digits: boolean;
  join: Join;
}

/** What a list begins from. */
export const startOf = (
  deepest: Level,
  {
    word = deepest,
    article = 0,
    severalArticles = false,
  }: Partial<Pick<Before, 'word' | 'article' | 'severalArticles'>> = {},
): Before => ({
  deepest,
  word,
  article,
  severalArticles,
  suffix: null,
  paragraphs: null,
  inciso: null,
  digits: false,
  join: 'comma',
});

/** What a separator that begins at `at` is to a bare value behind it. */
export function joinOf(tokens: Tokens, at: number, { comma, conjunction, opens }: Separator): Join {
  if (conjunction) return tokens.codes[skipLines(tokens, at)] === CODE.semicolon ? 'semicolon' : 'conjunction';
  return comma || opens ? 'comma' : 'none';
}

/** Notes in `before` what a member is to the value behind it. */
export function noteMember(before: Before, { level, values, named, plural }: Member, last: Provision): void {
  const value = values.at(-1) as string;
  const number = Number.parseInt(value, 10) || 0;
  before.deepest = deepestOf(last);
  before.digits = number > 0;
  if (named) before.word = level;
  if (level === 'inciso') before.inciso = value.toUpperCase();
  if (level === 'paragrafo') before.paragraphs = paragraphsAfter(before, named, plural);
  if (level !== 'artigo') return;
  if (named) before.severalArticles = plural;
  if (number > 0 || before.article === 0) before.article = number || 1;
  before.paragraphs = null;
  before.suffix = /-([A-Z])$/.exec(value)?.[1] ?? null;
}

/** Whether bare numbers may still be paragraphs behind one more: a single `§` ends it. */
function paragraphsAfter({ paragraphs, join }: Before, named: boolean, plural: boolean): Before['paragraphs'] {
  if (named) return plural ? 'open' : null;
  return paragraphs && join === 'conjunction' ? 'closed' : paragraphs;
}
