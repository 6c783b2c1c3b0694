/** What the list of results shows of an article or súmula. */
export interface Ficha {
  ref_key: string;
  caminho: string;
  /** `Art. 155 · Código Penal`. */
  nome: string;
  /** The heading above the article that is its own; else the deepest that it stands under. */
  assunto: string;
  /** Whether `assunto` is its own. */
  rubrica: boolean;
  /** Of each provision: the one that it stands under, its key behind the article's, its label and its text. */
  acima: number[];
  chaves: string[];
  rotulos: string[];
  textos: string[];
}

/** So many lie in one file, neighbours in the corpus: one of them weighs little, and files are fewer. */
export const FICHAS_POR_ARQUIVO = 4;
