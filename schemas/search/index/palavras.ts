/**
 * The columns of the full-text index: rubrics of the article and of what is in it; terms of the subject index that lead
 * to it; headings; the caput, or all of a súmula; what stands below the caput. One row an article or súmula: each word
 * of the law is indexed once.
 */
export const COLUNAS = ['rubrica', 'termos', 'titulos', 'caput', 'corpo'] as const;
export type ColunaBusca = (typeof COLUNAS)[number];

/**
 * The index holds stems already made (`radicaisDe`), so that index and query are cut by one rule; the tokenizer only
 * parts them at spaces. Contentless: the texts are in other tables.
 */
export const CREATE_BUSCA = `CREATE VIRTUAL TABLE busca USING fts5(${COLUNAS.join(', ')}, content='', tokenize='ascii')`;

/** The words of a provision, as the numbers of their stems in `busca_radical`. */
export interface PalavrasDispositivo {
  /** The position in the article of what stands above it; its own, of the article itself. */
  acima: number;
  /** Its own rubric, where it is not the article's. */
  rubrica: readonly number[];
  texto: readonly number[];
}

/** What ranking reads of an article or súmula. */
export interface PalavrasArtigo {
  rubrica: readonly number[];
  /** The headings that it is the first under, and all it is under, deepest first, each before a `FIM`. */
  aberturas: readonly number[];
  titulos: readonly number[];
  /** In reading order, the article itself first. */
  dispositivos: readonly PalavrasDispositivo[];
}

/** Ends a heading; no stem has this number. */
export const FIM = 0xffffffff;

/** Lists of numbers behind their lengths, 32 bits each: the laws have more than 65,535 stems. */
export function packPalavras({ rubrica, aberturas, titulos, dispositivos }: PalavrasArtigo): Uint8Array {
  const numbers = [rubrica, aberturas, titulos].flatMap((list) => [list.length, ...list]);
  for (const { acima, rubrica, texto } of dispositivos)
    numbers.push(acima, rubrica.length, ...rubrica, texto.length, ...texto);
  return new Uint8Array(Uint32Array.from(numbers).buffer);
}
