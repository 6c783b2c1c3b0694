import { detach } from '../../text/detach.ts';
import { fold } from '../../text/fold.ts';
import { endAt } from '../sticky.ts';
import { isBranco } from './lexico.ts';

const OTHER_WORD = /\p{L}+/uy;

/** Past the letters, or the digits (at most four), that begin at `at`; `at` itself where there are none. */
export function endOfWord(text: string, at: number): number {
  let end = at;
  let code = text.charCodeAt(end);
  if (code >= 0x30 && code <= 0x39) {
    while (code >= 0x30 && code <= 0x39 && end - at < 4) code = text.charCodeAt(++end);
    return end;
  }
  while (isLetter(code)) code = text.charCodeAt(++end);
  // Letters of other alphabets are left to the pattern.
  return code >= 0x80 && !isPontuacao(code) ? Math.max(end, endAt(OTHER_WORD, text, at)) : end;
}

/** A Latin letter, with an accent or without. */
const isLetter = (code: number): boolean =>
  ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) || (code >= 0xc0 && code < 0x250 && code !== 0xd7 && code !== 0xf7);

/** Dashes, quotation marks, bullets. */
const isPontuacao = (code: number): boolean => code >= 0x2010 && code <= 0x2027;

/** Past what may stand between two words of a name: white space, hyphens, a line broken by one. */
export function endOfGap(text: string, at: number): number {
  let end = at;
  while (end - at < MAX_GAP && end < text.length && (isBranco(text, end) || '-‐‑–/'.includes(text[end] as string)))
    end += 1;
  return end;
}

const MAX_GAP = 12;

/** Whether it has letters that folding changes, or may. */
export function isAccented(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) >= 0x80) return true;
  return false;
}

/** Folding takes time, and words with accents come again and again. */
export function foldWord(word: string): string {
  const known = folded.get(word);
  if (known !== undefined) return known;
  const own = detach(word);
  const plain = fold(own);
  if (folded.size < MAX_FOLDED) folded.set(own, plain);
  return plain;
}

const MAX_FOLDED = 5_000;
const folded = new Map<string, string>();
