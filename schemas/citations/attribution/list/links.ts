import { endOfNote, pastOwnBracket } from '../../mentions/gloss.ts';
import { isCounted, SUFFIX_LETTER } from '../../provisions/numbers.ts';
import { CODE } from '../../tokens/codes.ts';
import { type Span, skipLines, textOf } from '../../tokens/locate.ts';
import { beginBehind, endAhead, partsAhead, partsBehind, pattern, phrase } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { isUpper } from '../../tokens/words.ts';

/** The words between a list and the act behind it. */
export interface Link {
  /** The token at which the act would begin. */
  to: number;
  /** Whether a preposition or the like ties the act to the list, not only a blank, a mark or an article (`o`). */
  tied: boolean;
  /** Whether a semicolon or an article (`o`) separates them, so that what follows begins something else. */
  apart: boolean;
  /** Whether the act is in a bracket of its own. */
  opens: boolean;
}

/** `, todos do`, ` da`, ` também da`, ` previsto no`, `deste`, or nothing but a bracket. */
const LINK = phrase(
  `:closeQuote|:openQuote{0,2} (<mark> :comma|:semicolon | :dash (= de|do|da|dos|das ) )? (<opens> :open )? ( também|ainda (= do|da|dos|das ) )?
   ( (<all> e? todos|todas|ambos|ambas|tudo ( eles | os dois )? | dispositivos|preceitos|artigos|normas estes|estas|esses|essas ) :comma? )?
   (<tie> :placed? ( :demonstrative~aquele|aquela|aqueles|aquelas|este|esta|estes|estas|esse|essa|esses|essas
     | ( de :seu | de|do|da|dos|das | no|na|nos|nas ) :o? ( de :seu | de|do|da|dos|das | no|na|nos|nas | :deles )? ) )? (<article> :o )?`,
);
/** `186-CC`, `art. 5º - CF`, `37/CF`, `art. 186 – Código Civil`, `art. 186 | CC`. */
const DASHED = phrase(
  ':dash|:slash|:bar (= :capitals ) | :dash|:bar (= lei|decreto|codigo|constituicao|consolidacao|estatuto^ )',
);
const DE = pattern(
  '( :placed )? ( de|do|da|dos|das | deste|desta|destes|destas|desse|dessa|desses|dessas|daquele|daquela )',
);
const OPEN_QUOTE = pattern(':openQuote|:closeQuote');

/**
 * Reads the words between a list and the act behind it.
 * @param led whether an act before the list leads it; then `, no CPC` begins something else
 */
export function readLink(tokens: Tokens, at: number, led: boolean): Link {
  const dash = endAhead(tokens, at, DASHED);
  if (dash >= 0) return { to: skipLines(tokens, dash), tied: false, apart: false, opens: false };
  const found = partsAhead(tokens, at, LINK);
  if (!found) return { to: at, tied: false, apart: false, opens: false };
  const { mark, opens, all, tie, article } = found.parts;
  const comma = mark !== undefined && tokens.codes[mark[0]] === CODE.comma;
  const tied = all !== undefined || (tie !== undefined && (!(led && comma) || endAhead(tokens, tie[0], DE) >= 0));
  const semicolon = mark !== undefined && tokens.codes[mark[0]] === CODE.semicolon;
  const apart = all === undefined && (semicolon || (!tied && article !== undefined));
  // `da “CLT”`
  const quoted = tied && endAhead(tokens, found.to, OPEN_QUOTE) >= 0 ? 1 : 0;
  return { to: skipLines(tokens, found.to) + quoted, tied, apart, opens: opens !== undefined };
}

/** The words between an act and the provisions right behind it: `CF, art. 102`. */
const LEVEL_NEXT = phrase(
  '( :comma|:colon|:open|:dash|:bar )? ( ( :o | no|na|nos|nas | em :seu | no|na|nos|nas :seu ) )? (= :level~:item|:caput )',
);
/**
 * `Lei 4.320/1964 prevê, em seus artigos 62`. Not `o CC, o contrato, em seu art. 12` or `o CPP e a LEP, em seu art.
 * 112`, where the article belongs to something else.
 */
