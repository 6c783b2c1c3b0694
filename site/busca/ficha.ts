/** What the list of results shows of an article or súmula. */
export interface Ficha {
  ref_key: string;
  caminho: string;
  /** `Art. 155 · Código Penal`. */
  nome: string;
  /** The article's own rubric, otherwise the deepest heading above it. */
  assunto: string;
  /** Whether `assunto` is the article's own rubric. */
  rubrica: boolean;
  /** For each provision: its parent, its key within the article, its label and its text. */
  acima: number[];
  chaves: string[];
  rotulos: string[];
  textos: string[];
}

/** Neighbouring entries per file. One entry is small, so this makes fewer files. */
export const FICHAS_POR_ARQUIVO = 4;
