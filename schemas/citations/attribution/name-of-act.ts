import type { DispositivoCitado } from '../../contract/model/citacao.ts';

/** Beside the citations and not in them: verification says of an act that is not read how the text called it. */
const names = new WeakMap<DispositivoCitado, string>();

/** Remembers the words by which the text names the act of a citation. */
export function noteNameOfAct(citation: DispositivoCitado, name: string): void {
  names.set(citation, name);
}

/** Those words, on one line; undefined where a rule gave the act without a name, or the citation was read in no text. */
export const nameOfAct = (citation: DispositivoCitado): string | undefined =>
  names.get(citation)?.replace(/\s+/g, ' ').trim();
