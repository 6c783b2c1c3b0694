import { withPage } from '../site/browser.ts';
import { serveSite } from '../site/built.ts';
import { LENTA, MAIS_LENTA, type Rede, redeLenta } from '../site/rede-lenta.ts';
import type { Measure } from './bench.ts';
import { figure } from './figure.ts';

/** A single word, an everyday expression, a phrase, a citation, and an act that the corpus does not have. */
const CONSULTAS = ['furto', 'batida de carro', 'pensão alimentícia atrasada', 'art. 121 cp', 'estatuto da cidade'];
/** A phone is this many times slower than this machine. */
const CPU = 4;
const MAX_MS = 3_000;

/**
 * Measures a search from opening its address to its first result, on a slow phone that has nothing of the site in its
 * cache.
 */
export const measureTelefone: Measure = async ({ snapshot, rounds, note }) => {
  const { base, stop } = await serveSite(await snapshot());
  try {
    const figures = [];
    for (const [nome, rede, bound] of [
      ['slow 4G', LENTA, { at: 'most', value: MAX_MS }],
      ['slower', MAIS_LENTA, null],
    ] as const) {
      for (const q of CONSULTAS) {
        note(`${nome}: ${q}`);
        const times: number[] = [];
        for (let round = 0; round < rounds; round++) times.push(await firstResult(base, q, rede));
        figures.push(figure(`${nome}: ${q}`, 'ms', times, bound));
      }
    }
    return { title: `First result of a search on a phone (CPU ${CPU} × slower)`, figures };
  } finally {
    stop();
  }
};

async function firstResult(base: string, q: string, rede: Rede): Promise<number> {
  const lenta = await redeLenta(base, rede);
  try {
    return await withPage({ viewport: { width: 390, height: 844 } }, async ({ page, context }) => {
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
      const started = performance.now();
      await page.goto(`${lenta.base}/busca/?q=${encodeURIComponent(q)}`, { waitUntil: 'commit' });
      await page.locator('#resultados li, #busca-citacoes > *').first().waitFor({ timeout: 60_000 });
      return performance.now() - started;
    });
  } finally {
    lenta.stop();
  }
}
