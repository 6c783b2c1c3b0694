import type { DispositivoCitado } from '../../contract/model/citacao.ts';

/** Beside the citations and not in them: the API does not show how a text was read. */
const rules = new WeakMap<DispositivoCitado, string>();

/** Remembers the rule that gave a citation its act, or left it without one. */
export function noteRule(citation: DispositivoCitado, rule: string): void {
  rules.set(citation, rule);
}

/** The id of that rule: one of the tables of this folder, or a step of the walk (`behind`, `last-named`). */
export const ruleOf = (citation: DispositivoCitado): string | undefined => rules.get(citation);
