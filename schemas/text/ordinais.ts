/** `nº` and `1º` where a page wrote the sign as a letter of its own: `Lei n o 3.071, de 1 o de janeiro`, `§ 1 º`. */
const NUMERO = /(?<![\p{L}\p{N}])(n)[^\S\n][oº°](?=\s\d)/giu;
/** Whatever follows: articles and paragraphs to the ninth are told by ordinals (LC 95/1998, art. 10, I e III). */
const DEPOIS_DE_ROTULO =
  /(?<=(?:§|(?<!\p{L})art(?:s?\.|igos?))\s|º(?:,| e| a| ou)\s)([1-9])[^\S\n][oº°](?![\p{L}\p{N}])/gu;
/** Elsewhere only before what no noun can be: `5 o réu` is not the fifth. */
const ANTES_DE_LIGACAO =
  /(?<![\p{L}\p{N}.,])([1-9])[^\S\n][oº°](?=[.,;:)\n]|\s(?:d[aeo]s?|dest[ae]|e|a|ou)(?!\p{L})|$)/gu;
/** The letter raised, which is lost with its markup: `§ 1o`. */
const COLADA = /(?<=(?<![\p{L}\p{N}.,])\d{1,3})o(?![\p{L}\p{N}])/gu;
/** `Lei no 8.036`, and what goes on with `no 8.213, de 1991`; elsewhere `no` is a word: `no 1º grau`. */
const NUMERO_COLADO =
  /(?:(?<=(?:lei|decreto|complementar|provis[óo]ria|constitucional)s?\s)|(?<!\p{L})(?=no\s\d[\d.]*(?:-\d+)?,\s+de\s+\d))(n)o(?=\s\d[\d.]*(?![\dº°o]))/giu;
/** What most texts have none of. */
const ALGUMA = /[\dn]\s[oº°]|\do|no\s\d/i;

/** A text with the signs of its ordinals: the page's own characters are kept by the pieces that it is cut into. */
export function joinOrdinais(texto: string): string {
  if (!ALGUMA.test(texto)) return texto;
  const joined = texto
    .replace(NUMERO, '$1º')
    .replace(NUMERO_COLADO, '$1º')
    .replace(COLADA, 'º')
    .replace(ANTES_DE_LIGACAO, '$1º');
  // The first of a list tells what the second is.
  return joined.replace(DEPOIS_DE_ROTULO, '$1º').replace(DEPOIS_DE_ROTULO, '$1º');
}
