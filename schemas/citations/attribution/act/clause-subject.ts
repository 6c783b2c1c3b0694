import { isLineEnd } from '../../tokens/codes.ts';
import { beginBehind, endAhead, pattern } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { INSTRUMENT, KIND } from '../phrases.ts';
import { isSubject, type Span } from './act-roles.ts';

const CLAUSE = '!:stop|:semicolon|:colon|:open|:close|:line|:paragraph';
/** ` e prevê no |`, ` e, em seu |`: the clause goes on with the verb of its subject. */
const GOES_ON = pattern(
  `${CLAUSE}{0,7} e ( :comma | :provides ${CLAUSE}{0,6} :comma? ) ( ${CLAUSE}{0,6} :comma )? ( em :seu | no|na|nos|nas :seu? )`,
);
/** `. Seu |`, `, pois no seu |`, `; o respectivo |`: what follows is of the subject. */
const POSSESSIVE = pattern(
  '( :seu proprio|propria|proprios|proprias? | :o|no|na|do|da|pelo|pela respectivo|respectiva|respectivos|proprio|propria )',
);
/** `A proposta altera a CF|; no `: what the sentence is about goes on. */
const IN = pattern(`${CLAUSE}{0,7} :semicolon no|na|nos|nas`);
/** Who speaks of an act, or is judged by it, and has no articles. */
const HAS_SUBJECT = pattern(
  `:openQuote? ( :o|este|esta|estes|estas|tal|cada|nenhum|nenhuma :word~:artigo|:level|:part|:no-articles | ${INSTRUMENT} | ${KIND} )`,
);
const ADJECTIVE = pattern('proprio|propria|novo|nova|atual|vigente|nosso|nossa');

/**
 * The act that a list is of by the subject of its clause, of which the act named last is but the object: `A Lei X alterou a
 * CLT e dispõe, no | art. 2º`. Null when the subject is no act that is known; undefined when no such thing is said.
 * @param other the last act named before that one
 */
export function subjectOfClause<M extends Span>(
  tokens: Tokens,
  last: Span,
  other: M | null,
  list: number,
): M | null | undefined {
  if (list - last.to > REACH) return undefined;
  const goesOn =
    [GOES_ON, IN].some((wanted) => beginBehind(tokens, last.to, list, wanted) === last.to) ||
    beginBehind(tokens, last.to, list, POSSESSIVE) >= 0;
  if (!goesOn || isSubjectWithAdjective(tokens, last.from)) return undefined;
  const sentence = Math.max(tokens.sentence[last.from] as number, lineBefore(tokens, last.from));
  if (other && other.from >= sentence && isSubjectWithAdjective(tokens, other.from)) return other;
  const subject = endAhead(tokens, sentence, HAS_SUBJECT);
  return subject >= 0 && subject <= last.from ? null : undefined;
}

/** How many tokens behind the act named last the list may begin. */
const REACH = 34;

function isSubjectWithAdjective(tokens: Tokens, act: number): boolean {
  const before = beginBehind(tokens, 0, act, ADJECTIVE);
  return isSubject(tokens, before < 0 ? act : before);
}

/** The first token of the line that a token stands on. */
function lineBefore(tokens: Tokens, at: number): number {
  let from = at;
  while (from > 0 && !isLineEnd(tokens.codes[from - 1] as number)) from -= 1;
  return from;
}
