import { endAt } from '../sticky.ts';
import type { Corte } from './corte.ts';

/**
 * What tells a form of a text that some program made: accents set apart from their letters (PDF readers, macOS), characters
 * that are not seen, blanks that do not break, letters and digits as wide as ideographs, marks of emphasis (`**art. 5º**`, `_CDC_`,
 * `<b>CF</b>`), entities (`&nbsp;`), of links (`[CLT](https://…)`) and of quoted mail.
 * Most texts have none of these, and one look at each character tells it.
 */
const SINAL = /[\u0300-\u036f\u200b-\u200d\ufeff-\uff5e]/g;
/** The others of one character, which are looked for in half the time without a pattern. */
const SINAIS = ['*', '_', '>', '&', '\u00a0', '\u202f'];
const BRANCOS_FIXOS = new Set([0xa0, 0x202f]);
const isMarca = (code: number): boolean => code >= 0x300 && code <= 0x36f;
/** From a wide character to the plain one. */
const LARGURA = 0xfee0;

/** Of markup, looked for only where a text has some: brackets and signs of less are common. */
const MARCACAO = /[`<[\]]/g;
const hasMarcacao = (texto: string): boolean =>
  texto.includes('`') || (texto.includes('<') && texto.includes('</')) || (texto.includes(']') && texto.includes(']('));

/** Where a text has another form than the one that is read, in no order. */
export function formas(texto: string): Corte[] {
  const found: Corte[] = [];
  for (const sinal of SINAIS) {
    for (let at = texto.indexOf(sinal); at >= 0; at = texto.indexOf(sinal, take(texto, at, found)));
  }
  collect(texto, SINAL, found);
  if (hasMarcacao(texto)) collect(texto, MARCACAO, found);
  return found;
}

function collect(texto: string, sinal: RegExp, found: Corte[]): void {
  sinal.lastIndex = 0;
  while (sinal.test(texto)) sinal.lastIndex = take(texto, sinal.lastIndex - 1, found);
}

/** Past what is written otherwise at a sign, or the sign. */
function take(texto: string, inicio: number, found: Corte[]): number {
  const corte = readForma(texto, inicio);
  if (corte) found.push(corte);
  return Math.max(inicio + 1, corte?.fim ?? 0);
}

function readForma(texto: string, inicio: number): Corte | null {
  const sinal = texto[inicio] as string;
  switch (sinal) {
    case '*':
    case '_':
    case '`':
      return readEnfase(texto, inicio, sinal);
    case '&':
      return readEntidade(texto, inicio);
    case '<':
      return corteAte(inicio, endAt(ETIQUETA, texto, inicio));
    case '[':
      return endAt(LINK, texto, inicio) < 0 ? null : corteAte(inicio, inicio + 1);
    case ']':
      return corteAte(inicio, endAt(DESTINO, texto, inicio));
    case '>':
      return /(?:^|\n)[ \t>]*$/.test(texto.slice(Math.max(0, inicio - MARGEM), inicio))
        ? { inicio, fim: texto[inicio + 1] === ' ' ? inicio + 2 : inicio + 1, troca: '' }
        : null;
  }
  const code = sinal.charCodeAt(0);
  if (isMarca(code)) {
    const fim = skipMarcas(texto, inicio, MAX_MARCAS);
    return { inicio: inicio - 1, fim, troca: texto.slice(inicio - 1, fim).normalize('NFC') };
  }
  if (BRANCOS_FIXOS.has(code)) return { inicio, fim: inicio + 1, troca: ' ' };
  const wide = code > 0xff00 && code < 0xff5f;
  return { inicio, fim: inicio + 1, troca: wide ? String.fromCharCode(code - LARGURA) : '' };
}

/** What a page writes for a sign: `art.&nbsp;5&ordm;`. */
const ENTIDADE = /&(?:nbsp|ordm|ordf|sect|quot|#160|#186|#167);/y;
const ENTIDADES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&#160;': ' ',
  '&ordm;': 'º',
  '&#186;': 'º',
  '&ordf;': 'ª',
  '&sect;': '§',
  '&#167;': '§',
  '&quot;': '"',
};

function readEntidade(texto: string, inicio: number): Corte | null {
  const fim = endAt(ENTIDADE, texto, inicio);
  return fim < 0 ? null : { inicio, fim, troca: ENTIDADES[texto.slice(inicio, fim)] as string };
}

/** What marks up words within a line. */
const ETIQUETA = /<\/?(?:a|b|em|font|i|mark|small|span|strong|sub|sup|u)(?:\s[^<>\n]{0,200})?>/iuy;
const LINK = /\[[^[\]\n]{1,120}\]\([^()\s]{1,300}\)/uy;
const DESTINO = /\]\([^()\s]{1,300}\)/uy;

const corteAte = (inicio: number, fim: number): Corte | null => (fim < 0 ? null : { inicio, fim, troca: '' });

/** How much of quoted mail's margin is looked at. */
const MARGEM = 12;

/** A mark at the beginning or the end of a word; inside one only asterisks are. */
function readEnfase(texto: string, inicio: number, sinal: string): Corte | null {
  let fim = inicio + 1;
  while (fim - inicio < MAX_ENFASE && texto[fim] === sinal) fim += 1;
  const dentro = isLetra(texto[fim]);
  const marca = dentro !== isLetra(texto[inicio - 1]) || (dentro && sinal === '*');
  return marca ? { inicio, fim, troca: '' } : null;
}

const MAX_ENFASE = 3;

/** A letter, a digit, or what may end an abbreviation. */
const isLetra = (char = ' '): boolean => char !== ' ' && char !== '_' && /[\p{L}\p{N}.º°§,]/u.test(char);

/** No letter has more; to put many in order takes time that is not linear. */
const MAX_MARCAS = 4;

/** Past the accents, so many at most, that are set apart from the letter before `at`. */
export function skipMarcas(texto: string, at: number, max = Number.POSITIVE_INFINITY): number {
  let end = at;
  while (end - at < max && isMarca(texto.charCodeAt(end))) end += 1;
  return end;
}
