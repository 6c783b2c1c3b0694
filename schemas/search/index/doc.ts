/** An article or súmula, as search reads it. */
export interface DocBusca {
  id: number;
  /** Of the act; of a súmula the court's. */
  sigla: string;
  sumula: boolean;
  /** See `busca_doc`. */
  forca: number;
  /** See `notoriedadeDe`. */
  notoriedade: number;
  inativo: boolean;
  alterador: boolean;
  /** `packPalavras` */
  palavras: Uint32Array;
}

/** Ids of what cites an article or súmula and of what it cites, of articles as wholes. */
export interface CitacoesBusca {
  citacoes(id: number): ArrayLike<number> & Iterable<number>;
}

/** What search numbers: an article with all that is in it, or a súmula. */
export const artigoOuSumula = (refKey: string): string =>
  refKey.startsWith('SUM.') ? refKey : refKey.split('.', 2).join('.');
