import { beginBehind, endAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { MARK } from './mark.ts';

/** `Projeto de Lei 2.338/2023`, `PL nº 5/2020`: bills, which stand alone only with a number. */
const NUMBERED = phrase(
  `( projeto|projetos de lei complementar? | :bill-acronym ) ${MARK}? :number ( :slash :number | :comma? de :number )?`,
);
/** `o projeto de |Código Penal`: the name of what is no act yet. */
const BEFORE = phrase(':draft :de? novo|nova?');
/** `novo |Código Penal`: of those that are old and took no other's place, a bill. */
const NEW_BEFORE = phrase('novo');
/** No code of an earlier year is called new. */
const SINCE = 1988;

/** Past a bill that is told by its number, or -1. */
export const endOfBill = (tokens: Tokens, at: number): number => endAhead(tokens, at, NUMBERED);

/** Whether what stands before a name makes it that of a bill. */
export const isOfBill = (tokens: Tokens, at: number): boolean =>
  beginBehind(tokens, tokens.sentence[at] as number, at, BEFORE) >= 0;

export const isNewBill = (tokens: Tokens, at: number, year: number): boolean =>
  year < SINCE && beginBehind(tokens, Math.max(0, at - 1), at, NEW_BEFORE) >= 0;
