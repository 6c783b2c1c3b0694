import type { Measure } from './bench.ts';
import { figure, peak, ratios } from './figure.ts';
import { ingestInto } from './ingestion.ts';
import type { Spent } from './process.ts';
import { searchShare } from './search-share.ts';
import { createYardstick } from './yardstick.ts';

/**
 * A whole ingestion to a published snapshot, each in a process of its own from its start; then the same again. It builds
 * everything: subject index, references, search, what a browser verifies by, and exports with their gzip twins.
 */
export const measureIngest: Measure = async ({ corpus, pages, rounds, folder, note }) => {
  const yardstick = createYardstick(pages);
  const y: number[] = [];
  const whole: Spent[] = [];
  const again: Spent[] = [];
  const search: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    note(`whole ingestion, ${round} of ${rounds}`);
    const out = folder();
    const before = yardstick();
    whole.push(await ingestInto(corpus, out));
    // The machine may change its pace under so long a measure: the yardstick is taken at both its ends.
    y.push((before + yardstick()) / 2);
    again.push(await ingestInto(corpus, out));
    search.push(searchShare(out, folder()));
  }
  const cpu = whole.map((spent) => spent.cpu);
  const withoutSearch = cpu.map((seconds, round) => seconds - (search[round] as number));
  const rerun = again.map((spent) => spent.cpu);
  const share = ratios(rerun, cpu).map((ratio) => ratio * 100);
  const memory = whole.map((spent) => spent.peak);
  return {
    title: 'Ingestion to a published snapshot (CPU of its process)',
    figures: [
      figure('Y beside it', 's', y),
      figure('whole ingestion', 's', cpu),
      figure('whole ingestion / Y', '×', ratios(cpu, y), { at: 'most', value: 4.5 }),
      figure('of which search, at the least', 's', search),
      figure('without search / Y', '×', ratios(withoutSearch, y), { at: 'most', value: 4 }),
      figure('unchanged re-run', 's', rerun),
      figure('unchanged re-run / whole', '%', share, { at: 'most', value: 5 }),
      peak('peak memory', 'MiB', memory, { at: 'most', value: 600 }),
    ],
  };
};
