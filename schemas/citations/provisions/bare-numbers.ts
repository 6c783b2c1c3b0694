import { compact } from '../../text/compact.ts';
import { CODE } from '../tokens/codes.ts';
import { charOf, isGlued, lengthOf, skipLines, textOf } from '../tokens/locate.ts';
import { endAhead, pattern, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import type { Before } from './before.ts';
import { isDigits, type NumberValue, readNumber } from './numbers.ts';
import type { Level, Member, Valued } from './provision.ts';
import { bareMember, readRange } from './ranges.ts';

/** A rule for the level of a bare number. The first one that holds decides. */
interface NumberRule {
  level: Exclude<Valued, 'alinea'>;
  example: string;
  when(before: Before, number: NumberValue, tokens: Tokens): boolean;
}

/** No alínea has more items. */
const MOST_ITEMS = 30;
/**
 * No article has more paragraphs. If only one article is cited, a higher number may still be a paragraph, cited by
 * mistake (`MOST_TOLD`).
 */
const MOST_PARAGRAPHS = 50;
const MOST_TOLD = 99;

/**
 * A number after a single `art.` and a comma. If it is smaller than the article it is a level below it, because
 * articles are cited in ascending order.
 */
const isBelowOne = ({ deepest, join, severalArticles }: Before): boolean =>
  deepest === 'artigo' && join === 'comma' && !severalArticles;

/** In order of precedence. In the example a bar marks the number that the rule is about. */
export const NUMBER_RULES: readonly NumberRule[] = [
  {
    level: 'item',
    example: 'art. 11, VII, "a", |1',
    when: ({ deepest, word, join, article, severalArticles }, { ordinal, order }) =>
      ((deepest === 'alinea' && join === 'comma') || (deepest === 'item' && word !== 'item' && order < article)) &&
      !ordinal &&
      order <= MOST_ITEMS &&
      (!severalArticles || order < article),
  },
  {
    level: 'inciso',
    example: 'art. 8º, itens 1 e |2, "h"',
    when: (before, number, tokens) => goesOnWithItems(before, number, tokens) && hasLetterBelow(tokens, number.to),
  },
  {
    level: 'item',
    example: 'art. 8º, itens 1 e |2',
    when: (before, number, tokens) => goesOnWithItems(before, number, tokens),
  },
  {
    level: 'inciso',
    example: 'art. 8º, inciso 1, |2',
    when: (before, number, tokens) =>
      before.word !== 'artigo' &&
      before.digits &&
      before.deepest === 'inciso' &&
      !(before.severalArticles && beginsArticle(before, number, tokens)),
  },
  {
    level: 'inciso',
    example: 'art. 170, |111',
    when: (before, { ordinal, order, to }, tokens) =>
      isBelowOne(before) && !ordinal && (hasLetterBelow(tokens, to) || order < before.article),
  },
  {
    level: 'inciso',
    example: 'art. 37, 6, |2',
    when: ({ deepest, word, digits, severalArticles, article }, { ordinal, order }) =>
      deepest === 'inciso' && word === 'artigo' && digits && !severalArticles && !ordinal && order < article,
  },
  {
    level: 'paragrafo',
    example: 'art. 37, § 1º e |2º',
    when: ({ deepest, severalArticles }, { ordinal, to }, tokens) =>
      deepest === 'paragrafo' && ordinal && !severalArticles && endAhead(tokens, to, OWN_LEVEL) < 0,
  },
  {
    level: 'paragrafo',
    example: 'art. 489, |1º',
    when: (before, { ordinal, order }) => isBelowOne(before) && ordinal && order < before.article,
  },
  { level: 'paragrafo', example: 'art. 85, §§ 2º, |11 e 12', when: isOfParagraphs },
  { level: 'artigo', example: 'arts. 186 e |927', when: ({ article }) => article > 0 },
];

/** Reads a bare number that continues the provision being read. */
export function readBareNumber(tokens: Tokens, at: number, before: Before): Member | null {
  const number = readNumber(tokens, at);
  if (!number || countsSomething(tokens, at, number) || isLineLabel(tokens, at, number.to)) return null;
  const { severalArticles } = before;
  // A decimal, unless it is one of a list of a treaty's articles: `arts. 7.5 e 8.2`.
  if (tokens.codes[number.to] === CODE.stop && isGlued(tokens, number.to + 1) && isDigits(tokens, number.to + 1)) {
    const treaty = severalArticles && readPointed(tokens, number.to, 'artigo') !== null;
    return treaty ? bareMember('artigo', at, readRange(tokens, 'artigo', number, false)) : null;
  }
  const rule = NUMBER_RULES.find(({ when }) => when(before, number, tokens));
  if (!rule) return null;
  // `218-A/218-B/218-C`: a number after a slash is one of several, and does not begin a range.
  const joined = tokens.codes[at - 1] === CODE.slash;
  const range = joined
    ? { values: [number.value], to: number.to }
    : readRange(tokens, rule.level, number, severalArticles);
  // `10/12/2004`, `10.259/01`; not `arts. 5º e 98/102`, `arts. 218-A/218-B/218-C`
  const dated = !number.value.includes('-') && endAhead(tokens, number.to, SLASH_NUMBER) >= 0;
  if (dated && (range.values.length === 1 || !severalArticles || number.order <= 31)) return null;
  return bareMember(rule.level, at, range);
}

const STOP_WORD = pattern(':stop :word_');

/** `do art. 41;⏎3. empenhadas`: the label of a line in a list. */
const isLineLabel = (tokens: Tokens, at: number, to: number): boolean =>
  skipLines(tokens, at - 1) === at && isGlued(tokens, to) && endAhead(tokens, to, STOP_WORD) >= 0;

const SLASH_NUMBER = phrase(':slash :number');
/** The number has levels of its own: `§§ 8º e 9º; 25|, I`. */
const OWN_LEVEL = phrase(':comma :openQuote? ( :paragrafo | :inciso | :item | :caput | :roman|:romanLower )');

/** `arts. 8º, itens 1 e 2, e | 25, item 1`: another article, and not an item of the one before. */
const beginsArticle = ({ article, join }: Before, { ordinal, order, to }: NumberValue, tokens: Tokens): boolean =>
  ordinal || endAhead(tokens, to, OWN_LEVEL) >= 0 || (join !== 'comma' && order > Math.max(article, 9));

const goesOnWithItems = (before: Before, number: NumberValue, tokens: Tokens): boolean =>
  before.deepest === 'item' &&
  before.word === 'item' &&
  !(before.severalArticles && beginsArticle(before, number, tokens));

/** After a semicolon, a number with levels of its own is an article: `§§ 8º e 9º; 25, I`. */
function isOfParagraphs(
  { paragraphs, join, severalArticles }: Before,
  { order, to }: NumberValue,
  tokens: Tokens,
): boolean {
  if (paragraphs === null || (join === 'semicolon' && endAhead(tokens, to, OWN_LEVEL) >= 0)) return false;
  if (order > (severalArticles ? MOST_PARAGRAPHS : MOST_TOLD)) return false;
  return paragraphs === 'open' || !severalArticles;
}

// ── what a number counts ─────────────────────────────────────────────────────────────────────────────────────────────

/** `30 dias`, `5 de maio`, `20%`, `10 por cento`: what the number counts. */
const COUNTED = phrase('( :unit | por cento | de :month )');
/** `10 e 3 anos`, `6 a 20 anos`: the counted noun comes after the last number. */
const TO_OTHER = phrase('( e|ou|a|até ) :number');
/** `13º salário`. */
const ORDINAL_OF = phrase(':ordinal-thing');

/**
 * Whether a number is a date, sum, page, term, hour or decimal, or has a feminine ordinal, so that it is not a
 * provision.
 */
function countsSomething(tokens: Tokens, at: number, { value, to, ordinal }: NumberValue): boolean {
  const written = textOf(tokens, at, to);
  // `1h`, `2x`: a small letter glued to a number is a suffix only after a level word.
  if (value.includes('-') && /\d[a-zHX]$/.test(written)) return true;
  if (written.endsWith('ª') || hasDecimals(tokens, to, ordinal) || endAhead(tokens, to, COUNTED) >= 0) return true;
  if (ordinal) return endAhead(tokens, to, ORDINAL_OF) >= 0;
  const other = endAhead(tokens, to, TO_OTHER);
  return (other >= 0 && endAhead(tokens, other, COUNTED) >= 0) || countsPlural(tokens, to);
}

const PERCENT = 0x25;

function hasDecimals(tokens: Tokens, to: number, ordinal: boolean): boolean {
  if (charOf(tokens, to) === PERCENT) return true;
  const sign = tokens.codes[to] as number;
  const glued = isGlued(tokens, to + 1) && isDigits(tokens, to + 1);
  // `§§ 2º,3º`: a number with an ordinal mark has no decimals.
  return glued && ((sign === CODE.comma && !ordinal) || (sign === CODE.stop && !isGlued(tokens, to)));
}

/** Words that end like a plural but continue the list and are not counted: `7 previstos`, `9 todos do`. */
const GOES_ON = phrase(':all|:demonstrative|:level|:following');
const GOES_ON_WORD = compact(
  /^(?:seus|suas|ap[óo]s|depois|antes|apenas|mais|menos|demais|atrav[ée]s|pel[oa]s|dess[ea]s|del[ea]s|nel[ea]s|\p{Ll}+(?:[aií]d[oa]|rit[oa]|vist[oa]|sert[oa]|post[oa]|press[oa]|nte)s)$/iu,
);
const WORD = pattern(':word');
/** No shorter noun has a plural of this kind. */
const SHORTEST = 3;

/** `7 perguntas`: the plural noun that a plain number counts. */
function countsPlural(tokens: Tokens, to: number): boolean {
  if (lengthOf(tokens, to) <= SHORTEST || endAhead(tokens, to, WORD) < 0) return false;
  const word = textOf(tokens, to, to + 1);
  return /s$/i.test(word) && endAhead(tokens, to, GOES_ON) < 0 && !GOES_ON_WORD.test(word);
}

// ── a letter below a number ──────────────────────────────────────────────────────────────────────────────────────────

/**
 * `art. 8º, 2|, "h"`: whether an alínea follows below a number. The number is then a level of the article, and only the
 * act shows which.
 */
export function hasLetterBelow(tokens: Tokens, at: number): boolean {
  const next = endAhead(tokens, at, THEN_LETTER);
  if (next < 0) return false;
  if (tokens.codes[next - 1] === CODE.closeQuote || endAhead(tokens, next - 1, LETTER_WORD) >= 0) return true;
  const letter = textOf(tokens, next - 1, next);
  if (!/^[a-zA-Z]$/.test(letter)) return false;
  if (endAhead(tokens, next, COMMA_OR_BRACKET) >= 0) return !/[IVX]/.test(letter);
  const small = letter === letter.toLowerCase();
  if (/[eiloxv]/i.test(letter) || endAhead(tokens, next, ENDS) < 0) return false;
  return small || next >= tokens.count;
}

const THEN_LETTER = phrase(':comma ( :alinea | :openQuote :word :closeQuote | :word )');
const LETTER_WORD = phrase(':alinea');
const COMMA_OR_BRACKET = phrase(':comma|:close');
const ENDS = phrase(':semicolon|:closeQuote|:stop | (! :any)');

// ── the notation of treaties ─────────────────────────────────────────────────────────────────────────────────────────

/**
 * Reads the notation of treaties, `art. 8.2.h` or `art. 8(2)(h)`: a number below the article, and a letter below the
 * number.
 */
export function readPointed(tokens: Tokens, at: number, deepest: Level): Member | null {
  const bracket = textOf(tokens, at, at + 1) === '(';
  if ((!bracket && tokens.codes[at] !== CODE.stop) || !isGlued(tokens, at + 1)) return null;
  if (bracket && (textOf(tokens, at + 2, at + 3) !== ')' || !isGlued(tokens, at + 2))) return null;
  const value = textOf(tokens, at + 1, at + 2);
  if (!bracket && isCutOff(tokens, at + 2)) return null;
  const to = bracket ? at + 3 : at + 2;
  if (/^\d{1,2}$/.test(value) && deepest === 'artigo') return bareMember('inciso', at + 1, { values: [value], to });
  const letter = /^[a-zA-Z]$/.test(value) && deepest === 'inciso';
  return letter ? bareMember('alinea', at + 1, { values: [value.toLowerCase()], to }) : null;
}

/** `8.2/2020`, `8.2.1`, `8.2x`: whether more is glued to it, so that it is not a level of a treaty. */
function isCutOff(tokens: Tokens, at: number): boolean {
  if (!isGlued(tokens, at)) return false;
  if (isDigits(tokens, at) || /^[\p{L}/]/u.test(textOf(tokens, at, at + 1))) return true;
  const stop = tokens.codes[at] === CODE.stop;
  return stop && isGlued(tokens, at + 1) && isDigits(tokens, at + 1);
}
