/** An article or súmula, with the data that search needs. */
export interface DocBusca {
  id: number;
  /** The sigla of the act; for a súmula, of the court. */
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

/** Ids of what cites an article or súmula and of what it cites. Articles count as a whole. */
export interface CitacoesBusca {
  citacoes(id: number): ArrayLike<number> & Iterable<number>;
}

/** The key of the unit that search numbers: an article with all its provisions, or a súmula. */
export const artigoOuSumula = (refKey: string): string =>
  refKey.startsWith('SUM.') ? refKey : refKey.split('.', 2).join('.');
