import { CODE } from '../../tokens/codes.ts';
import { type Span, textOf } from '../../tokens/locate.ts';
import {
  beginBehind,
  endAhead,
  findWithin,
  type Pattern,
  partsAhead,
  partsBehind,
  pattern,
} from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { CLAUSE, WORD } from '../phrases.ts';

const BY = 'pelo|pela|pelos|pelas';
const BY_OR_OF = `${BY}|do|da|dos|das`;

const WORDING = pattern(
  `( redacao|alteracoes :word{0,3} | :changed ( em :number )? :a-prep|a|o|no|na|nos|nas ${WORD}{1,6} :comma? ) ${BY_OR_OF}`,
);
const CHANGED = pattern(`:changed ( em :number )? ${BY_OR_OF}`);
const CHANGED_WHOLE = pattern(
  `:comma ( ja | tal? como | conforme | depois | :adverb )? :changed|:participle|:undone ( em :number )? ${BY}`,
);
const GIVEN = pattern(`dado|dada|dados|dadas|conferido|conferida|conferidos|conferidas|determinado|determinada ${BY}`);
const UNDONE = pattern(`:undone ${BY}`);
const OF_WORDING = pattern(`redacao ${CLAUSE}*`);
/** `alterada pela Lei X |, cujo art. 2º`: the sentence goes on about the act itself. */
const GOES_ON = pattern(':comma ( :cujo | que | o|a|os|as qual|quais )');
/** `alterada pela Lei X| e pela |Lei Y` */
const AND_BY = pattern(
  `( :comma ( ( :conjunction | bem como | assim como )? ( :adverb|:word )? ( ${BY_OR_OF} ) | e ) | ( :conjunction | bem como | assim como ) ( :adverb|:word )? ( ${BY_OR_OF} )? )`,
);

/** An act that is named only because it changed what was cited. A list behind it without an act is not its own. */
export interface Changer {
  to: number;
  /** Whether provisions right behind it belong to the changed act: `a CLT, na redação da Lei X, art. 71`. */
  wording: boolean;
}

/**
 * Returns the act `[from, to)` as one that changed what was cited: `na redação da | Lei X`, `incluído pela | Lei X`.
 * Returns null for any other act.
 * @param last the changer before it, to which the sentence may add this one: `e pela Lei Y`
 * @param afterProvision whether the words right before name a provision; if they name a whole act, a law that revoked
 * it takes its place
 */
export function changerAt(
  tokens: Tokens,
  { from, to }: Span,
  last: Changer | null,
  afterProvision: () => boolean,
): Changer | null {
  const more = last !== null && last.to < from && beginBehind(tokens, last.to, from, AND_BY) === last.to;
  const wording = more ? last.wording : changesWording(tokens, from, afterProvision);
  return wording === null || endAhead(tokens, to, GOES_ON) >= 0 ? null : { to, wording };
}

function changesWording(tokens: Tokens, act: number, afterProvision: () => boolean): boolean | null {
  const from = tokens.sentence[act] as number;
  if (beginBehind(tokens, from, act, WORDING) >= 0) return true;
  if (beginBehind(tokens, from, act, CHANGED) >= 0)
    return beginBehind(tokens, from, act, CHANGED_WHOLE) >= 0 && !afterProvision();
  if (beginBehind(tokens, from, act, UNDONE) >= 0 && afterProvision()) return false;
  const given = beginBehind(tokens, from, act, GIVEN) >= 0;
  return given && findWithin(tokens, from, act, OF_WORDING) >= 0 ? false : null;
}

const COMPARED = pattern(
  '( ao contrario :line? | diversamente | diferentemente|diferente|diferentes | a diferenca | em vez | e nao | sucessor|sucessora|substituto|substituta ) do|da|dos|das :line? | pre|pos :dash',
);
/**
 * Returns whether an act is named only for comparison with the one that the sentence is about: `a CF, ao contrário do |
 * CP, art. 12`, `a LIA pós-| Lei 14.230/2021`.
 */
export const isCompared = (tokens: Tokens, act: number): boolean =>
  beginBehind(tokens, tokens.sentence[act] as number, act, COMPARED) >= 0;

const REGULATION = pattern(
  '( regulamento|regulamentos|regulamentacao|regulamenta|regulamentou|regulamentar|regulamentando | minuta|reforma|proposta | decreto|resolucao|portaria | instrucao normativa? | protocolo|aditivo :word? ) ( do|da | o|a | :a-prep )',
);
/**
 * Returns whether an act is named only as the subject matter of another text: `o regulamento do | CDC`, `o decreto que
 * regulamenta a | LGPD`.
 */
export const isRegulated = (tokens: Tokens, act: number): boolean =>
  beginBehind(tokens, tokens.sentence[act] as number, act, REGULATION) >= 0;

