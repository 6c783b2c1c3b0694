import { depthOf, isAbove, LEVELS, type Level } from './levels.ts';

/** One provision that is cited: what was said of its levels, and where. Values are as in a ref_key: `5-A`, `unico`, `XI`. */
export interface Provision {
  artigo: string | null;
  paragrafo: string | null;
  inciso: string | null;
  alinea: string | null;
  item: string | null;
  caput: boolean;
  /** Its tokens, `[from, to)`. */
  from: number;
  to: number;
  /** Every value of the deepest level, where it is a range: so many citations with one span. The level holds the last. */
  range: readonly string[] | null;
  /** The first end of a range of articles around a range below them: told with the same span. */
  firstEnd: Provision | null;
  /** The highest level that is its own. */
  top: Level;
  /** Its levels above come from the one before it, until its own are named: `alínea a do …; alínea c do …`. */
  borrowsLevels: boolean;
  /** Its article is that of the one before it, until its own is named: `art. 5º e o § 4º do art. 60`. */
  borrowsArticle: boolean;
}

/** What one level says, with its word or without: `§ 1º`, `incisos I a IV`, `caput`, or a bare `927`. */
export interface Member {
  level: Level;
  /** One value, or all from end to end of a range. */
  values: readonly string[];
  from: number;
  to: number;
  /** Has the word for its level. */
  named: boolean;
  plural: boolean;
}

/** The deepest level that a provision has. */
export function deepestOf({ paragrafo, inciso, alinea, item, caput }: Provision): Level {
  if (item !== null) return 'item';
  if (alinea !== null) return 'alinea';
  if (inciso !== null) return 'inciso';
  if (paragrafo !== null) return 'paragrafo';
  return caput ? 'caput' : 'artigo';
}

export function setLevel(provision: Provision, level: Level, value: string): void {
  if (level === 'caput') provision.caput = true;
  else provision[level] = value;
}

/** Gives a provision its deepest level. */
export function setValues(provision: Provision, level: Level, values: readonly string[]): void {
  setLevel(provision, level, values.at(-1) as string);
  provision.range = values.length > 1 ? values : null;
}

/** What one member cites, with the levels above it that it shares with the provision before. */
export function makeProvision({ level, values, from, to }: Member, before: Provision | null): Provision {
  const depth = before === null ? 0 : depthOf(level);
  const provision: Provision = {
    artigo: depth > LEVELS.artigo.depth ? (before as Provision).artigo : null,
    paragrafo: depth > LEVELS.paragrafo.depth ? (before as Provision).paragrafo : null,
    inciso: depth > LEVELS.inciso.depth ? (before as Provision).inciso : null,
    alinea: depth > LEVELS.alinea.depth ? (before as Provision).alinea : null,
    item: null,
    caput: false,
    from,
    to,
    range: null,
    firstEnd: null,
    top: level,
    borrowsLevels: false,
    borrowsArticle: false,
  };
  setValues(provision, level, values);
  return provision;
}

/** What of a provision lies above a level that is told anew; null when that is its article. */
export function keepAbove(provision: Provision, level: Level): Provision | null {
  if (level === 'artigo') return null;
  const kept: Provision = { ...provision, caput: false, item: null };
  for (const one of ['paragrafo', 'inciso', 'alinea'] as const) if (!isAbove(one, level)) kept[one] = null;
  return kept;
}

/** Takes back the levels between the article and its own that were another's. */
export function returnLevels(provision: Provision): void {
  if (!provision.borrowsLevels) return;
  for (const level of ['paragrafo', 'inciso', 'alinea'] as const)
    if (isAbove(level, provision.top)) provision[level] = null;
  provision.borrowsLevels = false;
}

/**
 * Whether a provision waits for a level above, which is named behind `last`. An article is waited for by what has none, or
 * has one only for want of its own.
 */
export function waitsFor(level: Level, provision: Provision, last: Provision, fromBelow: boolean): boolean {
  if (level === 'artigo')
    return deepestOf(provision) !== 'artigo' && (provision.artigo === null || fromBelow || provision.borrowsArticle);
  if (provision.artigo !== last.artigo || provision.borrowsArticle !== last.borrowsArticle) return false;
  if (depthOf(level) >= depthOf(deepestOf(provision))) return false;
  if (provision.borrowsLevels) return isAbove(level, provision.top);
  return level === 'caput' ? !provision.caput && provision.paragrafo === null : provision[level] === null;
}

/** Each provision of a range, and what else has its span. */
export function eachOf(provision: Provision): Provision[] {
  const { range, firstEnd, from, to } = provision;
  if (range === null) return [provision];
  const level = deepestOf(provision);
  const all = range.map((value) => {
    const one = { ...provision };
    setLevel(one, level, value);
    return one;
  });
  return firstEnd ? [{ ...firstEnd, from, to }, ...all] : all;
}
