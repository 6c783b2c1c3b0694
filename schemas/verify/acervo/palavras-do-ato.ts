import { type PackedLists, unpackLists } from '../../storage/packed.ts';
import type { Vocabulario } from '../../text/vocabulario.ts';
import type { AtoEmpacotado } from './ato-verificavel.ts';
import { Termos } from './termos.ts';

/** What of an act as it is packed its words are read from. */
export type PalavrasEmpacotadas = Pick<AtoEmpacotado, 'termos' | 'ocorrencias' | 'palavras'>;

/** What a stem takes with its weight and its places, and what is there of every act. */
const POR_TERMO = 30;
const POR_ATO = 2_000;

/** Which stems the provisions of an act hold: what suggestions go by. They outweigh the rest of it, and few citations ask. */
export class PalavrasDoAto {
  /** About how much memory it takes. */
  readonly bytes: number;
  /** By the number of the stem in this act: where it occurs. */
  readonly ocorrencias: PackedLists;
  /** By position: the numbers of its stems in this act. */
  readonly palavras: PackedLists;
  /** By number in this act: how much a stem tells, which is more the fewer provisions hold it; and the least of these. */
  readonly pesos: Float64Array;
  readonly menorPeso: number;
  /** By number in this act: the number in the vocabulary. */
  readonly radicais: Uint32Array;
  /** The other way round. */
  private readonly termos: Termos;

  /** @param total how many provisions the act has */
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

  /** The number in this act of a stem of the vocabulary, or null where no provision in force holds it. */
  termo(radical: number): number | null {
    return this.termos.de(radical);
  }
}

/** What the rarity of each list's stem weighs among so many provisions. */
const weigh = ({ ends }: PackedLists, total: number): Float64Array =>
  Float64Array.from(ends.subarray(1), (end, termo) => Math.log(1 + total / (end - (ends[termo] as number))));
