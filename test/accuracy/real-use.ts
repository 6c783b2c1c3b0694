import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { handlers } from '../../runtime/handlers/index.ts';
import { openSnapshot } from '../../runtime/snapshot/open.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import { openDoor } from '../contract/open-door.ts';
import { novaPasta } from '../pastas.ts';
import { hasMirror } from '../real/mirror.ts';
import { realSnapshot } from '../real/snapshot.ts';
import { runMeasure } from './measure.ts';

/** Judged texts of real use are no part of the project: `REAL_USE` names the folder that holds them and their measures. */
const dir = process.env.REAL_USE;

if (!dir) console.warn('\n*** SKIPPED: texts of real use. Set REAL_USE to the folder of the judged texts. ***\n');
else if (!existsSync(join(dir, 'score_real_use.py'))) throw new Error(`REAL_USE=${dir} holds no score_real_use.py`);
else if (!hasMirror)
  console.warn('\n*** SKIPPED: texts of real use, which are verified on real pages. Set CORPUS_MIRROR too. ***\n');

export const hasRealUse = dir !== undefined && dir !== '' && hasMirror;

/** Path of a file of the folder that `REAL_USE` names. */
export const inRealUse = (file: string): string => join(resolve(dir as string), file);

let written: Promise<string> | null = null;

/** A file with what `POST /v1/resolver-texto` answers for every text that a measure reads, a line each; made once. */
export function predictions(): Promise<string> {
  written ??= writePredictions();
  return written;
}

async function writePredictions(): Promise<string> {
  const snapshot = await openSnapshot(await realSnapshot());
  const call = openDoor(operations, handlers, snapshot);
  const lines = judgedTexts().map(({ id, text }) => {
    const answer = call('verificarTexto', { body: { texto: text } });
    if (answer.kind !== 'documento') throw new Error(`${id} was not verified: ${JSON.stringify(answer)}`);
    return `{"doc":${JSON.stringify(id)},${(answer.body as string).slice(1)}\n`;
  });
  snapshot.acervo.close();
  const file = join(novaPasta('real-use'), 'predictions.jsonl');
  writeFileSync(file, lines.join(''));
  return file;
}

/** Less than half of the texts: the others are candidates that nobody judged. */
function judgedTexts(): { id: string; text: string }[] {
  const rows = ['real-use.jsonl', 'era.jsonl', 'quotations.jsonl'].flatMap((file) => readLines<{ doc: string }>(file));
  const judged = new Set(rows.map(({ doc }) => doc));
  return readLines<{ id: string; text: string }>('docs.jsonl').filter(({ id }) => judged.has(id));
}

function readLines<T>(file: string): T[] {
  const lines = readFileSync(inRealUse(file), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** The judged readings of one verdict: how many there are, and how many of them come out as they should. */
export interface Veredito {
  linhas: number;
  em_ordem: number;
}

/** What `score_real_use.py` says, as it prints it and by verdict; rows that turn on the date of the text end in `(tempo)`. */
export interface PlacarDoUso {
  impresso: string;
  vereditos: Record<string, Veredito>;
}

const VEREDITO = /^(?<nome>\w+(?: \(tempo\))?) +(?<linhas>\d+) +(?<certas>\d+) +[\d.]+$/gm;

/** Verifies the texts, unless that was done, and runs the measure over what came out. */
export async function scoreRealUse(): Promise<PlacarDoUso> {
  const impresso = runMeasure(inRealUse('score_real_use.py'), await predictions());
  const vereditos: Record<string, Veredito> = {};
  for (const { groups } of impresso.matchAll(VEREDITO)) {
    const { nome = '', linhas, certas } = groups ?? {};
    vereditos[nome] = { linhas: Number(linhas), em_ordem: Number(certas) };
  }
  return { impresso, vereditos };
}
