import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { classifyNota } from '../../schemas/law/note-kinds.ts';
import { ownWording } from '../../schemas/referencias/own-wording.ts';
import { lettersOf } from './letters.ts';

/**
 * For each provision with more than one line, by its key: the line of each of its notes, or null if a note is on no
 * line.
 */
export type LinhasAnotadas = ReadonlyMap<string, readonly (number | null)[]>;

const GIVES = new Set(['redacao', 'inclusao', 'renumeracao']);

/**
 * Whether a law's note is on a line that reads differently now, so that the difference is not a misprint. A note on
 * another line, such as a paragraph's above its penalty, does not count; one on no line applies to every line.
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

/** The indexes, from 0, of the lines whose letters differ. */
function changedLines(before: string, after: string): ReadonlySet<number> {
  const old = before.split('\n').map(lettersOf);
  return new Set(after.split('\n').flatMap((line, at) => (lettersOf(line) === old[at] ? [] : [at])));
}
