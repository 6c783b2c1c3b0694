import type { AtoNumerado } from '../../law/act-name.ts';

/** What a text names at a place where an act may be named; `from` and `to` (exclusive) are tokens. */
export interface ActMention {
  from: number;
  to: number;
  /**
   * The kind of a mention. `act`: an act of the catalogue, one known by its number, or neither of these (`X-…`).
   * `foreign`: an act of another country, to which provisions before it would belong. `unread`: a contract or the
   * statute of a company. `anaphor`: words that point to an act named before (`mesmo diploma`, `referida lei`, `o
   * Código`).
   */
  kind: 'act' | 'unread' | 'foreign' | 'bill' | 'anaphor';
  /** The sigla in the catalogue, one made from the number, or `X-…`. Null if the act is unknown. */
  sigla: string | null;
  /** The number by which the act is cited, or the number next to its name if that is another act's. */
  numbered?: AtoNumerado;
  /** The act that has the name today, if a year or number says that another one is meant. */
  homonym?: string;
  /** The year written with the name, if it is not that of the act. */
  year?: number;
  /** The sigla of a later act whose number is written next to the name. It may have changed what is cited. */
  beside?: string;
  /** The first token after a name or number written next to the mention, if there is one. */
  readTo?: number;
}

/** A mention whose act has a sigla. */
export type NamedMention = ActMention & { kind: 'act'; sigla: string };

/** Returns whether a mention is that of an act with a sigla. */
export const isNamed = (act: ActMention | null): act is NamedMention => act?.kind === 'act' && act.sigla !== null;

/** Makes the mention of an act by its sigla. */
export const actAt = (from: number, to: number, sigla: string): NamedMention => ({ kind: 'act', sigla, from, to });

/**
 * Where a name is read: after provisions (`behind`), right before them (`before`), `alone` (a short acronym is no act
 * there), in a query, where a number after it is an article (`typed`: `cp 121`, `cc 1916`), or as the whole of what was
 * written (`whole`: `CC 1916`).
 */
export type Place = 'behind' | 'before' | 'alone' | 'typed' | 'whole';

/** Makes the sigla of an act outside the catalogue from the siglas and words that identify it. */
export const outsideSigla = (...parts: readonly (string | number)[]): string =>
  `X-${parts.join('-')}`.slice(0, 20).replace(/-$/, '');

/** `nº`, `n.º`, `n.`, `No`: part of a pattern. */
export const MARK = '( :number-mark | :letter|:letterUpper ( :stop|:sign ){0,2} | no|nos|numero )';
