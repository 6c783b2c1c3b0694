/** A link that the page has where an annex would be. */
const LIGACAO = /^Download para anexo[^\n]*[\s*]*$/i;
/** The page's own table of contents; the site makes one of the headings. */
const SUMARIO = /^(?:[ÍI]ndice|Sum[áa]rio)\s*\n/i;

/** What of an act's annexes is one. */
export const anexosDe = (anexos: readonly string[]): string[] =>
  anexos.filter((anexo) => !LIGACAO.test(anexo) && !SUMARIO.test(anexo));
