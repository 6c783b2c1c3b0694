import { type Dia, somaDias } from '../../schemas/law/calendario.ts';
import type { SumulaLida } from './leitura.ts';

/** How far from its place in the order of numbers a day of approval stands at the most: sections approve by turns. */
const FORA_DO_LUGAR = 183;

type Numerada = Pick<SumulaLida, 'numero' | 'data'>;

/**
 * The first and the last day on which those súmulas may have been approved whose day is out of order, or not told; those
 * of which nothing tells are left out. A court numbers them as it approves them, so that days rise with numbers: `111` of
 * 27/9/2006 between one of 6/10/1994 and one of 25/10/1994 has the day of a later wording, and was approved between these.
 */
export function foraDeOrdem(sumulas: readonly Numerada[]): Map<number, [Dia | null, Dia | null]> {
  const emNumero = sumulas.toSorted((a, b) => a.numero - b.numero);
  const emOrdem = longestRising(emNumero);
  const fora = new Map<number, [Dia | null, Dia | null]>();
  let antes: Dia | null = null;
  for (const [i, { numero, data }] of emNumero.entries()) {
    if (emOrdem.has(i)) {
      antes = data;
      continue;
    }
    const depois = emNumero.find((_, j) => j > i && emOrdem.has(j))?.data ?? null;
    if (antes !== null || depois !== null) fora.set(numero, around(data, antes, depois));
  }
  return fora;
}

/** Between its neighbours; where its own day is near them, on that day too. */
function around(data: Dia | null, antes: Dia | null, depois: Dia | null): [Dia | null, Dia | null] {
  if (data === null) return [antes, depois];
  if (antes !== null && data < antes && data >= somaDias(antes, -FORA_DO_LUGAR)) return [data, depois];
  if (depois !== null && data > depois && data <= somaDias(depois, FORA_DO_LUGAR)) return [antes, data];
  return [antes, depois];
}

/** The positions of as many as there can be whose days never fall. */
function longestRising(sumulas: readonly Numerada[]): Set<number> {
  /** Of each length, the position that ends it on the earliest day. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  const dayAt = (i: number): Dia => sumulas[i]?.data ?? '';
  for (const [i, { data }] of sumulas.entries()) {
    if (data === null) continue;
    const found = ends.findIndex((end) => dayAt(end) > data);
    const length = found < 0 ? ends.length : found;
    before[i] = ends[length - 1];
    ends[length] = i;
  }
  const rising = new Set<number>();
  for (let i = ends.at(-1); i !== undefined; i = before[i]) rising.add(i);
  return rising;
}
