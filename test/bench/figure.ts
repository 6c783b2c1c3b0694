/** What a figure must not exceed, or must not fall short of. */
export interface Bound {
  at: 'most' | 'least';
  value: number;
}

export type Unit = 's' | 'ms' | 'µs' | 'MiB' | '1/s' | '×' | '%';

/** One thing measured, round by round. */
export interface Figure {
  name: string;
  unit: Unit;
  /** The median of the rounds; of a peak, the highest. */
  value: number;
  /** Every round, in order: their spread is the noise of the machine. */
  rounds: number[];
  bound: Bound | null;
}

/** One measure of the bench: some figures that belong together. */
export interface Result {
  title: string;
  figures: Figure[];
}

export function figure(name: string, unit: Unit, rounds: number[], bound: Bound | null = null): Figure {
  return { name, unit, value: median(rounds), rounds, bound };
}

/** A figure of which the worst round counts. */
export function peak(name: string, unit: Unit, rounds: number[], bound: Bound | null = null): Figure {
  return { name, unit, value: Math.max(...rounds), rounds, bound };
}

/** Quotients round by round: what slows a whole round down, slows both sides. */
export function ratios(of: readonly number[], to: readonly number[]): number[] {
  return of.map((value, round) => value / (to[round] as number));
}

export function isMet({ value, bound }: Figure): boolean {
  return bound === null || (bound.at === 'most' ? value <= bound.value : value >= bound.value);
}

function median(rounds: readonly number[]): number {
  const sorted = [...rounds].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}
