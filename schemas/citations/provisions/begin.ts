import { skipLines, textOf } from '../tokens/locate.ts';
import { beginBehind, endAhead, pattern, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';

/** `nº 2 do |art. 8º`. */
const NUMBER_OF = phrase(':numero :sign{0,2} :number do|da');
/** `XII do |art. 5º`, `"i" do |art. 482`. */
const VALUE_OF = phrase(
  '( :roman ( :dash :letterUpper )? | :openQuote|:closeQuote :letter|:romanLower|a|e|o :closeQuote ) :comma? do',
);
/** What may stand before a value that has no word for its level; not `Anexo I do art. 5º`. */
const BEFORE_VALUE = pattern(':comma|:semicolon|:colon|:open|:openQuote|:stop|e|:article|:de|:em|à|às|ao|aos|:por');

/** Where the list begins whose word for a level is at `at`: before it may stand its lowest level, without a word. */
export function beginOfList(tokens: Tokens, at: number): number {
  const number = beginBehind(tokens, 0, at, NUMBER_OF);
  if (number >= 0) return skipLines(tokens, number);
  const value = beginBehind(tokens, 0, at, VALUE_OF);
  if (value < 0) return at;
  const from = skipLines(tokens, value);
  const plain = !/^[CDM]/.test(textOf(tokens, from, from + 1));
  return plain && (from === 0 || endAhead(tokens, from - 1, BEFORE_VALUE) >= 0) ? from : at;
}

const ELIDED = phrase(
  `( :accused ( ( em|na|nas )? :sanction de|do|dos | :em | pelo|pela|pelos|pelas ) | :sanction de|do|dos )
   (= :number|:ordinal ( :dash :letterUpper )? ( :comma | do|da ) )`,
);

/** Where the number stands of an article without the word for it, `incurso nas penas do |157`; or -1. */
export function endOfEllipsis(tokens: Tokens, at: number): number {
  const end = endAhead(tokens, at, ELIDED);
  return end < 0 ? -1 : skipLines(tokens, end);
}
