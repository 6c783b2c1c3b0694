import { stemmer } from '@orama/stemmers/portuguese';
import { fold } from '../../schemas/text/fold.ts';

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
const PALAVRA = /[a-z]{3,}/g;

const stems = new Map<string, string>();
/** Far more than the law's vocabulary: a bound against texts that are no language. */
const MAX_STEMS = 200_000;

function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  // The stemmer knows plurals by accents that folding took away.
  const singular = word.replace(/c?oes$/, (end) => (end === 'coes' ? 'cao' : 'ao')).replace(/aes$/, 'ao');
  const found = stemmer(singular);
  if (stems.size >= MAX_STEMS) stems.clear();
  stems.set(word, found);
  return found;
}

/** The distinct stems of a text's words, folded; citations, numbers and empty words are left out. */
export function radicais(texto: string): Set<string> {
  const found = new Set<string>();
  for (const [word] of fold(texto).matchAll(PALAVRA)) {
    if (!VAZIAS.has(word) && !ROMANO.test(word)) found.add(stem(word));
  }
  return found;
}
