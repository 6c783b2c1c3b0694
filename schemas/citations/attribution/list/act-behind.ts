import { readByName } from '../../mentions/by-name.ts';
import { type ActMention, isNamed, type NamedMention } from '../../mentions/mention.ts';
import type { Nomes } from '../../mentions/names.ts';
import { readAct } from '../../mentions/read-act.ts';
import type { Provision } from '../../provisions/provision.ts';
import { endOfAmendment } from '../../provisions/tails.ts';
import { CODE } from '../../tokens/codes.ts';
import { hasLine, type Span, skipLines, textOf } from '../../tokens/locate.ts';
import { beginBehind, endAhead, isOnly, type Pattern, partsAhead, pattern, phrase } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { REACH_OF_RESPECTIVELY, saysRespectively } from '../act/act-roles.ts';
import { endToProvisions } from './provisions-behind.ts';

// ── the words between a list and the act behind it ──────────────────────────────────────────────────────────────────

interface Link {
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
function readLink(tokens: Tokens, at: number, led: boolean): Link {
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

// ── the act ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Reads the act behind a list that ends before token `to`. Returns null if no act is named for the list.
 * @param led whether an act before the list leads it; then only a preposition can tie another act to it
 */
export function readActBehind(tokens: Tokens, to: number, led: boolean, names: Nomes): ActMention | null {
  return readNext(tokens, to, led, names) ?? (led ? null : readPastAside(tokens, to, names));
}

/** `art. 300, cpc`, `art. 5º cf/88`: not a word of the language. `cf` needs a year, because `cf.` means "confer". */
const SMALL_ACRONYM = pattern(':word_');
const SMALL = /^(?:[a-z]{3,5}|cf)$/;
const OF_YEAR = pattern(':slash :number');
/** `art. 89, lei 9.099/95`. */
const NUMBERED_LAW = pattern('lei|decreto_ ( :dash lei )? :number-mark? :number');
const BEGINS_NAME = pattern(':word');

/** Tokens that may stand between a list and its act, or begin the act. */
const MAY_LEAD = phrase(':word|:comma|:semicolon|:dash|:slash|:bar|:open|:openQuote|:closeQuote');
/** `art. 5º | da CF`, `art. 5º |, da CF`: the preposition alone, as for most lists. */
const PREPOSITION = phrase(':comma? do|da|dos|das (= :word~:o|de|do|da|dos|das|no|na|nos|nas|:deles )');
/** `desta Lei`, `naquele diploma`: preposition and demonstrative are one word. */
const SHOWN = phrase(
  ':comma? (= deste|desta|destes|destas|desse|dessa|desses|dessas|neste|nesta|nestes|nestas|nesse|nessa|nesses|nessas|daquele|daquela|naquele|naquela )',
);

function readNext(tokens: Tokens, to: number, led: boolean, names: Nomes): ActMention | null {
  const past = led ? -1 : endAhead(tokens, to, PREPOSITION);
  if (past >= 0) return readAct(tokens, skipLines(tokens, past), names, 'behind');
  if (endAhead(tokens, to, MAY_LEAD) < 0) return null;
  const shown = endAhead(tokens, to, SHOWN);
  const act = shown < 0 ? null : readAct(tokens, skipLines(tokens, shown), names, 'behind');
  return act ?? readLinked(tokens, to, led, names);
}

function readLinked(tokens: Tokens, to: number, led: boolean, names: Nomes): ActMention | null {
  const { to: at, tied, apart, opens } = readLink(tokens, to, led);
  if (apart || (led && !tied) || (opens && endOfAmendment(tokens, to) >= 0)) return null;
  if (endAhead(tokens, at, BEGINS_NAME) < 0) return null;
  // Without a preposition only a name can be the act, and names have capitals. In a bracket anything may be the act.
  const bare = !(tied || opens) && endAhead(tokens, at, SMALL_ACRONYM) >= 0;
  const numbered = bare && endAhead(tokens, at, NUMBERED_LAW) >= 0;
  if (bare && !numbered && !isSmallAcronym(tokens, at)) return null;
  const act = (bare && !numbered ? readByName : readAct)(tokens, at, names, 'behind');
  if (!act || (!tied && isShouted(tokens, act))) return null;
  if (!tied && hasOwnProvisions(tokens, to, at, opens, act)) return null;
  if (!opens || tokens.codes[act.to] !== CODE.close) return act;
  const outside = act.numbered ? readKnown(tokens, endAhead(tokens, act.to + 1, OUTSIDE), names) : null;
  return outside && outside.sigla !== act.sigla ? outside : { ...act, to: act.to + 1 };
}

function isSmallAcronym(tokens: Tokens, at: number): boolean {
  const word = textOf(tokens, at, at + 1);
  return SMALL.test(word) && (word !== 'cf' || endAhead(tokens, at + 1, OF_YEAR) >= 0);
}

/** `art. 14 (CC, art. 186)`, `art. 14 – CC, art. 186`: the act has its own provisions, so it does not own the list. */
function hasOwnProvisions(tokens: Tokens, to: number, at: number, opens: boolean, act: ActMention): boolean {
  const own = endToProvisions(tokens, act.to);
  if (own < 0) return false;
  const onNextLine = hasLine(tokens, to, at);
  if (opens || onNextLine) return true;
  const dashed = tokens.codes[skipLines(tokens, to)] === CODE.dash && at - to <= 2;
  return dashed && !hasLine(tokens, act.to, own);
}

const ONLY_COMMA = phrase(':comma');

/**
 * Returns whether the act behind a list, separated from it by a comma at most, has a list of its own: `art. 7º, | CC,
 * art. 186`.
 */
export function hasOwnList(tokens: Tokens, listTo: number, act: Span): boolean {
  const comma = tokens.codes[listTo] === CODE.comma && isOnly(tokens, listTo, act.from, ONLY_COMMA);
  return (comma || act.from === listTo) && endToProvisions(tokens, act.to) >= 0;
}

/** `ART. 121, TIPIFICA`, `XI (HONRA)`: in a text all in capitals, any word looks like an acronym. */
function isShouted(tokens: Tokens, { kind, sigla, from, to, numbered }: ActMention): boolean {
  if (kind !== 'act' || numbered !== undefined || sigla === null) return false;
  if (!/^X-[A-Z]{3,}$/.test(sigla) || sigla.slice(2) !== textOf(tokens, from, to)) return false;
  const { text, start, end } = tokens;
  const near = text.slice(Math.max(0, (start[from] as number) - NEAR), (end[to - 1] as number) + NEAR);
  return !/\p{Ll}/u.test(near);
}

/** How many characters on either side decide whether a text is all in capitals. */
const NEAR = 24;

const TO_NAME = '(= :cap | lei|codigo|constituicao )';
/** `art. 216-B (Lei 13.772/2018), ambos | do CP`: the law in the bracket is the one that created the article. */
const OUTSIDE = phrase(`:comma? ( todos|todas|ambos|ambas )? do|da|dos|das ${TO_NAME}`);
/** `art. 186, por analogia, do CC`, `art. 944, também do Código Civil`: a few words between commas, without a level. */
const ASIDE = phrase(
  `:comma ( ( (! a|e|ou|:level|no|na|nos|nas|o|os|as|de|do|da|dos|das ) :word_ | a contrario ) ( :word_|:dash|:slash ){0,6} :comma
   | também|igualmente|ainda|alias|inclusive|ambos|todos ) do|da|dos|das ${TO_NAME}`,
);

/** Reads the act behind an aside, if it is a known one. */
const readPastAside = (tokens: Tokens, to: number, names: Nomes): NamedMention | null =>
  readKnown(tokens, endAhead(tokens, to, ASIDE), names);

/** Reads an act of the catalogue, or one named by its number. A word that only looks like an acronym does not count. */
export function readKnown(tokens: Tokens, at: number, names: Nomes): NamedMention | null {
  const act = at < 0 ? null : readAct(tokens, skipLines(tokens, at), names, 'behind');
  if (!isNamed(act)) return null;
  return act.numbered !== undefined || names.ano.has(act.sigla) ? act : null;
}

/** Reads the act to which the words from `to` on lead. Returns null if that act has provisions of its own. */
function readOther(tokens: Tokens, to: number, leads: Pattern, names: Nomes): NamedMention | null {
  const act = readKnown(tokens, endAhead(tokens, to, leads), names);
  return act && endToProvisions(tokens, act.to) < 0 ? act : null;
}

const AND_OF = phrase(
  `( :comma e? | :comma? ( e|ou | c :slash c | bem|assim como ) ) também? do|da|dos|das ${TO_NAME}`,
);
/** Reads the next act of `arts. 5º do CPC|, da CF e da LINDB`. */
export const readNextOwner = (tokens: Tokens, to: number, names: Nomes): NamedMention | null =>
  readOther(tokens, to, AND_OF, names);

const COMMA_NAME = phrase(':comma (= :cap )');
/** Reads `CDC` in `CC, art. 186, e art. 14|, CDC`: an act behind a list although another act leads the list. */
export const readActBeside = (tokens: Tokens, to: number, names: Nomes): NamedMention | null =>
  readOther(tokens, to, COMMA_NAME, names);

const INTO = phrase('ao|aos|à|às|a');
/** `acrescentou o |`, `foi incluído, em 2012, o |`. */
const ADDED = pattern(
  ':adds|:added ( :dash se )? ( :comma !:comma|:stop|:colon|:semicolon|:open|:close|:paragraph{1,5} :comma )? ( :o | seguinte|seguintes ){0,3}',
);
/** Reads the act to which the list `[from, to)` was added: `acrescentou o art. 1.240-A | ao Código Civil`. */
export function readAddedTo(tokens: Tokens, from: number, to: number, names: Nomes): NamedMention | null {
  const at = endAhead(tokens, to, INTO);
  if (at < 0 || beginBehind(tokens, 0, from, ADDED) < 0) return null;
  const act = readAct(tokens, at, names, 'behind');
  return isNamed(act) ? act : null;
}

/** The rest of the name of a `contrato`, behind which a list goes on: ` social|, e 186`. */
const REST_OF_NAME = phrase('( ( de|do|da|dos|das :o? )? :word_~e|ou ){1,4} (= :comma|:semicolon|e|ou | c :slash )');
/** Returns the end of the name of a text that is not an act, whose first words end before token `to`. */
export const endOfUnreadName = (tokens: Tokens, to: number): number => Math.max(to, endAhead(tokens, to, REST_OF_NAME));

// ── one act for each provision ──────────────────────────────────────────────────────────────────────────────────────

/** `do CDC|, CC e contrato, respectivamente`: more owners follow, although they were not read. */
const SHARES = pattern(
  `( :comma e? | e ) ( do|da|dos|das|:o )? ( :cap | contrato|edital|estatuto|regimento|regulamento|lei|codigo|decreto|portaria|resolucao )
   !:stop|:semicolon|:colon|:open|:close{0,14} respectivamente`,
);

/**
 * Returns the acts of `arts. 186 e 373 do CC e do CPC, respectivamente`, of which the first is `act`. Returns null if
 * one act owns the list or nothing says that each provision has its own. If some acts could not be read, there are
 * fewer acts than provisions.
 */
export function readEach(
  tokens: Tokens,
  provisions: readonly Provision[],
  act: NamedMention,
  names: Nomes,
): NamedMention[] | null {
  const [first] = provisions;
  if (!first || provisions.length < 2) return null;
  const acts: NamedMention[] = [];
  let last = act;
  for (let next: NamedMention | null = act; next; next = readNextOwner(tokens, next.to, names)) {
    acts.push(next);
    last = next;
  }
  if (acts.length === 1) return endAhead(tokens, act.to, SHARES) >= 0 ? acts : null;
  if (saysRespectively(tokens, first.from - REACH_OF_RESPECTIVELY, last.to)) return acts;
  return provisions.every(({ artigo }) => artigo === first.artigo) ? null : [act];
}
