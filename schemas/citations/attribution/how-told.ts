import type { DispositivoCitado } from '../../contract/model/verification/citacao.ts';

interface Told {
  /** One of the rules of this folder, or a step of the walk (`behind`, `last-named`). */
  rule: string;
  /** The words by which the text names the act; none where a rule gave it without a name. */
  name: string | undefined;
}

/** Beside the citations and not in them: the API does not show how a text was read. */
const told = new WeakMap<DispositivoCitado, Told>();

/** Remembers how a citation was given its act, or left without one. */
export function noteTold(citation: DispositivoCitado, rule: string, name?: string): void {
  told.set(citation, { rule, name });
}

/** The id of the rule by which a citation has its act, or none. */
export const ruleOf = (citation: DispositivoCitado): string | undefined => told.get(citation)?.rule;

/** The words that name its act, on one line; undefined where none do, or the citation was read in no text. */
export const nameOfAct = (citation: DispositivoCitado): string | undefined =>
  told.get(citation)?.name?.replace(/\s+/g, ' ').trim();

/** A citation of which something else is told, with what stands beside it: its name of the act, and its rule. */
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
