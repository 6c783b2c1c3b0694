import { stateAt } from '../mentions/whose/places.ts';
import { CODE, isLineEnd } from '../tokens/codes.ts';
import { textOf } from '../tokens/locate.ts';
import { beginBehind, endAhead, findWithin, partsAhead, pattern } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { isCapitalized } from '../tokens/words.ts';
import { readCourt } from './courts.ts';

/** How many tokens belong to the head of a decision, and to the foot of its last page. */
const [HEAD, FOOT] = [60, 15];

/**
 * Returns the court that wrote the text. Either its name is a line of the head or of the foot (`SUPERIOR TRIBUNAL DE
 * JUSTIÇA`), or the head has the class of an appeal that only this court judges (`RECURSO ESPECIAL Nº 1.136.904 - RS`).
 * Null if nothing indicates a court, or if two are indicated.
 */
export function ownCourt(tokens: Tokens): string | null {
  const { codes, count } = tokens;
  const told = new Set<string>();
  for (let at = 0; at < count; at++) {
    const inHead = at < HEAD;
    if (!inHead && at < count - FOOT) continue;
    if (at > 0 && !isLineEnd(codes[at - 1] as number)) continue;
    const court = courtOfLine(tokens, at) ?? (inHead ? judgeOfAppeal(tokens, at) : null);
    if (court !== null) told.add(court);
  }
  return told.size === 1 ? ([...told][0] as string) : null;
}

/** Words that continue a sentence over a line end: `o entendimento do⏎Superior Tribunal de Justiça⏎quanto a`. */
const GOES_ON = pattern(':preposition|:article|:demonstrative|:conjunction|:comma|:lower');

/** Returns the court whose name fills a line. */
function courtOfLine(tokens: Tokens, at: number): string | null {
  const named = isCapitalized(tokens, at) ? readCourt(tokens, at, false) : null;
  if (!named || named.court === null) return null;
  if (named.to < tokens.count && !isLineEnd(tokens.codes[named.to] as number)) return null;
  const cut = isSingleEnd(tokens, at - 1) && beginBehind(tokens, at - 2, at - 1, GOES_ON) >= 0;
  const next = isSingleEnd(tokens, named.to) && endAhead(tokens, named.to + 1, GOES_ON) >= 0;
  return cut || next ? null : named.court;
}

/** Whether a token is a line end without an empty line after it. */
const isSingleEnd = (tokens: Tokens, at: number): boolean =>
  tokens.codes[at] === CODE.line &&
  textOf(tokens, at, at + 1).indexOf('\n') === textOf(tokens, at, at + 1).lastIndexOf('\n');

/** The appeals that only one court judges. */
const STJ = 'recurso especial | resp|aresp|eresp|earesp';
const STF = 'recurso extraordinário ( com agravo )? | re^^|are^^';
const APPEAL = pattern(`( :word^|no|nos|em ){0,12} ( (<STJ> ${STJ} ) | (<STF> ${STF} ) ) :numero? (<number> :number )`);
const OF_STATE = pattern('( :dash|:slash )? :open? :uf');
/** The line ends here, or only the case number common to all courts follows: `- RS (2009/0078995-9)`. */
const ENDS = pattern(':line|:paragraph|:open|:close');
/** `1.136.904`; lower courts number their cases by year and unit. */
const NUMBER = /^\d{1,3}(?:\.?\d{3}){0,2}$/;

/** Returns the court whose appeal a line names, with class, number and state: `AgRg no AREsp 687.468 - RJ`. */
function judgeOfAppeal(tokens: Tokens, at: number): string | null {
  const found = partsAhead(tokens, at, APPEAL);
  if (!found || !NUMBER.test(textOf(tokens, ...(found.parts.number as [number, number])))) return null;
  const to = Math.max(endAhead(tokens, found.to, OF_STATE), stateAt(tokens, found.to)?.to ?? -1);
  return to >= 0 && (to === tokens.count || endAhead(tokens, to, ENDS) >= 0) ? judgeOf(found.parts) : null;
}

const judgeOf = (parts: object): string => ('STJ' in parts ? 'STJ' : 'STF');

/** How many tokens ahead the reference of a quoted decision may be. */
const REACH = 600;
/** `(AgRg no REsp 1015470/SC, Rel. Min. …)`: the reference after a quoted decision. */
const REFERENCE = pattern(':open ( !:close ){0,20} :relator');
const CLASS = pattern(`(<STJ> ${STJ} ) | (<STF> ${STF} )`);
const CLOSE = pattern(':close');
const QUOTE = pattern(':openQuote|:closeQuote');

/**
 * Whether the words at a token may belong to another decision that the text quotes: they are between quotation marks,
 * or the next reference to a decision is not known to be of the same court.
 */
export function isOfAnother(tokens: Tokens, at: number, court: string): boolean {
  const limit = Math.min(tokens.count, at + REACH);
  const reference = findWithin(tokens, at, limit, REFERENCE);
  if (reference >= 0) return courtOfReference(tokens, reference) !== court;
  return isQuoted(tokens, at, limit);
}

function courtOfReference(tokens: Tokens, at: number): string | null {
  const close = findWithin(tokens, at, Math.min(tokens.count, at + REACH), CLOSE);
  const to = close < 0 ? at + 1 : close;
  for (let next = at + 1; next < to; next++) {
    const court = readCourt(tokens, next, false)?.court;
    if (court) return court;
    const found = partsAhead(tokens, next, CLASS);
    if (found) return judgeOf(found.parts);
  }
  return null;
}

function isQuoted(tokens: Tokens, at: number, limit: number): boolean {
  const next = findWithin(tokens, at, limit, QUOTE);
  return next >= 0 && tokens.codes[next] === CODE.closeQuote;
}
