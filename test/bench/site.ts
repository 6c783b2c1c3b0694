import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST, type Manifest, sitePath } from '../../schemas/storage/artifacts.ts';
import type { Measure } from './bench.ts';
import { figure, peak, ratios } from './figure.ts';
import { ingestCopies } from './ingestion.ts';
import { runScript } from './process.ts';

const VEZES = 10;

/**
 * Measures the build of the website for the corpus and for one ten times as large: pages per second of CPU, without the
 * search index.
 */
export const measureSite: Measure = async ({ rounds, snapshot, folder, note }) => {
  const one: Feito[] = [];
  const ten: Feito[] = [];
  note(`${VEZES} times the corpus`);
  const large = folder();
  await ingestCopies(VEZES, large);
  for (let round = 1; round <= rounds; round++) {
    note(`the site, ${round} of ${rounds}`);
    one.push(await buildSite(await snapshot()));
    ten.push(await buildSite(large));
  }
  const rate = ({ pages, cpu }: Feito) => pages / cpu;
  return {
    title: `The website (${one[0]?.pages} pages, and ${ten[0]?.pages})`,
    figures: [
      figure('pages a second of CPU', '1/s', one.map(rate), { at: 'least', value: 300 }),
      figure(`the same, ${VEZES} times the corpus`, '1/s', ten.map(rate), { at: 'least', value: 300 }),
      figure('cost of a page, large / one', '×', ratios(one.map(rate), ten.map(rate)), { at: 'most', value: 1.3 }),
      peak(
        'peak memory',
        'MiB',
        one.map(({ peak }) => peak),
        { at: 'most', value: 2048 },
      ),
      peak(
        `the same, ${VEZES} times the corpus`,
        'MiB',
        ten.map(({ peak }) => peak),
        { at: 'most', value: 2048 },
      ),
    ],
  };
};

interface Feito {
  pages: number;
  cpu: number;
  peak: number;
}

async function buildSite(data: string): Promise<Feito> {
  const spent = await runScript('site/build.ts', '--data', data, '--novo', '--sem-busca');
  const { versao }: Manifest = JSON.parse(readFileSync(join(data, MANIFEST), 'utf8'));
  const pages = [...new Bun.Glob('**/*.html').scanSync(join(data, sitePath(versao)))].length;
  return { pages, ...spent };
}
