import { compact } from '../../text/compact.ts';
import { endAt } from '../../text/sticky.ts';
import { endOfFecho, endOfNota } from './atos.ts';
import { endOfDepoisDoAto } from './ligacao.ts';

const ACRONIMO = compact(/[A-Z]{2,6}(?![\p{L}\p{N}])/uy);
/** `CC de 1916, art. 159`, `CC/2003, art. 186`. */
const DE_ANO = /(?:\sde\s|\s?[/⁄]\s?)(?:1[89]|20)\d\d(?!\d)/y;
/** `CP (Lei 14.994/2024), art. 129`: an act in the bracket shows that the acronym is one too. */
const NUMERO_AO_LADO = /^\s?[([]\s?(?:Lei|Dec|Emenda|LC|EC|DL)/;

/** Whether provisions follow the word at `at`, which a short acronym needs to be an act. */
export function standsAntes(text: string, at: number): boolean {
  const second = text[at + 1] ?? '';
  if (second === second.toLowerCase()) return false;
  const word = endAt(ACRONIMO, text, at);
  if (word < 0) return false;
  if (endOfDepoisDoAto(text, endOfFecho(text, at, word)) >= 0) return true;
  const datado = endAt(DE_ANO, text, word);
  if (datado >= 0) return endOfDepoisDoAto(text, datado) >= 0;
  const glosa = NUMERO_AO_LADO.test(text.slice(word, word + 8)) ? endOfNota(text, word) : -1;
  return glosa >= 0 && endOfDepoisDoAto(text, glosa) >= 0;
}
