import type { AtoVerificavel } from '../../schemas/ato-verificavel.ts';

/** A provision and how much of what was asked it holds: 1 when it holds every word. */
export interface Semelhante {
  ref_key: string;
  /** Share of the asked words' weight that it holds. */
  cobertura: number;
}

/** Below this share a provision is not about the same thing. */
const MINIMO = 0.3;
const PESO_DO_TAMANHO = 0.4;
/** A word that so many provisions hold tells none of them from the others. */
const COMUM = 0.2;
const MIN_COMUM = 30;

/**
 * The provisions in force whose wording is most like the words asked for, at most `limite`. Words weigh by rarity within
 * the act; a long provision that holds a word by chance counts for less.
 */
export function semelhantes(ato: AtoVerificavel, words: ReadonlySet<string>, limite: number): Semelhante[] {
  const total = ato.chaves.length;
  const { posicoes } = ato;
  const placar = roomFor(total);
  /** Distinct stems of a provision, on the average. */
  const media = Math.max(1, posicoes.length / Math.max(1, total));
  const touched: number[] = [];
  const common = Math.max(MIN_COMUM, total * COMUM);
  let asked = 0;
  for (const word of words) {
    const range = rangeOf(ato, word);
    if (!range || range[1] - range[0] > common) continue;
    const weight = Math.log(1 + total / (range[1] - range[0]));
    asked += weight;
    for (let i = range[0]; i < range[1]; i++) {
      const position = posicoes[i] as number;
      const score = placar[position] as number;
      if (score === 0) touched.push(position);
      placar[position] = score + weight;
    }
  }
  const best: { position: number; score: number; held: number }[] = [];
  for (const position of touched) {
    const held = placar[position] as number;
    placar[position] = 0;
    if (held < asked * MINIMO) continue;
    const excess = (ato.tamanhos[position] as number) / media - 1;
    const score = held / (1 + PESO_DO_TAMANHO * Math.max(0, Math.log1p(Math.max(0, excess))));
    const worst = best.at(-1);
    if (best.length === limite && worst && score <= worst.score) continue;
    if (best.length === limite) best.pop();
    const at = best.findIndex((other) => other.score < score || (other.score === score && other.position > position));
    best.splice(at < 0 ? best.length : at, 0, { position, score, held });
  }
  return best.map(({ position, held }) => ({
    ref_key: ato.chaves[position] as string,
    cobertura: held / asked,
  }));
}

/** Of the words asked for, how many one provision holds. */
export function countShared(ato: AtoVerificavel, position: number, words: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of words) {
    const range = rangeOf(ato, word);
    if (range && indexIn(ato.posicoes, position, ...range) !== null) shared += 1;
  }
  return shared;
}

/** From where to where (exclusive) the positions of a stem are; null when the act does not hold it. */
function rangeOf({ termos, inicios }: AtoVerificavel, termo: string): [number, number] | null {
  const found = indexIn(termos, termo, 0, termos.length);
  return found === null ? null : [inicios[found] as number, inicios[found + 1] as number];
}

/** Where a value stands in a sorted list between two places, or null. */
function indexIn<T>(sorted: ArrayLike<T>, value: T, from: number, to: number): number | null {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as T) < value) low = middle + 1;
    else high = middle;
  }
  return low < to && sorted[low] === value ? low : null;
}

/** Scores of the provisions of an act: one room for all questions, zero between two of them. */
let placar = new Float64Array(0);

function roomFor(total: number): Float64Array {
  if (placar.length < total) placar = new Float64Array(total);
  return placar;
}
