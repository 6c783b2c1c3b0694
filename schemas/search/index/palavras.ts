/**
 * The columns of the full-text index: rubrics of the article and its provisions; terms of the subject index that lead
 * to it; headings; the caput, or the whole súmula; the text below the caput. Each article or súmula is one row, so
 * every word of the law is indexed once.
 */
export const COLUNAS = ['rubrica', 'termos', 'titulos', 'caput', 'corpo'] as const;
export type ColunaBusca = (typeof COLUNAS)[number];

/**
 * The index stores stems (`radicaisDe`), so that index and query are stemmed by the same rule; the tokenizer only
 * splits at spaces. It is contentless, because the texts are in other tables.
 */
export const CREATE_BUSCA = `CREATE VIRTUAL TABLE busca USING fts5(${COLUNAS.join(', ')}, content='', tokenize='ascii')`;

/** The words of a provision, as the numbers of their stems in `busca_radical`. */
export interface PalavrasDispositivo {
  /** The position in the article of its parent; for the article itself, its own position. */
  acima: number;
  /** Its own rubric, if different from the article's. */
  rubrica: readonly number[];
  texto: readonly number[];
}

/** The data that ranking needs of an article or súmula. */
export interface PalavrasArtigo {
  rubrica: readonly number[];
  /** The headings that it is the first article of, then all headings above it, deepest first. Each ends with `FIM`. */
  aberturas: readonly number[];
  titulos: readonly number[];
  /** In reading order, the article itself first. */
  dispositivos: readonly PalavrasDispositivo[];
}

/** Ends a heading. No stem has this number. */
export const FIM = 0xffffffff;

/**
 * Packs lists of numbers, each after its length. They have 32 bits each, because the laws have more than 65,535 stems.
 */
export function packPalavras({ rubrica, aberturas, titulos, dispositivos }: PalavrasArtigo): Uint8Array {
  const numbers = [rubrica, aberturas, titulos].flatMap((list) => [list.length, ...list]);
  for (const { acima, rubrica, texto } of dispositivos)
    numbers.push(acima, rubrica.length, ...rubrica, texto.length, ...texto);
  return new Uint8Array(Uint32Array.from(numbers).buffer);
}
