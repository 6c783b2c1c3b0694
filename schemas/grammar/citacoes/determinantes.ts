import { Caracteres } from '../caracteres.ts';
import { Comecos } from '../comecos.ts';
import { beginOfLetras, isCapital, isLetra } from '../letras.ts';
import { anyOf, comecosOf, ENTIDADES, ESPECIES, INSTRUMENTOS, listOf } from './instrumentos.ts';
import { isBranco } from './lexico.ts';

/** Where what may own a list is named, and by which word it is led; at the head of a sentence or a line it needs none. */
export interface Determinado {
  /** Where the word that leads to it begins. */
  inicio: number;
  /** That word, in small letters. */
  det: string;
  nome: number;
}

/** How far before a list its owner may begin. */
const ALCANCE = 140;
/** The words before an owner: no other is looked at. */
const DETERMINANTES = new Set(
  (
    'o a os as no na nos nas do da dos das pelo pela pelos pelas seu sua meu minha nosso nossa segundo conforme ' +
    'este esta esse essa aquele aquela neste nesta nesse nessa naquele naquela deste desta desse dessa daquele daquela'
  ).split(' '),
);
const ULTIMA = new Caracteres('oaeus');
const MAIS_LONGA = 8;
/** What may stand between that word and the noun, by its stems; these do not say that it is another than was named. */
const DITOS = listOf('atual, própri, present, dit, referid, mencionad, citad, supracitad, aludid, indigitad, mesm');
/** And these do. */
const OUTROS = listOf('nov, antig, respectiv, últim, primeir, segund, terceir');
export const ADJETIVO_DE_OUTRO = anyOf(OUTROS);
export const ADJETIVO = anyOf([...DITOS, ...OUTROS]);
const COMECA = new Comecos(comecosOf([...INSTRUMENTOS, ...ESPECIES, ...ENTIDADES, ...DITOS, ...OUTROS]));
/** `⏎- `, `⏎12. `: what may stand before the first word of a line. */
const MARCAS = new Caracteres('0123456789-–—*•.)');
const MAX_MARCAS = 4;

/** Where the first word of the line behind `fim` begins, past what marks the line. */
function beginOfLinha(text: string, fim: number): number {
  let at = fim + 1;
  while (at <= fim + MAX_MARCAS && MARCAS.at(text, at)) at += 1;
  return at < text.length && isBranco(text, at) ? at + 1 : at;
}

/** An acronym may own a list, too. */
const mayBeDono = (text: string, at: number): boolean =>
  COMECA.at(text, at) || (isCapital(text, at) && isCapital(text, at + 1));

/**
 * What may own a list at `at`, in the sentence of that, in order: one walk over the words before it, since most have none.
 * @param desde where the last act that the text named ends
 */
export function findDeterminados(text: string, at: number, desde: number): readonly Determinado[] {
  const from = Math.max(desde, at - ALCANCE);
  let found = NENHUM;
  let word = at;
  for (let blank = at - 1; blank >= from; blank--) {
    if (!isBranco(text, blank)) {
      word = blank;
      continue;
    }
    if (text.charCodeAt(blank) === LINHA) {
      const nome = beginOfLinha(text, blank);
      if (isCapital(text, nome) && mayBeDono(text, nome)) found = [{ inicio: blank, det: '', nome }, ...found];
    }
    const ultima = text.charCodeAt(blank - 1);
    if (ultima === PONTO_E_VIRGULA || (ultima === PONTO && isFim(text, blank - 1, word)))
      return isCapital(text, word) && mayBeDono(text, word)
        ? [{ inicio: blank, det: '', nome: word }, ...found]
        : found;
    if (!ULTIMA.at(text, blank - 1) || !mayBeDono(text, word)) continue;
    const inicio = beginOfLetras(text, blank);
    const det = inicio < from || blank - inicio > MAIS_LONGA ? '' : text.slice(inicio, blank).toLowerCase();
    if (DETERMINANTES.has(det)) found = [{ inicio, det, nome: word }, ...found];
  }
  const cabeca = from === desde && isCapital(text, word) && mayBeDono(text, word);
  return cabeca ? [{ inicio: from, det: '', nome: word }, ...found] : found;
}

const NENHUM: readonly Determinado[] = [];
const [LINHA, PONTO, PONTO_E_VIRGULA] = [0x0a, 0x2e, 0x3b];
/** Behind these a stop ends no sentence, nor behind the letters of `S.A.`. */
const ABREVIADAS = new Set('n no nº art inc fl fls p pp ltda cia dr dra sr sra prof exmo min des proc'.split(' '));

/** Whether a stop ends a sentence before the word behind it. */
function isFim(text: string, ponto: number, word: number): boolean {
  if (isLetra(text, word) && !isCapital(text, word)) return false;
  const inicio = beginOfLetras(text, ponto);
  const letras = ponto - inicio;
  if (letras === 1 && text.charCodeAt(inicio - 1) === PONTO) return false;
  return letras > MAIS_LONGA || !ABREVIADAS.has(text.slice(inicio, ponto).toLowerCase());
}
