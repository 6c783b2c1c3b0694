import { Caracteres, palavraAt } from '../caracteres.ts';
import { compact } from '../compact.ts';
import { toRoman } from '../numerais.ts';
import type { Nivel } from '../rotulos.ts';
import { matchAt } from '../sticky.ts';
import { readFaixa } from './faixa.ts';
import {
  endOfCaput,
  endOfParagrafoUnico,
  endOfUnico,
  isAlgarismo,
  type Lido,
  readExtenso,
  readLetra,
  readLetras,
  readNumero,
  readRomano,
  skipBranco,
} from './lexico.ts';
import { readCardinal } from './por-extenso.ts';
import { readTermo, type Termo } from './termos.ts';

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

/** With these letters no number begins, in digits, in words or Roman, nor the mark of one. */
const NADA_NUMERA = new Caracteres('abefghjkrwyzABEFGHJKRWYZix', true);
const PREPARA_CAPUT = new Caracteres('"“”\'‘’´`«»');

/** The level with its word that begins at `at`, or null. */
export function readNomeado(text: string, at: number): Elemento | null {
  if (at >= text.length) return null;
  switch (text.charCodeAt(at) | 0x20) {
    case 0x61: // a
    case 0x69: // i
    case 0x6c: // l
    case 0xa7: // §
      return readComTermo(text, at);
    case 0x70: // p
      return readUnico(text, at) ?? readComTermo(text, at);
    case 0x6e: // n
      return LETRA_DE_NOME.at(text, at + 1) ? null : readNumerado(text, at);
    case 0x63: // c
      return palavraAt(text, at + 1, 'a') ? readCaput(text, at) : null;
    default:
      return PREPARA_CAPUT.at(text, at) ? readCaput(text, at) : null;
  }
}

function readCaput(text: string, inicio: number): Elemento | null {
  const fim = endOfCaput(text, inicio);
  return fim < 0 ? null : { nivel: 'caput', valores: ['caput'], inicio, fim, nomeado: true, plural: false };
}

/** `p.u.`, `p. único`. */
function readUnico(text: string, inicio: number): Elemento | null {
  const fim = LETRA_DE_PALAVRA.at(text, inicio + 1) ? -1 : endOfParagrafoUnico(text, inicio);
  return fim < 0 ? null : { nivel: 'paragrafo', valores: ['unico'], inicio, fim, nomeado: true, plural: false };
}
const LETRA_DE_PALAVRA = new Caracteres('aábcdefghijklmnopqrstvwxyz');

function readComTermo(text: string, inicio: number): Elemento | null {
  const termo = readTermo(text, inicio);
  if (!termo || (termo.nivel === 'artigo' && NADA_NUMERA.at(text, termo.fim))) return null;
  const first = readValor(termo.nivel, text, termo.fim) ?? readMarcado(termo.nivel, text, termo.fim);
  if (!first) return termo.nivel === 'artigo' ? readArtigoRomano(text, inicio, termo) : null;
  // `art. 21, item XI` is an inciso.
  const nivel = termo.nivel === 'item' && /^[IVXL]/.test(first.valor) ? 'inciso' : termo.nivel;
  const { valores, fim } = readFaixa(nivel, text, first, termo.plural, readValor);
  return { nivel, valores, inicio, fim, nomeado: true, plural: termo.plural || valores.length > 1 };
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
      return isDigit(text, at) ? readNumero(text, at) : wordedNumber(text, at);
    case 'paragrafo':
      if (isDigit(text, at)) return readNumero(text, at);
      return wordedNumber(text, at) ?? readRomano(text, at, false);
    case 'inciso':
      if (isDigit(text, at)) return readNumero(text, at);
      return readRomano(text, at, true) ?? wordedRoman(text, at);
    case 'alinea':
      if (isDigit(text, at)) return readNumero(text, at);
      return readLetra(text, at) ?? readLetras(text, at);
    case 'item':
      return readNumero(text, at) ?? readRomano(text, at, false) ?? markedItem(text, at);
  }
}

const ABRE = new Caracteres('"“”\'‘’«([');
const FECHA = new Caracteres('"“”\'‘’»)]');

/** `inciso "X"`, `§ (2)`. */
function readMarcado(nivel: Nivel, text: string, at: number): Lido<string> | null {
  if (!ABRE.at(text, at)) return null;
  const inner = readValor(nivel, text, skipBranco(text, at + 1));
  if (!inner) return null;
  const close = skipBranco(text, inner.fim);
  return FECHA.at(text, close) ? { valor: inner.valor, fim: close + 1 } : null;
}

const MARCA = compact(/(?:[nN]\s?[.º°]{1,3}|n[úu]mero\s)\s{0,3}(?=\d{1,2}(?![\d/⁄]|\.\d)|[IVXLC]+(?![\p{L}\p{N}]))/uy);

/** With these behind the `n` it is another word. */
const LETRA_DE_NOME = new Caracteres('aãeéioó');

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
  return isAlgarismo(text, at) || (text[at] === 'l' && ORDINAL.at(text, at + 1));
}

const ORDINAL = new Caracteres('º°');
/** Letters with which no number in words and no `único` begins spare the patterns. */
const POR_EXTENSO = new Caracteres('pstqondvucmú');

function wordedNumber(text: string, at: number): Lido<string> | null {
  if (!POR_EXTENSO.at(text, at)) return null;
  // `único`, as most are.
  const worded = unicoAt(text, at) ?? readExtenso(text, at);
  if (worded) return worded;
  const cardinal = readCardinal(text, at);
  return cardinal && { valor: `${cardinal.valor}`, fim: cardinal.fim };
}

/** `inciso quarto`: in words a number is no digit, and incisos are numbered in Roman numerals (LC 95/1998, art. 10, II). */
function wordedRoman(text: string, at: number): Lido<string> | null {
  const worded = wordedNumber(text, at);
  const value = Number(worded?.valor);
  return worded && value > 0 && value < 400 ? { valor: toRoman(value), fim: worded.fim } : worded;
}

function unicoAt(text: string, at: number): Lido<string> | null {
  const fim = endOfUnico(text, at);
  return fim < 0 ? null : { valor: 'unico', fim };
}

/** `item "1"`, and the small numerals of a treaty: `item iv`. */
const ITEM = compact(/["“'‘]\s?(\d{1,3})\s?["”'’]|([ivxl]{1,7})(?![\p{L}\p{N}])/uy);

function markedItem(text: string, at: number): Lido<string> | null {
  const match = matchAt(ITEM, text, at);
  return match ? { valor: (match[1] ?? match[2]) as string, fim: at + match[0].length } : null;
}
