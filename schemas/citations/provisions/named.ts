import { CODE, FIRST_WORD } from '../tokens/codes.ts';
import { charOf, isGlued, lengthOf, skipLines, textOf } from '../tokens/locate.ts';
import { endAhead, pattern, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { isDigits, type Value } from './numbers.ts';
import { levelOf, type Member, type Valued } from './provision.ts';
import { readRange } from './ranges.ts';
import { isQuote, readRoman, readValue } from './values.ts';

/** Reads a level with its word that begins at `at`: `arts. 5º`, `"caput"`, `§§ 1º a 3º`, `p.u.`, `n.º XXXVI`. */
export function readNamed(tokens: Tokens, at: number): Member | null {
  if (at >= tokens.count) return null;
  const code = tokens.codes[at] as number;
  if (code < FIRST_WORD && code !== CODE.letterUpper) return isQuote(tokens, at) ? readCaput(tokens, at) : null;
  const level = levelOf(tokens, at);
  if (level === 'caput') return readCaput(tokens, at);
  if (level !== null) return readWithWord(tokens, at, level);
  if (endAhead(tokens, at, SCANNED) >= 0) return readWithWord(tokens, at, 'artigo');
  return readUnique(tokens, at) ?? readByNumber(tokens, at);
}

const CAPUT = phrase('(:openQuote|:closeQuote|:sign){0,2} :caput');

function readCaput(tokens: Tokens, from: number): Member | null {
  let to = endAhead(tokens, from, CAPUT);
  if (to < 0) return null;
  while (isQuote(tokens, to)) to += 1;
  return { level: 'caput', values: ['caput'], from, to, named: true, plural: false };
}

/** `p.u.`, `p. único`. */
function readUnique(tokens: Tokens, from: number): Member | null {
  if ((charOf(tokens, from) | 0x20) !== LETTER_P || !/^p\.?$/i.test(textOf(tokens, from, from + 1))) return null;
  const at = from + 1;
  if (!/^(?:[úu]nico|[úu]n?\.?)$/i.test(textOf(tokens, at, at + 1))) return null;
  const stopped = lengthOf(tokens, at) === 1 && tokens.codes[at + 1] === CODE.stop && isGlued(tokens, at + 1);
  const to = stopped ? at + 2 : at + 1;
  return { level: 'paragrafo', values: ['unico'], from, to, named: true, plural: false };
}

const LETTER_P = 0x70;

/** `ad. 73`: `art.` misread in a scan. */
const SCANNED = pattern('ad (= :number|:ordinal)');

/**
 * What may follow a level word: the `(s)` of `art(s).`, a stop, a colon or a comma, and then (`NUMBER_MARK`) `nº`, `de
 * n.` or `número`.
 */
const BEHIND_WORD = phrase(':open :letter|:letterUpper :close :stop|:colon|:comma? | :stop|:colon|:comma');
const NUMBER_MARK = phrase('de? ( :numero :sign{0,2} :letter? | :em (= :number|:ordinal|:roman ) )');

function readWithWord(tokens: Tokens, from: number, level: Valued): Member | null {
  const { at, plural } = endOfWord(tokens, from, level);
  const first = readValue(tokens, at, level) ?? readMarked(tokens, at, level);
  // `artigos I a IV` of a treaty
  const roman = !first && level === 'artigo' ? readRoman(tokens, at, false) : null;
  if (roman) return { level, ...readRange(tokens, 'inciso', roman, plural), from, named: true, plural };
  if (!first) return null;
  // `art. 21, item XI` is an inciso.
  const read = level === 'item' && /^[IVXL]/.test(first.value) ? 'inciso' : level;
  const { values, to } = readRange(tokens, read, first, plural);
  return { level: read, values, from, to, named: true, plural: plural || values.length > 1 };
}

const endsInStop = ({ text, end }: Tokens, at: number): boolean => text[(end[at] as number) - 1] === '.';

/** `arts.`, `§§`. */
function isPlural({ text, start, end }: Tokens, at: number): boolean {
  const last = (end[at] as number) - 1;
  const letter = text[last] === '.' ? text[last - 1] : text[last];
  return letter === 's' || letter === 'S' || (letter === '§' && last > (start[at] as number));
}

/** Returns the token after a level word and the marks that belong to it. */
function endOfWord(tokens: Tokens, from: number, level: Valued): { at: number; plural: boolean } {
  let at = from + 1;
  let plural = isPlural(tokens, from);
  // Most level words are followed by the number right away.
  if (isDigits(tokens, at)) return { at, plural };
  const behind = endAhead(tokens, at, BEHIND_WORD);
  if (behind >= 0) {
    const signs = textOf(tokens, at, behind);
    if (/^\(s/i.test(signs)) plural = true;
    if (isOfWord(signs, level) && !(signs === '.' && endsInStop(tokens, from))) at = behind;
  }
  if (level !== 'alinea') at = Math.max(at, endAhead(tokens, at, NUMBER_MARK));
  return { at: skipLines(tokens, at), plural };
}

/** A colon belongs only to the word for an article, a comma only to that for an inciso: `incisos, I e II`. */
function isOfWord(signs: string, level: Valued): boolean {
  if (signs.endsWith(':')) return level === 'artigo';
  if (signs.endsWith(',')) return level === 'inciso';
  return signs === '.' || /^\(s\)\.?$/i.test(signs);
}

/** `inciso "X"`, `§ (2)`. */
function readMarked(tokens: Tokens, at: number, level: Valued): Value | null {
  const code = tokens.codes[at] as number;
  if (!isQuote(tokens, at) && code !== CODE.open) return null;
  const inner = readValue(tokens, at + 1, level);
  if (!inner) return null;
  const close = skipLines(tokens, inner.to);
  const closes = isQuote(tokens, close) || tokens.codes[close] === CODE.close;
  return closes ? { value: inner.value, to: close + 1 } : null;
}

/** `art. 5º, n.º XXXVI`, `art. 8º, n. 2`: a level announced only by `n.`. */
const NUMBERED = pattern(':numero :sign{0,2} (= :number|:roman)');

function readByNumber(tokens: Tokens, from: number): Member | null {
  const at = endAhead(tokens, from, NUMBERED);
  if (at < 0 || !/^n(?:\s?[.º°]{1,3}|úmero|umero)$/i.test(textOf(tokens, from, at))) return null;
  const digits = isDigits(tokens, at);
  // `n. 12.345`, `nº 5/2020`: the number of something else.
  const other = digits && (!/^\d{1,2}$/.test(textOf(tokens, at, at + 1)) || isDatedNumber(tokens, at + 1));
  const level = digits ? 'item' : 'inciso';
  const value = other ? null : readValue(tokens, at, level);
  return value && { level, values: [value.value], from, to: value.to, named: true, plural: false };
}

const isDatedNumber = (tokens: Tokens, at: number): boolean =>
  isGlued(tokens, at) && /^[/⁄]$/.test(textOf(tokens, at, at + 1));
