import { readFileSync } from 'node:fs';
import type { IngestRunRelatado, UltimaIngestao } from '../../schemas/contract/model/corpus/ingest-run.ts';
import type { RunLog } from '../../schemas/storage/artifacts.ts';
import { endOf, primeirasLeituras, ultimasLeituras } from '../../schemas/storage/leituras.ts';

/** The part of the run log that the health of the service is judged by. */
export interface Runs {
  /** The newest run by sigla, or by the name of a source of súmulas. */
  ultimas: ReadonlyMap<string, UltimaIngestao>;
  /** When each source was last read successfully. */
  lidas: ReadonlyMap<string, string>;
  /** When each source was first read. Its changes are known from then on. */
  desde: ReadonlyMap<string, string>;
  /** The end of the newest run of all, in milliseconds since 1970. Null if there was no run. */
  maisNova: number | null;
}

/** Extracts from the run log what requests need. The reports stay on disk. */
export function summarizeRuns(log: RunLog): Runs {
  const ultimas = new Map<string, UltimaIngestao>();
  let maisNova: number | null = null;
  for (const run of [...Object.values(log.ultimas), ...log.recentes]) {
    maisNova = Math.max(maisNova ?? 0, Date.parse(endOf(run)));
  }
  for (const [source, { id, fonte, status, iniciado_em, finalizado_em, erro }] of Object.entries(log.ultimas)) {
    ultimas.set(source, { id, fonte, status, iniciado_em, finalizado_em, erro });
  }
  return { ultimas, lidas: ultimasLeituras(log), desde: primeirasLeituras(log), maisNova };
}

/**
 * Reads the latest runs with their reports, newest first. They are read at each call because the reports are larger
 * than the snapshot's index.
 */
export function readRecentRuns(runLog: string, limit: number): IngestRunRelatado[] {
  const { recentes } = JSON.parse(readFileSync(runLog, 'utf8')) as RunLog;
  return recentes.slice(0, limit);
}
