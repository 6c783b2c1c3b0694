import { fold } from '../../text/fold.ts';

const rows = (first: number, step: number, words: string): [string, number][] =>
  words.split(' ').map((word, i) => [word, first + step * i]);

const CARDINALS = new Map<string, number>([
  ...rows(1, 1, 'um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze'),
  ['catorze', 14],
  ...rows(16, 1, 'dezesseis dezessete dezoito dezenove'),
  ...rows(20, 10, 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem'),
  ...rows(100, 100, 'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos mil'),
]);

/** By the word without its final `o` or `a`. */
const ORDINAL_UNITS = new Map(rows(1, 1, 'primeir segund terceir quart quint sext setim oitav non decim'));
const ORDINAL_TENS = new Map([
  ...rows(10, 10, 'decim vigesim trigesim quadragesim quinquagesim sexagesim septuagesim octogesim nonagesim'),
  ['setuagesim', 70] as const,
]);

/** A number written in words. `words` is how many words it takes. */
export interface Worded {
  value: number;
  words: number;
}

/** Reads the ordinal with which the words begin: `primeiro`, `décimo terceiro`, `décima-terceira`. */
export function readOrdinalWords([first = '', second = '']: readonly string[]): Worded | null {
  const ten = ordinalIn(ORDINAL_TENS, first);
  const unit = ten === undefined ? undefined : ordinalIn(ORDINAL_UNITS, second);
  if (ten !== undefined && unit !== undefined && unit < 10) return { value: ten + unit, words: 2 };
  const value = ordinalIn(ORDINAL_UNITS, first) ?? ten;
  return value === undefined ? null : { value, words: 1 };
}

const ordinalIn = (table: ReadonlyMap<string, number>, word: string): number | undefined =>
  /[oa]$/i.test(word) ? table.get(fold(word).slice(0, -1)) : undefined;

/** Reads a cardinal number: `noventa e nove`, `cento e vinte e um`. `um` alone is the indefinite article. */
export function readCardinalWords(words: readonly string[]): Worded | null {
  let total = 0;
  let last = Number.POSITIVE_INFINITY;
  let read = 0;
  for (let at = 0; at < words.length; at++) {
    const value = CARDINALS.get(fold(words[at] as string));
    // Each word is worth less than the one before (`vinte e um`), except thousands (`dois mil`).
    if (value === undefined || !(value === 1_000 || value < last)) break;
    total = value === 1_000 ? Math.max(total, 1) * value : total + value;
    last = value === 1_000 ? value : value < 20 ? 0 : value < 100 ? 10 : 100;
    read = at + 1;
    if (words[at + 1]?.toLowerCase() === 'e') at += 1;
  }
  return total > 1 ? { value: total, words: read } : null;
}
