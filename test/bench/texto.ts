import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openAcervo } from '../../runtime/snapshot/acervo.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { extractAtos } from '../../schemas/citations/extract-acts.ts';
import { MANIFEST, type Manifest } from '../../schemas/storage/artifacts.ts';
import { nomesOf } from '../../schemas/verify/acervo/nomes-do-acervo.ts';
import { resolveTranscricoes } from '../../schemas/verify/quotations/resolve-transcricoes.ts';
import { resolveTexto } from '../../schemas/verify/resolve-texto.ts';
import { readTempo } from '../../schemas/verify/time/tempo-do-texto.ts';
import { hasGold } from '../accuracy/gold.ts';
import type { Measure } from './bench.ts';
import { textsToRead } from './citacoes-texts.ts';
import { figure, ratios } from './figure.ts';

const WARM_UP = 20;
const BEST_OF = 9;
/** The bound for the signals of time, as a share of reading and resolving the citations. */
const MAX_TIME_SHARE = 0.1;
/** The bound for verification with quotations, as a multiple of verification without them. */
const MAX_WITH_QUOTATIONS = 1.5;
/** The bound for the longest text that is accepted, on a quiet machine. */
const MAX_QUOTED_MS = 300;
const LONGEST = 200_000;
/** One long text quoted as the law, whose words occur in no law in that order. */
const QUOTED_NOTHING = `O art. 5º da CF dispõe: “${'a lei dos que nada dizem de coisa alguma '.repeat(LONGEST / 40).slice(0, LONGEST)}”`;

const STAGES = ['citations', 'time', 'resolver', 'quotations'] as const;
type Spent = Record<(typeof STAGES)[number], number>;

/**
 * Measures the verification of real decisions, stage by stage: what the signals of time and the quotations take in
 * addition to the rest.
 */
export const measureTexto: Measure = async ({ snapshot, rounds, note }) => {
  const data = await snapshot();
  const { banco } = JSON.parse(readFileSync(join(data, MANIFEST), 'utf8')) as Manifest;
  const acervo = openAcervo(join(data, banco.path));
  try {
    const nomes = nomesOf(acervo);
    const texts = textsToRead();
    const verify = (texto: string, spent: Spent): void => {
      const timed = <T>(stage: keyof Spent, work: () => T): T => {
        const start = performance.now();
        const made = work();
        spent[stage] += performance.now() - start;
        return made;
      };
      const lido = timed('citations', () => {
        const citacoes = extractCitacoes(texto, nomes);
        return { citacoes, atos: extractAtos(texto, citacoes, nomes) };
      });
      const { citacoes } = timed('time', () => readTempo(texto, lido, acervo));
      const resolvidas = timed('resolver', () => resolveTexto(texto, citacoes, acervo));
      timed('quotations', () => resolveTranscricoes(texto, resolvidas, acervo));
    };
    const pass = (read: readonly string[]): Spent => {
      const spent: Spent = { citations: 0, time: 0, resolver: 0, quotations: 0 };
      for (const texto of read) verify(texto, spent);
      return spent;
    };
    /** Returns the best of some passes for each stage: the cost of the code, without the noise of the machine. */
    const best = (read: readonly string[]): Spent => {
      const all = Array.from({ length: BEST_OF }, () => pass(read));
      const least = STAGES.map((stage) => [stage, Math.min(...all.map((spent) => spent[stage]))]);
      return Object.fromEntries(least) as Spent;
    };
    note('verifying texts, warming up');
    for (let run = 0; run < WARM_UP; run++) pass(texts);
    const spent: Spent[] = [];
    const nothing: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      note(`verifying texts, ${round} of ${rounds}`);
      spent.push(best(texts));
      nothing.push(Object.values(best([QUOTED_NOTHING])).reduce((sum, ms) => sum + ms));
    }
    const of = (stage: keyof Spent) => spent.map((each) => each[stage]);
    const read = spent.map(({ citations, resolver }) => citations + resolver);
    const without = spent.map(({ citations, time, resolver }) => citations + time + resolver);
    const whole = spent.map(({ quotations }, round) => (without[round] as number) + quotations);
    return {
      title: `Verifying ${hasGold ? 'real decisions' : 'the structure table'}, without HTTP`,
      figures: [
        ...STAGES.map((stage) => figure(stage, 'ms', of(stage))),
        figure('time / citations and resolver', '×', ratios(of('time'), read), { at: 'most', value: MAX_TIME_SHARE }),
        figure('with quotations / without', '×', ratios(whole, without), { at: 'most', value: MAX_WITH_QUOTATIONS }),
        figure('one quotation of nothing, 200,000 characters', 'ms', nothing, { at: 'most', value: MAX_QUOTED_MS }),
      ],
    };
  } finally {
    acervo.close();
  }
};
