/** `nº` and `1º` where a page wrote the sign as a letter of its own: `Lei n o 3.071, de 1 o de janeiro`, `§ 1 º`. */
const NUMERO = /(?<![\p{L}\p{N}])([Nn])\s[oº°](?=\s\d)/gu;
/** Whatever follows: articles and paragraphs to the ninth are told by ordinals (LC 95/1998, art. 10, I e III). */
const DEPOIS_DE_ROTULO = /(?<=(?:§|(?<!\p{L})art(?:s?\.|igos?))\s|º(?:,| e| a| ou)\s)([1-9])\s[oº°](?![\p{L}\p{N}])/gu;
/** Elsewhere only before what no noun can be: `5 o réu` is not the fifth. */
const ANTES_DE_LIGACAO = /(?<![\p{L}\p{N}.,])([1-9])\s[oº°](?=[.,;:)]|\s(?:d[aeo]s?|dest[ae]|e|a|ou)(?!\p{L})|$)/gu;

/** A text as it is read: data and exports keep what the page has. */
export function joinOrdinais(texto: string): string {
  if (!/ [oº°](?!\p{L})/u.test(texto)) return texto;
  const joined = texto.replace(NUMERO, '$1º').replace(ANTES_DE_LIGACAO, '$1º');
  // The first of a list tells what the second is.
  return joined.replace(DEPOIS_DE_ROTULO, '$1º').replace(DEPOIS_DE_ROTULO, '$1º');
}
