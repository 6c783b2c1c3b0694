import type { NamedMention } from '../../mentions/mention.ts';
import type { Nomes } from '../../mentions/names.ts';
import type { WhichYear } from '../../mentions/other-year.ts';
import { type Span, skipLines, textOf, textOfPart } from '../../tokens/locate.ts';
import { beginBehind, endAhead, partsBehind, pattern, phrase } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { YEAR } from '../../tokens/words.ts';
import { ONCE, SUPERSEDED } from './nobody.ts';

const OF_SUPERSEDED = phrase(SUPERSEDED);
/**
 * Returns whether the act of a list is said to be superseded and not named otherwise: `do Código | anterior`, `| da lei
 * revogada`.
 */
export const isOfSuperseded = (tokens: Tokens, at: number): boolean => {
  const end = endAhead(tokens, at, OF_SUPERSEDED);
  if (end < 0) return false;
  const last = textOf(tokens, end - 1, end);
  return !/^\d/.test(last) || /^1[89]\d\d$/.test(last);
};

const OF_THE_LAW = phrase(':comma? da (= lei (! :dash ) )');
/**
 * Returns the word `Lei` in `art. 38 da Lei`, which means a law named before. Returns null if the words are not these.
 */
export function lawBehind(tokens: Tokens, at: number): Span | null {
  const end = endAhead(tokens, at, OF_THE_LAW);
  const law = end < 0 ? -1 : skipLines(tokens, end);
  return law < 0 ? null : { from: law, to: law + 1 };
}

const WHICH = pattern(
  `( (<far> aquele|aquela|naquele|naquela ) | (<near> este|esta|neste|nesta ) )? (<nth> no|na|do|da|o|a? primeiro|primeira|segundo|segunda|ultimo|ultima )?
   ( lei|diploma|norma|codigo|estatuto|decreto|ato ( :word )? )? :comma ( em :seu | :o | no|na|nos|nas )?`,
);
const WHICHES = ['nth', 'near', 'far'] as const;
/**
 * Returns which of several acts the words before a list mean: `Naquela lei, o art. 6º` (`far`) and `Na primeira lei, …`
 * (`nth`) are not the nearer one, and `Esta, no art. 6º` (`near`) is.
 */
export function whichActBefore(tokens: Tokens, list: number): (typeof WHICHES)[number] | null {
  const parts = partsBehind(tokens, 0, list, WHICH)?.parts;
  return WHICHES.find((which) => parts?.[which]) ?? null;
}

const ABOVE = phrase(':comma? ( logo|ja )? acima|abaixo|supra|infra|retro (! :dash )');
/** Returns whether the words behind a list say that it is elsewhere in the text: `art. 10 | supra`. */
export const isElsewhere = (tokens: Tokens, at: number): boolean => endAhead(tokens, at, ABOVE) >= 0;

/** `, e o de 2002, no | art. 186`. */
const OF_YEAR = pattern(
  'o|a de (<year> :number ) :comma|:open? ( !:stop|:semicolon|:colon|:open|:close|:number|:ordinal ){0,6}',
);
/** `; o atual (| art. 186`: without a noun, which would name something else. */
const QUALIFIED = pattern(
  'o|a ( (<today> atual|vigente|novo|nova|novel ) | anterior|antigo|antiga|revogado|revogada|velho|velha ) :comma|:open ( o|a|no|na | em seu )?',
);
/** `art. 186 | do de 2002`. */
const BEHIND = pattern('do|da de :number');

/**
 * Returns which of the acts that share a name owns a list: a year, today's or the former one. Returns null if the words
 * do not say.
 * @param since the token behind that name
 */
export function readWhichYear(tokens: Tokens, { from, to }: Span, since: number): WhichYear | null {
  const behind = endOfYearBehind(tokens, to);
  if (behind > to) return Number(textOf(tokens, behind - 1, behind));
  const digits = textOfPart(tokens, partsBehind(tokens, since, from, OF_YEAR)?.parts.year);
  if (YEAR.test(digits)) return Number(digits);
  const qualified = partsBehind(tokens, since, from, QUALIFIED)?.parts;
  if (!qualified) return null;
  return qualified.today ? 'today' : 'former';
}

/** Returns the end of `do de 2002`, or `to` if it is not there. */
export function endOfYearBehind(tokens: Tokens, to: number): number {
  const end = endAhead(tokens, to, BEHIND);
  return end >= 0 && YEAR.test(textOf(tokens, end - 1, end)) ? end : to;
}

/** `art. 535 do CPC |, hoje art. 1.022`. */
const TODAY = pattern(
  ':comma|:open ( hoje|agora|atual|atualmente|atuais | correspondente|correspondentes ao|aos ) :o? :artigo',
);

/** Returns whether a list belongs to the former code of the same name, or to an earlier version of the act. */
export function isOfFormer(tokens: Tokens, list: number, { sigla, homonym, to }: NamedMention, names: Nomes): boolean {
  if (homonym !== undefined || !names.ano.has(sigla) || names.anteriores.has(sigla)) return false;
  if (beginBehind(tokens, 0, list, ONCE) >= 0) return true;
  return names.anosAnteriores.has(sigla) && names.codigos.has(sigla) && endAhead(tokens, to, TODAY) >= 0;
}
