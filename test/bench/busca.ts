import { Database } from 'bun:sqlite';
import fc from 'fast-check';
import { readPergunta } from '../../schemas/search/query/pergunta.ts';
import { openBuscador } from '../relevancia/buscador.ts';
import { CONSULTAS } from '../relevancia/consultas.ts';
import { medir } from '../relevancia/medida.ts';
import type { Measure } from './bench.ts';
import { openRivais } from './busca-rivais.ts';
import { type Figure, figure, peak } from './figure.ts';

const MAX_P50 = 3;
const MAX_P99 = 20;
const MAX_SIZE = 1.5;
const MAX_FUZZ = 100;
const FUZZED = 500;
/**
 * The most queries given to the rivals. The plain scan is so slow that the rounds over all queries would take minutes.
 */
const SCANNED = 60;

/**
 * Measures `GET /v1/busca` over the judged queries, in the handler with its validation, and other ways to search the
 * same texts.
 */
export const measureBusca: Measure = async ({ snapshot, rounds, note }) => {
  const { responder, buscar, banco, close } = openBuscador(await snapshot());
  try {
    const queries = CONSULTAS.map(({ q }) => q);
    note(`${queries.length} queries a round`);
    timesOf(queries, responder);
    const times = Array.from({ length: rounds }, () => timesOf(queries, responder));
    const fuzzed = fuzz();
    const worst = Array.from({ length: rounds }, () => timesOf(fuzzed, responder).at(-1) as number);
    const ours = [
      figure('median', 'ms', times.map(quantile(0.5)), { at: 'most', value: MAX_P50 }),
      figure('99th percentile', 'ms', times.map(quantile(0.99)), { at: 'most', value: MAX_P99 }),
      peak('worst', 'ms', times.map(quantile(1))),
      peak(`worst of ${FUZZED} fuzzed queries`, 'ms', worst, { at: 'most', value: MAX_FUZZ }),
      ...qualityOf('', buscar),
    ];
    note('a plain scan and MiniSearch with the same texts');
    const theirs = openRivais(banco).flatMap(({ nome, buscar }): Figure[] => {
      timesOf(queries.slice(0, SCANNED), buscar);
      const times = Array.from({ length: rounds }, () => timesOf(queries.slice(0, SCANNED), buscar));
      return [
        figure(`${nome}: median`, 'ms', times.map(quantile(0.5))),
        figure(`${nome}: 99th percentile`, 'ms', times.map(quantile(0.99))),
        peak(`${nome}: worst`, 'ms', times.map(quantile(1))),
        ...qualityOf(`${nome}: `, buscar),
      ];
    });
    const share = figure('index / text', '×', [sizeOf(banco)], { at: 'most', value: MAX_SIZE });
    return { title: `GET /v1/busca (${queries.length} queries, warm)`, figures: [...ours, share, ...theirs] };
  } finally {
    close();
  }
};

function qualityOf(name: string, buscar: (q: string) => readonly string[]): Figure[] {
  const { p5, recall10, mrr } = medir(buscar);
  return [
    figure(`${name}P@5`, '%', [p5 * 100]),
    figure(`${name}recall@10`, '%', [recall10 * 100]),
    figure(`${name}MRR`, '%', [mrr * 100]),
  ];
}

const quantile = (q: number) => (times: readonly number[]) =>
  times[Math.min(times.length - 1, Math.floor(times.length * q))] as number;

/** Returns the milliseconds of each query, in ascending order. */
function timesOf(queries: readonly string[], answer: (q: string) => unknown): number[] {
  const times = queries.map((q) => {
    const start = performance.now();
    answer(q);
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b);
}

/**
 * Returns queries of quotation marks, operators, control characters and long series of common words, the same in every
 * run.
 */
function fuzz(): string[] {
  const word = fc.constantFrom(
    ...['"', '-', '*', '(', ')', 'AND', 'OR', 'NOT', 'NEAR(', '\0', '\u0007', '§', 'art.', '5', '1º', 'cf', '10%'],
    ...['prazo', 'direito', 'lei', 'ação', 'pena', 'crime', 'contrato', 'da', '-juiz', '"ação penal"', 'multa'],
    ...CONSULTAS.flatMap(({ q }) => q.split(' ')),
  );
  const query = fc.oneof(
    fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => words.join(' ')),
    fc.string({ unit: 'binary', minLength: 2, maxLength: 300 }),
    fc.string({ unit: 'grapheme', minLength: 2, maxLength: 300 }),
  );
  const asks = (q: string) => {
    const { termos, excluidos } = readPergunta(q);
    return q.length > 1 && (termos.length > 0 || excluidos.length === 0);
  };
  const valid = query.map((q) => q.slice(0, 300)).filter(asks);
  return fc.sample(valid, { seed: 5, numRuns: FUZZED });
}

/** Returns the ratio of the bytes that only search reads to the bytes of the own text of every provision and súmula. */
function sizeOf(banco: string): number {
  const db = new Database(banco, { readonly: true });
  const share = db.query<{ share: number }, []>(SIZE).get()?.share ?? 0;
  db.close();
  return share;
}

const SIZE = `
  SELECT (SELECT sum(pgsize) FROM dbstat WHERE name LIKE '%busca%') * 1.0
       / ((SELECT sum(octet_length(coalesce(doc ->> '$.caput_texto', doc ->> '$.texto'))) FROM dispositivo)
        + (SELECT coalesce(sum(octet_length(doc ->> '$.texto')), 0) FROM sumula)) AS share`;
