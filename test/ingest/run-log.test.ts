import { describe, expect, test } from 'bun:test';
import { Value } from '@sinclair/typebox/value';
import { continueRunLog } from '../../pipeline/ingest/run-log.ts';
import { summarizeRuns } from '../../runtime/snapshot/runs.ts';
import { RunLog } from '../../schemas/storage/artifacts.ts';

const SIGLAS = Array.from({ length: 400 }, (_, index) => `EX-${index}`);

/** A day on which every source is read, and these fail. */
function day(previous: RunLog | null, date: string, failing: ReadonlySet<string>, siglas = SIGLAS): RunLog {
  const log = continueRunLog(previous, new Set(siglas));
  const at = `${date}T03:00:00.000Z`;
  for (const sigla of siglas) {
    const status = failing.has(sigla) ? 'erro' : 'sem_mudanca';
    const erro = status === 'erro' ? 'Acesso Negado' : null;
    log.record({ fonte: 'planalto', sigla, status, iniciado_em: at, finalizado_em: at, erro, relatorio: {} });
  }
  return log.log();
}

describe('the date of the last good reading', () => {
  const failing = new Set(['EX-0', 'EX-399']);
  const first = day(null, '2026-01-01', new Set());
  const second = day(first, '2026-01-02', failing);
  const third = day(second, '2026-01-03', failing);
  const read = (log: RunLog, sigla: string) => summarizeRuns(log).lidas.get(sigla);

  test('outlives any number of failures, of however many sources', () => {
    expect(third.recentes.some(({ sigla, status }) => sigla === 'EX-0' && status !== 'erro')).toBe(false);
    expect(read(third, 'EX-0')).toBe('2026-01-01T03:00:00.000Z');
    expect(read(third, 'EX-399')).toBe('2026-01-01T03:00:00.000Z');
    expect(read(third, 'EX-1')).toBe('2026-01-03T03:00:00.000Z');
    expect(Value.Check(RunLog, third)).toBe(true);
  });

  test('is found among the runs of a log that does not keep it, and kept from then on', () => {
    const { lidas: _, ...old } = second;
    expect(Value.Check(RunLog, old)).toBe(true);
    expect(read(old, 'EX-399')).toBe('2026-01-01T03:00:00.000Z');
    expect(read(day(day(old, '2026-01-03', failing), '2026-01-04', failing), 'EX-399')).toBe(
      '2026-01-01T03:00:00.000Z',
    );
  });

  test('is forgotten with its source', () => {
    expect(day(third, '2026-01-04', new Set(), ['EX-1']).lidas).toEqual({ 'EX-1': '2026-01-04T03:00:00.000Z' });
  });
});

describe('the date of the first reading', () => {
  const since = (log: RunLog, sigla: string) => summarizeRuns(log).desde.get(sigla);
  const first = day(null, '2026-01-01', new Set(['EX-0']));
  const later = day(day(first, '2026-01-02', new Set()), '2026-01-03', new Set());

  test('is of the first that was good, and outlives the runs that tell it', () => {
    expect(later.recentes.some(({ iniciado_em }) => iniciado_em.startsWith('2026-01-01'))).toBe(false);
    expect(since(later, 'EX-1')).toBe('2026-01-01T03:00:00.000Z');
    expect(since(later, 'EX-0')).toBe('2026-01-02T03:00:00.000Z');
  });

  test('is as far back as a log tells that did not keep it, and forgotten with its source', () => {
    const { desde: _, ...old } = first;
    expect(since(day(old, '2026-01-02', new Set()), 'EX-1')).toBe('2026-01-01T03:00:00.000Z');
    expect(Object.keys(day(later, '2026-01-04', new Set(), ['EX-1']).desde ?? {})).toEqual(['EX-1']);
  });
});
