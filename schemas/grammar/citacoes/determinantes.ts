import { Caracteres } from '../caracteres.ts';
import { Comecos } from '../comecos.ts';
import { beginOfLetras, isCapital } from '../letras.ts';
import { comecosOf, ENTIDADES, ESPECIES, INSTRUMENTOS } from './instrumentos.ts';
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
    'o a os as no na nos nas do da dos das pelo pela pelos pelas seu sua segundo conforme este esta esse essa neste nesta nesse ' +
    'nessa deste desta desse dessa nosso nossa'
  ).split(' '),
);
const ULTIMA = new Caracteres('oaeus');
const MAIS_LONGA = 8;
const ADJETIVOS = ['nov', 'antig', 'atual', 'propri', 'present', 'dit', 'referid', 'mencionad', 'citad', 'aludid'];
const COMECA = new Comecos(comecosOf([...INSTRUMENTOS, ...ESPECIES, ...ENTIDADES, ...ADJETIVOS]));
/** `⏎- `, `⏎* `: at the head of a line too. */
const MARCA_DE_LISTA = /^\n[\d\-–—*•.)]{0,4}\s?(?=\p{Lu})/u;

/** An acronym may own a list, too. */
const mayBeDono = (text: string, at: number): boolean =>
  COMECA.at(text, at) || (isCapital(text, at) && isCapital(text, at + 1));

/**
 * What may own a list at `at`, in the sentence of that, in order: one walk over the words before it, since most have none.
 * @param desde where the last act that the text named ends
 */
export function findDeterminados(text: string, at: number, desde: number): Determinado[] {
  const from = Math.max(desde, at - ALCANCE);
  const found: Determinado[] = [];
  const add = (inicio: number, det: string, nome: number) => {
    if (mayBeDono(text, nome)) found.unshift({ inicio, det, nome });
  };
  let word = at;
  for (let blank = at - 1; blank >= from; blank--) {
    if (!isBranco(text, blank)) {
      word = blank;
      continue;
    }
    const marca = text[blank] === '\n' ? MARCA_DE_LISTA.exec(text.slice(blank, blank + 10))?.[0] : undefined;
    if (marca !== undefined) add(blank, '', blank + marca.length);
    if (endsFrase(text, blank)) {
      if (isCapital(text, word)) add(blank, '', word);
      return found;
    }
    if (!ULTIMA.at(text, blank - 1) || !mayBeDono(text, word)) continue;
    const inicio = beginOfLetras(text, blank);
    if (inicio < from || blank - inicio > MAIS_LONGA) continue;
    const det = text.slice(inicio, blank).toLowerCase();
    if (DETERMINANTES.has(det)) add(inicio, det, word);
  }
  if (from === desde && isCapital(text, word)) add(from, '', word);
  return found;
}

/** A full stop, but for that of `n. 5`; a semicolon. */
function endsFrase(text: string, blank: number): boolean {
  const sign = text.charCodeAt(blank - 1);
  return sign === 0x3b || (sign === 0x2e && (text.charCodeAt(blank - 2) | 0x20) !== 0x6e);
}
