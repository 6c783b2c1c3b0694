const ROMAN = new Map([
  ['I', 1],
  ['V', 5],
  ['X', 10],
  ['L', 50],
  ['C', 100],
  ['D', 500],
  ['M', 1000],
]);

/** The value of a Roman numeral, also in irregular spellings such as `IIII`. Null if a letter is not one. */
export function romanValue(numeral: string): number | null {
  let total = 0;
  let previous = 0;
  const letters = numeral.toUpperCase();
  for (let i = letters.length - 1; i >= 0; i--) {
    const value = ROMAN.get(letters[i] as string);
    if (value === undefined) return null;
    total += value < previous ? -value : value;
    previous = Math.max(previous, value);
  }
  return total > 0 ? total : null;
}

const PARTS = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** The Roman numeral of a number below 400. */
export const toRoman = (value: number): string => ROMANS[value] ?? makeRoman(value);

function makeRoman(value: number): string {
  let left = value;
  let numeral = '';
  for (const [part, letters] of PARTS) {
    while (left >= part) {
      numeral += letters;
      left -= part;
    }
  }
  return numeral;
}

const ROMANS = Array.from({ length: 400 }, (_, value) => makeRoman(value));

const UNITS = 'primeir segund terceir quart quint sext s[eé]tim oitav non d[eé]cim'
  .split(' ')
  .map((stem) => `${stem}[oa]`);
const TENS =
  'd[eé]cim vig[eé]sim trig[eé]sim quadrag[eé]sim quinquag[eé]sim sexag[eé]sim sept?uag[eé]sim octog[eé]sim nonag[eé]sim'
    .split(' ')
    .map((stem) => `${stem}[oa]`);

/** Matches an ordinal in words, from `primeiro` to `nonagésimo nono`. It has no anchors; use the flags `iu`. */
export const ORDINAL_WORDS = `(?:(?:${TENS.join('|')})[\\s-]+(?:${UNITS.slice(0, 9).join('|')})|${TENS.slice(1).join('|')}|${UNITS.join('|')})`;

const UNIT_PATTERNS = UNITS.map((unit) => new RegExp(`^${unit}$`, 'i'));
const TEN_PATTERNS = TENS.map((ten) => new RegExp(`^${ten}$`, 'i'));

/** The value of an ordinal in words (`décimo terceiro` → 13), or null if it is not one. */
export function ordinalValue(words: string): number | null {
  const parts = words.trim().split(/[\s-]+/);
  const last = parts.at(-1) ?? '';
  const unit = UNIT_PATTERNS.findIndex((pattern) => pattern.test(last)) + 1;
  if (parts.length === 1) {
    if (unit > 0) return unit;
    const ten = TEN_PATTERNS.findIndex((pattern) => pattern.test(last)) + 1;
    return ten > 0 ? ten * 10 : null;
  }
  const ten = TEN_PATTERNS.findIndex((pattern) => pattern.test(parts[0] as string)) + 1;
  return parts.length === 2 && ten > 0 && unit > 0 ? ten * 10 + unit : null;
}
