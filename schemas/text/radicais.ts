import { fold } from './fold.ts';
import { createLexico } from './lexico.ts';
import { radical } from './radical.ts';

/** Words that say nothing of what a provision is about, and those that only cite. */
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
/** A shorter word says nothing. */
const MIN_LETRAS = 3;
/** Twice the law's vocabulary. */
const MAX_STEMS = 30_000;
/** Word as written in lower case → its stem; empty for a word that says nothing. */
const percorrer = createLexico(ALFABETO, MAX_STEMS, stem);

function stem(word: string): string {
  if (word.length < MIN_LETRAS) return '';
  const folded = fold(word);
  return VAZIAS.has(folded) || ROMANO.test(folded) ? '' : radical(word);
}

/** The distinct stems of a text's words, folded; citations, numbers and empty words are left out. */
export function radicais(texto: string): Set<string> {
  const found = new Set<string>();
  percorrer(
    texto.normalize('NFC').toLowerCase(),
    (stem) => {
      if (stem !== '') found.add(stem);
    },
    () => {},
  );
  return found;
}
