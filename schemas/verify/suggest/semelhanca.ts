import type { AtoVerificavel } from '../acervo/ato-verificavel.ts';
import type { PalavrasDoAto } from '../acervo/palavras-do-ato.ts';

/** Below this share of the words a provision is not about the same subject. */
const MINIMO = 0.3;
const PESO_DO_TAMANHO = 0.4;
/**
 * A word that more than this share of the act's provisions hold (and more than `MIN_COMUM` of them) does not
 * distinguish them.
 */
const COMUM = 0.2;
const MIN_COMUM = 30;
/** A provision with this many words counts for half. */
const LONGO = 60;

/**
 * Returns the provisions in force whose wording is most like the words searched for, at most `limite` of them. Words
 * are weighted by their rarity in the act. A long provision counts for less, because it may hold a word by chance.
 */
export function semelhantes(ato: AtoVerificavel, radicais: readonly number[], limite: number): number[] {
  const total = ato.total;
  const ditas = ato.ditas;
  const { ends, all: posicoes } = ditas.ocorrencias;
  const { placar, tocados } = roomFor(total);
  /** The average number of distinct stems in a provision. */
  const media = Math.max(1, posicoes.length / Math.max(1, total));
  let touched = 0;
  const common = Math.max(MIN_COMUM, total * COMUM);
  let asked = 0;
  for (const radical of radicais) {
    const termo = ditas.termo(radical);
    if (termo === null) continue;
    const from = ends[termo] as number;
    const to = ends[termo + 1] as number;
    if (to - from > common) continue;
    const weight = ditas.pesos[termo] as number;
    asked += weight;
    for (let i = from; i < to; i++) {
      const position = posicoes[i] as number;
      const score = placar[position] as number;
      if (score === 0) tocados[touched++] = position;
      placar[position] = score + weight;
    }
  }
  const best: number[] = [];
  for (let i = 0; i < touched; i++) {
    const position = tocados[i] as number;
    const held = placar[position] as number;
    if (held < asked * MINIMO) continue;
    const excess = sizeOf(ditas, position) / media - 1;
    const score = held / (1 + PESO_DO_TAMANHO * Math.max(0, Math.log1p(Math.max(0, excess))));
    placar[position] = score;
    if (best.length === limite) {
      if (score <= (placar[best.at(-1) as number] as number)) continue;
      best.pop();
    }
    let at = best.length;
    for (; at > 0; at--) {
      const before = best[at - 1] as number;
      const other = placar[before] as number;
      if (other > score || (other === score && before < position)) break;
    }
    best.splice(at, 0, position);
  }
  for (let i = 0; i < touched; i++) placar[tocados[i] as number] = 0;
  return best;
}

/** How much of the words searched for a provision holds, by weight. */
export interface Parecido {
  posicao: number;
  /** The share of the words searched for, 0 to 1. */
  parte: number;
}

/**
 * Lists the provisions in force in a range of positions that hold most of the words searched for, the best first.
 * Shorter provisions are preferred. Words are weighted by their rarity in the act.
 */
export function parecidos(ato: AtoVerificavel, radicais: readonly number[], from: number, to: number): Parecido[] {
  const ditas = ato.ditas;
  const { placar: pedidas } = roomFor(ditas.pesos.length);
  let asked = 0;
  for (const radical of radicais) {
    const termo = ditas.termo(radical);
    if (termo === null) continue;
    pedidas[termo] = ditas.pesos[termo] as number;
    asked += ditas.pesos[termo] as number;
  }
  const { ends, all } = ditas.palavras;
  const found: (Parecido & { nota: number })[] = [];
  for (let position = from; position < to; position++) {
    let held = 0;
    for (let i = ends[position] as number; i < (ends[position + 1] as number); i++)
      held += pedidas[all[i] as number] as number;
    if (held === 0) continue;
    const parte = held / asked;
    found.push({ posicao: position, parte, nota: parte / (1 + sizeOf(ditas, position) / LONGO) });
  }
  for (const radical of radicais) {
    const termo = ditas.termo(radical);
    if (termo !== null) pedidas[termo] = 0;
  }
  return found.sort((a, b) => b.nota - a.nota);
}

/** The words searched for, as an act has them. */
export interface Pedidas {
  /** Their numbers in the act. */
  termos: readonly number[];
  /** The weight of all the words. Words that the act does not have are included, because they count against it. */
  total: number;
}

/** Returns the words searched for as an act has them, from the numbers of their stems in the corpus. */
export function pedidasEm(ato: AtoVerificavel, radicais: readonly number[]): Pedidas {
  const ditas = ato.ditas;
  const unknown = Math.log(1 + ato.total);
  const termos: number[] = [];
  let total = 0;
  for (const radical of radicais) {
    const termo = ditas.termo(radical);
    total += termo === null ? unknown : (ditas.pesos[termo] as number);
    if (termo !== null) termos.push(termo);
  }
  return { termos, total };
}

/**
 * Returns the share by weight of the words searched for that an article holds, with its caput and everything below it.
 */
export function parteNoArtigo(
  { ocorrencias: { ends, all }, pesos }: PalavrasDoAto,
  { termos, total }: Pedidas,
  [from, to]: readonly [number, number],
): number {
  let held = 0;
  for (const termo of termos)
    if (holdsWithin(all, ends[termo] as number, ends[termo + 1] as number, from, to)) held += pesos[termo] as number;
  return total === 0 ? 0 : held / total;
}

/** Whether an ascending list has a position in the range `[from, to)`. */
function holdsWithin(positions: Uint32Array, start: number, end: number, from: number, to: number): boolean {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] as number) < from) low = middle + 1;
    else high = middle;
  }
  return low < end && (positions[low] as number) < to;
}

/** Counts how many of the words searched for a provision holds, and how many words it has. */
export function countShared(ato: AtoVerificavel, position: number, radicais: ReadonlySet<number>) {
  const ditas = ato.ditas;
  const { ends, all } = ditas.palavras;
  let shared = 0;
  for (let i = ends[position] as number; i < (ends[position + 1] as number); i++)
    if (radicais.has(ditas.radicais[all[i] as number] as number)) shared += 1;
  return { shared, own: sizeOf(ditas, position) };
}

const sizeOf = ({ palavras: { ends } }: PalavrasDoAto, position: number): number =>
  (ends[position + 1] as number) - (ends[position] as number);

/**
 * The scores of an act's provisions or stems, and which of them have one. One buffer serves all calls; its scores are
 * zero between two calls.
 */
let room = { placar: new Float64Array(0), tocados: new Uint32Array(0) };

function roomFor(total: number): typeof room {
  if (room.placar.length < total) room = { placar: new Float64Array(total), tocados: new Uint32Array(total) };
  return room;
}
