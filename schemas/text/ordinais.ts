/**
 * `nº` and `1º` on pages that write the ordinal sign as a separate letter: `Lei n o 3.071, de 1 o de janeiro`, `§ 1 º`.
 */
const NUMERO = /(?<![\p{L}\p{N}])(n)[^\S\n][oº°](?=\s\d)/giu;
/** Whatever follows: articles and paragraphs up to the ninth have ordinals (LC 95/1998, art. 10, I e III). */
const DEPOIS_DE_ROTULO =
  /(?<=(?:§|(?<!\p{L})art(?:s?\.|igos?))\s|º(?:,| e| a| ou)\s)([1-9])[^\S\n][oº°](?![\p{L}\p{N}])/gu;
/** Elsewhere only before a word that cannot be a noun: `5 o réu` is not the fifth. */
const ANTES_DE_LIGACAO =
  /(?<![\p{L}\p{N}.,])([1-9])[^\S\n][oº°](?=[.,;:)\n]|\s(?:d[aeo]s?|dest[ae]|e|a|ou)(?!\p{L})|$)/gu;
/** A superscript letter whose markup was lost: `§ 1o`. */
const COLADA = /(?<=(?<![\p{L}\p{N}.,])\d{1,3})o(?![\p{L}\p{N}])/gu;
/** `Lei no 8.036`, and a list that continues with `no 8.213, de 1991`. Elsewhere `no` is a word: `no 1º grau`. */
const NUMERO_COLADO =
  /(?:(?<=(?:lei|decreto|complementar|provis[óo]ria|constitucional)s?\s)|(?<!\p{L})(?=no\s\d[\d.]*(?:-\d+)?,\s+de\s+\d))(n)o(?=\s\d[\d.]*(?![\dº°o]))/giu;
/** Quickly excludes most texts, which have none of these forms. */
const ALGUMA = /[\dn]\s[oº°]|\do|no\s\d/i;

/** Writes the ordinal signs of a text as `º`. The page's own characters are kept elsewhere, in the text's pieces. */
export function joinOrdinais(texto: string): string {
  if (!ALGUMA.test(texto)) return texto;
  const joined = texto
    .replace(NUMERO, '$1º')
    .replace(NUMERO_COLADO, '$1º')
    .replace(COLADA, 'º')
    .replace(ANTES_DE_LIGACAO, '$1º');
  // Applied twice, because the first of a list decides how the second is read.
  return joined.replace(DEPOIS_DE_ROTULO, '$1º').replace(DEPOIS_DE_ROTULO, '$1º');
}
