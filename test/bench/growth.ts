import { measureGrowth } from '../growth/growth.ts';
import type { Measure } from './bench.ts';
import { type Bound, figure, peak } from './figure.ts';

const VEZES = 10;

/**
 * Measures whether each provision and each look-up costs the same with a corpus ten times as large, and whether memory
 * stays within its bounds.
 */
export const measureTimesTen: Measure = async ({ folder, note }) => {
  const one = await measureGrowth(1, folder, note);
  const ten = await measureGrowth(VEZES, folder, note);
  const atMost = (value: number): Bound => ({ at: 'most', value });
  const ratio = (name: string, of: number, to: number, most: number) => figure(name, '×', [of / to], atMost(most));
  return {
    title: `Synthetic acts as large as the mirror, and ${VEZES} times as large (${ten.dispositivos} provisions)`,
    figures: [
      figure('ingestion, CPU', 's', [one.cpu]),
      figure(`the same, ${VEZES} times`, 's', [ten.cpu]),
      ratio('CPU of a provision, large / small', ten.cpu / ten.dispositivos, one.cpu / one.dispositivos, 1.3),
      peak('peak memory of the ingestion', 'MiB', [ten.pico], atMost(1024)),
      figure('database', 'MiB', [ten.banco]),
      ratio('provision by key, large / small', ten.dispositivo, one.dispositivo, 2),
      ratio('article, large / small', ten.artigo, one.artigo, 2),
      ratio('citation, large / small', ten.citacao, one.citacao, 3),
      figure('citation without an act, asked for the first time', 'ms', [ten.sem_ato], atMost(100)),
      ratio('an act into memory, large / small', ten.ato, one.ato, 2),
      figure('start of the service', 'ms', [ten.partida], atMost(1000)),
      peak('its memory, everything asked for', 'MiB', [ten.ao_fim], atMost(400)),
    ],
  };
};
