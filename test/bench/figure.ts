/** An upper or a lower bound of a figure. */
export interface Bound {
  at: 'most' | 'least';
  value: number;
}

export type Unit = 's' | 'ms' | 'µs' | 'MiB' | '1/s' | '×' | '%';

/** One quantity, measured in several rounds. */
export interface Figure {
  name: string;
  unit: Unit;
  /** The median of the rounds. For a peak, the highest. */
  value: number;
  /** The value of every round, in order. Their spread is the noise of the machine. */
  rounds: number[];
  bound: Bound | null;
}

/** The result of one measure: some figures that belong together. */
export interface Result {
  title: string;
  figures: Figure[];
}

export function figure(name: string, unit: Unit, rounds: number[], bound: Bound | null = null): Figure {
  return { name, unit, value: median(rounds), rounds, bound };
}

/** Creates a figure whose value is its highest round. */
export function peak(name: string, unit: Unit, rounds: number[], bound: Bound | null = null): Figure {
  return { name, unit, value: Math.max(...rounds), rounds, bound };
}

/** Divides round by round, because whatever slows a whole round slows both sides. */
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
