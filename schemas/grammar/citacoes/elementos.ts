import { toRoman } from '../numerais.ts';
import type { Nivel } from '../rotulos.ts';
import { matchAt } from '../sticky.ts';
import { readFaixa } from './faixa.ts';
import {
  endOfCaput,
  endOfParagrafoUnico,
  endOfUnico,
  type Lido,
  readExtenso,
  readLetra,
  readLetras,
  readNumero,
  readRomano,
  skipBranco,
} from './lexico.ts';
import { readCardinal } from './por-extenso.ts';
import { isSolto, readTermo, type Termo } from './termos.ts';

export type NivelCitado = Nivel | 'caput';

/** One level of a citation: `§ 1º`, `incisos I a IV`, `caput`, or a bare `927`. */
export interface Elemento {
  nivel: NivelCitado;
  /** One value, or all from end to end of a range. */
  valores: string[];
  inicio: number;
  fim: number;
  /** Has the word for its level. */
  nomeado: boolean;
  plural: boolean;
}

const MAY_BE_CAPUT = new Set('cC"“”\'‘’´`«»');

/** The level with its word that begins at `at`, or null. */
export function readNomeado(text: string, at: number): Elemento | null {
  if (isSolto(text, at)) return null;
  const sign = text[at] ?? '';
  const caput = MAY_BE_CAPUT.has(sign) ? endOfCaput(text, at) : -1;
  if (caput >= 0) return { nivel: 'caput', valores: ['caput'], inicio: at, fim: caput, nomeado: true, plural: false };
  const unico = sign === 'p' || sign === 'P' ? endOfParagrafoUnico(text, at) : -1;
  if (unico >= 0)
    return { nivel: 'paragrafo', valores: ['unico'], inicio: at, fim: unico, nomeado: true, plural: false };
  const termo = readTermo(text, at);
  if (!termo) return sign === 'n' || sign === 'N' ? readNumerado(text, at) : null;
  const first = readValor(termo.nivel, text, termo.fim) ?? readMarcado(termo.nivel, text, termo.fim);
  if (!first) return termo.nivel === 'artigo' ? readArtigoRomano(text, at, termo) : null;
  // `art. 21, item XI` is an inciso.
  const nivel = termo.nivel === 'item' && /^[IVXL]/.test(first.valor) ? 'inciso' : termo.nivel;
  const { valores, fim } = readFaixa(nivel, text, first, termo.plural, readValor);
  return { nivel, valores, inicio: at, fim, nomeado: true, plural: termo.plural || valores.length > 1 };
}

/** `artigo V`, `artigos I a IV`, of a treaty. */
function readArtigoRomano(text: string, inicio: number, { fim: at, plural }: Termo): Elemento | null {
  const romano = readRomano(text, at, false);
  if (!romano) return null;
  const shared = { nivel: 'artigo', inicio, nomeado: true, plural } as const;
  return { ...shared, ...readFaixa('inciso', text, romano, plural, readValor) };
}

/** Reads a value of a level, as it is written: what the law does not number so must not be taken for what it does. */
export function readValor(nivel: Nivel, text: string, at: number): Lido<string> | null {
  switch (nivel) {
    case 'artigo':
      return isDigit(text, at) ? numberOf(readNumero(text, at)) : wordedNumber(text, at);
    case 'paragrafo':
      if (isDigit(text, at)) return numberOf(readNumero(text, at));
      return wordedNumber(text, at) ?? readRomano(text, at, false);
    case 'inciso':
      if (isDigit(text, at)) return numberOf(readNumero(text, at));
      return readRomano(text, at, true) ?? wordedRoman(text, at);
    case 'alinea':
      if (isDigit(text, at)) return numberOf(readNumero(text, at));
      return readLetra(text, at) ?? readLetras(text, at);
    case 'item':
      return numberOf(readNumero(text, at)) ?? readRomano(text, at, false) ?? markedItem(text, at);
  }
}

const ABRE = '"“”\'‘’«([';
const FECHA = '"“”\'‘’»)]';

/** `inciso "X"`, `§ (2)`. */
function readMarcado(nivel: Nivel, text: string, at: number): Lido<string> | null {
  const open = text[at];
  if (open === undefined || !ABRE.includes(open)) return null;
  const inner = readValor(nivel, text, skipBranco(text, at + 1));
  if (!inner) return null;
  const close = skipBranco(text, inner.fim);
  return FECHA.includes(text[close] ?? ' ') ? { valor: inner.valor, fim: close + 1 } : null;
}

const MARCA = /(?:[nN]\s?[.º°]{1,3}|n[úu]mero\s)\s{0,3}(?=\d{1,2}(?![\d/⁄]|\.\d)|[IVXLC]+(?![\p{L}\p{N}]))/uy;

/** `art. 5º, n.º XXXVI`, `art. 8º, n. 2`: a level by its number alone. */
function readNumerado(text: string, at: number): Elemento | null {
  const match = matchAt(MARCA, text, at);
  if (!match) return null;
  const from = at + match[0].length;
  const nivel = isDigit(text, from) ? 'item' : 'inciso';
  const valor = readValor(nivel, text, from);
  return valor && { nivel, valores: [valor.valor], inicio: at, fim: valor.fim, nomeado: true, plural: false };
}

/** Digits, and the scanned `lº`. */
export function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= 0x30 && code <= 0x39) || (code === 0x6c && /[º°]/.test(text[at + 1] ?? ''));
}

/** Letters with which no number in words and no `único` begins spare the patterns. */
const POR_EXTENSO = new Set('pstqondvucmúPSTQONDVUCMÚ');

function wordedNumber(text: string, at: number): Lido<string> | null {
  if (!POR_EXTENSO.has(text[at] ?? '')) return null;
  const cardinal = readCardinal(text, at);
  return (
    numberOf(readExtenso(text, at)) ??
    unicoAt(text, at) ??
    (cardinal && { valor: `${cardinal.valor}`, fim: cardinal.fim })
  );
}

/** `inciso quarto`: in words a number is no digit, and incisos are numbered in Roman numerals (LC 95/1998, art. 10, II). */
function wordedRoman(text: string, at: number): Lido<string> | null {
  const worded = wordedNumber(text, at);
  const value = Number(worded?.valor);
  return worded && value > 0 && value < 400 ? { valor: toRoman(value), fim: worded.fim } : worded;
}

const numberOf = (numero: ReturnType<typeof readNumero>): Lido<string> | null =>
  numero && { valor: numero.valor.valor, fim: numero.fim };

function unicoAt(text: string, at: number): Lido<string> | null {
  const fim = endOfUnico(text, at);
  return fim < 0 ? null : { valor: 'unico', fim };
}

/** `item "1"`, and the small numerals of a treaty: `item iv`. */
const ITEM = /["“'‘]\s?(\d{1,3})\s?["”'’]|([ivxl]{1,7})(?![\p{L}\p{N}])/uy;

function markedItem(text: string, at: number): Lido<string> | null {
  const match = matchAt(ITEM, text, at);
  return match ? { valor: (match[1] ?? match[2]) as string, fim: at + match[0].length } : null;
}
