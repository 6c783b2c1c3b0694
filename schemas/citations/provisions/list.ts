import { CODE } from '../tokens/codes.ts';
import { skipLines, textOf } from '../tokens/locate.ts';
import { beginBehind, endAhead, pattern, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { type Assembly, add, climb, extend, startAssembly, take } from './assemble.ts';
import { readBare } from './bare.ts';
import { hasLetterBelow, readPointed } from './bare-numbers.ts';
import { type Before, startOf } from './before.ts';
import { readNamed } from './named.ts';
import { isDigits, readNumber, SUFFIX_LETTER } from './numbers.ts';
import { deepestOf, type Member, type Provision } from './provision.ts';
import { announcesLevel, endOfUpward, NO_SEPARATOR, pastComma, readSeparator, type Separator } from './separators.ts';
import { readBehindSign } from './signs.ts';
import { endOfTail } from './tails.ts';

/** A list of provisions as the text has it, before the act that may follow. */
export interface ProvisionList {
  provisions: Provision[];
  /** The token after the last one read. */
  to: number;
  /** How many provisions come before `nos termos do art. 5º`. They may be of another act than what follows it. */
  loose: number;
}

/** The most members of a list. No person writes a longer one. */
const MOST = 1_000;

/**
 * Whether an act follows at a token where a list may end. A bracket that names an act ends the list, which belongs to
 * that act.
 */
type IsAct = (at: number) => boolean;

const NO_ACT: IsAct = () => false;

/**
 * Reads the list of provisions whose first level word is at `at`. Null if there is none.
 * @param before what the list continues from, if its first value is bare (`…da CLT; |896 do Código Civil`)
 */
export function readList(tokens: Tokens, at: number, before: Before | null, isAct = NO_ACT): ProvisionList | null {
  const first = readNamed(tokens, at) ?? (before ? readBare(tokens, at, before) : null);
  if (!first) return null;
  const list = startAssembly(before ? { ...before } : startOf(first.level));
  add(list, first, NO_SEPARATOR);
  return readOn(tokens, list, isAct);
}

/**
 * Reads the levels that follow the act of their article: `art. 5º da CF|, inciso X`, `art. 300 do CPC|, em seu § 2º`.
 * The result replaces the article.
 */
export function readLevelsBehind(tokens: Tokens, at: number, artigo: Provision): ProvisionList | null {
  if (!announcesLevel(tokens, at)) return null;
  const separator = readSeparator(tokens, at);
  const { join, opens } = separator;
  const from = opens ? separator.to + 1 : separator.to;
  const named = readNamed(tokens, skipLines(tokens, from));
  if (named ? named.level === 'artigo' || hasArticle(tokens, named.from) : join !== 'comma' || opens) return null;
  const before = startOf(deepestOf(artigo), { word: 'artigo', article: 1 });
  const first = named ?? (isNumeralAlone(tokens, from) ? readBare(tokens, from, before) : null);
  if (!first) return null;
  const list = startAssembly(before, artigo);
  add(list, first, separator);
  return readOn(tokens, list, NO_ACT);
}

/**
 * Whether a bare numeral is a level: `art. 5º da CF, X.`, `art. 5º da CF, LXXVIII – a duração`; not `art. 5º da CF, I
 * Seminário`.
 */
function isNumeralAlone(tokens: Tokens, at: number): boolean {
  const numeral = skipLines(tokens, at);
  const written = textOf(tokens, numeral, numeral + 1);
  if (!/^(?:[IVX]|[LC](?=[IVXLC]))[IVXLC]{0,8}$/.test(written)) return false;
  const suffixed = endAhead(tokens, numeral + 1, SUFFIX);
  if (endAhead(tokens, Math.max(numeral + 1, suffixed), ENDS_NUMERAL) >= 0) return true;
  return written.length > 1 && endAhead(tokens, numeral + 1, EXPLAINED) >= 0;
}

const SUFFIX = phrase(`:dash ${SUFFIX_LETTER}`);
const ENDS_NUMERAL = phrase(
  ':comma|:semicolon|:stop|:close|:closeQuote | (! :any) | e|ou | :romanLower :slash | :open :word_',
);
const EXPLAINED = phrase(':colon|:dash|:open|:capitals | :word_');

/** Whether the levels that begin at `at` have an article of their own: `§ 1º do art. 7º`. */
export const hasArticle = (tokens: Tokens, at: number): boolean =>
  readList(tokens, at, null)?.provisions[0]?.artigo != null;

function readOn(tokens: Tokens, list: Assembly, isAct: IsAct): ProvisionList {
  while (list.provisions.length < MOST && step(tokens, list, isAct));
  return { provisions: list.provisions, to: list.to, loose: list.loose };
}

/** The member is a level of the provision before, as after a comma. */
const BY_SIGN: Separator = { ...NO_SEPARATOR, join: 'comma', comma: true };
const OF = pattern(':de');

/** Reads one more member. Returns false at the end of the list. */
function step(tokens: Tokens, list: Assembly, isAct: IsAct): boolean {
  const at = skipLines(tokens, list.to);
  const next = tokens.codes[at] as number;
  if (list.bracketed && next === CODE.close) {
    list.bracketed = false;
    extend(list, at + 1);
    return true;
  }
  const below = readBehindSign(tokens, list.to, list.before, list.bracketed);
  if (below) return takeMember(tokens, list, below, BY_SIGN);
  if (at >= tokens.count || endsList(next)) return false;
  const of = endOfUpward(tokens, at);
  if (of >= 0) {
    const above = readAbove(tokens, of, deepestOf(list.provisions.at(-1) as Provision));
    if (above && climb(list, above)) return true;
  } else if (endAhead(tokens, pastComma(tokens, at), OF) >= 0) return false;
  return goOn(tokens, list, isAct);
}

/** A mark that ends a clause, a name, or another word that cannot begin a member. */
const endsList = (code: number): boolean =>
  code === CODE.close || code === CODE.colon || code === CODE.stop || (code >= CODE.lower && code <= CODE.mixed);

/** Reads the next member, after its separator. */
function goOn(tokens: Tokens, list: Assembly, isAct: IsAct): boolean {
  const separator = readSeparator(tokens, list.to);
  const { opens, to } = separator;
  const inside = skipLines(tokens, opens ? to + 1 : to);
  const named = readNamed(tokens, inside);
  if (named && !(opens && named.level === 'artigo')) return takeMember(tokens, list, named, separator);
  const { before } = list;
  before.join = separator.join;
  const quoted = opens ? readBare(tokens, to, before) : null;
  if (quoted) return takeMember(tokens, list, quoted, { ...separator, opens: false });
  const tail = endOfTail(tokens, list.to);
  if (tail >= 0) {
    if (opens && isAct(list.to)) return false;
    extend(list, tail);
    return true;
  }
  // `art. 8º (1) e (2)`: another number below a treaty's article.
  const twin = opens && before.deepest === 'inciso' && before.digits ? readPointed(tokens, to, 'artigo') : null;
  if (twin) return takeMember(tokens, list, twin, { ...separator, opens: false });
  // Any other number in brackets counts something else.
  if (opens && !/^[IVXL]/.test(textOf(tokens, inside, inside + 1))) return false;
  const bare = readBare(tokens, inside, before);
  if (!bare || (opens && endAhead(tokens, bare.to, IN_BRACKET) < 0)) return false;
  return takeMember(tokens, list, bare, separator);
}

const IN_BRACKET = phrase(':close|:comma|:semicolon|:slash|e');

function takeMember(tokens: Tokens, list: Assembly, member: Member, separator: Separator): boolean {
  // `item 2, "h"`: the item is above the alínea, like the paragraph of a treaty.
  const last = list.provisions.at(-1) as Provision;
  const above = member.level === 'item' && !separator.conjunction && deepestOf(last) === 'artigo';
  if (above && hasLetterBelow(tokens, member.to)) member.level = 'inciso';
  return take(tokens, list, member, separator);
}

/**
 * Reads the next higher level: `alínea h do |item 2` of a treaty, whose numbers are above the letters; `§ 1º do |18 da
 * mesma lei`.
 */
function readAbove(tokens: Tokens, at: number, deepest: Member['level']): Member | null {
  const number = isDigits(tokens, at) ? readNumber(tokens, at) : null;
  if (number) return { level: 'artigo', values: [number.value], from: at, to: number.to, named: true, plural: false };
  const above = readNamed(tokens, at);
  return above?.level === 'item' && deepest === 'alinea' ? { ...above, level: 'inciso' } : above;
}

/** `nº 2 do |art. 8º`. */
const NUMBER_OF = phrase(':numero :sign{0,2} :number do|da');
/** `XII do |art. 5º`, `"i" do |art. 482`. */
const VALUE_OF = phrase(
  '( :roman ( :dash :letterUpper )? | :openQuote|:closeQuote :letter|:romanLower|a|e|o :closeQuote ) :comma? do',
);
/** What may come before a value without a level word; not `Anexo I do art. 5º`. */
const BEFORE_VALUE = pattern(':comma|:semicolon|:colon|:open|:openQuote|:stop|e|:article|:de|:em|à|às|ao|aos|:por');

/**
 * Returns where the list begins whose first level word is at `at`. Its lowest level may come before that, without a
 * word.
 */
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

/** Returns where the number of an article without its word is, or -1: `incurso nas penas do |157`. */
export function endOfEllipsis(tokens: Tokens, at: number): number {
  const end = endAhead(tokens, at, ELIDED);
  return end < 0 ? -1 : skipLines(tokens, end);
}
