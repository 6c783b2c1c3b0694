import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { classifyNota } from '../../schemas/law/note-kinds.ts';
import { ownWording } from '../../schemas/referencias/own-wording.ts';
import { lettersOf } from './letters.ts';

/** Of each provision that says more than one line, by its key: which line each of its notes stands on, null of none. */
export type LinhasAnotadas = ReadonlyMap<string, readonly (number | null)[]>;

const GIVES = new Set(['redacao', 'inclusao', 'renumeracao']);

/**
 * Whether a law has noted itself on a line that says something else now: the page did not slip there. A note on another
 * line, such as a paragraph's above its penalty, tells nothing of it; one that stands apart speaks of every line.
 */
export function isNotedChange(before: Dispositivo, after: Dispositivo, anotadas: LinhasAnotadas): boolean {
  const linhas = anotadas.get(after.ref_key);
  const known = before.anotacoes.map(lettersOf);
  const changed = changedLines(ownWording(before), ownWording(after));
  return after.anotacoes.some((nota, i) => {
    const at = known.indexOf(lettersOf(nota));
    if (at >= 0) known.splice(at, 1);
    const line = linhas === undefined ? 0 : (linhas[i] ?? null);
    return at < 0 && GIVES.has(classifyNota(nota) ?? '') && (line === null || changed.has(line));
  });
}

/** The lines, 0 the first, of which the letters differ. */
function changedLines(before: string, after: string): ReadonlySet<number> {
  const old = before.split('\n').map(lettersOf);
  return new Set(after.split('\n').flatMap((line, at) => (lettersOf(line) === old[at] ? [] : [at])));
}
