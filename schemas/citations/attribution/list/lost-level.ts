import { hasArticle } from '../../provisions/list.ts';
import { CODE, isLineEnd } from '../../tokens/codes.ts';
import { charOf, isGlued, lengthOf, textOf } from '../../tokens/locate.ts';
import { beginBehind, endAhead, type Pattern, partsAhead, pattern, phrase } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';

/** `{inciso X`, `, em seu § 1º`. */
const IN_WORDS = phrase(
  ':comma|:semicolon|:colon|:open|:dash|:sign? em|no|na|o|a? seu|seus? :paragrafo|:inciso|alínea|alíneas|:caput',
);

/**
 * Returns whether a level that was not read follows a list. Then the article above that level must not be cited as if
 * it were what was meant.
 */
export const leavesLevel = (tokens: Tokens, to: number): boolean =>
  endAhead(tokens, to, IN_WORDS) >= 0 || leavesBareLevel(tokens, to);

/** Returns a bit set of signs, by their codes. */
const signs = (...codes: readonly number[]): number => codes.reduce((all, code) => all | (1 << code), 0);

const COMMA = signs(CODE.comma);
const DOT = signs(CODE.stop);
const STOP = DOT | signs(CODE.semicolon);
const OPENS = signs(CODE.colon, CODE.openQuote, CODE.closeQuote, CODE.open);
/**
 * The marks that may separate a level from what owns it, how many of them, and those that are used for nothing else.
 */
