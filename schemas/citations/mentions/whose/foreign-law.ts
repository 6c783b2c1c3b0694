import { CODE, isLineEnd } from '../../tokens/codes.ts';
import { textOf } from '../../tokens/locate.ts';
import { beginBehind, endAhead, findWithin, type Pattern, partsAhead, pattern } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { adjectiveAt, endOfAbroad } from './places.ts';

const FOREIGN = pattern(':abroad');
/** Marks and words after which a statement about the law of a place may begin. */
const MARKS = ':stop|:colon|:open|:openQuote|:dash|:comma|:line|e|ja|mas|que|enquanto';
const BEGINS_PLACE = pattern(`${MARKS}|assim|tambem :comma?`);
const BEGINS_AGENT = pattern(`${MARKS}|segundo|conforme|como`);
/** `Na Argentina, `, `Na Espanha vigora `; not `residente em Portugal, `. */
const IN_PLACE = pattern(':em (= :cap )');
const ABOUT_LAW = pattern(':comma | :o? :artigo|codigo|constituicao | :law-verb');
/** `No direito português, `, `segundo a legislação italiana, `. */
const BY_LAW = pattern(
  '( no|na | segundo|conforme|sob :o | a luz :de | :de acordo com :o ) :legal-order (<whose> ( !:comma|:colon|:stop|:line ){1,10} ) :comma|:colon',
);
const LIKE = pattern('inspirado|inspirada|inspirados|inspiradas|como');
/** `O legislador português, no`, `A Corte Constitucional da Colômbia examinou`, `a jurisprudência francesa sobre`. */
const BY_AGENT = pattern(
  ':o? :legal-order|:high-court (<whose> ( :word ( :dash :word )? ){1,6} ) ( :comma? no|na|nos|nas|:em|sobre|acerca|quanto | :comma? ao :word | ( :comma ( !:comma|:stop|:semicolon ){1,10} :comma )? :law-verb|:decides )',
);
/** `nossa Constituição`, `no Brasil`: from there on the sentence is about Brazilian law again. */
const OURS = pattern(':ours | entre nos');
const OURS_BEHIND = pattern(':slash :number | :de :number | :de brasil | :de republica federativa | :ours');
/** `equivale ao`, `difere do`: the text does not say whose law the compared article is. */
const COMPARED = pattern(':compares');
const DIGIT = pattern(':number|:ordinal');
/** `, e o STF, `: the sentence goes on with another subject. */
const OTHER_SUBJECT = pattern('e|mas|ja|enquanto|porem :comma? :o (! :artigo|§ )');

/**
 * Whether the sentence says, before the name between two tokens, that it is about another country's law. Returns
 * `maybe` if it compares that law with what may be Brazilian.
 */
export function isForeignLaw(tokens: Tokens, at: number, to: number): 'yes' | 'maybe' | null {
  if (isNumberedAbroad(tokens, at)) return 'yes';
  const from = beginOfClause(tokens, at);
  if (findWithin(tokens, from, at, FOREIGN) < 0) return null;
  const told = endOfStatement(tokens, from, at);
  if (told < 0) return null;
  // `CF/88`: with its own year it is the Brazilian one.
  const ours =
    findWithin(tokens, at, to, DIGIT) >= 0 ||
    findWithin(tokens, told, to, OURS) >= 0 ||
    endAhead(tokens, to, OURS_BEHIND) >= 0;
  if (ours) return null;
  return findWithin(tokens, told, at, COMPARED) >= 0 ? 'maybe' : 'yes';
}

/** `artigo 1432.º do`, `artigo 40.º, n.º 2, da`. */
const NUMBERED = pattern(':artigo :ordinal ( :comma :numero :number :comma? )? do|da');
/** In Portugal and Africa all articles have ordinals, and these a stop; here only the first nine (LC 95/1998, art. 10, I). */
const PORTUGUESE = /^\d{2,}\.º$/;

function isNumberedAbroad(tokens: Tokens, at: number): boolean {
  const from = beginBehind(tokens, 0, at, NUMBERED);
  return from >= 0 && PORTUGUESE.test(textOf(tokens, from + 1, from + 2));
}

/** How many tokens before a name words may begin that apply to the whole sentence. */
const REACH = 30;

/**
 * Returns where the clause of a token begins. A line end or a semicolon ends a clause, because most texts have short
 * lines.
 */
function beginOfClause({ sentence, codes }: Tokens, at: number): number {
  const least = Math.max(sentence[at] as number, at - REACH);
  let from = at;
  while (from > least && !isEnd(codes[from - 1] as number)) from -= 1;
  return from;
}

const isEnd = (code: number): boolean => code === CODE.semicolon || isLineEnd(code);

/** Whether words with which a statement may begin are right before a token, or the clause begins there. */
const mayBegin = (tokens: Tokens, from: number, at: number, wanted: Pattern): boolean =>
  at === from || beginBehind(tokens, from, at, wanted) >= 0;

/** Returns the end of the last words before `at` that say that the clause is about another country's law, or -1. */
function endOfStatement(tokens: Tokens, from: number, at: number): number {
  for (let token = at - 1; token >= from; token--) {
    const end = Math.max(endOfPlace(tokens, from, token), endOfLaw(tokens, from, token));
    const told = Math.max(end, endOfAgent(tokens, from, token, at));
    if (told >= 0 && told <= at) return told;
  }
  return -1;
}

function endOfPlace(tokens: Tokens, from: number, at: number): number {
  const place = endAhead(tokens, at, IN_PLACE);
  const end = place < 0 || !mayBegin(tokens, from, at, BEGINS_PLACE) ? -1 : endOfAbroad(tokens, place);
  return end < 0 || endAhead(tokens, end, ABOUT_LAW) < 0 ? -1 : end;
}

function endOfLaw(tokens: Tokens, from: number, at: number): number {
  const match = partsAhead(tokens, at, BY_LAW);
  if (!match?.parts.whose || (at > from && beginBehind(tokens, at - 1, at, LIKE) >= 0)) return -1;
  return isOfPeople(tokens, ...match.parts.whose) ? match.to : -1;
}

/** @param until the name, before which the sentence must not go on with another subject */
function endOfAgent(tokens: Tokens, from: number, at: number, until: number): number {
  const match = mayBegin(tokens, from, at, BEGINS_AGENT) ? partsAhead(tokens, at, BY_AGENT) : null;
  const whose = match?.parts.whose;
  const foreign = whose && isOfPeople(tokens, ...whose) && findWithin(tokens, ...whose, SOME_OTHER) < 0;
  return foreign && findWithin(tokens, match.to, until, OTHER_SUBJECT) < 0 ? match.to : -1;
}

/** `tribunal estrangeiro` is a court of no particular country. */
const SOME_OTHER = pattern('estrangeiro|estrangeira');
const OF = pattern(':de');

/** Whether the words name another people or country: `constitucional italiana`, `da Colômbia`. */
function isOfPeople(tokens: Tokens, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    if (adjectiveAt(tokens, at)?.whose.of === 'abroad') return true;
    const place = endAhead(tokens, at, OF);
    if (place >= 0 && endOfAbroad(tokens, place) >= 0) return true;
  }
  return false;
}
