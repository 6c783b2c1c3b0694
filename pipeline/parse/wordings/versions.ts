import { joinOrdinais } from '../../../schemas/text/ordinais.ts';
import { isDated, isLater } from '../lines/act-date.ts';
import type { Line } from '../lines/lines.ts';
import type { Grupo } from '../tree/tree.ts';
import type { Redacao } from '../types.ts';
import { allNotas, isGiver, lastGiver, liveNotas } from './group-notes.ts';
import { join, textOf } from './texts.ts';

/**
 * Returns the groups of one provision, oldest first, which is mostly the order of the page. A group that comes after a
 * later law's group is moved before it. So is the original if it comes after laws that only gave new wordings. A group
 * that repeats an earlier one has been restored, and keeps its place. A group without a date stays with the one after
 * it.
 */
export function inOrderOfTime(grupos: readonly Grupo[]): readonly Grupo[] {
  if (grupos.length < 2) return grupos;
  const ordered: Grupo[] = [];
  for (const grupo of grupos) {
    const later = ordered.splice(placeOf(grupo, ordered));
    const undated = later.splice(later.findLastIndex((other) => authorOf(other) !== null) + 1);
    ordered.push(...undated, grupo, ...later);
  }
  return ordered;
}

/** Returns the index in `before`, which is in order, of the first group that is later than this one. */
function placeOf(grupo: Grupo, before: readonly Grupo[]): number {
  const ato = authorOf(grupo);
  let place = before.length;
  if (isSaidAgain(grupo, before)) return place;
  if (ato === null) return before.every(isRewritten) ? 0 : place;
  for (let at = place - 1; at >= 0; at--) {
    const other = authorOf(before[at] as Grupo);
    if (other === null) continue;
    if (!isLater(other, ato)) break;
    place = at;
  }
  return place;
}

/** Returns the act that gave a group its words, if the act has a date; otherwise null. */
function authorOf(grupo: Grupo): string | null {
  const ato = lastGiver(grupo.principal.riscada ? allNotas(grupo) : liveNotas(grupo));
  return ato !== null && isDated(ato) ? ato : null;
}

/** Whether a law gave it as a new wording, so that there was one before. */
const isRewritten = (grupo: Grupo): boolean =>
  authorOf(grupo) !== null && allNotas(grupo).every((nota) => !isGiver(nota) || nota.tipo === 'redacao');

function isSaidAgain(grupo: Grupo, before: readonly Grupo[]): boolean {
  const words = lettersIn(grupo);
  return words !== '' && before.some((other) => lettersIn(other) === words);
}

const lettersIn = (grupo: Grupo): string =>
  textOf(grupo, !grupo.principal.riscada)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** Returns the wordings that one group holds: those before a partial strike or a struck paragraph, then its own. */
export function versionsOf(grupo: Grupo, vigente: boolean): Redacao[] {
  const { riscada } = grupo.principal;
  const notas = riscada ? allNotas(grupo) : liveNotas(grupo);
  const own: Redacao = {
    texto: textOf(grupo, !riscada),
    vigente,
    anotacoes: notas.map((nota) => nota.texto),
    alterado_por: lastGiver(notas),
  };
  if (riscada) return [own];
  return [...beforeStrikes(grupo), own];
}

/**
 * Returns the wordings that partial strikes and struck paragraphs show. A struck paragraph is an earlier wording of the
 * next unstruck one if both begin with the same word (`Pena –`). Otherwise it is a paragraph that was removed.
 */
function beforeStrikes(grupo: Grupo): Redacao[] {
  const lines = [
    grupo.principal,
    ...grupo.caudas.filter((cauda) => cauda.modo !== 'citada').map((cauda) => cauda.line),
  ];
  if (!lines.some((line) => line.parcial || line.riscada)) return [];
  const slots: Line[][] = [];
  let waiting: Line[] = [];
  for (const line of lines) {
    if (line.riscada) {
      waiting.push(line);
      continue;
    }
    const before = waiting.filter((struck) => firstWord(struck) === firstWord(line));
    const gone = waiting.filter((struck) => firstWord(struck) !== firstWord(line));
    for (const struck of gone) slots.push([struck]);
    slots.push([...before, ...(line.parcial ? [line] : []), line]);
    waiting = [];
  }
  for (const struck of waiting) slots.push([struck]);
  const isGone = (slot: Line[]) => slot.every((line) => line.riscada);
  const steps = Math.max(...slots.map((slot) => (isGone(slot) ? 1 : slot.length - 1)));
  const versions: Redacao[] = [];
  for (let back = steps; back >= 1; back--) {
    const parts = slots.map((slot) => {
      if (isGone(slot)) return join(slot[0] as Line, (slot[0] as Line).trechos);
      const line = slot[Math.max(0, slot.length - 1 - back)] as Line;
      const whole = slot.length > 1;
      return join(line, whole ? line.trechos : line.trechos.filter((trecho) => !trecho.struck));
    });
    const used = slots.flatMap((slot) => (isGone(slot) ? slot : [slot[Math.max(0, slot.length - 1 - back)] as Line]));
    const notas = used.filter((line) => line.riscada).flatMap((line) => line.notas);
    versions.push({
      texto: joinOrdinais(parts.filter((part) => part !== '').join('\n')),
      vigente: false,
      anotacoes: notas.map((nota) => nota.texto),
      alterado_por: lastGiver(notas),
    });
  }
  return versions;
}

function firstWord(line: Line): string {
  return /\p{L}+/u.exec(line.corpo)?.[0].toLowerCase() ?? '';
}
