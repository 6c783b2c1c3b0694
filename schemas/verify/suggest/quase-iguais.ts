import { romanValue } from '../../law/numerais.ts';

/**
 * The numbers that a writer may have meant instead of the one written, by kind, the likeliest first. Only the caller
 * knows which of them exist.
 */
export interface QuaseIguais {
  /**
   * Slips of form: without the suffix or with the next one, misread by a scan, with transposed digits, or with a lost
   * dot.
   */
  forma: string[];
  /** The number without one digit, in case one was typed too many. */
  sobra: string[];
  /** The number with one digit changed. There are dozens, so they are made only when asked for. */
  digito(): string[];
}

/**
 * Lists the numbers near a cited one. `algarismos` is the number of digits of the highest number that exists; longer
 * numbers are not made.
 */
export function quaseIguais(citado: string, algarismos: number): QuaseIguais {
  const written = citado.trim().toUpperCase();
  const [, digits = '', suffix = ''] = /^\D*([\d.\s]+)[º°ª]?(.*)$/.exec(written) ?? [];
  const bare = digits.replace(/\D/g, '').replace(/^0+/, '');
  if (bare === '') return { forma: readRoman(written), sobra: [], digito: () => [] };
  const letters = suffix.replace(/[^A-Z]/g, '');
  const end = letters === '' ? '' : `-${letters}`;
  const forma = [bare + end, bare, ...nextSuffixes(letters).map((near) => bare + near), ...readScan(written)];
  for (let i = 0; i + 1 < bare.length; i++) {
    forma.push(bare.slice(0, i) + bare[i + 1] + bare[i] + bare.slice(i + 2) + end);
  }
  return {
    forma: forma.filter(isNumber),
    sobra: bare.length > algarismos + 1 ? [] : withoutDigit(bare).map((near) => near + end),
    digito: () => (bare.length > algarismos ? [] : wrongDigit(bare, end)),
  };
}

const readRoman = (written: string): string[] => {
  const value = romanValue(written);
  return value === null ? [] : [`${value}`];
};

/** `54-H` if the law stops at `54-G`. */
function nextSuffixes(letters: string): string[] {
  if (letters.length !== 1) return [];
  const near = [-1, 1].map((step) => String.fromCharCode(letters.charCodeAt(0) + step));
  return near.filter((letter) => /[A-Z]/.test(letter)).map((letter) => `-${letter}`);
}

const LIDAS: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', L: '1', Z: '2', S: '5', B: '8' };

/** Undoes what a scan makes of digits and of the ordinal sign: `12l`, `1O22`, and `80` for `8º`. */
function readScan(written: string): string[] {
  const digits = written.replace(/[OQILZSB]/g, (letter) => LIDAS[letter] as string).replace(/[.\s]/g, '');
  const undone = digits !== written && /^\d+$/.test(digits) ? [digits] : [];
  return /^[1-9]0$/.test(written) ? [...undone, written.slice(0, 1)] : undone;
}

/** Removes each digit in turn. A digit typed twice comes first. */
function withoutDigit(bare: string): string[] {
  const places = [...bare].map((_, i) => i);
  const doubled = places.filter((i) => bare[i] === bare[i + 1]);
  const near = [...doubled, ...places].map((i) => bare.slice(0, i) + bare.slice(i + 1));
  return [...new Set(near)].filter(isNumber);
}

function wrongDigit(bare: string, end: string): string[] {
  const near: string[] = [];
  for (let i = 0; i < bare.length; i++)
    for (let digit = i === 0 ? 1 : 0; digit < 10; digit++)
      near.push(bare.slice(0, i) + digit + bare.slice(i + 1) + end);
  return near;
}

/** Whether a text begins with a digit other than zero; a suffix may follow. */
const isNumber = (text: string) => /^[1-9]/.test(text);
