import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg, platform } from 'node:os';
import { join } from 'node:path';
import type { Bench } from './bench.ts';
import { ROOT } from './corpus.ts';
import { type Figure, isMet, type Result } from './figure.ts';

/** Prints a measure as a table: median, spread of the rounds, bound, whether it is met. */
export function print({ title, figures }: Result, embedded: boolean): void {
  console.log(`\n${title}`);
  const rows = figures.map((each) => [
    each.name,
    show(each, each.value),
    spread(each),
    bound(each),
    verdict(each, embedded),
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => (row[column] as string).length)));
  for (const row of rows) {
    const [name, ...cells] = row.map((cell, column) => {
      const width = widths[column] as number;
      return column === 0 || column === 4 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(`  ${name}  ${cells.join('  ')}`.trimEnd());
  }
}

/** Saves all results, including every round, and returns the path. */
export function save(results: readonly Result[], { corpus, pages, rounds }: Bench, started: Date): string {
  const folder = join(ROOT, 'bench-results');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${started.toISOString().replaceAll(':', '-')}.json`);
  const report = {
    started,
    finished: new Date(),
    corpus: corpus.embedded ? 'embedded sample' : 'mirror',
    pages: pages.length,
    characters: pages.reduce((sum, { html }) => sum + html.length, 0),
    rounds,
    machine: {
      platform: platform(),
      arch: arch(),
      cpu: cpus()[0]?.model,
      cores: cpus().length,
      load: loadavg(),
      bun: Bun.version,
    },
    results: results.map(({ title, figures }) => ({
      title,
      figures: figures.map((each) => ({ ...each, met: corpus.embedded || !each.bound ? null : isMet(each) })),
    })),
  };
  writeFileSync(path, `${JSON.stringify(report, null, 1)}\n`);
  return path;
}

function show({ unit }: Figure, value: number): string {
  const digits = unit === '1/s' || unit === 'MiB' ? 0 : unit === 'ms' && value >= 100 ? 0 : 2;
  return `${value.toFixed(digits)} ${unit}`;
}

function spread(each: Figure): string {
  const [least, most] = [Math.min(...each.rounds), Math.max(...each.rounds)];
  return `[${show(each, least).split(' ')[0]} … ${show(each, most).split(' ')[0]}]`;
}

function bound(each: Figure): string {
  return each.bound ? `${each.bound.at === 'most' ? '≤' : '≥'} ${each.bound.value} ${each.unit}` : '';
}

function verdict(each: Figure, embedded: boolean): string {
  if (!each.bound) return '';
  if (embedded) return '(sample: no verdict)';
  return isMet(each) ? 'ok' : 'MISSED';
}
