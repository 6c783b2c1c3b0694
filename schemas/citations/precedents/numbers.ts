import { compact } from '../../text/compact.ts';
import { endAt } from '../../text/sticky.ts';
import { CODE } from '../tokens/codes.ts';
import { hasEmptyLine, isGlued, skipLines, textOf } from '../tokens/locate.ts';
import { beginBehind, endAhead, type Pattern, partsAhead, pattern, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { readCourt } from './courts.ts';
import type { Head } from './heads.ts';
import { hasCourt, isSaid, NO_SCOPE, type NumberScope, readNumberScope } from './scope.ts';

/** A member of a list of numbers: one number, or all numbers of a range, with their court or body. */
export interface Numbered {
  from: number;
  to: number;
  numbers: number[];
  scope: NumberScope;
}

const AND = phrase(
  `( :comma|:semicolon ( e|ou | bem como )? | e|ou | bem como | (<slash> :slash ) ) ( a|as|à|às|o|os|:de|no|na|nos|nas (! :number ) )?`,
);
const AND_OF = phrase('( a|as|à|às|o|os|do|da|dos|das|no|na|nos|nas )?');
/**
 * `85 e 383 do STJ | e do STF, respectivamente`: the court right after the last number is not that of all, so none is
 * assigned.
 */
const RESPECTIVELY = phrase(
  ':comma? ( e ( do|da )? !:comma|:stop|:semicolon|:open|:close|:paragraph{1,10} :comma? )? respectivamente',
);
/** `mantêm a súmula⏎⏎3. Consequências`: the number of a paragraph in a numbered text. */
const POINT_OF_LIST = pattern(':line :number :stop|:close ( :sign|:openQuote ){0,2} :cap');

/**
 * Reads the numbers right behind a head, each with what is said right after it: `nºs 219, I, e 329 do TST`, `7/STJ e
 * 284/STF`, `5 a 8`. After a singular word (`Súmula 7, 83 …`) more than one number counts only if the text shows that
 * the list goes on: by a court after the last number, or by the end of the sentence.
 */
export function readNumbers(tokens: Tokens, head: Head): Numbered[] {
  const list: Numbered[] = [];
  const from = head.to;
  if (endAhead(tokens, from, POINT_OF_LIST) >= 0 && hasEmptyLine(tokens, from, from + 1)) return list;
  for (let at = from; ; ) {
    const member = readMember(tokens, at, head);
    if (member === null) break;
    list.push(member);
    const and = partsAhead(tokens, member.to, AND);
    if (!and || (and.parts.slash && !head.plural && !hasOwnScope(tokens, and.to, head))) break;
    at = Math.max(and.to, endAhead(tokens, and.to, AND_OF));
  }
  const numbered = distribute(cut(list, tokens, head.plural));
  const to = numbered.at(-1)?.to ?? from;
  if (numbered.length < 2 || endAhead(tokens, to, RESPECTIVELY) < 0) return numbered;
  return numbered.map((member) => ({ ...member, scope: NO_SCOPE }));
}

// ── one number or range ────────────────────────────────────────────────────────────────────────────────────────────

/** `nº`, `n.`, `n.ºs`, `nos`, `de número`, or no mark. */
const MARK =
  '( :dash|:colon )? ( de | sob o? )? ( número|números | ( :numero|no|nos ) ( :dash|:colon )? )? ( :openQuote )?';
const NUMBER = phrase(`${MARK} :number`);
const UP_TO = phrase(`a|à|ao|até a? ${MARK} :number`);
/** `9/2008`. */
const OF_YEAR = phrase(':slash :number');
/** `7 de maio`, `5 dias`: words that make the number something else. */
const OTHER_THING = phrase('de? :month|:span-of-time');
const CLOSE_QUOTE = phrase(':closeQuote');

/** `Súmula 282/|356 STF`: three digits are no year, and a court or body right behind them shows whose number it is. */
const hasOwnScope = (tokens: Tokens, at: number, head: Head): boolean =>
  /^[1-9]\d\d$/.test(textOf(tokens, at, at + 1)) && isSaid(readRest(tokens, at + 1, head).scope);

/** `7`, `07`, `1.046`, and `100000`, which no court has. */
const WRITTEN = /^(?:\d{1,3}\.\d{3}|0{0,3}\d{1,4}|\d{5,6})$/;
/**
 * Not a decimal, a date, a case number or a percentage. Only a court or its preposition may be glued to the number
 * (`331do TST`).
 */
const GOES_ON = compact(
  /(?![.,-]?\d|\s?%|[-.]\d|\s?[ªº°]|\/\d{1,2}\/\d{4})(?:(?!\p{L})|(?=(?:[Il]?(?:ST[FJM]|T[SC][TEU])(?!\p{L})|d[oa]\s)))/iuy,
);
/** A range of more numbers than this is cited only by its two ends. */
const LONGEST_RANGE = 50;

function readMember(tokens: Tokens, at: number, head: Head): Numbered | null {
  const number = readNumber(tokens, at, NUMBER);
  if (!number) return null;
  const { value } = number;
  const from = skipLines(tokens, at);
  const last = readNumber(tokens, number.to, UP_TO);
  if (last && last.value > value) {
    const rest = readRest(tokens, last.to, head);
    // `a Súmula 7 a 3 …`: after a singular word it is a range only if a court follows.
    if (head.plural || isSaid(rest.scope)) return { from, numbers: expand(value, last.value), ...rest };
  }
  const rest = readRest(tokens, number.to, head);
  // `2/STJ a 4/STJ`
  const far = rest.scope.court === null ? null : readNumber(tokens, rest.to, UP_TO);
  if (far && far.value > value) {
    const other = readRest(tokens, far.to, head);
    if (other.scope.court === rest.scope.court) return { from, numbers: expand(value, far.value), ...other };
  }
  return { from, numbers: [value], ...rest };
}

/** Reads a number right at a token, with what `written` says before it. Null if it cannot be a precedent's number. */
function readNumber(tokens: Tokens, at: number, written: Pattern): { value: number; to: number } | null {
  const past = endAhead(tokens, at, written);
  if (past < 0) return null;
  const digits = textOf(tokens, past - 1, past);
  if (!WRITTEN.test(digits)) return null;
  const value = Number(digits.replace('.', ''));
  if (value === 0 || endAt(GOES_ON, tokens.text, tokens.end[past - 1] as number) < 0) return null;
  const quoted = Math.max(past, endAhead(tokens, past, CLOSE_QUOTE));
  const to = written === NUMBER ? skipYear(tokens, quoted) : quoted;
  return endAhead(tokens, to, OTHER_THING) >= 0 ? null : { value, to };
}

function skipYear(tokens: Tokens, at: number): number {
  const past = endAhead(tokens, at, OF_YEAR);
  return past >= 0 && /^(?:19|20)\d{2}$/.test(textOf(tokens, past - 1, past)) ? past : at;
}

function expand(first: number, last: number): number[] {
  if (last - first >= LONGEST_RANGE) return [first, last];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

const BINDING = phrase(':vinculante');

/** Reads what follows a number: items, its court or body, and items again (`, IV, do TST`; ` do TST, item IV`). */
function readRest(tokens: Tokens, at: number, { numbering, anyAcronym }: Head): { scope: NumberScope; to: number } {
  const binding = numbering === 'system' ? -1 : endAhead(tokens, at, BINDING);
  const { scope, to } = readNumberScope(tokens, skipItems(tokens, Math.max(at, binding)), numbering, anyAcronym);
  return {
    scope: binding < 0 ? scope : { ...scope, binding: true },
    to: hasCourt(scope) ? skipItems(tokens, to) : to,
  };
}

// ── the items of a súmula or orientation ───────────────────────────────────────────────────────────────────────────

const QUOTE = '( :openQuote|:closeQuote )?';
const MORE = '( :comma e? | e|a|ou )';
const ROMANS = (numeral: string) => `${QUOTE} ${numeral} ${QUOTE} ( ${MORE} ${QUOTE} ${numeral} ${QUOTE} ){0,20}`;
/** In the rest of a list, a bare `a`, `e` or `o` is a word of the sentence (`item I e a Súmula`). */
const LETTERS = `${QUOTE} :letter|:letterUpper|a|e|o|:number ${QUOTE} ( ${MORE} ( :openQuote :letter|:letterUpper|a|e|o :closeQuote | :letter|:letterUpper|:number ) ){0,20}`;
const LIST = `( ${ROMANS(':roman|:romanLower')} | ${LETTERS} )`;
const ITEMS = `( :item-of-old :dash? )? item|itens|inciso|incisos|inc|alínea|alíneas|letra|letras ${LIST}`;

/** `, item IV`, ` incisos V e VI`, ` (item II)`, `, alínea “b”`. */
const WITH_WORD = phrase(`:comma? :open? ${ITEMS} :close?`);
const PART = phrase(':comma? :open? ( in fine | ( :half | :ordinal ) parte | parte final ) :close?');
/**
 * `, IV`, `, V e VI`: only the numeral, in capitals, and not the number of what follows (`, V. acórdão`). In lower-case
 * text the numeral counts if the court follows it.
 */
const NUMERAL = phrase(
  `:comma|:open (<numeral> ${ROMANS(':roman')} ) :close? (! :stop :word_ )
  | :comma ${ROMANS(':romanLower')} (= :comma? do|da | :slash|:comma :national-court )`,
);
/** No súmula has fifty items. */
const FIFTY = /[LCDM]/;
const DASH = phrase(':dash');

/** Returns the token after the items that begin at a token, or that token if none do. */
function skipItems(tokens: Tokens, at: number): number {
  const named = Math.max(at, endAhead(tokens, at, WITH_WORD));
  const to = Math.max(named, endAhead(tokens, named, PART));
  const found = partsAhead(tokens, to, NUMERAL);
  if (!found) return to;
  const { numeral } = found.parts;
  const other = numeral && (FIFTY.test(textOf(tokens, ...numeral)) || isNextPoint(tokens, found.to));
  return other ? to : found.to;
}

/** `, II - no mérito`: whether a dash follows the numeral, with no court after it. */
function isNextPoint(tokens: Tokens, at: number): boolean {
  const past = endAhead(tokens, at, DASH);
  return past >= 0 && !isGlued(tokens, past) && readCourt(tokens, past, false) === null;
}

/** `itens IV e V da`, `antigo item II da referida`: before the word for súmula. */
const ITEMS_BEFORE = phrase(`${ITEMS} :comma? :de|deste|desta|desse|dessa|daquele|daquela :said-of-sumula?`);

/**
 * Returns where `itens IV e V da ` right before token `to` begins, at `from` or later. Returns `to` if there are no
 * items.
 */
export function itemsBefore(tokens: Tokens, from: number, to: number): number {
  const begin = beginBehind(tokens, from, to, ITEMS_BEFORE);
  return begin < 0 ? to : begin;
}

// ── which numbers belong to the list ───────────────────────────────────────────────────────────────────────────────

const END_OF_SENTENCE = phrase(':stop|:semicolon');
const END_OF_CLAUSE = phrase(':stop|:semicolon|:comma');
const END_OF_PHRASE = phrase(':stop|:semicolon|:colon|:close|:closeQuote');

const endsAt = (tokens: Tokens, at: number, end: Pattern): boolean =>
  skipLines(tokens, at) >= tokens.count || tokens.codes[at] === CODE.paragraph || endAhead(tokens, at, end) >= 0;

/**
 * Removes numbers from the end of the list that may be something else: `Súmula 7 e 3 recursos`. After a court (`Súmula
 * 7 do STJ; e 2) …`) it removes those without one, unless the word is plural and the clause ends with them.
 */
function cut(list: Numbered[], tokens: Tokens, plural: boolean): Numbered[] {
  const last = list.at(-1);
  const said = list.findLastIndex(({ scope }) => isSaid(scope) || scope.ofSumula);
  if (last === undefined || said === list.length - 1) return list;
  if (said === -1) return plural || endsAt(tokens, last.to, END_OF_PHRASE) ? list : list.slice(0, 1);
  const goesOn = plural ? endsAt(tokens, last.to, END_OF_CLAUSE) : isOneMore(list, tokens, said);
  return goesOn ? list : list.slice(0, said + 1);
}

const IN_PASSING = phrase(':number :comma do|da');
const COMMA = phrase(':comma');

/** `Súmula 54, do STJ, e 362.`: if the court is set between commas, one more number may end the sentence. */
function isOneMore(list: Numbered[], tokens: Tokens, said: number): boolean {
  const [member, other] = list.slice(said) as [Numbered, Numbered];
  if (said !== list.length - 2 || !endsAt(tokens, other.to, END_OF_SENTENCE)) return false;
  return endAhead(tokens, member.from, IN_PASSING) >= 0 && endAhead(tokens, member.to, COMMA) >= 0;
}

/** Gives a number without a court or body those of the next number. */
function distribute(list: Numbered[]): Numbered[] {
  for (let i = list.length - 2; i >= 0; i--) {
    const member = list[i] as Numbered;
    if (!isSaid(member.scope) && !member.scope.binding) member.scope = (list[i + 1] as Numbered).scope;
  }
  return list;
}
