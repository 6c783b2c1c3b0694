import type { Line } from './lines.ts';

/** Returns the words of a line with its label and notes, with white space folded. */
export const wordsOf = (line: Line): string => line.block.text.slice(line.start, line.end).replace(/\s+/gu, ' ').trim();

/** Returns the words of a line outside its label and notes, with white space folded. */
export const bodyOf = (line: Line): string => line.corpo.replace(/\s+/gu, ' ').trim();

/**
 * Returns the name of a heading or rubric. A full stop alone after a note belongs to the note: `Maus-tratos (Incluído
 * pela Lei nº 1, de 2000).`
 */
export const titled = (words: string): string =>
  words
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/(?:^|\s)\.$/u, '');

/** Whether the line has words outside its label and notes. */
export const hasBody = (line: Line): boolean => /[\p{L}\d]/u.test(line.corpo);

/** Whether the words are in capitals, except for a word or two. */
export function isUpper(words: string): boolean {
  const letters = words.replace(/[^\p{L}]/gu, '');
  return letters.length > 1 && letters.replace(/[^\p{Lu}]/gu, '').length >= letters.length * 0.8;
}

const LEAVES_OFF = /(?:(?<!\p{L})(?:d[aoe]s?|e|ou|em|n[ao]s?|a|o|com|para|por|aos?|sobre|contra)|[,-])$/iu;

/** Whether the words end in one that needs another after it: `Receptação de`. */
export const leavesOff = (words: string): boolean => LEAVES_OFF.test(words);
