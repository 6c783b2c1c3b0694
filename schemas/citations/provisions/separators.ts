import { compact } from '../../text/compact.ts';
import { endAt } from '../../text/sticky.ts';
import { CODE, FIRST_WORD } from '../tokens/codes.ts';
import { charOf, isGlued, lengthOf, skipLines, textOf, tokenAt } from '../tokens/locate.ts';
import { beginBehind, endAhead, type Pattern, pattern, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { SUFFIX_LETTER } from './numbers.ts';
import type { Level } from './provision.ts';

/** How a value is joined to the member before it; `none` if only a blank separates them. */
export type Join = 'comma' | 'conjunction' | 'semicolon' | 'none';

/** What comes between two members of a list: `, `, `; e `, ` c/c o `, ` (`. */
export interface Separator {
  /** The token where the next member would begin. */
  to: number;
  join: Join;
  /** Whether it begins with a comma, also before a conjunction. */
  comma: boolean;
  /** Whether it is more than a comma, so that the next member is another provision and not a level of this one. */
  conjunction: boolean;
  /** Whether a bracket was opened. */
  opens: boolean;
  /**
   * Whether the words introduce the basis of the member before, which may be of another act: `nos termos do art. 5º`.
   */
  loose: boolean;
}

/** A separator of zero length. */
export const NO_SEPARATOR: Separator = {
  to: 0,
  join: 'none',
  comma: false,
  conjunction: false,
  opens: false,
  loose: false,
};

/** `Art. 1º |O art. 121 passa a vigorar`, `art. 1º |o art. 121`: the list ends because a sentence begins. */
const SENTENCE = phrase('o^|os^|a^|as^|nos^|na^|nas^ | o|os|a|as :artigo');
/** `⏎Art. 2º`: a list also ends before an article on a line of its own. */
const LINE = pattern(':line|:paragraph :artigo');

const CLOSED_QUOTE = phrase(':closeQuote (= :comma|:semicolon|e )');
/** A dash or colon before something that can only be a level. */
const SIGN_BEFORE_LEVEL = phrase(
  ':dash|:colon (= :openQuote? :caput | :paragrafo|:inciso|:alinea | :roman|:romanLower )',
);
const JOINT = phrase(
  `( cc (= :stop? :article? :artigo|:paragrafo ) :stop?
   | :combinado com|ao|aos|a | em :combinacao com
   | e :slash ou | e|ou | :bem como | :alem :de ) :comma?`,
);
const BY_WHAT = phrase('e? ( :em | à|a )? :forma de|do|da|dos|das (= :artigo )');
const PRECISE = '( :mais? :adverb | :sobretudo | em :especial ) :comma?';
const PRECISELY = phrase(PRECISE);
/** A definite article or preposition before a level. */
const LEAD = phrase(
  `( :article|:de|:em|à|às|ao|aos|:por | ( em|no|na|nos|nas|o|os|a|as )? seu|seus|sua|suas | :também ) (= :openQuote? :level )
   | ( em|no|nos|o|os ) seu|seus (= :roman|:romanLower )
   | :também? o|os (= :number|:ordinal ( :dash :letterUpper )? ( :comma|:semicolon|:stop|:close | do|da|dos|das|e | :romanLower :slash | (! :any) ) )`,
);

/** Reads what comes between a member of a list and the next one, if there is one. */
export function readSeparator(tokens: Tokens, from: number): Separator {
  if (beginsSentence(tokens, from)) return { ...NO_SEPARATOR, to: tokens.count };
  let at = past(tokens, from, CLOSED_QUOTE);
  const mark = readMark(tokens, skipLines(tokens, at));
  if (mark !== 'none') at = skipLines(tokens, at) + 1;
  const joint = mayJoin(tokens, at) ? readJoint(tokens, at, mark === 'none') : null;
  if (joint) at = joint.to;
  at = skipLines(tokens, mayJoin(tokens, at) ? past(tokens, past(tokens, at, PRECISELY), LEAD) : at);
  const opens = tokens.codes[at] === CODE.open;
  const unjoined = opens && mark === 'none' ? 'comma' : mark;
  const join = joint && mark !== 'semicolon' ? 'conjunction' : unjoined;
  const conjunction = join === 'conjunction' || join === 'semicolon';
  return { to: at, join, comma: mark === 'comma', conjunction, opens, loose: joint?.loose ?? false };
}

/** Whether the next word may join members or introduce a level: one of the lexicon, or the `c` of `c/c`. */
function mayJoin(tokens: Tokens, from: number): boolean {
  const at = skipLines(tokens, from);
  const code = tokens.codes[at] as number;
  return code >= FIRST_WORD || code === CODE.adverb || (charOf(tokens, at) | 0x20) === LETTER_C;
}

const past = (tokens: Tokens, at: number, wanted: Pattern): number => Math.max(at, endAhead(tokens, at, wanted));

function beginsSentence(tokens: Tokens, at: number): boolean {
  if (endAhead(tokens, at, LINE) >= 0) return true;
  return !isGlued(tokens, at) && endAhead(tokens, at, SENTENCE) >= 0;
}

/** Reads how the mark at a token joins. A dash or colon before a level is like a comma, `/` and `+` like an `e`. */
function readMark(tokens: Tokens, at: number): Join {
  const code = tokens.codes[at] as number;
  if (code === CODE.comma) return 'comma';
  if (code === CODE.semicolon) return 'semicolon';
  const sign = charOf(tokens, at);
  if (sign === SLASH || sign === PLUS) return isBeforeYear(tokens, at) ? 'none' : 'conjunction';
  if ((code !== CODE.dash && code !== CODE.colon) || endAhead(tokens, at, SIGN_BEFORE_LEVEL) < 0) return 'none';
  const next = skipLines(tokens, at + 1);
  // `art. 5º: V. acórdão`: a single letter is not a level here, and `§ 1º` begins a provision's own text.
  return lengthOf(tokens, next) > 1 ? 'comma' : 'none';
}

const [SLASH, PLUS] = [0x2f, 0x2b];

/** `5/2020` is a number and its year; `223-B/223-C`, `218-B/219` are two articles. */
const isBeforeYear = (tokens: Tokens, sign: number): boolean =>
  endAhead(tokens, sign + 1, NUMBER) >= 0 &&
  endAhead(tokens, sign + 1, SUFFIXED) < 0 &&
  beginBehind(tokens, 0, sign, SUFFIXED) < 0;

const NUMBER = phrase(':number|:ordinal');
const SUFFIXED = pattern(`:number|:ordinal :dash ${SUFFIX_LETTER}`);

/** `e`, `bem como`, `c/c`, `combinado com`, `nos termos do`. */
function readJoint(tokens: Tokens, from: number, unmarked: boolean): { to: number; loose: boolean } | null {
  const at = skipLines(tokens, from);
  const cumulated = endOfCumulation(tokens, at);
  if (cumulated >= 0) return { to: past(tokens, cumulated, COMMA), loose: false };
  const by = Math.max(endAhead(tokens, at, BY_WHAT), endOfShortForm(tokens, at));
  if (by >= 0) return { to: by, loose: true };
  const to = endAhead(tokens, at, JOINT);
  if (to < 0 || endAhead(tokens, at, NO_JOINT) >= 0) return null;
  // `art. 186, CC. Art. 5º`, `Art. 186 CC⏎Art. 14`: `CC` is the code here. It means c/c only between two provisions on
  // one line, with no mark before it.
  if (textOf(tokens, at, at + 1) !== 'CC') return { to, loose: false };
  return unmarked && at === from && skipLines(tokens, to) === to ? { to: at + 1, loose: true } : null;
}

const COMMA = phrase(':comma');
/** `e,`, `e.`: a letter and not the conjunction. */
const NO_JOINT = phrase('e :comma|:semicolon|:stop|:close');
const BEFORE_ARTICLE = phrase(':article? :artigo|:paragrafo');
const CUMULATED = phrase(':all');

const CUMULATION = compact(/c\s{0,3}[/.⁄]\s{0,3}c(?!\p{L})(?:\s?[/.]){0,2}/iuy);
const HALF = /c[/⁄]/iy;
const LETTER_C = 0x63;

/** Returns the token after `c/c`, `c. c.`, `todos c/c` or `c/ art.`, or -1. */
function endOfCumulation(tokens: Tokens, from: number): number {
  const at = skipLines(tokens, past(tokens, from, CUMULATED));
  if ((charOf(tokens, at) | 0x20) !== LETTER_C) return -1;
  const begin = tokens.start[at] as number;
  const whole = endAt(CUMULATION, tokens.text, begin);
  const end = whole < 0 ? endAt(HALF, tokens.text, begin) : whole;
  const to = end < 0 ? -1 : tokenAt(tokens, end - 1) + 1;
  return to >= 0 && (whole >= 0 || endAhead(tokens, to, BEFORE_ARTICLE) >= 0) ? past(tokens, to, COMMA) : -1;
}

const OF_ARTICLE = phrase('de|do|da|dos|das (= :artigo )');

/** Returns the token after `n/f do` (na forma do) before an article, or -1. */
const endOfShortForm = (tokens: Tokens, at: number): number =>
  tokens.codes[at + 1] === CODE.slash && /^n\/f$/i.test(textOf(tokens, at, at + 3))
    ? endAhead(tokens, at + 3, OF_ARTICLE)
    : -1;

/** `do art. 5º`, `previsto no`, `do aludido §`, `do 18 da mesma lei`: words before a higher level. */
const OF_LEVEL = phrase(
  `( :placed (:em|:de) | :all :de | :de | no|na|nos|nas | ao | todos|todas|ambos|ambas do|da )
   ( ( :reference-prefix :dash? )? :referred )?
   (= :openQuote? :artigo|:paragrafo|:inciso|:alinea|:caput|:item | :numero :sign{0,2} :number | :letter :sign :number | :number|:ordinal do|da|dos|das )`,
);

/** Returns the token after the preposition before a higher level, or -1 if none follows. */
export function endOfUpward(tokens: Tokens, at: number): number {
  const end = endAhead(tokens, pastComma(tokens, at), OF_LEVEL);
  return end < 0 ? -1 : skipLines(tokens, end);
}

/** Returns the token after a comma, or the token at `at` if that is none. */
export function pastComma(tokens: Tokens, at: number): number {
  const next = skipLines(tokens, at);
  return tokens.codes[next] === CODE.comma ? skipLines(tokens, next + 1) : next;
}

const UPWARD: Partial<Record<Level, Pattern>> = {
  paragrafo: phrase(':comma? :de? :artigo'),
  inciso: phrase(':comma? :de? :artigo|:paragrafo'),
};

/** Whether a higher level is named next: `inciso III, art. 105`. */
export function goesUp(tokens: Tokens, at: number, level: Level): boolean {
  const wanted = UPWARD[level];
  return wanted !== undefined && endAhead(tokens, at, wanted) >= 0;
}

/** `da CF, em seu inciso X`, `do CP § 2º`; not `da CF do inciso X`. */
const ANNOUNCED = phrase(
  `(= :dash|:comma|:semicolon|:colon|:open|e|em|§ | ( no|na )? :paragrafo|:inciso|:alinea|:item )
   ( :dash|:comma|:semicolon|:colon )? ( e | :bem como )? ( ${PRECISE} )?
   ( em|no|na|nos|nas|do|da|dos|das|com )? :article? ( seu|seus|sua|suas )? ( :openQuote|:open )?
   :paragrafo|:inciso|:alinea|:caput|:item|:roman`,
);

/** Whether levels may follow an act. A cheap check, because they rarely do. */
export const announcesLevel = (tokens: Tokens, at: number): boolean => endAhead(tokens, at, ANNOUNCED) >= 0;
