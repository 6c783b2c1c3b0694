/** Numbers that somebody may have meant who wrote another, each kind likeliest first; only the caller knows which exist. */
export interface QuaseIguais {
  /** Slips of form: without its suffix, transposed digits, a dot that parted or is lost. */
  forma: string[];
  /** A digit too many or mistyped. */
  digito: string[];
}

/** `algarismos`: how many digits the longest number has that exists; longer ones are not made. */
export function quaseIguais(citado: string, algarismos: number): QuaseIguais {
  const [, digits = '', suffix = ''] = /^\D*([\d.\s]+)[º°ª]?(.*)$/.exec(citado.trim().toUpperCase()) ?? [];
  const bare = digits.replace(/\D/g, '').replace(/^0+/, '');
  if (bare === '') return { forma: [], digito: [] };
  const letters = suffix.replace(/[^A-Z]/g, '');
  const end = letters === '' ? '' : `-${letters}`;
  const forma = [bare + end, bare];
  for (let i = 0; i + 1 < bare.length; i++) {
    forma.push(bare.slice(0, i) + bare[i + 1] + bare[i] + bare.slice(i + 2) + end);
  }
  return { forma: forma.filter(isNumber), digito: wrongDigit(bare, end, algarismos) };
}

function wrongDigit(bare: string, end: string, algarismos: number): string[] {
  const near: string[] = [];
  if (bare.length > algarismos + 1) return near;
  for (let i = 0; i < bare.length; i++) near.push(bare.slice(0, i) + bare.slice(i + 1) + end);
  if (bare.length <= algarismos) {
    for (let i = 0; i < bare.length; i++)
      for (let digit = 0; digit < 10; digit++) near.push(bare.slice(0, i) + digit + bare.slice(i + 1) + end);
  }
  return near.filter(isNumber);
}

/** Digits, and maybe a suffix: neither of these alone, nor begun with a zero. */
const isNumber = (text: string) => /^[1-9]/.test(text);
