import type { TipoBusca } from '../contract/operations/busca.ts';
import type { CitacoesBusca, DocBusca } from './index/doc.ts';
import type { EntradaBusca } from './index/temas-do-indice.ts';
import type { Lingua } from './query/dicionario.ts';
import type { Alternativa } from './query/unidades.ts';

/**
 * A range of ids, from the first to the last. The ids of an act or court are consecutive, and those of súmulas come
 * after all others.
 */
export type Faixa = readonly [from: number, to: number];

/** Words to find together; for a phrase, in sequence. */
export type Dito = Pick<Alternativa, 'radicais' | 'frase'>;

/** An index of articles and súmulas, stored in a database or in the files of a site. */
export interface IndiceBusca extends Lingua, CitacoesBusca {
  /** Ids from this one on are súmulas. */
  readonly sumulas: number;
  /** The entries of a term of the subject index; null if no term has these stems. */
  termo(radicais: string): EntradaBusca[] | null;
  /**
   * The ascending ids of what contains all words of any of the wordings.
   * @param onde `cabeca` searches only rubrics, headings and terms of the subject index
   */
  com(ditos: readonly Dito[], onde?: 'tudo' | 'cabeca'): readonly number[] | Uint32Array;
  /**
   * The id ranges of acts and courts, limited to provisions or súmulas by `tipo`. With null, of all acts and courts.
   */
  faixas(siglas: ReadonlySet<string> | null, tipo: TipoBusca): Faixa[];
  doc(id: number): DocBusca | null;
  /** Whether an article only amends other acts. */
  alterador(id: number): boolean;
  /** The id of an article or súmula, or null. */
  id(refKey: string): number | null;
}