const IN_OWN = pattern(
  `( (! :comma :o | e|ou|nem :o ) !:stop|:colon|:semicolon|:open|:close|:line|:paragraph|:number ){0,8} em|no|na|nos|nas :seu (= :artigo )`,
);
/** `CF, 5º, X`. */
const NUMBER_NEXT = phrase(
  `:comma|:open (= :number|:ordinal ( :dash ${SUFFIX_LETTER} )? :comma :paragrafo|:inciso|:caput|:roman )`,
);
/** `CC, 186`, `CPC, 373 e 374`: no other word follows the number, and it is not a year. */
const NUMBER_ALONE = pattern(
  `:comma (= :number|:ordinal ( :dash ${SUFFIX_LETTER} )? ( :semicolon|:close|:stop | :comma !:number|:ordinal | e :number|:ordinal | (! :any ) ) )`,
);
const YEAR = /^(?:18|19|20)\d\d$/;
const ACRONYM = pattern(':capitals');

/** Returns the token at which the provisions behind an act begin; -1 if there are none. */
export function endToProvisions(tokens: Tokens, at: number): number {
  const next = endAhead(tokens, at, LEVEL_NEXT);
  if (next >= 0) return skipLines(tokens, next);
  const own = endAhead(tokens, at, IN_OWN);
  if (own >= 0) return own;
  const number = endAhead(tokens, at, NUMBER_NEXT);
  if (number >= 0) return skipLines(tokens, number);
  const alone = endAhead(tokens, at, NUMBER_ALONE);
  if (alone < 0 || YEAR.test(textOf(tokens, alone, alone + 1)) || isCounted(tokens, alone)) return -1;
  return beginBehind(tokens, 0, at, ACRONYM) >= 0 ? alone : -1;
}

/** Joins bare numbers to the list before them: `…da CLT|; |896 do Código Civil`. */
const BETWEEN_LISTS = phrase(
  '( :comma|:semicolon )? ( e|ou | c :slash|:stop c :stop? | :combinado com | bem como )? ( :o | do|da|dos|das )?',
);
/**
 * Returns the token behind the words that may link two lists, such as a comma, `e` or `c/c` and an article. It is `at`
 * itself if there are none.
 */
export const endBetweenLists = (tokens: Tokens, at: number): number =>
  skipLines(tokens, endAhead(tokens, at, BETWEEN_LISTS));

const SUPERSEDED = phrase(':comma? ( do|da lei|diploma|norma|legislacao )? ( :superseded | de :number )');
/**
 * Returns whether the act of a list is said to be superseded and not named otherwise: `do Código | anterior`, `| da lei
 * revogada`.
 */
export const isOfSuperseded = (tokens: Tokens, at: number): boolean => {
  const end = endAhead(tokens, at, SUPERSEDED);
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
/**
 * Returns which of several acts the words before a list mean: `Naquela lei, o art. 6º` (`far`) and `Na primeira lei, …`
 * (`nth`) are not the nearer one, and `Esta, no art. 6º` (`near`) is.
 */
export function whichActBefore(tokens: Tokens, list: number): 'far' | 'nth' | 'near' | null {
  const parts = partsBehind(tokens, 0, list, WHICH)?.parts;
  if (!parts) return null;
  if (parts.nth) return 'nth';
  if (parts.near) return 'near';
  return parts.far ? 'far' : null;
}

const ABOVE = phrase(':comma? ( logo|ja )? acima|abaixo|supra|infra|retro (! :dash )');
/** Returns whether the words behind a list say that it is elsewhere in the text: `art. 10 | supra`. */
export const isElsewhere = (tokens: Tokens, at: number): boolean => endAhead(tokens, at, ABOVE) >= 0;

const SHORT_ACRONYM = /^[A-Z]{2,6}$/;
/** `CC de 1916, art. 159`, `CC/2003, art. 186`. */
const OF_YEAR = pattern('de|:slash :number');
const IS_YEAR = /^(?:1[89]|20)\d\d$/;
/** `CP (Lei 14.994/2024), art. 129`: an act in the bracket shows that the acronym is also an act. */
const NUMBER_BESIDE = pattern(':open lei|leis|dec|decreto|decretos|emenda|emendas|lc|ec|dl^');

/** Returns whether provisions follow the word at `at`. A short acronym counts as an act only then. */
export function leadsToProvisions(tokens: Tokens, at: number): boolean {
  if (!isUpper(tokens, at) || !SHORT_ACRONYM.test(textOf(tokens, at, at + 1))) return false;
  const leads = (to: number) => to >= 0 && endToProvisions(tokens, to) >= 0;
  if (leads(pastOwnBracket(tokens, at, at + 1))) return true;
  const dated = endAhead(tokens, at + 1, OF_YEAR);
  if (dated >= 0 && IS_YEAR.test(textOf(tokens, dated - 1, dated))) return leads(dated);
  return endAhead(tokens, at + 1, NUMBER_BESIDE) >= 0 && leads(endOfNote(tokens, at + 1));
}
