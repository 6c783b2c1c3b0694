import { romanValue } from '../../law/numerais.ts';

/** Numbers that somebody may have meant who wrote another, each kind likeliest first; only the caller knows which exist. */
export interface QuaseIguais {
  /** Slips of form: without its suffix or with the next one, what a scan broke, transposed digits, a dot that is lost. */
  forma: string[];
  /** A digit too many. */
  sobra: string[];
  /** A digit mistyped: there are dozens, made for who asks. */
  digito(): string[];
}

/** `algarismos`: how many digits the longest number has that exists; longer ones are not made. */
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

/** `54-H` where the law stops at `54-G`. */
function nextSuffixes(letters: string): string[] {
  if (letters.length !== 1) return [];
  const near = [-1, 1].map((step) => String.fromCharCode(letters.charCodeAt(0) + step));
  return near.filter((letter) => /[A-Z]/.test(letter)).map((letter) => `-${letter}`);
}

const LIDAS: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', L: '1', Z: '2', S: '5', B: '8' };

/** What a scan makes of digits and of the mark of an ordinal, undone: `12l`, `1O22`; `80` for `8º`. */
function readScan(written: string): string[] {
  const digits = written.replace(/[OQILZSB]/g, (letter) => LIDAS[letter] as string).replace(/[.\s]/g, '');
  const undone = digits !== written && /^\d+$/.test(digits) ? [digits] : [];
  return /^[1-9]0$/.test(written) ? [...undone, written.slice(0, 1)] : undone;
}

/** A digit typed twice first. */
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

/** Digits, and maybe a suffix: neither of these alone, nor begun with a zero. */
const isNumber = (text: string) => /^[1-9]/.test(text);
