import { detach } from '../../text/detach.ts';
import { fold } from '../../text/fold.ts';
import { compact } from '../compact.ts';
import { isLatina, mayBeOutra } from '../letras.ts';
import { endAt } from '../sticky.ts';
import { isBranco } from './lexico.ts';

const OTHER_WORD = compact(/\p{L}+/uy);

/** Past the letters, or the digits (at most four), that begin at `at`; `at` itself where there are none. */
export function endOfWord(text: string, at: number): number {
  const { length } = text;
  if (at >= length) return at;
  let end = at;
  let code = text.charCodeAt(end);
  if (code >= 0x30 && code <= 0x39) {
    const last = Math.min(length, at + 4);
    while (end < last && code >= 0x30 && code <= 0x39) code = ++end < last ? text.charCodeAt(end) : 0;
    return end;
  }
  while (isLatina(code)) {
    if (++end === length) return end;
    code = text.charCodeAt(end);
  }
  return mayBeOutra(code) ? Math.max(end, endAt(OTHER_WORD, text, at)) : end;
}

/** Past what may stand between two words of a name: white space, hyphens, a line broken by one. */
export function endOfGap(text: string, at: number): number {
  const last = Math.min(text.length, at + MAX_GAP);
  let end = at;
  while (end < last && (isBranco(text, end) || isHifen(text.charCodeAt(end)))) end += 1;
  return end;
}

const MAX_GAP = 12;

/** Hyphens, a dash, a bar. */
const isHifen = (code: number): boolean =>
  code === 0x2d || code === 0x2f || code === 0x2010 || code === 0x2011 || code === 0x2013;

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