const MARKS = COMMA | STOP | OPENS | signs(CODE.dash, CODE.slash, CODE.bar);
const MOST_MARKS = 3;
const RARE = /^[/⁄|•·→=+>{_]$/;

const isMark = (code: number): boolean => code <= CODE.sign && ((MARKS >> code) & 1) === 1;

/** The end of a statement. Behind a stop this is stricter, because the line of a law or a heading may begin there. */
const END = ':comma|:closeQuote|:openQuote | :close (! :word ) | :stop? (! :any|:paragraph )';
const ENDS = pattern(`${END} | :semicolon|:stop|:bar`);
const ENDS_BEHIND_STOP = pattern(END);
/** A numeral too high for most headings. */
const HIGH = /^[XL][XVIL]+$/;
const STOP_THEN_CAPITAL = pattern(':stop :cap');
const EXPLAINED = pattern(':colon|:open|:dash|:close');

/**
 * Returns whether the words behind a list, or behind its act, can only be a level of it, although a word or comma is
 * missing or there is a typing error: `art. 121 do CP | § 19`, `art. 5º da CF (LXXXV)`, `CLT, art. 482z`, `CF, art. 5º,
 * LXXXXV`.
 */
export function leavesBareLevel(tokens: Tokens, to: number): boolean {
  let from = to;
  let rare = false;
  let seen = 0;
  for (; from - to < MOST_MARKS && from < tokens.count; from++) {
    const code = tokens.codes[from] as number;
    const isRareHere = isRare(tokens, from);
    if (!isRareHere && !isMark(code)) break;
    rare ||= isRareHere;
    seen |= 1 << code;
  }
  if (from >= tokens.count) return false;
  const comma = (seen & COMMA) !== 0;
  return (
    isNumeral(tokens, from, { opened: rare || (seen & OPENS) !== 0, stop: (seen & STOP) !== 0, comma }) ||
    isLetter(tokens, to, from) ||
    isInOwn(tokens, from) ||
    (rare && isLevel(tokens, from, WORD)) ||
    ((seen & DOT) !== 0 && isLevel(tokens, from, SMALL_WORD)) ||
    isMisread(tokens, from, comma)
  );
}

function isRare(tokens: Tokens, at: number): boolean {
  const code = tokens.codes[at] as number;
  return (code === CODE.slash || code === CODE.bar || code === CODE.sign) && RARE.test(textOf(tokens, at, at + 1));
}

/** `LXXXV`, and misspelled numerals: `LXXXXV`, `LXXVlll`. Not `CC`, `LC`. */
const NUMERAL = /^(?:[IVX][IVXLCl]{1,9}|L[XVI][XVIl]{0,8})$/;
/** `lxxxv`: no word consists of these letters alone. */
const SMALL_NUMERAL = /^[ivxl][ivxlc]{2,8}(?<!vil|mil|lili)$/;
const NUMERAL_BEGINS: ReadonlySet<number> = new Set([...'IVXLivxl'].map((letter) => letter.charCodeAt(0)));
const FURTHER_WORD = pattern(':word_');

/** The marks before a numeral: `opened` by a rare sign or one that opens something, `stop`, and `comma`. */
interface Marks {
  opened: boolean;
  stop: boolean;
  comma: boolean;
}

function isNumeral(tokens: Tokens, at: number, { opened, stop, comma }: Marks): boolean {
  if (!NUMERAL_BEGINS.has(charOf(tokens, at))) return false;
  const written = textOf(tokens, at, at + 1);
  if (SMALL_NUMERAL.test(written)) return true;
  const to = at + 1;
  if (/^[IVX]$/.test(written))
    return opened ? !stop && endAhead(tokens, to, ENDS) >= 0 : comma && isFollowedByOwnWords(tokens, to);
  if (!NUMERAL.test(written) || (isGlued(tokens, at) && !isMark(tokens.codes[at - 1] as number))) return false;
  if (stop)
    return (
      endAhead(tokens, to, ENDS_BEHIND_STOP) >= 0 ||
      (HIGH.test(written) && endAhead(tokens, to, STOP_THEN_CAPITAL) >= 0)
    );
  const goesOn = endAhead(tokens, to, FURTHER_WORD) >= 0 && textOf(tokens, to, to + 1).length > 2;
  return goesOn || endAhead(tokens, to, ENDS) >= 0 || endAhead(tokens, to, EXPLAINED) >= 0;
}

/** `, X – a intimidade`: without these, a single letter may be a title of courtesy (`, V. acórdão`). */
const isFollowedByOwnWords = (tokens: Tokens, at: number): boolean =>
  tokens.codes[at] === CODE.dash && !isGlued(tokens, at) && !isGlued(tokens, at + 1);

const LETTER = ':letter|:letterUpper|:roman|:romanLower|a|c|e|n|o|p|y';
const QUOTED = pattern(`:openQuote|:closeQuote ${LETTER} :openQuote|:closeQuote`);
const BRACKETED = pattern(`:comma? :open ${LETTER} :close`);
const JOINED = /^(?:[b-df-np-z]|[A-D])$/;
const SMALL = /^[b-df-np-z]$/;
const ENDS_LETTER = pattern(`${END} | :semicolon`);
const JOINS = pattern(':number|:ordinal :dash|:slash|:stop?');

/**
 * Returns whether a single letter is an alínea: `482z`, `482-i`, `28/A`, `28 A.`, right behind a number; `; z,`, `,
 * "z"`, ` (z).`
 */
function isLetter(tokens: Tokens, to: number, at: number): boolean {
  if (at > to && isGlued(tokens, at) && isGlued(tokens, at + 1) && endAhead(tokens, at - 1, QUOTED) >= 0) return true;
  if (lengthOf(tokens, at) !== 1) return false;
  const written = textOf(tokens, at, at + 1);
  if (/^[A-Z]$/.test(written) && at > to && endAhead(tokens, to, BRACKETED) > at) return true;
  const ends = endAhead(tokens, at + 1, ENDS_LETTER) >= 0;
  if (JOINED.test(written) && beginBehind(tokens, to - 1, at, JOINS) >= 0)
    return ends || endAhead(tokens, at + 1, STOP_THEN_CAPITAL) >= 0;
  return SMALL.test(written) && ends && endAhead(tokens, to, BEFORE_LETTER) === at;
}

const BEFORE_LETTER = pattern(':comma|:semicolon|:colon|:open');

/** `garante em seu LXXXV`, `no "z"`, `EM SEU 3º`; not `seu 13º salário`. */
const LEAD = `( :mais? :adverb | :word_ :comma? (= em|no|nos seu|seus ) )?`;
const IN = 'em|o|os|no|nos|do|dos';
const IN_OWN = phrase(
  `${LEAD} ( ${IN}? seu|seus ( :number|:ordinal (= :comma|:semicolon|:stop|:close | e|do|da|dos|das | (! :any ) ) | :roman )
   | ${IN} seu? :openQuote ${LETTER} :closeQuote | ${IN} (<numeral> :roman ) )`,
);
const SURE_NUMERAL = /^(?:[IVX][IVXLC]{2,8}|L[XVI]{1,6})$/;

function isInOwn(tokens: Tokens, at: number): boolean {
  const found = isLineEnd(tokens.codes[at] as number) ? null : partsAhead(tokens, at, IN_OWN);
  const numeral = found?.parts.numeral;
  return found !== null && (numeral === undefined || SURE_NUMERAL.test(textOf(tokens, ...numeral)));
}

/** `| § 2º`, `-> inciso X`. Behind a stop only in small letters, because a word in capitals begins a sentence there. */
const WORD = pattern(':paragrafo|:inciso|:alinea|:item');
const SMALL_WORD = pattern(':paragrafo_|:inciso_|:alinea_|:item_');

/** `art. 927 do CC. | § 3º do art. 14 do CDC`: a level with an article of its own begins a new list. */
const isLevel = (tokens: Tokens, at: number, word: Pattern): boolean =>
  endAhead(tokens, at, word) >= 0 && !hasArticle(tokens, at);

/** Misspelled words for levels; `isMisread` also accepts a sign that was meant as `§`. */
const MISWRITTEN = /^(?:[ií]nc[ií][scçz]{1,2}o|insiso|icn|pgf|par[áa]gafo|al[ií]?[êe]?nia|aliena)s?\.?$/i;
const VALUE = phrase(`:stop|:colon{0,2} :openQuote? :number|:ordinal|:upper|${LETTER}`);
const NUMBER = pattern(':number');

function isMisread(tokens: Tokens, at: number, comma: boolean): boolean {
  if (!comma && lengthOf(tokens, at) !== 1) return false;
  const written = textOf(tokens, at, at + 1);
  if (/^[$S]$/.test(written)) return endAhead(tokens, at + 1, NUMBER) >= 0;
  if (!comma || !MISWRITTEN.test(written) || /^incisos?\.?$/i.test(written)) return false;
  return endAhead(tokens, at + 1, VALUE) >= 0;
}
