import { isGlued, textOf } from '../tokens/locate.ts';
import { beginBehind, endAhead, partsAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { readCourt } from './courts.ts';

const QUOTE = '( :openQuote|:closeQuote )?';
const MORE = '( :comma e? | e|a|ou )';
const ROMAN = (numeral: string) => `${QUOTE} ${numeral} ${QUOTE} ( ${MORE} ${QUOTE} ${numeral} ${QUOTE} ){0,20}`;
/** In the rest of a list, a bare `a`, `e` or `o` is a word of the sentence (`item I e a Súmula`). */
const LETTERS = `${QUOTE} :letter|:letterUpper|a|e|o|:number ${QUOTE} ( ${MORE} ( :openQuote :letter|:letterUpper|a|e|o :closeQuote | :letter|:letterUpper|:number ) ){0,20}`;
const LIST = `( ${ROMAN(':roman|:romanLower')} | ${LETTERS} )`;
const WHICH = '( :item-of-old :dash? )?';
const WORD = 'item|itens|inciso|incisos|inc|alínea|alíneas|letra|letras';

/** `, item IV`, ` incisos V e VI`, ` (item II)`, `, alínea “b”`. */
const WITH_WORD = phrase(`:comma? :open? ${WHICH} ${WORD} ${LIST} :close?`);
const PART = phrase(':comma? :open? ( in fine | ( :half | :ordinal ) parte | parte final ) :close?');
/** `, IV`, `, V e VI`: only the numeral, in capitals, and not the number of what follows (`, V. acórdão`). */
const NUMERAL = phrase(`:comma|:open (<numeral> ${ROMAN(':roman')} ) :close? (! :stop :word_ )`);
/** In lower-case text the numeral counts if the court follows it. */
const SMALL_NUMERAL = phrase(`:comma ${ROMAN(':romanLower')} (= :comma? do|da | :slash|:comma :national-court )`);
const DASH = phrase(':dash');

/** Returns the token after the items of a súmula or orientation that begin at a token, or that token if none do. */
export function skipItems(tokens: Tokens, at: number): number {
  let to = Math.max(at, endAhead(tokens, at, WITH_WORD));
  to = Math.max(to, endAhead(tokens, to, PART));
  const numeral = partsAhead(tokens, to, NUMERAL);
  if (numeral && isItem(tokens, numeral.parts.numeral as readonly [number, number]) && !isNextPoint(tokens, numeral.to))
    to = numeral.to;
  return Math.max(to, endAhead(tokens, to, SMALL_NUMERAL));
}

/** No súmula has fifty items, so a numeral with L, C, D or M is none. */
const isItem = (tokens: Tokens, [from, to]: readonly [number, number]): boolean =>
  !/[LCDM]/.test(textOf(tokens, from, to));

/** `, II - no mérito`: whether a dash follows the numeral, with no court after it. */
function isNextPoint(tokens: Tokens, at: number): boolean {
  const past = endAhead(tokens, at, DASH);
  return past >= 0 && !isGlued(tokens, past) && readCourt(tokens, past, false) === null;
}

/** `itens IV e V da`, `antigo item II da referida`: before the word for súmula. */
const BEFORE = phrase(`${WHICH} ${WORD} ${LIST} :comma? :de|deste|desta|desse|dessa|daquele|daquela :said-of-sumula?`);

/**
 * Returns where `itens IV e V da ` right before token `to` begins, at `from` or later. Returns `to` if there are no
 * items.
 */
export function itemsBefore(tokens: Tokens, from: number, to: number): number {
  const begin = beginBehind(tokens, from, to, BEFORE);
  return begin < 0 ? to : begin;
}
