import { isGlued, textOf } from '../tokens/locate.ts';
import { beginBehind, endAhead, partsAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { readCourt } from './courts.ts';

const QUOTE = '( :openQuote|:closeQuote )?';
const MORE = '( :comma e? | e|a|ou )';
const ROMAN = (numeral: string) => `${QUOTE} ${numeral} ${QUOTE} ( ${MORE} ${QUOTE} ${numeral} ${QUOTE} ){0,20}`;
/** A bare `a`, `e` or `o` later in a list is a word of the sentence (`item I e a Súmula`). */
const LETTERS = `${QUOTE} :letter|:letterUpper|a|e|o|:number ${QUOTE} ( ${MORE} ( :openQuote :letter|:letterUpper|a|e|o :closeQuote | :letter|:letterUpper|:number ) ){0,20}`;
const LIST = `( ${ROMAN(':roman|:romanLower')} | ${LETTERS} )`;
const WHICH = '( :item-of-old :dash? )?';
const WORD = 'item|itens|inciso|incisos|inc|alínea|alíneas|letra|letras';

/** `, item IV`, ` incisos V e VI`, ` (item II)`, `, alínea “b”`. */
const WITH_WORD = phrase(`:comma? :open? ${WHICH} ${WORD} ${LIST} :close?`);
const PART = phrase(':comma? :open? ( in fine | ( :half | :ordinal ) parte | parte final ) :close?');
/** `, IV`, `, V e VI`: the numeral alone, in capitals, and not the number of what comes next (`, V. acórdão`). */
const NUMERAL = phrase(`:comma|:open (<numeral> ${ROMAN(':roman')} ) :close? (! :stop :word_ )`);
/** In lower-cased text the numeral counts where the court follows it. */
const SMALL_NUMERAL = phrase(`:comma ${ROMAN(':romanLower')} (= :comma? do|da | :slash|:comma :national-court )`);
const DASH = phrase(':dash');

/** Past the items of a súmula or orientation that begin at a token; the token itself when none does. */
export function skipItems(tokens: Tokens, at: number): number {
  let to = Math.max(at, endAhead(tokens, at, WITH_WORD));
  to = Math.max(to, endAhead(tokens, to, PART));
  const numeral = partsAhead(tokens, to, NUMERAL);
  if (numeral && isItem(tokens, numeral.parts.numeral as readonly [number, number]) && !isNextPoint(tokens, numeral.to))
    to = numeral.to;
  return Math.max(to, endAhead(tokens, to, SMALL_NUMERAL));
}

/** No súmula has fifty items. */
const isItem = (tokens: Tokens, [from, to]: readonly [number, number]): boolean =>
  !/[LCDM]/.test(textOf(tokens, from, to));

/** `, II - no mérito`: a dash behind the numeral that no court follows. */
function isNextPoint(tokens: Tokens, at: number): boolean {
  const past = endAhead(tokens, at, DASH);
  return past >= 0 && !isGlued(tokens, past) && readCourt(tokens, past, false) === null;
}

/** `itens IV e V da`, `antigo item II da referida`, before the word for súmula. */
const BEFORE = phrase(`${WHICH} ${WORD} ${LIST} :comma? :de|deste|desta|desse|dessa|daquele|daquela :said-of-sumula?`);

/** Where `itens IV e V da ` right before a token begins, not before token `from`; the token itself when there is none. */
export function itemsBefore(tokens: Tokens, from: number, to: number): number {
  const begin = beginBehind(tokens, from, to, BEFORE);
  return begin < 0 ? to : begin;
}
