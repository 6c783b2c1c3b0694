import type { Tokens } from '../tokens/tokenize.ts';

/** The levels of a provision (LC 95/1998, art. 10), and the caput, which has no label. */
export type Level = 'artigo' | 'caput' | 'paragrafo' | 'inciso' | 'alinea' | 'item';

/** A level whose provisions have values. */
export type Valued = Exclude<Level, 'caput'>;

interface LevelRow {
  /** The depth in the hierarchy. A caput is on the same level as the paragraphs. */
  depth: number;
  /** The clause of LC 95/1998 that names it, and how its values are written there. */
  clause: string;
}

/**
 * The levels from the highest to the deepest. Texts write them more freely: incisos in digits, articles in Roman
 * numerals.
 */
export const LEVELS: Readonly<Record<Level, LevelRow>> = {
  artigo: { depth: 0, clause: 'art. 10, I: “Art.”, ordinal to the ninth, cardinal from there on' },
  caput: { depth: 1, clause: 'art. 11, III, c: what an article says before its paragraphs' },
  paragrafo: { depth: 1, clause: 'art. 10, III: “§”, ordinal to the ninth; “parágrafo único”' },
  inciso: { depth: 2, clause: 'art. 10, IV: Roman numerals' },
  alinea: { depth: 3, clause: 'art. 10, IV: small letters' },
  item: { depth: 4, clause: 'art. 10, IV: Arabic numerals' },
};

/** 0 for an article, 4 for an item; the caput and a paragraph are at the same depth. */
export const depthOf = (level: Level): number => LEVELS[level].depth;

/** Whether one level is above another. */
export const isAbove = (level: Level, other: Level): boolean => depthOf(level) < depthOf(other);

const BY_DEPTH = Object.keys(LEVELS) as Level[];

/** Returns the level that the token at `at` is the word for (`arts.`, `§§`), or null. */
export function levelOf({ codes, lexicon }: Tokens, at: number): Level | null {
  const classes = lexicon.formOf(codes[at] as number)?.classes;
  if (!classes?.has('level')) return null;
  for (const level of BY_DEPTH) if (classes.has(level)) return level;
  return null;
}

/**
 * One cited provision: its levels, as far as the text names them, and its place. Values are as in a ref_key: `5-A`,
 * `unico`, `XI`.
 */
export interface Provision {
  artigo: string | null;
  paragrafo: string | null;
  inciso: string | null;
  alinea: string | null;
  item: string | null;
  caput: boolean;
  /** Its first token; `to` is the token after its last. */
  from: number;
  to: number;
  /**
   * If the deepest level is a range, all of its values: one citation each, with the same span. The level itself holds
   * the last one.
   */
  range: readonly string[] | null;
  /** The first end of a range of articles, if a range of deeper levels follows. It is cited with the same span. */
  firstEnd: Provision | null;
  /** The highest level that was written for this provision itself. */
  top: Level;
  /**
   * Whether its higher levels are those of the provision before, until its own are named: `alínea a do …; alínea c do
   * …`.
   */
  borrowsLevels: boolean;
  /** Whether its article is that of the provision before, until its own is named: `art. 5º e o § 4º do art. 60`. */
  borrowsArticle: boolean;
}

/** One level in a list, with its word or without: `§ 1º`, `incisos I a IV`, `caput`, or a bare `927`. */
export interface Member {
  level: Level;
  /** One value, or all values of a range. */
  values: readonly string[];
  from: number;
  to: number;
  /** Whether it has its level word. */
  named: boolean;
  plural: boolean;
}

/** Returns the deepest level of a provision. */
export function deepestOf({ paragrafo, inciso, alinea, item, caput }: Provision): Level {
  if (item !== null) return 'item';
  if (alinea !== null) return 'alinea';
  if (inciso !== null) return 'inciso';
  if (paragrafo !== null) return 'paragrafo';
  return caput ? 'caput' : 'artigo';
}

/** Sets one level of a provision and leaves the others. The caput has no value of its own. */
export function setLevel(provision: Provision, level: Level, value: string): void {
  if (level === 'caput') provision.caput = true;
  else provision[level] = value;
}

/** Sets the deepest level of a provision. */
export function setValues(provision: Provision, level: Level, values: readonly string[]): void {
  setLevel(provision, level, values.at(-1) as string);
  provision.range = values.length > 1 ? values : null;
}

/** Makes the provision that a member cites. It shares the higher levels of the provision before. */
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

/** The levels between an article and an item. */
const BETWEEN = ['paragrafo', 'inciso', 'alinea'] as const;

/** Returns what remains of a provision above a level that begins anew. Null if that level is the article. */
export function keepAbove(provision: Provision, level: Level): Provision | null {
  if (level === 'artigo') return null;
  const kept: Provision = { ...provision, caput: false, item: null };
  for (const one of BETWEEN) if (!isAbove(one, level)) kept[one] = null;
  return kept;
}

/** Removes the levels between the article and its own that were borrowed from the provision before. */
export function returnLevels(provision: Provision): void {
  if (!provision.borrowsLevels) return;
  for (const level of BETWEEN) if (isAbove(level, provision.top)) provision[level] = null;
  provision.borrowsLevels = false;
}

/**
 * Whether a provision waits for the higher level that is named after `last`. It waits for an article if it has none, or
 * only a borrowed one.
 */
export function waitsFor(level: Level, provision: Provision, last: Provision, fromBelow: boolean): boolean {
  if (level === 'artigo')
    return deepestOf(provision) !== 'artigo' && (provision.artigo === null || fromBelow || provision.borrowsArticle);
  if (provision.artigo !== last.artigo || provision.borrowsArticle !== last.borrowsArticle) return false;
  if (depthOf(level) >= depthOf(deepestOf(provision))) return false;
  if (provision.borrowsLevels) return isAbove(level, provision.top);
  return level === 'caput' ? !provision.caput && provision.paragrafo === null : provision[level] === null;
}

/** Returns each provision of a range, and the others with the same span. */
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
