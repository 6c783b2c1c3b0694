import type { Measure } from './bench.ts';
import { figure, peak, ratios } from './figure.ts';
import { ingestInto } from './ingestion.ts';
import type { Spent } from './process.ts';
import { searchShare } from './search-share.ts';
import { createYardstick } from './yardstick.ts';

/**
 * Measures a whole ingestion to a published snapshot, in a process of its own from its start, and then the same
 * ingestion again. It builds everything: subject index, references, search, the data for verification in a browser, and
 * exports with their gzip twins.
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
    // The machine may change speed during so long a measure, so the yardstick is taken before and after it.
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
