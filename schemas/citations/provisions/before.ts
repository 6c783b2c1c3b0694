import { deepestOf, type Level, type Member, type Provision } from './provision.ts';
import type { Join } from './separators.ts';

/** All that comes before a bare value and decides its level. */
export interface Before {
  /** The deepest level of the provision being read. */
  deepest: Level;
  /** The level of the last level word. */
  word: Level;
  /** The last article number of the list, or 0 before any. */
  article: number;
  /** Whether a plural such as `arts.` announced more than one article. */
  severalArticles: boolean;
  /**
   * Whether `§§` was written for the article being read, so that bare numbers are its paragraphs. It is closed by the
   * number after the first `e`.
   */
  paragraphs: 'open' | 'closed' | null;
  /** The letter of the last article, if it has one: `3º-A`. */
  suffix: string | null;
  /** The last inciso of the list. */
  inciso: string | null;
  /** Whether the last value was written in digits. */
  digits: boolean;
  join: Join;
}

/** Makes the state from which a list begins. */
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

/** Records in `before` what a member means for the value after it. */
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
  before.suffix = value.at(-2) === '-' ? (value.at(-1) as string) : null;
}

/** Returns whether further bare numbers may be paragraphs. A single `§` ends that. */
function paragraphsAfter({ paragraphs, join }: Before, named: boolean, plural: boolean): Before['paragraphs'] {
  if (named) return plural ? 'open' : null;
  return paragraphs && join === 'conjunction' ? 'closed' : paragraphs;
}
