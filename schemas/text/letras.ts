import { fold } from './fold.ts';

/** Past this code letters are of other alphabets, and the rest marks. */
export const LIMITE = 0x250;

/** By code, that of the small letter without its accent. */
const PLANAS = Uint16Array.from({ length: LIMITE }, (_, code) => {
  const plain = fold(String.fromCharCode(code));
  return plain.length === 1 ? plain.charCodeAt(0) : code;
});

/** The code of a character, of a letter in small and without its accent; of other alphabets it is left as it is. */
export const plana = (code: number): number => (code < LIMITE ? (PLANAS[code] as number) : code);

/** Whether a code is that of a letter of this alphabet, with an accent or without; the ordinal marks are letters to Unicode. */
export const isLatina = (code: number): boolean =>
  ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) ||
  (code >= 0xc0 && code < LIMITE && code !== 0xd7 && code !== 0xf7) ||
  code === 0xaa ||
  code === 0xb5 ||
  code === 0xba;

/** Whether a code may be that of a letter of another alphabet: no dash, quotation mark or bullet. */
export const mayBeOutra = (code: number): boolean => code >= LIMITE && !(code >= 0x2010 && code <= 0x2027);

/** Whether a letter stands at an offset. */
export function isLetra(text: string, at: number): boolean {
  if (at < 0 || at >= text.length) return false;
  const code = text.charCodeAt(at);
  return isLatina(code) || (mayBeOutra(code) && /\p{L}/u.test(text[at] as string));
}

/** Whether a capital stands at an offset; to patterns letters past those of western languages are capital and small. */
export function isCapital(text: string, at: number): boolean {
  if (at < 0 || at >= text.length) return false;
  const code = text.charCodeAt(at);
  if (code >= OUTRAS) return isLetra(text, at);
  return (code >= 0x41 && code <= 0x5a) || (code >= 0xc0 && code <= 0xde && code !== 0xd7);
}

const OUTRAS = 0x100;

/** Where the letters begin that end at an offset. */
export function beginOfLetras(text: string, fim: number): number {
  let at = fim;
  while (isLetra(text, at - 1)) at -= 1;
  return at;
}
