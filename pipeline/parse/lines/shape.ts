import type { Line } from './lines.ts';

/** The words of a line with its label and notes, spacing folded. */
export const wordsOf = (line: Line): string => line.block.text.slice(line.start, line.end).replace(/\s+/gu, ' ').trim();

/** The words of a line outside its label and notes, spacing folded. */
export const bodyOf = (line: Line): string => line.corpo.replace(/\s+/gu, ' ').trim();

/** What a heading or rubric is called: a full stop alone behind a note, `Maus-tratos (Incluído pela Lei nº 1, de 2000).`, is the note's. */
export const titled = (words: string): string =>
  words
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/(?:^|\s)\.$/u, '');

/** Something is said outside label and notes. */
export const hasBody = (line: Line): boolean => /[\p{L}\d]/u.test(line.corpo);

/** Set in capitals, but for a word or two. */
export function isUpper(words: string): boolean {
  const letters = words.replace(/[^\p{L}]/gu, '');
  return letters.length > 1 && letters.replace(/[^\p{Lu}]/gu, '').length >= letters.length * 0.8;
}

const LEAVES_OFF = /(?:(?<!\p{L})(?:d[aoe]s?|e|ou|em|n[ao]s?|a|o|com|para|por|aos?|sobre|contra)|[,-])$/iu;

/** Ends in a word that wants another: `Receptação de`. */
export const leavesOff = (words: string): boolean => LEAVES_OFF.test(words);
