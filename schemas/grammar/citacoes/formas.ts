import type { Corte } from './corte.ts';

/**
 * Forms of one text that programs make of it: accents set apart from their letters (PDF readers, macOS), letters and digits
 * as wide as ideographs, characters that are not seen, marks of emphasis (`**art. 5º**`, `_CDC_`) and of quoted mail.
 */
const FORMAS =
  /\p{L}[\u0300-\u036f]+|[\u200b-\u200d\u2060\ufeff]|[\uff01-\uff5e]|\*{1,3}(?=\S)|(?<=\S)\*{1,3}|(?<![\p{L}\p{N}_])_{1,3}(?=\p{L})|(?<=[\p{L}\p{N}.º°])_{1,3}(?![\p{L}\p{N}_])|(?<=^|\n)(?:[ \t]*>[ \t]?)+/gu;
/** Most texts have none of these, and one look at each character tells it. */
const SINAL = /[\u0300-\u036f\u200b-\u200d\u2060\ufeff\uff01-\uff5e*_>]/;
const MARCA = /[\u0300-\u036f]/;
/** From a wide character to the plain one. */
const LARGURA = 0xfee0;

/** Where a text has another form than the one that is read. */
export function formas(texto: string): Corte[] {
  if (!SINAL.test(texto)) return [];
  return [...texto.matchAll(FORMAS)].map(({ 0: escrito, index }) => ({
    inicio: index,
    fim: index + escrito.length,
    troca: plain(escrito),
  }));
}

function plain(escrito: string): string {
  if (MARCA.test(escrito)) return escrito.normalize('NFC');
  const code = escrito.charCodeAt(0);
  return code > 0xff00 && code < 0xff5f ? String.fromCharCode(code - LARGURA) : '';
}

/** Past the accents that are set apart from the letter before `at`. */
export function skipMarcas(texto: string, at: number): number {
  let end = at;
  while (MARCA.test(texto[end] ?? '')) end += 1;
  return end;
}
