import { fold } from './fold.ts';
import { createLexico } from './lexico.ts';
import { radical } from './radical.ts';

/** Words that say nothing about the subject of a provision, and words that only cite. */
const VAZIAS = new Set(
  (
    'para por pelo pela pelos pelas com sem sob sobre entre ate que qual quais cujo cuja quando como onde nao nem mas seu sua ' +
    'seus suas este esta estes estas esse essa esses essas isso aquele aquela dos das nos nas aos uma uns umas mais menos ' +
    'ser sera serao foi for forem sao estar esta tem ter tera haver houver deve devera podera pode todo toda todos todas ' +
    'outro outra outros outras mesmo mesma salvo conforme caso casos forma termos presente respectivo ' +
    'art arts artigo artigos paragrafo paragrafos par inciso incisos inc alinea alineas item itens caput unico ' +
    'lei leis decreto codigo constituicao sumula tema dispositivo previsto prevista disposto nesta neste desta deste'
  ).split(' '),
);
const ROMANO = /^(?:xc|xl|l?x{0,3}|c{1,3})(?:ix|iv|v?i{0,3})$/;
const ALFABETO = { letras: ['az', 'àÿ'], marcas: '' };
/** Shorter words say nothing about a subject. */
const MIN_LETRAS = 3;
/** Twice the vocabulary of the law. */
const MAX_STEMS = 30_000;

/** The stem of a word in lower case; empty for a word that says nothing. */
function stem(word: string): string {
  if (word.length < MIN_LETRAS) return '';
  const folded = fold(word);
  return VAZIAS.has(folded) || ROMANO.test(folded) ? '' : radical(word);
}

/** A stem, and the last text in which it was found. */
interface Lido {
  radical: string;
  texto: number;
}

/** Words with one stem share it. */
const lidos = new Map<string, Lido>();
let textos = 0;
let esquecidos = 0;

function lidoDe(radical: string): Lido {
  const known = lidos.get(radical);
  if (known) return known;
  const lido = { radical, texto: 0 };
  lidos.set(radical, lido);
  return lido;
}

const percorrer = createLexico(
  ALFABETO,
  MAX_STEMS,
  (word) => lidoDe(stem(word)),
  () => {
    lidos.clear();
    esquecidos += 1;
  },
);

/** The distinct stems of a text's words, folded and in order. Citations, numbers and empty words are left out. */
export function listaDeRadicais(texto: string): string[] {
  const found: string[] = [];
  const before = esquecidos;
  textos += 1;
  const onWord = (lido: Lido) => {
    if (lido.texto === textos) return;
    lido.texto = textos;
    if (lido.radical !== '') found.push(lido.radical);
  };
  percorrer(texto.normalize('NFC').toLowerCase(), onWord, () => {});
  return esquecidos === before ? found : [...new Set(found)];
}

/** The same as a set. */
export const radicais = (texto: string): Set<string> => new Set(listaDeRadicais(texto));
