import type { TipoBusca } from '../contract/operations/busca.ts';
import type { CitacoesBusca, DocBusca } from './index/doc.ts';
import type { EntradaBusca } from './index/temas-do-indice.ts';
import type { Lingua } from './query/dicionario.ts';
import type { Alternativa } from './query/unidades.ts';

/** Ids from the first to the last: those of an act or of a court lie together, those of súmulas behind all others. */
export type Faixa = readonly [from: number, to: number];

/** Words that are looked for together; a phrase, one behind the other. */
export type Dito = Pick<Alternativa, 'radicais' | 'frase'>;

/** An index of articles and súmulas, wherever it lies: in a database or in the files of a site. */
export interface IndiceBusca extends Lingua, CitacoesBusca {
  /** From this id on there are súmulas alone. */
  readonly sumulas: number;
  /** Where a term of the subject index leads; null where there is none of these stems. */
  termo(radicais: string): EntradaBusca[] | null;
  /**
   * The ids, rising, of what holds all words of any of these.
   * @param onde `cabeca` looks at rubrics, headings and terms of the subject index alone
   */
  com(ditos: readonly Dito[], onde?: 'tudo' | 'cabeca'): readonly number[] | Uint32Array;
  /** Where acts and courts are, and of them provisions or súmulas alone; no siglas for all of them. */
  faixas(siglas: ReadonlySet<string> | null, tipo: TipoBusca): Faixa[];
  doc(id: number): DocBusca | null;
  /** Whether an article only words other acts anew. */
  alterador(id: number): boolean;
  /** The id of an article or súmula; null where there is none. */
  id(refKey: string): number | null;
}
