import { compact } from '../compact.ts';
import { endAt, matchAt } from '../sticky.ts';
import type { Corte } from './corte.ts';

const isMarca = (code: number): boolean => code >= 0x300 && code <= 0x36f;
/** From a wide character to the plain one. */
const LARGURA = 0xfee0;

/**
 * Where a text has another form than the one that is read.
 * @param sinais where the signs of one stand
 */
export function formas(texto: string, sinais: readonly number[]): Corte[] {
  const found: Corte[] = [];
  let past = 0;
  for (const sinal of sinais) {
    const corte = sinal < past ? null : readForma(texto, sinal);
    if (!corte) continue;
    found.push(corte);
    past = corte.fim;
  }
  return found;
}

function readForma(texto: string, inicio: number): Corte | null {
  const sinal = texto[inicio] as string;
  switch (sinal) {
    case '*':
    case '_':
    case '`':
      return readEnfase(texto, inicio, sinal);
    case '\u00ad':
      return corteAte(inicio, endAt(HIFEN_MOLE, texto, inicio));
    case '<':
      return corteAte(inicio, endAt(ETIQUETA, texto, inicio));
    case '&':
      return readEntidade(texto, inicio);
    case '~':
      return endAt(TIL, texto, inicio) >= 0 && /[\p{L}.]/u.test(texto[inicio - 1] ?? ' ')
        ? { inicio, fim: inicio + 1, troca: ' ' }
        : null;
    case '[':
      if (texto[inicio + 1] === '^') return corteAte(inicio, endAt(NOTA, texto, inicio));
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
  const wide = code > 0xff00 && code < 0xff5f;
  return { inicio, fim: inicio + 1, troca: wide ? String.fromCharCode(code - LARGURA) : '' };
}

const HIFEN_MOLE = compact(/(?<=\p{Ll})\u00ad\s*(?=\p{Ll})/uy);
/** What marks up words within a line. */
const ETIQUETA = /<\/?(?:a|b|em|font|i|mark|small|span|strong|sub|sup|u)(?:\s[^<>\n]{0,200})?>/iy;
/** `[^1]` */
const NOTA = /\[\^\w{1,6}\]/y;
/** `art.~5º` */
const TIL = compact(/~(?=[\p{L}\p{N}])/uy);
/** `&nbsp;`, `&ordm;` */
const ENTIDADE = /&(\w{2,6}|#1\d\d);/y;
const ENTIDADES = new Map(
  Object.entries({
    nbsp: ' ',
    ordm: 'º',
    ordf: 'ª',
    deg: '°',
    sect: '§',
    quot: '"',
    amp: '&',
    '#160': ' ',
    '#167': '§',
    '#186': 'º',
  }),
);

function readEntidade(texto: string, inicio: number): Corte | null {
  const match = matchAt(ENTIDADE, texto, inicio);
  const troca = ENTIDADES.get(match?.[1] ?? '');
  return match && troca !== undefined ? { inicio, fim: inicio + match[0].length, troca } : null;
}

/** Past a character, with all that it was written by. */
export function endOfForma(texto: string, at: number): number {
  const entidade = readEntidade(texto, at);
  return entidade ? entidade.fim : skipMarcas(texto, at + 1);
}

const LINK = /\[[^[\]\n]{1,120}\]\([^()\s]{1,300}\)/y;
const DESTINO = /\]\([^()\s]{1,300}\)/y;

const corteAte = (inicio: number, fim: number): Corte | null => (fim < 0 ? null : { inicio, fim, troca: '' });

/** How much of quoted mail's margin is looked at. */
const MARGEM = 12;

/** A mark at the beginning or the end of a word; inside one only asterisks are. */
function readEnfase(texto: string, inicio: number, sinal: string): Corte | null {
  let fim = inicio + 1;
  while (fim - inicio < MAX_ENFASE && texto[fim] === sinal) fim += 1;
  const dentro = isLetra(texto[fim]);
  const marca = dentro !== (isLetra(texto[inicio - 1]) || texto[inicio - 1] === ',') || (dentro && sinal === '*');
  return marca ? { inicio, fim, troca: '' } : null;
}

const MAX_ENFASE = 3;

/** A letter, a digit, or what may end an abbreviation. */
const isLetra = (char = ' '): boolean => char !== ' ' && char !== '_' && /[\p{L}\p{N}.º°§,]/u.test(char);

/** No letter has more; to put many in order takes time that is not linear. */
const MAX_MARCAS = 4;

/** Past the accents, so many at most, that are set apart from the letter before `at`. */
function skipMarcas(texto: string, at: number, max = Number.POSITIVE_INFINITY): number {
  let end = at;
  while (end - at < max && isMarca(texto.charCodeAt(end))) end += 1;
  return end;
}
