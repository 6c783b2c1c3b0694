import { isLineEnd } from '../../tokens/codes.ts';
import { beginBehind, endAhead, pattern } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { INSTRUMENT, KIND } from '../phrases.ts';
import { isSubject, type Span } from './act-roles.ts';

const CLAUSE = '!:stop|:semicolon|:colon|:open|:close|:line|:paragraph';
/** ` e prevê no |`, ` e, em seu |`: the clause continues with another verb of the same subject. */
const GOES_ON = pattern(
  `${CLAUSE}{0,7} e ( :comma | :provides ${CLAUSE}{0,6} :comma? ) ( ${CLAUSE}{0,6} :comma )? ( em :seu | no|na|nos|nas :seu? )`,
);
/** `. Seu |`, `, pois no seu |`, `; o respectivo |`: what follows belongs to the subject. */
const POSSESSIVE = pattern(
  '( :seu proprio|propria|proprios|proprias? | :o|no|na|do|da|pelo|pela respectivo|respectiva|respectivos|proprio|propria )',
);
/** `A proposta altera a CF|; no `: the sentence continues about its subject. */
const IN = pattern(`${CLAUSE}{0,7} :semicolon no|na|nos|nas`);
/**
 * A subject that may have articles. The class `no-articles` has the nouns that cannot: those who speak of an act, or
 * are judged by it.
 */
const HAS_SUBJECT = pattern(
  `:openQuote? ( :o|este|esta|estes|estas|tal|cada|nenhum|nenhuma :word~:artigo|:level|:part|:no-articles | ${INSTRUMENT} | ${KIND} )`,
);
const ADJECTIVE = pattern('proprio|propria|novo|nova|atual|vigente|nosso|nossa');

/**
 * Returns the act that owns a list because it is the subject of the clause, while the act named last is only the
 * object: `A Lei X alterou a CLT e dispõe, no | art. 2º`. Returns null if the subject is not a known act, and undefined
 * if the clause has no such form.
 * @param other the last act named before the act named last
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

/** The most tokens between the act named last and the list. */
const REACH = 34;

function isSubjectWithAdjective(tokens: Tokens, act: number): boolean {
  const before = beginBehind(tokens, 0, act, ADJECTIVE);
  return isSubject(tokens, before < 0 ? act : before);
}

/** Returns the first token of the line that contains a token. */
function lineBefore(tokens: Tokens, at: number): number {
  let from = at;
  while (from > 0 && !isLineEnd(tokens.codes[from - 1] as number)) from -= 1;
  return from;
}
