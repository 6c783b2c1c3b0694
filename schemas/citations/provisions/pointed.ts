import { CODE } from '../tokens/codes.ts';
import { isGlued, textOf } from '../tokens/locate.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import type { Level } from './levels.ts';
import { isDigits } from './numbers.ts';
import type { Member } from './provision.ts';

/**
 * Reads the notation of treaties, `art. 8.2.h` or `art. 8(2)(h)`: a number below the article, and a letter below the
 * number.
 */
export function readPointed(tokens: Tokens, at: number, deepest: Level): Member | null {
  const bracket = textOf(tokens, at, at + 1) === '(';
  if ((!bracket && tokens.codes[at] !== CODE.stop) || !isGlued(tokens, at + 1)) return null;
  if (bracket && (textOf(tokens, at + 2, at + 3) !== ')' || !isGlued(tokens, at + 2))) return null;
  const value = textOf(tokens, at + 1, at + 2);
  if (!bracket && isCutOff(tokens, at + 2)) return null;
  const plain = { from: at + 1, to: bracket ? at + 3 : at + 2, named: false, plural: false };
  if (/^\d{1,2}$/.test(value) && deepest === 'artigo') return { level: 'inciso', values: [value], ...plain };
  const letter = /^[a-zA-Z]$/.test(value) && deepest === 'inciso';
  return letter ? { level: 'alinea', values: [value.toLowerCase()], ...plain } : null;
}

/** `8.2/2020`, `8.2.1`, `8.2x`: whether more is glued to it, so that it is not a level of a treaty. */
function isCutOff(tokens: Tokens, at: number): boolean {
  if (!isGlued(tokens, at)) return false;
  if (isDigits(tokens, at) || /^[\p{L}/]/u.test(textOf(tokens, at, at + 1))) return true;
  const stop = tokens.codes[at] === CODE.stop;
  return stop && isGlued(tokens, at + 1) && isDigits(tokens, at + 1);
}