const ASIDE = pattern(
  `( :comma ( que | o|a|os|as qual|quais | conforme|segundo|como|consoante|em|com|de|por|sob|ao|:a-prep|no|na|nos|nas|lei|norma | :participle|:changed|:undone | :word ) ${WORD}{1,12}
    | :open|:dash :word_ ${WORD}{1,12} )`,
);
const SENTENCE_GOES_ON = pattern(
  `:comma|:close|:dash (! :o|:a-prep|e|ou|um|uma|que|se|caso|quando|:cujo|:artigo|por|pelo|pela|segundo|conforme|consoante|no|na|nos|nas|do|da|dos|das|em|com|para|de|ante|sob|bem|alem|mas|nem|c|todos|ambos ) :word_ (! :semicolon|:stop )`,
);
/**
 * Returns whether `[from, to)` is an aside about the act that ended at `since`, with the sentence continuing about that
 * act: `A Lei X, que regula o art. 102 da CF, autoriza (art. 27)`.
 */
export function isAside(tokens: Tokens, { from, to }: Span, since: number): boolean {
  const code = tokens.codes[since];
  if (code !== CODE.comma && code !== CODE.open && code !== CODE.dash) return false;
  return endAhead(tokens, to, SENTENCE_GOES_ON) >= 0 && beginBehind(tokens, since, from, ASIDE) === since;
}

/** Leads to the subject of a clause: `A |CLT`, `, e o |CDC`. */
export const SUBJECT = '( ^ | :stop|:semicolon|:colon|:close|:dash|:comma|:line|:paragraph|e|que|mas|porque|pois ) :o';
const IS_SUBJECT = pattern(SUBJECT);
/** Returns whether an act is the subject of its clause. */
export const isSubject = (tokens: Tokens, act: number): boolean => beginBehind(tokens, 0, act, IS_SUBJECT) >= 0;

// ── named together with another ─────────────────────────────────────────────────────────────────────────────────────

const ALSO = 'ainda|também|igualmente';
const CONJUNCTION = `( ( e|ou|nem ( :comma? ${ALSO} :comma? )? ) | mas ${ALSO} | e :slash ou | mais | c :slash c | bem como | assim? como ( ${ALSO} )?
  | quanto | ( em conjunto | junto|juntamente|combinado|combinada|cumulado|cumulada|conjugado|conjugada ) com )`;
const ARTICLE = '( :o | no|na|nos|nas|do|da|dos|das|pelo|pela|pelos|pelas|ao|aos|à|às )';
/** Joins an act to another that is named together with it: `| e o `, `|, bem como a `, `| c/c `, `|/`. */
const UNION = `( :slash | :comma? ${CONJUNCTION} ${ARTICLE}? | :comma? ( ao lado do|da | a par do|da | alem do|da | somado|somada|aliado|aliada ao|à|a ) )`;
const JOINED = pattern(UNION);
/**
 * If the list is in another sentence, `| e, subsidiariamente, o ` and `|, e não o ` also leave open which act is meant.
 */
const JOINED_LOOSELY = pattern(
  `( ${UNION} | :comma? ( ${CONJUNCTION} :comma ${WORD}{1,4} :comma | ( e|mas )? não ) ( :o | no|na|nos|nas|do|da|dos|das ) )`,
);
const NOTE = pattern(':open !:open|:close|:paragraph{1,16} :close');
const ONLY_ACRONYM = pattern('(<acronym> :capitals ) ( :slash :number )?');
/** A text that has articles but is not an act of ours: `o regimento interno e o |`. */
const OTHER = pattern(
  '( lei|decreto|codigo|constituicao :local | regimento|estatuto|regulamento :word? | edital|portaria|resolucao )',
);

/** Returns whether a word is the acronym of an act in the catalogue. */
type IsAcronym = (word: string) => boolean;

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
  const acronym = partsBehind(tokens, since, at, ONLY_ACRONYM)?.parts.acronym;
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
/** How many tokens before a list, or behind it or its last act, `respectivamente` may be. */
export const REACH_OF_RESPECTIVELY = 8;
/** Returns whether `respectivamente` stands at token `from` or later, and at most so far behind token `to`. */
export const saysRespectively = (tokens: Tokens, from: number, to: number): boolean =>
  findWithin(tokens, Math.max(0, from), Math.min(tokens.count, to + REACH_OF_RESPECTIVELY), RESPECTIVELY) >= 0;

const ONLY_AND = pattern('e ( :o | no|na|do|da|pelo|pela )?');
const THIRD_BEFORE = pattern(':comma|e|ou ( :o | no|na|do|da|pelo|pela )?');

/**
 * Returns whether two acts own two provisions in the same order: `o CC e o CPC, nos arts. 186 e 300|, respectivamente`.
 */
export function isRespective(tokens: Tokens, first: Span, second: Span, listTo: number): boolean {
  if (!saysRespectively(tokens, second.to, listTo)) return false;
  if (endAhead(tokens, first.to, ONLY_AND) !== second.from) return false;
  return beginBehind(tokens, tokens.sentence[first.from] as number, first.from, THIRD_BEFORE) < 0;
}
