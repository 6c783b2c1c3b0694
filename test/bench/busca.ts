import { Database } from 'bun:sqlite';
import { openBuscador } from '../relevancia/buscador.ts';
import { CONSULTAS } from '../relevancia/consultas.ts';
import type { Measure } from './bench.ts';
import { figure } from './figure.ts';

const MAX_P50 = 3;
const MAX_P99 = 20;
const MAX_SIZE = 1.5;
/** More than these are looked up in so plain a way that all of them would take minutes. */
const SCANNED = 40;

/** `GET /v1/busca` over the judged queries, in the handler with its validation; a plain scan beside it. */
export const measureBusca: Measure = async ({ snapshot, rounds, note }) => {
  const { responder, banco, close } = openBuscador(await snapshot());
  const db = new Database(banco, { readonly: true });
  try {
    const queries = CONSULTAS.map(({ q }) => q);
    note(`${queries.length} queries a round`);
    timesOf(queries, responder);
    const times = Array.from({ length: rounds }, () => timesOf(queries, responder));
    note('a plain scan');
    const scan = scanOf(db);
    const plain = Array.from({ length: rounds }, () => timesOf(queries.slice(0, SCANNED), scan));
    const size = db.query<{ share: number }, []>(SIZE).get()?.share ?? 0;
    return {
      title: `GET /v1/busca (${queries.length} queries, warm)`,
      figures: [
        figure('median', 'ms', times.map(quantile(0.5)), { at: 'most', value: MAX_P50 }),
        figure('99th percentile', 'ms', times.map(quantile(0.99)), { at: 'most', value: MAX_P99 }),
        figure('LIKE over every provision, median', 'ms', plain.map(quantile(0.5))),
        figure('LIKE over every provision, 99th percentile', 'ms', plain.map(quantile(0.99))),
        figure('index / text', '×', [size], { at: 'most', value: MAX_SIZE }),
      ],
    };
  } finally {
    db.close();
    close();
  }
};

const quantile = (q: number) => (times: readonly number[]) => times[Math.floor(times.length * q)] as number;

/** Milliseconds of each, rising. */
function timesOf(queries: readonly string[], answer: (q: string) => unknown): number[] {
  const times = queries.map((q) => {
    const start = performance.now();
    answer(q);
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b);
}

/** All words of a query as they are written, in any order. */
function scanOf(db: Database): (q: string) => unknown {
  return (q) => {
    const words = q.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
    const where = words.map(() => `doc ->> '$.texto' LIKE ?`).join(' AND ') || '1';
    return db.query(`SELECT ref_key FROM dispositivo WHERE ${where} LIMIT 20`).all(...words.map((word) => `%${word}%`));
  };
}

/** Bytes of everything that search alone reads, to those of every provision's own text and every súmula's. */
const SIZE = `
  SELECT (SELECT sum(pgsize) FROM dbstat WHERE name LIKE '%busca%') * 1.0
       / ((SELECT sum(octet_length(coalesce(doc ->> '$.caput_texto', doc ->> '$.texto'))) FROM dispositivo)
        + (SELECT coalesce(sum(octet_length(doc ->> '$.texto')), 0) FROM sumula)) AS share`;
