import { isLater } from '../lines/act-date.ts';
import type { Line } from '../lines/lines.ts';
import type { Nota } from '../lines/notes.ts';
import type { Cauda, Grupo } from '../tree/tree.ts';

/** Returns all notes of a group in page order, those of its tails included. */
export function allNotas(grupo: Grupo): Nota[] {
  const tails = grupo.caudas.filter((cauda) => cauda.modo !== 'citada').flatMap((cauda) => cauda.line.notas);
  return [...grupo.notas, ...tails].filter(saysSomething);
}

const saysSomething = (nota: Nota): boolean => nota.tipo !== 'chamada';

/** Whether a note of its own repeals a paragraph of a wording, while the rest of the wording stays in force. */
export function isRepealedTail({ line, modo }: Cauda): boolean {
  return (
    modo === 'paragrafo' && line.notas.some((nota) => nota.tipo === 'revogacao' && nota.ato !== null && !nota.struck)
  );
}

/** Returns the notes of what is unstruck. A strike over a note alone is ignored. */
export function liveNotas(grupo: Grupo): Nota[] {
  const tails = grupo.caudas
    .filter((cauda) => !cauda.line.riscada)
    .flatMap((cauda) => (cauda.modo === 'citada' ? quotedNotas(cauda.line) : cauda.line.notas));
  return [...grupo.notas, ...tails].filter(saysSomething);
}

/**
 * Returns the notes of a quoted line that are notes. Inside a quoted block `(VETADO)` and `(revogado)` are the amended
 * act's words, not notes on the amending act.
 */
export function quotedNotas(line: Line): Nota[] {
  return line.notas.filter((nota) => !(nota.tipo === 'veto' || (nota.tipo === 'revogacao' && nota.ato === null)));
}

const GIVERS: readonly Nota['tipo'][] = ['redacao', 'inclusao', 'renumeracao'];

/** Whether the note says which act wrote, included or renumbered. */
export const isGiver = (nota: Nota): nota is Nota & { ato: string } => nota.ato !== null && GIVERS.includes(nota.tipo);

/**
 * Returns the act of the latest note that says which act wrote, included or renumbered. The order of the page is not
 * enough: an older note may come after it, on a penalty. The dates decide; if they are equal or missing, the note
 * further down the page is the later one. A note whose effect ended (`Vigência encerrada`) counts only if there is no
 * other.
 */
export function lastGiver(notas: readonly Nota[]): string | null {
  const givers = notas.filter(isGiver);
  const lasting = givers.filter((nota) => !hasEnded(nota, notas));
  const atos = (lasting.length > 0 ? lasting : givers).map(({ ato }) => ato);
  return atos.length === 0 ? null : atos.reduce((last, ato) => (isLater(last, ato) ? last : ato));
}

/** Whether the effect of a note has ended. An ending note is about the note before it, past any notes on force. */
function hasEnded(nota: Nota, notas: readonly Nota[]): boolean {
  return notas.slice(notas.indexOf(nota) + 1).find(({ tipo }) => tipo !== 'eficacia')?.tipo === 'encerramento';
}
