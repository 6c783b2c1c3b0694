import type { AtoVerificavel } from '../ato-verificavel.ts';

/** Below this share a provision is not about the same thing. */
const MINIMO = 0.3;
const PESO_DO_TAMANHO = 0.4;
/** A word that so many provisions hold tells none of them from the others. */
const COMUM = 0.2;
const MIN_COMUM = 30;
/** Words at which a provision counts for half. */
const LONGO = 60;

/**
 * The provisions in force whose wording is most like the words asked for, at most `limite`. Words weigh by rarity within
 * the act; a long provision that holds a word by chance counts for less.
 */
export function semelhantes(ato: AtoVerificavel, radicais: ReadonlySet<number>, limite: number): number[] {
  const total = ato.chaves.length;
  const { ends, all: posicoes } = ato.ocorrencias;
  const placar = roomFor(total);
  /** Distinct stems of a provision, on the average. */
  const media = Math.max(1, posicoes.length / Math.max(1, total));
  const touched: number[] = [];
  const common = Math.max(MIN_COMUM, total * COMUM);
  let asked = 0;
  for (const radical of radicais) {
    const termo = ato.termo(radical);
    if (termo === null) continue;
    const from = ends[termo] as number;
    const to = ends[termo + 1] as number;
    if (to - from > common) continue;
    const weight = Math.log(1 + total / (to - from));
    asked += weight;
    for (let i = from; i < to; i++) {
      const position = posicoes[i] as number;
      const score = placar[position] as number;
      if (score === 0) touched.push(position);
      placar[position] = score + weight;
    }
  }
  const best: { position: number; score: number }[] = [];
  for (const position of touched) {
    const held = placar[position] as number;
    placar[position] = 0;
    if (held < asked * MINIMO) continue;
    const excess = sizeOf(ato, position) / media - 1;
    const score = held / (1 + PESO_DO_TAMANHO * Math.max(0, Math.log1p(Math.max(0, excess))));
    const worst = best.at(-1);
    if (best.length === limite && worst && score <= worst.score) continue;
    if (best.length === limite) best.pop();
    const at = best.findIndex((other) => other.score < score || (other.score === score && other.position > position));
    best.splice(at < 0 ? best.length : at, 0, { position, score });
  }
  return best.map(({ position }) => position);
}

/** How much a provision holds of the words asked for, by their weight. */
export interface Parecido {
  posicao: number;
  /** Share of the words asked for, 0 to 1. */
  parte: number;
}

/**
 * The provisions in force from one position to another that hold most of the words asked for, the best first, a short one
 * before a long one. Words weigh by rarity within the act.
 */
export function parecidos(ato: AtoVerificavel, radicais: ReadonlySet<number>, from: number, to: number): Parecido[] {
  const termos = [...radicais].flatMap((radical) => ato.termo(radical) ?? []);
  const weights = new Map(termos.map((termo) => [termo, weightOf(ato, termo)]));
  const asked = termos.reduce((sum, termo) => sum + (weights.get(termo) as number), 0);
  const { ends, all } = ato.palavras;
  const found: (Parecido & { nota: number })[] = [];
  for (let position = from; position < to; position++) {
    let held = 0;
    for (let i = ends[position] as number; i < (ends[position + 1] as number); i++)
      held += weights.get(all[i] as number) ?? 0;
    if (held === 0) continue;
    const parte = held / asked;
    found.push({ posicao: position, parte, nota: parte / (1 + sizeOf(ato, position) / LONGO) });
  }
  return found.sort((a, b) => b.nota - a.nota);
}

/** The words asked for, as an act has them. */
export interface Pedidas {
  /** Of each: from where to where its occurrences are, and its weight. */
  lugares: readonly (readonly [start: number, end: number, weight: number])[];
  /** The weight of all, those too that the act does not have: they tell against it. */
  total: number;
}

export function pedidasEm(ato: AtoVerificavel, radicais: ReadonlySet<number>): Pedidas {
  const { ends } = ato.ocorrencias;
  const unknown = Math.log(1 + ato.chaves.length);
  const lugares: [number, number, number][] = [];
  let total = 0;
  for (const radical of radicais) {
    const termo = ato.termo(radical);
    const weight = termo === null ? unknown : weightOf(ato, termo);
    total += weight;
    if (termo !== null) lugares.push([ends[termo] as number, ends[termo + 1] as number, weight]);
  }
  return { lugares, total };
}

/** Of the words asked for, the share by weight that an article holds, caput and all that is below it. */
export function parteNoArtigo(
  { ocorrencias: { all } }: AtoVerificavel,
  { lugares, total }: Pedidas,
  [from, to]: readonly [number, number],
): number {
  let held = 0;
  for (const [start, end, weight] of lugares) if (holdsWithin(all, start, end, from, to)) held += weight;
  return total === 0 ? 0 : held / total;
}

const weightOf = ({ ocorrencias: { ends }, chaves }: AtoVerificavel, termo: number): number =>
  Math.log(1 + chaves.length / ((ends[termo + 1] as number) - (ends[termo] as number)));

/** Whether one of some positions, which rise, lies between two others. */
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

/** How many of the words asked for one provision holds, and how many words it has. */
export function countShared(ato: AtoVerificavel, position: number, radicais: ReadonlySet<number>) {
  const { ends, all } = ato.palavras;
  let shared = 0;
  for (let i = ends[position] as number; i < (ends[position + 1] as number); i++)
    if (radicais.has(ato.radicais[all[i] as number] as number)) shared += 1;
  return { shared, own: sizeOf(ato, position) };
}

const sizeOf = ({ palavras: { ends } }: AtoVerificavel, position: number): number =>
  (ends[position + 1] as number) - (ends[position] as number);

/** Scores of the provisions of an act: one room for all questions, zero between two of them. */
let placar = new Float64Array(0);

function roomFor(total: number): Float64Array {
  if (placar.length < total) placar = new Float64Array(total);
  return placar;
}
