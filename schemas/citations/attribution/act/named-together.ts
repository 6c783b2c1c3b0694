import { textOf } from '../../tokens/locate.ts';
import { beginBehind, endAhead, type Pattern, partsAhead, partsBehind, pattern } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { WORD } from '../phrases.ts';
import type { Span } from './act-roles.ts';

const ALSO = 'ainda|também|igualmente';
const CONJUNCTION = `( ( e|ou|nem ( :comma? ${ALSO} :comma? )? ) | mas ${ALSO} | e :slash ou | mais | c :slash c | bem como | assim? como ( ${ALSO} )?
  | quanto | ( em conjunto | junto|juntamente|combinado|combinada|cumulado|cumulada|conjugado|conjugada ) com )`;
const LEADS = '( :o | no|na|nos|nas|do|da|dos|das|pelo|pela|pelos|pelas|ao|aos|à|às )';
/** Joins an act to another that is named together with it: `| e o `, `|, bem como a `, `| c/c `, `|/`. */
const UNION = `( :slash | :comma? ${CONJUNCTION} ${LEADS}? | :comma? ( ao lado do|da | a par do|da | alem do|da | somado|somada|aliado|aliada ao|à|a ) )`;
const JOINED = pattern(UNION);
/**
 * If the list is in another sentence, `| e, subsidiariamente, o ` and `|, e não o ` also leave open which act is meant.
 */
const JOINED_LOOSELY = pattern(
  `( ${UNION} | :comma? ( ${CONJUNCTION} :comma ${WORD}{1,4} :comma | ( e|mas )? não ) ( :o | no|na|nos|nas|do|da|dos|das ) )`,
);
const NOTE = pattern(':open !:open|:close|:paragraph{1,16} :close');
const ACRONYM = pattern('(<acronym> :capitals ) ( :slash :number )?');
/** A text that has articles but is not an act of ours: `o regimento interno e o |`. */
const OTHER = pattern(
  '( lei|decreto|codigo|constituicao :local | regimento|estatuto|regulamento :word? | edital|portaria|resolucao )',
);

/** Returns whether a word is the acronym of an act in the catalogue. */
export type IsAcronym = (word: string) => boolean;

/**
 * Returns whether the act that begins at token `act` is named together with another, so that it is unknown which
 * provisions belong to which: `o CDC e o | CC, nos arts. 14 e 186`.
 * @param since the token behind the act named before it
 */
export const isNamedWithOther = (tokens: Tokens, since: number, act: number, isAcronym: IsAcronym): boolean =>
  isJoined(tokens, since, act, isAcronym, JOINED);

function isJoined(tokens: Tokens, since: number, act: number, isAcronym: IsAcronym, wanted: Pattern): boolean {
  const at = beginBehind(tokens, since, act, wanted);
  if (at < 0) return false;
  if (at === since || endAhead(tokens, since, NOTE) === at) return true;
  const acronym = partsBehind(tokens, since, at, ACRONYM)?.parts.acronym;
  return acronym ? isAcronym(textOf(tokens, ...acronym)) : beginBehind(tokens, since, at, OTHER) >= 0;
}

const AND_ACRONYM = pattern(`${UNION} (<acronym> :capitals )`);

/**
 * Returns whether the act named last was named together with another, so that either may own a list that follows: `o
 * CDC e o CPC tratam disso`.
 * @param other the act named before the last one, if it ends before it begins
 * @param told the end of the last list that was given an act; an act with its own provisions does not count as named
 * together with another
 */
export function isOneOfTwo(
  tokens: Tokens,
  last: Span,
  other: Span | null,
  told: number,
  isAcronym: IsAcronym,
): boolean {
  if (told > last.from) return false;
  const acronym = partsAhead(tokens, last.to, AND_ACRONYM)?.parts.acronym;
  if (acronym && isAcronym(textOf(tokens, ...acronym))) return true;
  return told <= (other?.from ?? last.from) && isJoined(tokens, other?.to ?? 0, last.from, isAcronym, JOINED_LOOSELY);
}

const RESPECTIVELY = pattern('respectivamente');
const ONLY_AND = pattern('e ( :o | no|na|do|da|pelo|pela )?');
const THIRD_BEFORE = pattern(':comma|e|ou ( :o | no|na|do|da|pelo|pela )?');

/**
 * Returns whether two acts own two provisions in the same order: `o CC e o CPC, nos arts. 186 e 300|, respectivamente`.
 */
export function isRespective(tokens: Tokens, first: Span, second: Span, listTo: number): boolean {
  const { sentence, count } = tokens;
  const end = Math.min(count, listTo + 8);
  let found = false;
  for (let at = second.to; at < end && !found; at++) found = endAhead(tokens, at, RESPECTIVELY) >= 0;
  if (!found || endAhead(tokens, first.to, ONLY_AND) !== second.from) return false;
  return beginBehind(tokens, sentence[first.from] as number, first.from, THIRD_BEFORE) < 0;
}
