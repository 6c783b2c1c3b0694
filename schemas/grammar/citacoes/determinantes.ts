import { Caracteres } from '../caracteres.ts';
import { Comecos } from '../comecos.ts';
import { compact } from '../compact.ts';
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
const MARCA_DE_LISTA = compact(/^\n[\d\-–—*•.)]{0,4}\s?(?=\p{Lu})/u);

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
      const marca = MARCA_DE_LISTA.exec(text.slice(blank, blank + 10))?.[0].length ?? 0;
      if (marca > 0 && mayBeDono(text, blank + marca))
        found = [{ inicio: blank, det: '', nome: blank + marca }, ...found];
    }
    const ultima = text.charCodeAt(blank - 1);
    if (ultima === PONTO_E_VIRGULA || (ultima === PONTO && !isNumero(text, blank - 2)))
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
/** `n. 5` ends no sentence. */
const isNumero = (text: string, at: number): boolean => (text.charCodeAt(at) | 0x20) === 0x6e;
