import type { Measure } from './bench.ts';
import { figure, peak, ratios } from './figure.ts';
import { ingestCopies } from './ingestion.ts';
import type { Spent } from './process.ts';

/** Compares the ingestion of the corpus plus a copy of it as other acts with that of the corpus only. */
export const measureLinear: Measure = async ({ rounds, folder, note }) => {
  const once: Spent[] = [];
  const twice: Spent[] = [];
  for (let round = 1; round <= rounds; round++) {
    note(`twice the pages, ${round} of ${rounds}`);
    once.push(await ingestCopies(1, folder()));
    twice.push(await ingestCopies(2, folder()));
  }
  const cpuOnce = once.map(({ cpu }) => cpu);
  const cpuTwice = twice.map(({ cpu }) => cpu);
  return {
    title: 'Twice the pages (CPU of the ingestion)',
    figures: [
      figure('the pages', 's', cpuOnce),
      figure('twice the pages', 's', cpuTwice),
      figure('twice / once', '×', ratios(cpuTwice, cpuOnce), { at: 'most', value: 2.2 }),
      peak(
        'peak memory, twice the pages',
        'MiB',
        twice.map((spent) => spent.peak),
      ),
    ],
  };
};
