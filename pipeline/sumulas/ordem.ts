import { type Dia, somaDias } from '../../schemas/law/calendario.ts';
import type { SumulaLida } from './leitura.ts';

/** How far from its place in the order of numbers a day of approval stands at the most: sections approve by turns. */
const FORA_DO_LUGAR = 183;

type Datada = Pick<SumulaLida, 'numero'> & { data: Dia };

/**
 * The first and the last day on which those súmulas may have been approved whose day is out of order. A court numbers them
 * as it approves them, so that days rise with numbers: `111` of 27/9/2006 between one of 6/10/1994 and one of 25/10/1994
 * has the day of a later wording, and was approved between these two.
 */
export function foraDeOrdem(
  sumulas: readonly Pick<SumulaLida, 'numero' | 'data'>[],
): Map<number, [Dia | null, Dia | null]> {
  const datadas = sumulas
    .filter((sumula): sumula is Datada => sumula.data !== null)
    .sort((a, b) => a.numero - b.numero);
  const emOrdem = longestRising(datadas);
  const fora = new Map<number, [Dia | null, Dia | null]>();
  let antes: Dia | null = null;
  for (const [i, { numero, data }] of datadas.entries()) {
    if (emOrdem.has(i)) antes = data;
    else fora.set(numero, around(data, antes, datadas.find((_, j) => j > i && emOrdem.has(j))?.data ?? null));
  }
  return fora;
}

/** Between its neighbours; where its own day is near them, on that day too. */
function around(data: Dia, antes: Dia | null, depois: Dia | null): [Dia | null, Dia | null] {
  if (antes !== null && data < antes && data >= somaDias(antes, -FORA_DO_LUGAR)) return [data, depois];
  if (depois !== null && data > depois && data <= somaDias(depois, FORA_DO_LUGAR)) return [antes, data];
  return [antes, depois];
}

/** The positions of as many as there can be whose days never fall. */
function longestRising(datadas: readonly Datada[]): Set<number> {
  /** Of each length, the position that ends it on the earliest day. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  const dayAt = (i: number): Dia => (datadas[i] as Datada).data;
  for (const [i, { data }] of datadas.entries()) {
    const found = ends.findIndex((end) => dayAt(end) > data);
    const length = found < 0 ? ends.length : found;
    before[i] = ends[length - 1];
    ends[length] = i;
  }
  const rising = new Set<number>();
  for (let i = ends.at(-1); i !== undefined; i = before[i]) rising.add(i);
  return rising;
}
