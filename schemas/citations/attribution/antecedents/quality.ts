import type { Nomes } from '../../mentions/names.ts';
import { readScope } from '../../mentions/whose/scope.ts';
import { type Span, textOf } from '../../tokens/locate.ts';
import { beginBehind, endAhead, findWithin, partsAhead, pattern, phrase } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { wordOf } from '../../tokens/words.ts';
import type { KnownAntecedent } from './antecedents.ts';

/** The common noun for an act, before the words that qualify it: `a lei |processual`, `o diploma |estadual`. */
const NOUN_BEHIND = phrase(
  ':comma? do|da|dos|das lei|leis|legislacao|norma|normas|diploma|diplomas|codigo|texto|estatuto|instrumento',
);
/** A word behind that noun. */
const WORD_BEHIND = phrase('( do|da|de )? (<word> :word )');
/** The most words that are read behind the noun. */
const MOST_WORDS = 3;

const PROCEDURE = ['CPC', 'CPP', 'CPPM', 'LEI-5869-1973', 'X-CPC-ANTERIOR'];
/** For each field of law, the words that say it (without accents) and the acts for which they are true. */
const FIELDS: readonly (readonly [words: RegExp, siglas: ReadonlySet<string>])[] = [
  [/^(?:processua(?:l|is)|instrumenta(?:l|is)|adjetiv[oa]|ritos)$/, new Set(PROCEDURE)],
  [/^civi(?:l|s|lista)$/, new Set(['CC', 'LEI-3071-1916', 'CPC', 'LEI-5869-1973', 'X-CPC-ANTERIOR'])],
  [
    /^(?:pena(?:l|is)|crimina(?:l|is)|repressiv[oa])$/,
    new Set(['CP', 'CPP', 'CPM', 'CPPM', 'LEP', 'LD', 'LMP', 'LCP']),
  ],
  [/^(?:trabalhista|laboral|obreir[oa]|celetista|consolidad[oa])$/, new Set(['CLT'])],
  [/^(?:consumerista|consumeirista|protetiv[oa])$/, new Set(['CDC'])],
  [/^tributari[oa]$/, new Set(['CTN'])],
];
/** Words that may stand between those without deciding anything. */
const AMONG = /^(?:federal|nacional|geral|material|substantiv[oa]|especia(?:l|is)|legal)$/;
/** Words showing that a different act is meant from the one named before. */
const OTHER =
  /^(?:alterador|reformador|modificador|nov[oa]$|superveniente|posterior|coletiv|intern[oa]$|tecnic|regulamenta(?:r|res|dor[ae]?s?)$|contratua|convenciona(?:l|is)|condomini|estatutari|regimenta|empresaria|loca(?:l|is)$)/;
const SPECIAL = /^especia(?:l|is)$/;
/** `a nova lei`, when the act named before is the one that was changed. */
const NEW = pattern('novo|nova :word');
const CHANGED = pattern(':changes ( !:stop|:colon|:semicolon ){1,10}');
/** Nouns by which no code is called. */
const LESSER = pattern('estatuto | instrumento|ato :of-act?');
const COMPLEMENTARY = pattern('lei complementar');
/** `do referido Código| Tributário Municipal`, `da citada Carta| da ONU`. */
const NAMED = pattern('( de|do|da|dos|das )? (! :level ) :cap');

/**
 * Returns whether a list qualifies its antecedent by words that are not true of that act, such as `da referida lei |
 * municipal`, or `| da lei penal` when the act is the CC. The words may belong to the list, which ends before token
 * `to`, or stand behind it.
 * @param called the words that give the kind of the act; null if they are behind the list
 */
export function isOfOtherQuality(
  tokens: Tokens,
  to: number,
  called: Span | null,
  act: KnownAntecedent,
  names: Nomes,
): boolean {
  const anaphor = called !== null && called.to === to;
  const end = anaphor ? -1 : endAhead(tokens, to, NOUN_BEHIND);
  const said: Span[] = [...(called ? [called] : []), ...(end < 0 ? [] : [{ from: to, to: end }])];
  if (said.length === 0) return false;
  const { sigla } = act;
  const code = sigla === 'CF' || names.codigos.has(sigla);
  const { from, to: ends } = said.at(-1) as Span;
  const says = (wanted: typeof NEW) => said.some((words) => findWithin(tokens, words.from, words.to, wanted) >= 0);
  if (says(COMPLEMENTARY) && (code || sigla.startsWith('LEI-'))) return true;
  if (code && beginBehind(tokens, from, ends, LESSER) >= 0) return true;
  if (says(NEW) && beginBehind(tokens, 0, act.from, CHANGED) >= 0) return true;
  if (said.some((words) => hasOtherField(tokens, words, sigla))) return true;
  return (anaphor || end >= 0) && isOfOtherBehind(tokens, Math.max(to, end), { sigla, code, anaphor });
}

function hasOtherField(tokens: Tokens, { from, to }: Span, sigla: string): boolean {
  for (let at = from; at < to; at++) if (isOfOtherField(wordOf(tokens, at), sigla)) return true;
  return false;
}

const isOfOtherField = (word: string, sigla: string): boolean =>
  FIELDS.some(([words, siglas]) => words.test(word) && !siglas.has(sigla));

/** Returns whether the words behind the noun are not true of the act. */
function isOfOtherBehind(
  tokens: Tokens,
  to: number,
  { sigla, code, anaphor }: { sigla: string; code: boolean; anaphor: boolean },
): boolean {
  let at = to;
  for (let count = 0; count < MOST_WORDS; count++) {
    if (readScope(tokens, at, false) !== null) return true;
    const found = partsAhead(tokens, at, WORD_BEHIND);
    const span = found?.parts.word;
    if (!found || !span || textOf(tokens, ...span).length < 3) return false;
    const word = wordOf(tokens, span[0]);
    if (OTHER.test(word) || (code && SPECIAL.test(word)) || isOfOtherField(word, sigla)) return true;
    if (!AMONG.test(word) && !FIELDS.some(([words]) => words.test(word)))
      return anaphor && endAhead(tokens, at, NAMED) >= 0;
    at = found.to;
  }
  return false;
}
