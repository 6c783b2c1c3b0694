import type { DispositivoCitado } from '../../contract/model/verification/citacao.ts';

interface Told {
  /** The id of a rule in this folder, or of a step of the walk (`behind`, `last-named`). */
  rule: string;
  /** The words by which the text names the act; undefined if a rule gave the act without a name. */
  name: string | undefined;
}

/** Kept outside the citations, because the API does not show how a text was read. */
const told = new WeakMap<DispositivoCitado, Told>();

/** Remembers why a citation has its act, or none. */
export function noteTold(citation: DispositivoCitado, rule: string, name?: string): void {
  told.set(citation, { rule, name });
}

/** Returns the id of the rule that decided a citation's act, or undefined. */
export const ruleOf = (citation: DispositivoCitado): string | undefined => told.get(citation)?.rule;

/**
 * Returns the words that name a citation's act, on one line. Returns undefined if there are none or the citation was
 * not read from a text.
 */
export const nameOfAct = (citation: DispositivoCitado): string | undefined =>
  told.get(citation)?.name?.replace(/\s+/g, ' ').trim();

/** Returns a copy of a citation with another sigla or time, keeping the name and the rule remembered for it. */
export function retell(
  citacao: DispositivoCitado,
  other: Partial<Pick<DispositivoCitado, 'sigla' | 'tempo'>>,
): DispositivoCitado {
  const { inferencia } = citacao;
  const sigla = other.sigla ?? citacao.sigla;
  const again: DispositivoCitado = {
    ...citacao,
    ...other,
    ...(inferencia && sigla !== null && { inferencia: { ...inferencia, sigla } }),
  };
  const known = told.get(citacao);
  if (known) told.set(again, known);
  return again;
}
