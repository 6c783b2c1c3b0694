import { fold } from './fold.ts';
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
const PALAVRA = /[a-zà-ÿ]{3,}/g;

/** Word as written in lower case → its stem; empty for a word that says nothing. */
const stems = new Map<string, string>();
/** Twice the law's vocabulary; past it what was learnt is forgotten, for a text may be no language. */
const MAX_STEMS = 30_000;

function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const folded = fold(word);
  const found = VAZIAS.has(folded) || ROMANO.test(folded) ? '' : radical(word);
  if (stems.size >= MAX_STEMS) stems.clear();
  stems.set(word, found);
  return found;
}

/** The distinct stems of a text's words, folded; citations, numbers and empty words are left out. */
export function radicais(texto: string): Set<string> {
  const found = new Set<string>();
  for (const word of texto.normalize('NFC').toLowerCase().match(PALAVRA) ?? []) found.add(stem(word));
  found.delete('');
  return found;
}
