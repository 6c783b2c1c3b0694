import { fold } from './fold.ts';

/**
 * The words of a text in order, folded and in the singular as far as the ending shows. Expressions are compared in this
 * form, so that `contribuintes` is found as `contribuinte`. Stems would go too far: `segurado` and `seguro` are
 * different subjects.
 */
export function palavrasDe(texto: string): string[] {
  return (fold(texto).match(PALAVRA) ?? []).map(singular);
}

const PALAVRA = /[a-z0-9]+(?:-[a-z0-9]+)*/g;

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('oes') || word.endsWith('aes')) return `${word.slice(0, -3)}ao`;
  if (word.endsWith('ais')) return `${word.slice(0, -2)}l`;
  if (word.endsWith('ns')) return `${word.slice(0, -2)}m`;
  if (word.endsWith('res') || word.endsWith('zes')) return word.slice(0, -2);
  return word.slice(0, -1);
}
