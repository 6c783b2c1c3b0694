import type { AtoNumerado } from '../../law/act-name.ts';

/** An act that a text names, or is told of by its name or number. */
export interface AtoCitadoNoTexto {
  tipo: 'ato';
  /** The catalogue's, a made one, or `X-…`. */
  sigla: string;
  inicio: number;
  fim: number;
  /** The act that has the name today, where year or number say that another is meant. */
  homonimo?: string;
  /** The year that the name is given, where it is not that of the act. */
  ano?: number;
  /** The number that the name is given, where it is not that of the act; or the act's only one. */
  numerado?: AtoNumerado;
  /** The sigla of the later act whose number stands beside the name, and may have changed what is cited. */
  ao_lado?: string;
  /** Past the name or number that stands beside it, where one does. */
  lido?: number;
}

/** What a text names where an act may stand. */
export type AtoNoTexto =
  | AtoCitadoNoTexto
  /** `mesmo diploma`, `referida lei`, `o Código`: an act named before, of the kind that the words say. */
  | { tipo: 'anafora'; inicio: number; fim: number }
  /** A contract, a bill, a company's statute, or foreign law, which has a sigla to be remembered by. */
  | { tipo: 'alheio'; inicio: number; fim: number; sigla?: string };

/**
 * Where a name stands: behind provisions, right before them, by itself (a short acronym is no act there), in a query,
 * where a number behind it is an article (`cp 121`, `cc 1916`), or as all that is said (`CC 1916`).
 */
export type Lugar = 'depois' | 'antes' | 'solto' | 'digitado' | 'citado';
