import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { runMeasure } from './measure.ts';

/** Annotated decisions are no part of the project: `CITATIONS_GOLD` names the folder that holds them and their measure. */
const dir = process.env.CITATIONS_GOLD;
const FILES = ['lener-train.jsonl', 'lener-dev.jsonl'];

if (!dir)
  console.warn('\n*** SKIPPED: accuracy on real decisions. Set CITATIONS_GOLD to the folder of the gold texts. ***\n');
else if (!existsSync(join(dir, 'score.py'))) throw new Error(`CITATIONS_GOLD=${dir} holds no score.py`);

export const hasGold = dir !== undefined && dir !== '';

/** The gold lines as they are, one JSON object a line. */
function readLines(): string[] {
  return FILES.flatMap((file) =>
    readFileSync(join(resolve(dir as string), file), 'utf8')
      .trim()
      .split('\n'),
  );
}

/** The texts of the gold decisions. */
export const readTexts = (): string[] => readLines().map((line) => (JSON.parse(line) as { text: string }).text);

/** What `score.py` says of one kind of citation. */
export interface Placar {
  gold: number;
  recall_any_overlap: number | null;
  recall_80pct_chars: number | null;
  boundary_exact: number | null;
  predicted: number;
  precision_strict: number | null;
  outside_gold_but_article_like: number;
  outside_gold_other: number;
}

/** Provisions, súmulas, temas, OJs and enunciados, by the letter that the measure calls them. */
export type Kind = 'D' | 'S' | 'T' | 'O' | 'E';

/** Runs the extraction over the gold texts and its measure over what came out. Throws when Python is missing. */
export function score(): Record<Kind, Placar> {
  const folder = mkdtempSync(join(tmpdir(), 'vigente-accuracy-'));
  try {
    const lines = readLines();
    const nomes = nomesDe(catalogo);
    const predictions = readTexts().map((text) => JSON.stringify({ citacoes: extractCitacoes(text, nomes) }));
    writeFileSync(join(folder, 'gold.jsonl'), `${lines.join('\n')}\n`);
    writeFileSync(join(folder, 'preds.jsonl'), `${predictions.join('\n')}\n`);
    const files = ['gold.jsonl', 'preds.jsonl'].map((file) => join(folder, file));
    return JSON.parse(runMeasure(join(resolve(dir as string), 'score.py'), ...files));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
