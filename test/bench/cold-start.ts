import type { Measure } from './bench.ts';
import { figure } from './figure.ts';
import { prepareRuntime } from './runtime.ts';

/** A start takes a third of a second, so there can be more of them. */
const STARTS_EACH = 5;

/**
 * Measures the time from the start of the process to its first response, with the files in the cache of the operating
 * system.
 */
export const measureColdStart: Measure = async ({ rounds, snapshot, folder, note }) => {
  const data = await snapshot();
  const starts: number[] = [];
  note('cold start');
  for (let turn = 0; turn < rounds * STARTS_EACH; turn++) {
    const start = await prepareRuntime(data, folder());
    const begun = performance.now();
    const runtime = await start();
    const response = await fetch(`${runtime.url}/v1/diplomas`);
    await response.arrayBuffer();
    starts.push(performance.now() - begun);
    await runtime.stop();
    if (response.status !== 200) throw new Error(`the first answer is ${response.status}`);
  }
  return {
    title: 'Cold start of the runtime',
    figures: [figure('start to first answer', 'ms', starts, { at: 'most', value: 300 })],
  };
};
