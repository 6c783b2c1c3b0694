import type { IndiceAto } from './indice-ato.ts';

/** A provision and how much of what was asked it holds: 1 when it holds every word. */
export interface Semelhante {
  ref_key: string;
  /** Share of the asked words' weight that it holds. */
  cobertura: number;
}

/** Below this share a provision is not about the same thing. */
const MINIMO = 0.3;
const PESO_DO_TAMANHO = 0.4;

/**
 * The provisions in force whose wording is most like the words asked for, at most `limite`. Words weigh by rarity within
 * the act; a long provision that holds a word by chance counts for less.
 */
export function semelhantes(indice: IndiceAto, words: ReadonlySet<string>, limite: number): Semelhante[] {
  const total = indice.chaves.length;
  const { placar } = indice;
  const touched: number[] = [];
  let asked = 0;
  for (const word of words) {
    const positions = indice.posicoes.get(word);
    if (!positions) continue;
    const weight = Math.log(1 + total / positions.length);
    asked += weight;
    for (let i = 0; i < positions.length; i++) {
      const position = positions[i] as number;
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
    const excess = (indice.tamanhos[position] as number) / indice.media - 1;
    const score = held / (1 + PESO_DO_TAMANHO * Math.max(0, Math.log1p(Math.max(0, excess))));
    const worst = best.at(-1);
    if (best.length === limite && worst && score <= worst.score) continue;
    if (best.length === limite) best.pop();
    const at = best.findIndex((other) => other.score < score || (other.score === score && other.position > position));
    best.splice(at < 0 ? best.length : at, 0, { position, score, held });
  }
  return best.map(({ position, held }) => ({
    ref_key: indice.chaves[position] as string,
    cobertura: held / asked,
  }));
}
