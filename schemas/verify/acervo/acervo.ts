import type { Sucessores } from '../../catalog/sucessores.ts';
import type { AtoRegistrado } from '../../contract/model/corpus/ato-registrado.ts';
import type { Sumula, Tribunal } from '../../contract/model/corpus/sumula.ts';
import type { Vocabulario } from '../../text/vocabulario.ts';
import type { Assuntos } from './assuntos.ts';
import type { AtosConhecidos } from './ato-conhecido.ts';
import type { AtoVerificavel } from './ato-verificavel.ts';

/** Look-up of súmulas: the ordinary one and the binding one of a court may share a number. */
export interface AcervoSumulas {
  sumula(tribunal: Tribunal, numero: number, vinculante: boolean): Sumula | null;
}

/**
 * An earlier wording: from when and until when it was the law (AAAA-MM-DD, or a year), and what replaced it, as far as it
 * is known.
 */
export interface Redacao {
  texto: string;
  desde: string | null;
  ate: string | null;
  por: string | null;
}

/** What verification asks of a snapshot, whether the service's database answers or a browser's memory. */
export interface Acervo {
  /** Every act, in catalogue order. */
  diplomas: readonly { sigla: string }[];
  /** The canonical sigla of an act by any of its names, or null. */
  sigla(nome: string): string | null;
  /** What is known of acts beside their provisions. */
  atos: AtosConhecidos;
  /** The names that acts answer to, folded, with the sigla of the act: all that say more than a number. */
  nomes(): ReadonlyMap<string, string>;
  /** An act for verification. Throws when there is none. */
  ato(sigla: string): AtoVerificavel;
  /** The siglas of the acts that have an article of that number, in catalogue order. */
  donos(artigo: string): readonly string[];
  /** What the register of acts knows of one by its sigla, also one that is made; null when it knows none. */
  registrado(sigla: string): AtoRegistrado | null;
  /** What took the place of the provisions of an act that was repealed as a whole, where a table tells. */
  sucessores(sigla: string): Sucessores | undefined;
  /** What the articles of an act are about; null where that is not here. */
  assuntos(sigla: string): Assuntos | null;
  /** The stems of all acts that were unpacked. */
  vocabulario: Vocabulario;
  /** The earlier wordings of a provision, the latest first; null where the words of the law are not there. */
  redacoes: ((refKey: string) => readonly Redacao[]) | null;
  /**
   * The articles and súmulas, of all acts, that share most of some fingerprints, the most first; null where they were not
   * baked.
   */
  quemTem: ((impressoes: Uint32Array) => readonly string[]) | null;
  /** Null when the snapshot was baked without any. */
  sumulas: AcervoSumulas | null;
}
