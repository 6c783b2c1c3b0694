import type { Corte } from './corte.ts';

/**
 * What tells a form of a text that some program made: accents set apart from their letters (PDF readers, macOS), characters
 * that are not seen, letters and digits as wide as ideographs, marks of emphasis (`**art. 5º**`, `_CDC_`) and of quoted mail.
 * Most texts have none of these, and one look at each character tells it.
 */
const SINAL = /[\u0300-\u036f]+|[\u200b-\u200d\u2060\ufeff]|[\uff01-\uff5e]|\*{1,3}|_{1,3}|>/g;
const MARCA = /[\u0300-\u036f]/;
/** From a wide character to the plain one. */
const LARGURA = 0xfee0;

/** Where a text has another form than the one that is read. */
export const formas = (texto: string): Corte[] =>
  Array.from(texto.matchAll(SINAL), ({ 0: sinal, index }) => readForma(texto, sinal, index)).filter(
    (corte) => corte !== null,
  );

function readForma(texto: string, sinal: string, inicio: number): Corte | null {
  const fim = inicio + sinal.length;
  switch (sinal[0]) {
    case '*':
    case '_':
      return isEnfase(texto, inicio, fim) ? { inicio, fim, troca: '' } : null;
    case '>':
      return /(?:^|\n)[ \t>]*$/.test(texto.slice(Math.max(0, inicio - MARGEM), inicio))
        ? { inicio, fim: texto[fim] === ' ' ? fim + 1 : fim, troca: '' }
        : null;
  }
  if (MARCA.test(sinal)) return { inicio: inicio - 1, fim, troca: texto.slice(inicio - 1, fim).normalize('NFC') };
  const code = sinal.charCodeAt(0);
  const wide = code > 0xff00 && code < 0xff5f;
  return { inicio, fim, troca: wide ? String.fromCharCode(code - LARGURA) : '' };
}

/** How much of quoted mail's margin is looked at. */
const MARGEM = 12;

/** Whether a word begins or ends with the mark. */
const isEnfase = (texto: string, inicio: number, fim: number): boolean =>
  isLetra(texto[fim]) !== isLetra(texto[inicio - 1]) || (texto[inicio] === '*' && isLetra(texto[fim]));

/** A letter, a digit, or what may end an abbreviation. */
const isLetra = (char = ' '): boolean => /[\p{L}\p{N}.º°§]/u.test(char);

/** Past the accents that are set apart from the letter before `at`. */
export function skipMarcas(texto: string, at: number): number {
  let end = at;
  while (MARCA.test(texto[end] ?? '')) end += 1;
  return end;
}
