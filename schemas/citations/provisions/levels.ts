import type { Tokens } from '../tokens/tokenize.ts';

/** The levels of a provision (LC 95/1998, art. 10), and the caput, which has no label. */
export type Level = 'artigo' | 'caput' | 'paragrafo' | 'inciso' | 'alinea' | 'item';

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
