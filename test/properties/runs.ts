import type { Parameters } from 'fast-check';

const factor = Number(process.env.PROPERTY_RUNS ?? 0);

/**
 * How a property is run: the same cases every time, so that a change is what makes it fail. `PROPERTY_RUNS=50` runs
 * fifty times as many, fresh ones each time, to go looking for what nobody thought of.
 */
export const runs = (numRuns: number): Parameters<unknown> =>
  factor > 0 ? { numRuns: numRuns * factor } : { numRuns, seed: 1988 };
