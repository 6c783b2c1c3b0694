import { isLater } from '../lines/act-date.ts';
import type { Line } from '../lines/lines.ts';
import type { Nota } from '../lines/notes.ts';
import type { Cauda, Grupo } from '../tree/tree.ts';

/** All notes of a group in page order, of its tails too. */
export function allNotas(grupo: Grupo): Nota[] {
  const tails = grupo.caudas.filter((cauda) => cauda.modo !== 'citada').flatMap((cauda) => cauda.line.notas);
  return [...grupo.notas, ...tails].filter(saysSomething);
}

const saysSomething = (nota: Nota): boolean => nota.tipo !== 'chamada';

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
  return [...grupo.notas, ...tails].filter(saysSomething);
}

/** Inside a quoted block `(VETADO)` and `(revogado)` are the amended act's words, not notes on the amending one. */
export function quotedNotas(line: Line): Nota[] {
  return line.notas.filter((nota) => !(nota.tipo === 'veto' || (nota.tipo === 'revogacao' && nota.ato === null)));
}

const GIVERS: readonly Nota['tipo'][] = ['redacao', 'inclusao', 'renumeracao'];

/** Says who wrote, included or renumbered. */
export const isGiver = (nota: Nota): nota is Nota & { ato: string } => nota.ato !== null && GIVERS.includes(nota.tipo);

/**
 * The act of the latest note that says who wrote, included or renumbered: an older note may stand behind it, with a
 * penalty of its own. By date; of two that nothing tells apart, or that tell no date, the one further down the page. A
 * note whose effect ended (`Vigência encerrada`) counts where there is no other.
 */
export function lastGiver(notas: readonly Nota[]): string | null {
  const givers = notas.filter(isGiver);
  const lasting = givers.filter((nota) => !hasEnded(nota, notas));
  const atos = (lasting.length > 0 ? lasting : givers).map(({ ato }) => ato);
  return atos.length === 0 ? null : atos.reduce((last, ato) => (isLater(last, ato) ? last : ato));
}

/** The ending speaks of the note before it, through what is said of its force. */
function hasEnded(nota: Nota, notas: readonly Nota[]): boolean {
  return notas.slice(notas.indexOf(nota) + 1).find(({ tipo }) => tipo !== 'eficacia')?.tipo === 'encerramento';
}
