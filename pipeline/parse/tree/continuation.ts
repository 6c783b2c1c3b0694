import type { Line } from '../lines/lines.ts';
import { bodyOf, hasBody, leavesOff } from '../lines/shape.ts';
import type { Grupo, No } from './tree.ts';

/** Whether two lines are one sentence that the page broke in two. */
export function continues(previous: Line, line: Line): boolean {
  if (previous.riscada !== line.riscada) return false;
  const before = previous.corpo.trimEnd();
  if (before === '') return previous.rotulo !== null && previous.notas.length === 0;
  if (/[.;:!?”"]$/.test(before)) return false;
  // `… observado o disposto no` / `Art. 10 da Lei …` is one sentence too.
  return (
    /^\s*[\p{Ll},;.]/u.test(line.corpo) ||
    (/^\s*(?:§|\p{Lu}\p{Ll})/u.test(line.corpo) && /\p{L}$/u.test(before) && leavesOff(before))
  );
}

/**
 * Whether the last text of a provision announces more (`… nas seguintes categorias econômicas:`), or is itself an entry
 * of a list.
 */
export function isUnfinished(no: No): boolean {
  const grupo = no.grupos.at(-1) as Grupo;
  const cauda = grupo.caudas.at(-1);
  const body = bodyOf(cauda?.line ?? grupo.principal);
  return /:$/.test(body) || (cauda?.modo === 'paragrafo' && /[\p{L}\d]$/u.test(body));
}

/** Whether an article has only its number so far. */
export function isBare(no: No): boolean {
  const grupo = no.grupos.at(-1);
  return grupo !== undefined && !hasBody(grupo.principal) && grupo.caudas.length === 0 && no.filhos.length === 0;
}
