import { readFileSync } from 'node:fs';
import type { IngestRunRelatado, UltimaIngestao } from '../../schemas/contract/model/corpus/ingest-run.ts';
import type { RunLog } from '../../schemas/storage/artifacts.ts';
import { endOf, primeirasLeituras, ultimasLeituras } from '../../schemas/storage/leituras.ts';

/** What the health of the service is judged by, taken from the run log. */
export interface Runs {
  /** Newest run by sigla, or by the name of a source of súmulas. */
  ultimas: ReadonlyMap<string, UltimaIngestao>;
  /** When each source was last read with success. */
  lidas: ReadonlyMap<string, string>;
  /** When each was first read, since when its changes are seen. */
  desde: ReadonlyMap<string, string>;
  /** End of the newest run of all, in milliseconds; null when there was none. */
  maisNova: number | null;
}

/** Keeps of the run log what the runtime answers with; the reports stay on disk. */
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

/** The latest runs with their reports, newest first; read when asked for, since the reports outweigh the snapshot's index. */
export function readRecentRuns(runLog: string, limit: number): IngestRunRelatado[] {
  const { recentes } = JSON.parse(readFileSync(runLog, 'utf8')) as RunLog;
  return recentes.slice(0, limit);
}
