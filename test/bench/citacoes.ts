import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { hasGold, readTexts } from '../accuracy/gold.ts';
import { AO_ACASO, HOSTIS } from '../citacoes/hostis.ts';
import { LINHAS } from '../citacoes/linhas.ts';
import type { Measure } from './bench.ts';
import { figure, ratios } from './figure.ts';

/** The yardstick: one pass of a pattern that knows nothing but a few words. */
const PASSADA =
  /\b(?:arts?|artigos?|par[áa]g\w*|inc\w*|al[íi]n\w*|s[úu]mulas?|lei|decreto|constitui[çc][ãa]o|c[óo]digo)\b|§/gi;
const BEST_OF = 9;
/** Runs before any is measured: a service that has run for a second has its code compiled, and the pass's pattern is at once. */
const WARM_UP = 40;
/** No text may cost more by character than so many times an ordinary one. */
const MAX_HOSTIL = 3;
/** As the routes read: more is refused. */
const MAX_CITACOES = 5_000;

/** Extraction over real decisions against one pass over them; hostile texts against ordinary ones, by character. */
export const measureCitacoes: Measure = async ({ rounds, note }) => {
  const nomes = nomesDe(catalogo);
  // Without the annotated decisions the sentences of the structure table stand in: they are nothing but citations.
  const texts = hasGold ? readTexts() : LINHAS.map(([texto]) => texto);
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const pass: number[] = [];
  const extraction: number[] = [];
  const hostile: number[] = [];
  const random: number[] = [];
  /** The costliest of each round. */
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
    const ordinary = (extraction.at(-1) as number) / characters;
    const costOf = (text: string) => best(() => extractCitacoes(text, nomes, MAX_CITACOES), 3) / text.length / ordinary;
    const costs = HOSTIS.map(([nome, text]) => ({ nome, cost: costOf(text) })).sort((a, b) => b.cost - a.cost);
    hostile.push(costs[0]?.cost ?? 0);
    costliest.add(JSON.stringify(costs[0]?.nome));
    random.push(costOf(AO_ACASO));
    const dearest = costs
      .slice(0, 6)
      .map(({ nome, cost }) => `${cost.toFixed(1)} × ${JSON.stringify(nome.slice(0, 40))}`);
    note(`the costliest hostile texts: ${dearest.join('; ')}`);
  }
  return {
    title: `Citations of ${hasGold ? 'real decisions' : 'the structure table'}, ${(bytes / 1e6).toFixed(1)} MB`,
    figures: [
      figure('one pass of a pattern', 'ms', pass),
      figure('extraction', 'ms', extraction),
      figure('extraction / pass', '×', ratios(extraction, pass), { at: 'most', value: 6 }),
      figure(`costliest hostile text / ordinary, by character (${[...costliest].join(', ')})`, '×', hostile, {
        at: 'most',
        value: MAX_HOSTIL,
      }),
      figure('random pieces of citations / ordinary, by character', '×', random, { at: 'most', value: MAX_HOSTIL }),
    ],
  };
};

function scan(text: string): void {
  PASSADA.lastIndex = 0;
  while (PASSADA.exec(text) !== null);
}

/** Milliseconds of the best of some runs: what the code costs, not what the machine was doing. */
function best(work: () => void, of = BEST_OF): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < of; run++) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
