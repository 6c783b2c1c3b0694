import { CODE } from '../tokens/codes.ts';
import { skipLines, textOf } from '../tokens/locate.ts';
import { endAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { type Before, noteMember } from './before.ts';
import { readNamed } from './named.ts';
import {
  deepestOf,
  depthOf,
  isAbove,
  keepAbove,
  type Level,
  type Member,
  makeProvision,
  type Provision,
  returnLevels,
  setLevel,
  setValues,
  waitsFor,
} from './provision.ts';
import { endOfUpward, goesUp, type Separator } from './separators.ts';

/** A list that is being read. Its members come in the order of the text, `art. 5º, X` or `X do art. 5º`. */
export interface Assembly {
  readonly provisions: Provision[];
  to: number;
  /**
   * How many provisions come before the last `nos termos do art. 5º`. They may be of another act than what follows it.
   */
  loose: number;
  readonly before: Before;
  /** Whether only levels of the article with which the list began are read. */
  readonly attached: boolean;
  /** Whether a bracket with levels in it is open: `art. 5º (incisos X e XI)`. */
  bracketed: boolean;
  /** The index of the first provision that may still get its article from the words after it. */
  waiting: number;
  /** The index of the first provision that the last conjunction before a level word joined to the others. */
  joined: number;
  /** Whether the last article came after its levels. */
  fromBelow: boolean;
  /**
   * Whether a higher level came after lower ones and the article is still missing: `alínea a do inciso I e b do inciso
   * II`.
   */
  climbed: boolean;
  /** The levels that each article shares in `§ 1º dos arts. 5º e 7º`. */
  model: Provision | null;
}

/** @param artigo the provision of which further levels are read, if any */
export function startAssembly(before: Before, artigo: Provision | null = null): Assembly {
  return {
    provisions: artigo ? [{ ...artigo }] : [],
    to: artigo?.to ?? 0,
    loose: 0,
    before,
    attached: artigo !== null,
    bracketed: false,
    waiting: artigo ? 1 : 0,
    joined: 0,
    fromBelow: false,
    climbed: false,
    model: null,
  };
}

const lastOf = ({ provisions }: Assembly): Provision => provisions.at(-1) as Provision;

/** Extends the last provision up to a token. */
export function extend(list: Assembly, to: number): void {
  list.to = to;
  lastOf(list).to = to;
}

/** Adds a member that follows a separator. Returns false if it is not part of this list. */
export function take(tokens: Tokens, list: Assembly, member: Member, separator: Separator): boolean {
  if (list.attached && member.level === 'artigo') return false;
  if (separator.loose) list.loose = list.provisions.length;
  if (goesAbove(tokens, list, member, separator) && climb(list, member)) return true;
  if (fillIn(list, member, separator)) return true;
  const anew = newAbove(tokens, list, member, separator);
  if (anew === null) add(list, member, separator);
  else if (list.attached && anew === 'artigo') return false;
  else addApart(list, member, keepAbove(lastOf(list), anew));
  return true;
}

/** `alínea a, |inciso III, art. 105`: levels in ascending order, with only commas between them. */
function goesAbove(tokens: Tokens, list: Assembly, member: Member, { comma, conjunction }: Separator): boolean {
  const { level, named, values, to } = member;
  const last = lastOf(list);
  if (conjunction || last.artigo || values.length > 1 || !isAbove(level, deepestOf(last))) return false;
  if (level === 'artigo') return named;
  return comma && (named || level === 'inciso') && goesUp(tokens, to, level);
}

/** `alíneas a e c do art. 105, |III`: an alínea is below an inciso, so one that follows the article belongs above it. */
function fillIn(list: Assembly, { level, values, to }: Member, { join }: Separator): boolean {
  if (level !== 'inciso' || values.length > 1 || join !== 'comma' || !list.fromBelow) return false;
  const { provisions } = list;
  const { artigo } = lastOf(list);
  let at = provisions.length;
  while (at > 0 && lacksInciso(provisions[at - 1] as Provision, artigo))
    setLevel(provisions[--at] as Provision, level, values[0] as string);
  if (at === provisions.length) return false;
  extend(list, to);
  return true;
}

const lacksInciso = (provision: Provision, artigo: string | null): boolean =>
  provision.artigo === artigo && provision.inciso === null && provision.paragrafo === null && provision.alinea !== null;

/** Adds the first member, or one that continues the list. */
export function add(list: Assembly, member: Member, { opens, conjunction }: Separator): void {
  if (opens) list.bracketed = true;
  if (list.provisions.length > 0) place(list, member, conjunction);
  else addApart(list, member, null);
}

/** Begins a provision that waits for higher levels of its own. */
function addApart(list: Assembly, member: Member, above: Provision | null): void {
  list.waiting = list.provisions.length;
  list.to = member.to;
  open(list, member, above, false);
}

/**
 * Gives a higher level (`… do § 1º`, `… do art. 5º`) to the provisions that wait for it. Returns false if none does.
 */
export function climb(list: Assembly, above: Member): boolean {
  const { level, values } = above;
  const { provisions } = list;
  const first = firstWaiting(list, level);
  if (first === provisions.length) return false;
  if (level !== 'artigo' && lastOf(list).artigo === null) list.climbed = true;
  for (let at = first; at < provisions.length; at++) {
    const provision = provisions[at] as Provision;
    returnLevels(provision);
    setLevel(provision, level, values[0] as string);
    if (level === 'artigo') provision.borrowsArticle = false;
  }
  extend(list, above.to);
  noteMember(list.before, above, lastOf(list));
  if (level !== 'artigo') return true;
  list.waiting = provisions.length;
  list.fromBelow = true;
  list.model = above.plural && first === provisions.length - 1 ? { ...lastOf(list) } : null;
  return true;
}

/**
 * Returns the index of the first provision to which a higher level belongs. A provision after the last `do art. 7º`, or
 * joined to an article by a level word of its own, has that article only until its own is named: `§ 4º do art. 7º;
 * caput do art. 8º`, `art. 5º e o § 4º do art. 60`.
 */
function firstWaiting(list: Assembly, level: Level): number {
  const { provisions, attached, fromBelow } = list;
  const artigo = level === 'artigo';
  if (attached && artigo) return provisions.length;
  const joined = artigo && !fromBelow && provisions[list.joined - 1]?.artigo ? list.joined : 0;
  const oldest = artigo || fromBelow ? Math.max(list.waiting, joined) : 0;
  const last = lastOf(list);
  let first = provisions.length;
  while (first > oldest && waitsFor(level, provisions[first - 1] as Provision, last, fromBelow)) first -= 1;
  return first;
}

function place(list: Assembly, member: Member, conjunction: boolean): void {
  const last = lastOf(list);
  const below = isAbove(deepestOf(last), member.level) && !conjunction;
  if (below && (last.range === null || member.values.length > 1)) {
    refine(list, member);
    return;
  }
  list.to = member.to;
  const joined = conjunction && member.named;
  if (joined) list.joined = list.provisions.length;
  open(list, member, last, joined);
}

/** Adds a deeper level to the last provision. */
function refine(list: Assembly, member: Member): void {
  const { level, values } = member;
  const last = lastOf(list);
  // `caput, inciso X`: the inciso is cited, and not the caput.
  last.caput = false;
  // Of nested ranges only the innermost is written out. Of the outer one only the two ends are cited.
  if (last.range !== null) {
    last.firstEnd = { ...last, range: null };
    setLevel(last.firstEnd, deepestOf(last), last.range[0] as string);
  }
  setValues(last, level, values);
  extend(list, member.to);
  if (last.artigo !== null && !list.fromBelow && !last.borrowsArticle) list.waiting = list.provisions.length;
  noteMember(list.before, member, last);
}

function open(list: Assembly, member: Member, above: Provision | null, joined: boolean): void {
  const { level, values, from, to, named } = member;
  const artigo = level === 'artigo';
  const shared = artigo && !named && values.length === 1 ? list.model : null;
  const provision = shared ? { ...shared, artigo: values[0] as string, from, to } : makeProvision(member, above);
  if (!shared) list.model = null;
  if (!artigo) {
    provision.borrowsLevels = list.fromBelow || list.climbed || joined || (!named && (above?.borrowsLevels ?? false));
    provision.borrowsArticle = joined || (above?.borrowsArticle ?? false);
  }
  list.provisions.push(provision);
  if (artigo) {
    list.waiting = list.provisions.length;
    if (!shared) list.fromBelow = false;
  }
  noteMember(list.before, member, lastOf(list));
}

/** More values of the level: `incisos I, II e X`. */
const SIBLINGS = phrase(
  '( ( :comma e? | e|ou ) :openQuote? ( :roman ( :dash :letterUpper )? | :number|:ordinal ( :dash :letterUpper )? | :letter|:romanLower|a|e|o (! :word ) ) :closeQuote? ){1,12}',
);

/** No chain is longer: item, alínea, inciso, paragraph and article, downwards and up again. */
const MOST_LINKS = 8;

/**
 * Returns the highest level to which a member is said to belong: `inciso I do § 2º | do art. 157`. Null if there is
 * none. If the list named levels before their article, a comma may come between a level and its article.
 */
function topAbove(tokens: Tokens, member: Member, fromBelow: boolean): Level | null {
  let { level, to: at } = member;
  let top: Level | null = null;
  for (let links = 0; links < MOST_LINKS; links++) {
    const end = member.named ? Math.max(at, endAhead(tokens, at, SIBLINGS)) : at;
    const comma = tokens.codes[skipLines(tokens, end)] === CODE.comma;
    const of = comma && !fromBelow ? -1 : endOfUpward(tokens, end);
    const above = of < 0 ? null : readNamed(tokens, of);
    if (above && isAbove(above.level, level)) top = above.level;
    const behind = skipLines(tokens, skipLines(tokens, end) + 1);
    const next = above ?? (top === null && fromBelow && comma ? readNamed(tokens, behind) : null);
    if (!next || (!above && depthOf(next.level) <= depthOf(level))) return top;
    ({ level, to: at } = next);
  }
  return top;
}

/**
 * Returns the level that begins anew, or null if the member continues the provision before. In `§ 4º do art. 155, | o
 * inciso I do § 2º do art. 157` the inciso names an article of its own. The provision before already has one, so the
 * inciso is not part of it.
 */
function newAbove(tokens: Tokens, list: Assembly, member: Member, { comma, conjunction }: Separator): Level | null {
  const { fromBelow } = list;
  const last = lastOf(list);
  if (last.artigo === null || member.level === 'artigo') return null;
  // `…, incisos II e X, e § 1º do art. 6º`: the joined member is of a higher level, and the incisos are not below it.
  const aside = conjunction && fromBelow && isAbove(member.level, deepestOf(last));
  if (!comma && !aside && !beginsLine(tokens, last.to, member.from)) return null;
  const top = topAbove(tokens, member, fromBelow);
  return top !== null && hasLevel(last, top) ? top : null;
}

/** Whether a provision has a level, or the caput in place of a paragraph. */
const hasLevel = (provision: Provision, level: Level): boolean =>
  depthOf(level) === depthOf('caput')
    ? provision.caput || provision.paragrafo !== null
    : provision[level as 'artigo'] !== null;

/** `CPC, art. 98⏎incisos LIV e LV do art. 5º`: the member begins a line. */
const beginsLine = (tokens: Tokens, from: number, to: number): boolean =>
  to > from && skipLines(tokens, from) === to && textOf(tokens, from, to).includes('\n');
