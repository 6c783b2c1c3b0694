import { type PackedLists, unpackLists } from '../../storage/packed.ts';
import type { Vocabulario } from '../../text/vocabulario.ts';
import type { AtoEmpacotado } from './ato-verificavel.ts';
import { Termos } from './termos.ts';

/** The fields of a packed act from which its words are read. */
export type PalavrasEmpacotadas = Pick<AtoEmpacotado, 'termos' | 'ocorrencias' | 'palavras'>;

/** The estimated bytes for a stem with its weight and index entries, and the fixed cost of an act. */
const POR_TERMO = 30;
const POR_ATO = 2_000;

/**
 * The stems that the provisions of an act hold; suggestions are based on them. They are loaded separately because they
 * take more memory than the rest of the act and few citations need them.
 */
export class PalavrasDoAto {
  /** Roughly how much memory it takes, in bytes. */
  readonly bytes: number;
  /** By the number of the stem in this act: the positions at which it occurs. */
  readonly ocorrencias: PackedLists;
  /** By position: the numbers of the provision's stems in this act. */
  readonly palavras: PackedLists;
  /**
   * By number in this act: the weight of a stem, which is higher the fewer provisions hold it. `menorPeso` is the
   * lowest of these weights.
   */
  readonly pesos: Float64Array;
  readonly menorPeso: number;
  /** By number in this act: the stem's number in the vocabulary. */
  readonly radicais: Uint32Array;
  /** The inverse of `radicais`. */
  private readonly termos: Termos;

  /** @param total the number of provisions of the act */
  constructor({ termos, ocorrencias, palavras }: PalavrasEmpacotadas, total: number, vocabulario: Vocabulario) {
    const stems = termos === '' ? [] : termos.split('\n');
    this.radicais = Uint32Array.from(stems, (termo) => vocabulario.learn(termo));
    this.termos = new Termos(this.radicais);
    this.ocorrencias = unpackLists(ocorrencias);
    this.palavras = unpackLists(palavras);
    this.pesos = weigh(this.ocorrencias, total);
    this.menorPeso = this.pesos.reduce((least, peso) => Math.min(least, peso), Number.POSITIVE_INFINITY);
    this.bytes = ocorrencias.length + palavras.length + stems.length * POR_TERMO + POR_ATO;
  }

  /** Returns the number in this act of a stem of the vocabulary, or null if no provision in force holds it. */
  termo(radical: number): number | null {
    return this.termos.de(radical);
  }
}

/** Weighs each list's stem by its rarity among `total` provisions. */
const weigh = ({ ends }: PackedLists, total: number): Float64Array =>
  Float64Array.from(ends.subarray(1), (end, termo) => Math.log(1 + total / (end - (ends[termo] as number))));
