import type { Sucessores } from '../../catalog/sucessores.ts';
import type { AtoRegistrado } from '../../contract/model/corpus/ato-registrado.ts';
import type { Sumula, Tribunal } from '../../contract/model/corpus/sumula.ts';
import type { BaseDeData } from '../../contract/model/corpus/vigencia.ts';
import type { Vocabulario } from '../../text/vocabulario.ts';
import type { Assuntos } from './assuntos.ts';
import type { AtosConhecidos } from './ato-conhecido.ts';
import type { AtoVerificavel } from './ato-verificavel.ts';
import type { Dono } from './donos-do-artigo.ts';

/** Looks up súmulas. A court's ordinary and binding súmulas may share a number. */
export interface AcervoSumulas {
  sumula(tribunal: Tribunal, numero: number, vinculante: boolean): Sumula | null;
}

/**
 * An earlier wording, the dates between which it was the law (AAAA-MM-DD, or a year) and the act that replaced it, as
 * far as they are known.
 */
export interface Redacao {
  texto: string;
  desde: string | null;
  ate: string | null;
  /** What `ate` is based on. */
  ate_base?: BaseDeData | undefined;
  por: string | null;
}

/** What verification asks of a snapshot. The service's database and a browser's memory both implement it. */
export interface Acervo {
  /** Every act, in catalogue order. */
  diplomas: readonly { sigla: string }[];
  /** Returns the canonical sigla of an act from any of its names, or null. */
  sigla(nome: string): string | null;
  /** What is known of the acts besides their provisions. */
  atos: AtosConhecidos;
  /**
   * Returns the folded names of acts, each with the sigla of its act. Every name that says more than a number is there;
   * names that are only a number (`lei-8078-1990`) may be, and are always found by `sigla`.
   */
  nomes(): ReadonlyMap<string, string>;
  /** Returns an act for verification. Throws if there is no such act. */
  ato(sigla: string): AtoVerificavel;
  /** Returns the acts that have an article with that number, in catalogue order. */
  donos(artigo: string): readonly Dono[];
  /**
   * Returns what the register of acts knows of an act, by its own or its generated sigla; null if the act is not
   * registered.
   */
  registrado(sigla: string): AtoRegistrado | null;
  /**
   * Returns the successors of the provisions of an act that was repealed as a whole; undefined if there is no table for
   * it.
   */
  sucessores(sigla: string): Sucessores | undefined;
  /** Returns the subjects of an act's articles; null if they are not available. */
  assuntos(sigla: string): Assuntos | null;
  /** The stems of all acts unpacked so far. */
  vocabulario: Vocabulario;
  /** Returns the earlier wordings of a provision, the latest first. Null if the words of the law are not available. */
  redacoes: ((refKey: string) => readonly Redacao[]) | null;
  /**
   * Returns the articles and súmulas, of all acts, that share the most fingerprints with a text, in that order. Null if
   * the snapshot was built without fingerprints.
   */
  quemTem: ((impressoes: Uint32Array) => readonly string[]) | null;
  /** Null if the snapshot was built without súmulas. */
  sumulas: AcervoSumulas | null;
}
