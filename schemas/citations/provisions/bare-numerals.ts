import { toRoman } from '../../law/numerais.ts';
import { CODE } from '../tokens/codes.ts';
import { isGlued, textOf } from '../tokens/locate.ts';
import { endAhead, pattern, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import type { Before } from './before.ts';
import type { Value } from './numbers.ts';
import type { Member } from './provision.ts';
import { bareMember, readRange } from './ranges.ts';
import { ENDS_LEVEL, readRoman } from './values.ts';

/**
 * The numerals of incisos. `CC`, `LC` and `CD` are left out because they are more often acts and bodies: no article has
 * so many incisos.
 */
const NUMERALS = new Set(
  Array.from({ length: 399 }, (_, i) => toRoman(i + 1))
    .filter((numeral, i) => i < 130 || numeral.length > 2)
    .concat('IIII'),
);

/** Whether an article can have as many incisos as the numeral says. */
export const isInciso = ({ value }: Value): boolean => NUMERALS.has(value.replace(/-.*$/, ''));

/**
 * `art. 5º, LXXXX, da CF`: capitals of small numerals that are no numeral. If they were not read, the act behind them
 * would be lost. `C`, `D` and `M` are left out because they are in acronyms: `LC`, `CDC`, `MP`.
 */
const MALFORMED = /^[IVXL]{2,9}$/;

const isMalformed = (tokens: Tokens, at: number, { value, to }: Value): boolean =>
  to === at + 1 &&
  MALFORMED.test(value) &&
  MALFORMED.test(textOf(tokens, at, to)) &&
  endAhead(tokens, to, ENDS_LEVEL) >= 0;

/** Reads a bare numeral that continues the provision being read. */
export function readBareNumeral(tokens: Tokens, at: number, before: Before): Member | null {
  const { deepest, word, join } = before;
  const comma = join === 'comma';
  // Before the article is named, only a numeral that fits what was read: `§ 3º, I e II, do art. 14`.
  if (before.article === 0 && word !== 'inciso' && deepest !== 'inciso' && (!comma || deepest === 'artigo'))
    return null;
  const lower = word === 'inciso' || comma || (deepest === 'inciso' && endAhead(tokens, at, SMALL_OF_ACT) >= 0);
  const numeral = readRoman(tokens, at, lower);
  if (!numeral || (!comma && isLabel(tokens, numeral.to)) || countsEvent(tokens, numeral.to)) return null;
  if (!isInciso(numeral) && !((comma || deepest === 'inciso') && isMalformed(tokens, at, numeral))) return null;
  const written = textOf(tokens, at, numeral.to);
  if (written.length === 1) {
    // `; V. acórdão`: `V.` means vide.
    if (join === 'semicolon' && written === 'V' && tokens.codes[numeral.to] === CODE.stop) return null;
    if (isCutShort(tokens, at) || isNoSingle(tokens, written, numeral.to, before)) return null;
    if (comma && isLetterAgain(tokens, numeral, before)) {
      const letter = { value: written.toLowerCase(), to: numeral.to };
      return bareMember('alinea', at, readRange(tokens, 'alinea', letter, false));
    }
  }
  return readBroken(tokens, at, numeral) ?? incisoOf(tokens, at, numeral, before);
}

/** `v e |x, da cf`, in a text without capitals: the act of both follows. */
const SMALL_OF_ACT = phrase(':romanLower :comma? do|da|dos|das');

/** Whether its place shows that a single letter is not a numeral. */
function isNoSingle(tokens: Tokens, letter: string, to: number, { deepest, word, join }: Before): boolean {
  // No article has a hundred, five hundred or a thousand incisos, so the letter is an alínea.
  if (deepest === 'artigo' && /[CDM]/.test(letter)) return true;
  // `VI, C`: a hundred incisos are very unlikely here. `I` to `X` are not alíneas.
  if (deepest !== 'artigo' && deepest !== 'caput' && /[CDLM]/.test(letter)) return true;
  if (word === 'inciso' || join === 'conjunction' || !/[ivxl]/.test(letter)) return false;
  // `art. 482, i e j`: a letter. Below a paragraph every single letter is one, except in `i e iv`.
  if (deepest === 'artigo') return endAhead(tokens, to, THEN_LETTER) >= 0;
  return deepest !== 'paragrafo' || endAhead(tokens, to, THEN_NUMERAL) < 0;
}

const THEN_LETTER = phrase('( :comma|e|ou ) :openQuote? :letter :closeQuote? (= :comma|:semicolon|:stop|e|do|da )');
const THEN_NUMERAL = phrase(':comma|e|ou|a :romanLower');

/** `ART. 102, I, I`, `ART. 61, II, I`: a list ascends, so a numeral that does not is an alínea written in capitals. */
function isLetterAgain(tokens: Tokens, { value, to }: Value, { deepest, word, inciso }: Before): boolean {
  if (word === 'inciso') return false;
  if (deepest === 'inciso') return value === inciso || value === 'I';
  return deepest === 'alinea' && value === inciso && endAhead(tokens, to, OTHER_LETTER) < 0;
}

const OTHER_LETTER = phrase(':comma :openQuote? :letter|:letterUpper|:roman|:romanLower|a|e|o');

/** Not the end of a paragraph: there `II CC` is an inciso and its act. */
const GOES_ON = phrase(':comma|:semicolon|:stop|:close|de|do|da|e');
/** `XXX V`, `L IV`: for a numeral with a blank in it, it is unknown which one was meant. It is kept as written. */
function readBroken(tokens: Tokens, at: number, { to }: Value): Member | null {
  const rest = textOf(tokens, to, to + 1);
  if (!/^[IVXLC]{1,5}$/.test(rest) || endAhead(tokens, to + 1, GOES_ON) < 0) return null;
  return bareMember('inciso', at, { values: [textOf(tokens, at, to + 1)], to: to + 1 });
}

/**
 * Reads a numeral below what came before. A small letter right below an article is kept as written, because only the
 * act shows whether it is an inciso or an alínea.
 */
export function incisoOf(tokens: Tokens, at: number, numeral: Value, before: Before): Member {
  let range = readRange(tokens, 'inciso', numeral, false);
  const written = textOf(tokens, at, range.to);
  if (before.deepest === 'artigo' && /^[ivxl]$/.test(written)) range = { values: [written], to: range.to };
  // `artigos VIII e IX` of a treaty: the article before was also in Roman numerals.
  const articles = before.deepest === 'artigo' && before.severalArticles && !before.digits;
  return bareMember(articles ? 'artigo' : 'inciso', at, range);
}

/**
 * What follows the label of a line in a list: `V - à Defensoria Pública`. In `XC – do …` and `XC - CF` the act follows
 * instead.
 */
const LABEL = phrase(':dash (! de|do|da|dos|das|:capitals ) :word');

/** Whether a numeral that ends at `at` is the label of a line in a list. */
export const isLabel = (tokens: Tokens, at: number): boolean =>
  endAhead(tokens, at, LABEL) >= 0 && !isGlued(tokens, at + 1);

/** `II| Fórum`, `X| Turma`, `IV| – mérito`. */
const EVENT = phrase(':event | :dash (de|do|da|dos|das)? :document-part | :dash :dispositivo (= :stop|:colon)');

/** Whether a numeral or letter that ends at `at` counts something other than a level. */
export const countsEvent = (tokens: Tokens, at: number): boolean => endAhead(tokens, at, EVENT) >= 0;

/** Words that a letter with a stop abbreviates, by what follows it: `L. 10.406/02`, `V. art. 60`, `I. Relator`. */
const ABBREVIATED = [
  [/[LD]/i, pattern(':stop :number|:numero')],
  [/v/i, pattern(':stop :level|:case-class|acórdão')],
  [/[acdei]/, pattern(':stop :bench|:level|:case-class')],
  [/[ACDEI]/, pattern(':stop :bench|:level|:case-class^')],
] as const;
const COURTESY = phrase(':stop? ( :courtesy^ | :letterUpper :stop )');

/** Whether a letter is an abbreviated word, also in `V.artigo` and `V. Exa.`; not in `art. 102, III. O recurso`. */
export function isCutShort(tokens: Tokens, at: number): boolean {
  const letter = textOf(tokens, at, at + 1);
  if (letter === 'V' && endAhead(tokens, at + 1, COURTESY) >= 0) return true;
  if (tokens.codes[at + 1] !== CODE.stop || !isGlued(tokens, at + 1)) return false;
  if (isGlued(tokens, at + 2) && /^\p{L}/u.test(textOf(tokens, at + 2, at + 3))) return true;
  return ABBREVIATED.some(([letters, behind]) => letters.test(letter) && endAhead(tokens, at + 1, behind) >= 0);
}
