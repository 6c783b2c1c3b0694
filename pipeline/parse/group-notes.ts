import type { Line } from './lines.ts';
import type { Nota } from './notes.ts';
import type { Cauda, Grupo } from './tree.ts';

/** All notes of a group in page order, of its tails too. */
export function allNotas(grupo: Grupo): Nota[] {
  const tails = grupo.caudas.filter((cauda) => cauda.modo !== 'citada').flatMap((cauda) => cauda.line.notas);
  return [...grupo.notas, ...tails];
}

/** A paragraph of a wording that a note of its own repeals; the rest of the wording stands. */
export function isRepealedTail({ line, modo }: Cauda): boolean {
  return (
    modo === 'paragrafo' && line.notas.some((nota) => nota.tipo === 'revogacao' && nota.ato !== null && !nota.struck)
  );
}

/** Notes of what stands; a strike over a note alone means nothing. */
export function liveNotas(grupo: Grupo): Nota[] {
  const tails = grupo.caudas
    .filter((cauda) => !cauda.line.riscada)
    .flatMap((cauda) => (cauda.modo === 'citada' ? quotedNotas(cauda.line) : cauda.line.notas));
  return [...grupo.notas, ...tails];
}

/** Inside a quoted block `(VETADO)` and `(revogado)` are the amended act's words, not notes on the amending one. */
export function quotedNotas(line: Line): Nota[] {
  return line.notas.filter((nota) => !(nota.tipo === 'veto' || (nota.tipo === 'revogacao' && nota.ato === null)));
}

/** The act of the last note that says who wrote, included or renumbered. */
export function lastGiver(notas: readonly Nota[]): string | null {
  const giver = notas.findLast(
    (nota) => nota.ato !== null && (nota.tipo === 'redacao' || nota.tipo === 'inclusao' || nota.tipo === 'renumeracao'),
  );
  return giver?.ato ?? null;
}
