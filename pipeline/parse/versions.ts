import { allNotas, lastGiver, liveNotas } from './group-notes.ts';
import type { Line } from './lines.ts';
import { join, textOf } from './texts.ts';
import type { Grupo } from './tree.ts';
import type { Redacao } from './types.ts';

/** The wordings that one group holds: those before a partial strike or a struck paragraph, then its own. */
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
 * The wordings that partial strikes and struck paragraphs tell of. A struck paragraph is an earlier wording of the next
 * unstruck one that begins with the same word (`Pena –`), or a paragraph that is gone.
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
      texto: parts.filter((part) => part !== '').join('\n'),
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
