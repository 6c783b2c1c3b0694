import { romanValue, toRoman } from '../../law/numerais.ts';
import { CODE } from '../tokens/codes.ts';
import { isGlued, skipLines, textOf } from '../tokens/locate.ts';
import { endAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import type { Value } from './numbers.ts';
import { type Level, levelOf, type Member, type Valued } from './provision.ts';
import { ENDS_LEVEL, readValue } from './values.ts';

/** The values after one level word, or of one bare value: a single one, or all of a range. */
export interface Range {
  values: readonly string[];
  to: number;
}

/** Of a range with more values, only the two ends are cited. */
const MOST = 50;
/** After a singular word, a slash makes a range only of this many. */
const MOST_BY_SLASH = 10;

/** `5º a 8º`, `98 até o 102`, `I – IV`, `77 usque 79`. */
const UP_TO = phrase('( a|à|ao | até (o|a)? | usque )');

/** Reads the range that begins with a value, or only that value if there is no range. */
export function readRange(tokens: Tokens, level: Valued, first: Value, plural: boolean): Range {
  const suffixed = readSuffixed(level, first);
  if (suffixed) return suffixed;
  const alone = tokens.codes[skipLines(tokens, first.to)] === CODE.comma;
  const range = alone ? null : (readUpTo(tokens, level, first) ?? readBySign(tokens, level, first, plural));
  return range ?? { values: [first.value], to: first.to };
}

/** Makes the member that a value or range without a level word is. */
export const bareMember = (level: Level, from: number, { values, to }: Range): Member => ({
  level,
  values,
  from,
  to,
  named: false,
  plural: false,
});

/** `I-V` was read as a numeral with a suffix, but is a range: no inciso has such a suffix where the two can be one. */
function readSuffixed(level: Valued, { value, to }: Value): Range | null {
  const ends = level === 'inciso' && value.includes('-') ? /^([IVXL]+)-([IVX])$/.exec(value) : null;
  const values = ends && valuesBetween('inciso', ends[1] as string, ends[2] as string);
  return values && { values, to };
}

function readUpTo(tokens: Tokens, level: Valued, first: Value): Range | null {
  const next = skipLines(tokens, first.to);
  const dash = tokens.codes[next] === CODE.dash && textOf(tokens, next, next + 1) !== '-';
  const past = dash ? next + 1 : endAhead(tokens, next, UP_TO);
  if (past < 0) return null;
  const word = skipLines(tokens, past);
  const named = levelOf(tokens, word);
  // `§ 1º ao art. 413`: not a range, because the words add a paragraph to an article.
  if (named !== null && named !== level) return null;
  return rangeTo(level, first, readValue(tokens, named === null ? word : word + 1, level));
}

function rangeTo(level: Valued, first: Value, last: Value | null): Range | null {
  // `VIII – CDC`: an act follows the dash.
  if (!last || (level === 'inciso' && /^[CDLM]{2,}$/.test(last.value))) return null;
  const values = valuesBetween(level, first.value, last.value);
  return values && { values, to: last.to };
}

/** Reads a range marked only by a sign: `98/102`, `165-168`, `"a"/"b"`. Dates and years are written so too. */
function readBySign(tokens: Tokens, level: Valued, first: Value, plural: boolean): Range | null {
  const code = tokens.codes[first.to] as number;
  if (code !== CODE.dash && code !== CODE.slash) return null;
  const sign = textOf(tokens, first.to, first.to + 1);
  if (!/^[-/⁄]$/.test(sign)) return null;
  const slash = sign !== '-';
  const glued = isGlued(tokens, first.to);
  const last = readValue(tokens, first.to + 1, level);
  if (!last) return null;
  // `art. 98, I - III.`; not `art. 5º - 10 dias`
  const numerals = level === 'inciso' && endAhead(tokens, last.to, ENDS_LEVEL) >= 0 && /^[IVXL]+$/.test(last.value);
  if (!slash && !glued && !plural && !numerals) return null;
  // The number continues as a date or a percentage.
  if (isGlued(tokens, last.to) && /^[/%]$/.test(textOf(tokens, last.to, last.to + 1))) return null;
  const [from, to] = [rankOf(level, first.value), rankOf(level, last.value)];
  if (from === null || to === null) return null;
  // `art. 5/1988`
  if (slash && to >= 1900 && to < 2100 && from < 1000) return null;
  if (slash && !plural && to - from > MOST_BY_SLASH)
    return level === 'artigo' && from > LAST_DAY ? twoOf(first, last) : null;
  if (!slash && to - from > MOST) return null;
  // `105, III, a/c`: a slash separates two letters, and two numerals if no plural word comes before.
  const two = level === 'alinea' || (level === 'inciso' && !plural) || (plural && to < from);
  return slash && two ? twoOf(first, last) : rangeTo(level, first, last);
}

const twoOf = (first: Value, last: Value): Range => ({ values: [first.value, last.value], to: last.to });

/** A number above this, before a slash, cannot be a day or a month: `art. 186/927 do CC`. */
const LAST_DAY = 31;

/** Returns the position of a value among those of its level, or null. */
function rankOf(level: Valued, value: string): number | null {
  if (/^\d/.test(value)) return Number.parseInt(value, 10);
  if (level === 'alinea') return /^[a-z]$/.test(value) ? value.charCodeAt(0) : null;
  return /^[IVXLCDM]/.test(value) ? romanValue(value.replace(/-.*$/, '')) : null;
}

/**
 * Returns all values of a range: `5` to `8`, `II` to `IV`, `a` to `d`, `158-A` to `158-F`. Null if the two are not its
 * ends.
 */
function valuesBetween(level: Valued, first: string, last: string): string[] | null {
  const [from, to] = [rankOf(level, first), rankOf(level, last)];
  if (from === null || to === null || to < from) return null;
  const arabic = /^\d/.test(first);
  // `§ 2º / IX`: a deeper level follows. A scanned `incisos 1 a V` is a range.
  if (level !== 'inciso' && arabic !== /^\d/.test(last)) return null;
  if (to === from) return suffixesBetween(first, last);
  if (to - from + 1 > MOST) return [first, last];
  const write = (n: number) => (level === 'alinea' ? String.fromCharCode(n) : arabic ? `${n}` : toRoman(n));
  return [first, ...Array.from({ length: to - from - 1 }, (_, i) => write(from + 1 + i)), last];
}

/** A value and its suffix, if it has one. */
const SUFFIXED = /^(.*?)(?:-([A-Z]))?$/;

function suffixesBetween(first: string, last: string): string[] | null {
  const [, base, begin = '@'] = SUFFIXED.exec(first) ?? [];
  const [, other, end = '@'] = SUFFIXED.exec(last) ?? [];
  if (begin >= end || base !== other) return null;
  const values = [first];
  for (let code = begin.charCodeAt(0) + 1; code <= end.charCodeAt(0); code++)
    values.push(`${base}-${String.fromCharCode(code)}`);
  return values;
}
