import type { AtoVerificavel } from '../ato-verificavel.ts';
import type { Sumula, Tribunal } from '../model/sumula.ts';
import type { Vocabulario } from '../text/vocabulario.ts';
import type { Alteradores } from './alteradores.ts';

/** Look-up of súmulas: the ordinary one and the binding one of a court may share a number. */
export interface AcervoSumulas {
  sumula(tribunal: Tribunal, numero: number, vinculante: boolean): Sumula | null;
}

/** What verification asks of a snapshot, whether the service's database answers or a browser's memory. */
export interface Acervo {
  /** Every act, in catalogue order. */
  diplomas: readonly { sigla: string }[];
  /** The canonical sigla of an act by any of its names, or null. */
  sigla(nome: string): string | null;
  /** The rows of `/v1/diplomas`, each a JSON text, in catalogue order. */
  listaDiplomas(): string[];
  /** Every name that acts answer to, folded, with the sigla of the act. */
  nomes(): ReadonlyMap<string, string>;
  /** An act for verification. Throws when there is none. */
  ato(sigla: string): AtoVerificavel;
  /** The date of an act, ISO 8601, as its own page tells it; null when it does not. */
  data(sigla: string): string | null;
  /** Which acts changed an act. Throws when there is none. */
  alteradores(sigla: string): Alteradores;
  /** The stems of all acts that were unpacked. */
  vocabulario: Vocabulario;
  /** The whole text of an article, where it is more than its caput. */
  textoDoArtigo(sigla: string, artigo: string): string | null;
  /** Null when the snapshot was baked without any. */
  sumulas: AcervoSumulas | null;
}
