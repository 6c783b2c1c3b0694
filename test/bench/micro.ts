import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { do_not_optimize, measure } from 'mitata';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { findDispositivo } from '../../runtime/handlers/ref-key-lookup.ts';
import { openAcervo } from '../../runtime/snapshot/acervo.ts';
import { MANIFEST, type Manifest } from '../../schemas/storage/artifacts.ts';
import type { Measure } from './bench.ts';
import type { Page } from './corpus.ts';
import { type Figure, figure, type Unit } from './figure.ts';
import { buildTree } from './yardstick.ts';

const PER_UNIT: Partial<Record<Unit, number>> = { ms: 1e6, µs: 1e3 };

/** Measures the small operations that the large ones consist of: one page, one look-up. Wall time, warm. */
export const measureMicro: Measure = async ({ pages, snapshot, note }) => {
  const data = await snapshot();
  note('one page, one look-up');
  const page = medianPage(pages);
  const size = `${Math.round(page.html.length / 1024)} Ki characters`;
  const { banco } = JSON.parse(readFileSync(join(data, MANIFEST), 'utf8')) as Manifest;
  const acervo = openAcervo(join(data, banco.path));
  try {
    const sigla = acervo.diplomas[0]?.sigla ?? '';
    const exact = `${sigla}.1`;
    const loose = `${sigla.toLowerCase()}.art. 1º`;
    if (!findDispositivo(acervo, loose, acervo.dispositivo)) throw new Error(`${loose} is not found`);
    return {
      title: 'Single operations (wall time, warm)',
      figures: [
        await time(`tree of ${page.sigla}, ${size}`, 'ms', () => buildTree(page)),
        await time(`parsePagina of ${page.sigla}`, 'ms', () => parsePagina(page.html, page.sigla)),
        await time(`look-up of ${exact}`, 'µs', () => findDispositivo(acervo, exact, acervo.dispositivo)),
        await time(`look-up of "${loose}"`, 'µs', () => findDispositivo(acervo, loose, acervo.dispositivo)),
      ],
    };
  } finally {
    acervo.close();
  }
};

/** The quartiles take the place of the rounds: what lies outside them is noise of the machine. */
async function time(name: string, unit: Unit, work: () => unknown): Promise<Figure> {
  const { p25, p50, p75 } = await measure(() => do_not_optimize(work()));
  return figure(
    name,
    unit,
    [p25, p50, p75].map((nanoseconds) => nanoseconds / (PER_UNIT[unit] ?? 1)),
  );
}

function medianPage(pages: readonly Page[]): Page {
  const bySize = [...pages].sort((a, b) => a.html.length - b.html.length);
  return bySize[Math.floor(bySize.length / 2)] as Page;
}
