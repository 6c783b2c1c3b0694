import type { AtoNumerado } from '../../law/act-name.ts';

/** What a text names where an act may stand; `from` and `to` (exclusive) are tokens. */
export interface ActMention {
  from: number;
  to: number;
  /**
   * An `act` is one of the catalogue, one by its number, or one of neither (`X-…`); what is `foreign` is another country's
   * where provisions before it would be its own; what is `unread` is a contract, a statute of a company; an `anaphor` is an
   * act named before: `mesmo diploma`, `referida lei`, `o Código`.
   */
  kind: 'act' | 'unread' | 'foreign' | 'bill' | 'anaphor';
  /** The catalogue's, a made one, or `X-…`; null where nobody can tell. */
  sigla: string | null;
  /** The number that the name is given, where it is not that of the act; or the act's only one. */
  numbered?: AtoNumerado;
  /** The act that has the name today, where year or number say that another is meant. */
  homonym?: string;
  /** The year that the name is given, where it is not that of the act. */
  year?: number;
  /** The sigla of the later act whose number stands beside the name, and may have changed what is cited. */
  beside?: string;
  /** Past the name or number that stands beside it, where one does. */
  readTo?: number;
}

/** An act that is told by its sigla. */
export type NamedMention = ActMention & { kind: 'act'; sigla: string };

/**
 * Where a name stands: behind provisions, right before them, alone (a short acronym is no act there), in a query, where a
 * number behind it is an article (`cp 121`, `cc 1916`), or as all that is said (`CC 1916`).
 */
export type Place = 'behind' | 'before' | 'alone' | 'typed' | 'whole';

/** The sigla of what is no act of the catalogue, made of the siglas and words that tell it. */
export const outsideSigla = (...parts: readonly (string | number)[]): string =>
  `X-${parts.join('-')}`.slice(0, 20).replace(/-$/, '');

/** `nº`, `n.º`, `n.`, `No`: part of a pattern. */
export const MARK = '( :number-mark | :letter|:letterUpper ( :stop|:sign ){0,2} | no|nos|numero )';
