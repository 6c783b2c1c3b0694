import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { hasGold } from '../accuracy/gold.ts';
import { AO_ACASO, HOSTIS } from '../citacoes/hostis.ts';
import type { Measure } from './bench.ts';
import { textsToRead } from './citacoes-texts.ts';
import { ROOT } from './corpus.ts';
import { figure, ratios } from './figure.ts';

/** The yardstick: one pass of a pattern that knows only a few words. */
const PASSADA =
  /\b(?:arts?|artigos?|par[áa]g\w*|inc\w*|al[íi]n\w*|s[úu]mulas?|lei|decreto|constitui[çc][ãa]o|c[óo]digo)\b|§/gi;
const BEST_OF = 9;
/**
 * Passes before the first measured one. In a service that has run for a second the code is compiled, while the
 * yardstick's pattern is compiled at once.
 */
const WARM_UP = 40;
/** The bound of the first pass in a new process, as a multiple of a warm one. */
const MAX_COLD = 3;
/** The bound for each text of the greatest length that is accepted, on a quiet machine. */
const MAX_HOSTILE_MS = 150;
/** A text twice as long should take twice as long, plus what the clock and the caches of a machine add. */
const MAX_TWICE = 2.5;
/** Shorter times depend more on the clock and on garbage collection than on the length of the text. */
const LEAST_MS = 10;
const HOSTILE_BEST_OF = 5;
/** The limit that the routes use. Texts with more are refused. */
const MAX_CITACOES = 5_000;

/**
 * Measures extraction over real decisions against one pass of the pattern over them, the first pass in a new process,
 * and hostile texts against half of each.
 */
export const measureCitacoes: Measure = async ({ rounds, note }) => {
  const nomes = nomesDe(catalogo);
  const texts = textsToRead();
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const pass: number[] = [];
  const extraction: number[] = [];
  const cold: number[] = [];
  const hostile: number[] = [];
  const twice: number[] = [];
  /** The slowest hostile text of each round. */
  const costliest = new Set<string>();
  note('citations, warming up');
  for (let run = 0; run < WARM_UP; run++) for (const text of texts) extractCitacoes(text, nomes);
  for (let round = 1; round <= rounds; round++) {
    note(`citations, ${round} of ${rounds}`);
    pass.push(best(() => texts.forEach(scan)));
    extraction.push(
      best(() => {
        for (const text of texts) extractCitacoes(text, nomes);
      }),
    );
    cold.push(await measureCold());
    const time = (text: string) => best(() => extractCitacoes(text, nomes, MAX_CITACOES), HOSTILE_BEST_OF);
    const costs = [...HOSTIS, ['random pieces', AO_ACASO] as const]
      .map(([nome, text]) => ({ nome, whole: time(text), half: time(text.slice(0, text.length >> 1)) }))
      .sort((a, b) => b.whole - a.whole);
    hostile.push(costs[0]?.whole ?? 0);
    costliest.add(JSON.stringify(costs[0]?.nome));
    twice.push(Math.max(0, ...costs.filter(({ whole }) => whole >= LEAST_MS).map(({ whole, half }) => whole / half)));
    const dearest = costs
      .slice(0, 6)
      .map(
        ({ nome, whole, half }) =>
          `${whole.toFixed(0)} ms, ${(whole / half).toFixed(1)} × half of ${JSON.stringify(nome.slice(0, 40))}`,
      );
    note(`the costliest hostile texts: ${dearest.join('; ')}`);
  }
  return {
    title: `Citations of ${hasGold ? 'real decisions' : 'the structure table'}, ${(bytes / 1e6).toFixed(1)} MB`,
    figures: [
      figure('one pass of a pattern', 'ms', pass),
      figure('extraction', 'ms', extraction),
      figure('extraction / pass', '×', ratios(extraction, pass), { at: 'most', value: 6 }),
      figure('first pass, in a new process', 'ms', cold),
      figure('first pass / extraction', '×', ratios(cold, extraction), { at: 'most', value: MAX_COLD }),
      figure(`costliest hostile text of 200,000 characters (${[...costliest].join(', ')})`, 'ms', hostile, {
        at: 'most',
        value: MAX_HOSTILE_MS,
      }),
      figure('a hostile text / half of it, the worst', '×', twice, { at: 'most', value: MAX_TWICE }),
    ],
  };
};

async function measureCold(): Promise<number> {
  const child = Bun.spawn([process.execPath, 'test/bench/citacoes-cold.ts'], { cwd: ROOT, stdout: 'pipe' });
  const printed = await child.stdout.text();
  if ((await child.exited) !== 0) throw new Error('the first pass failed');
  return Number(printed.trim().split('\n').at(-1));
}

function scan(text: string): void {
  PASSADA.lastIndex = 0;
  while (PASSADA.exec(text) !== null);
}

/** Returns the milliseconds of the best of some runs: the cost of the code, without the noise of the machine. */
function best(work: () => void, of = BEST_OF): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < of; run++) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
