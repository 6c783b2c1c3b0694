import { readFileSync } from 'node:fs';
import type { RunLog } from '../../schemas/artifacts.ts';
import type { IngestRun, IngestRunRelatado, UltimaIngestao } from '../../schemas/model/ingest-run.ts';

/** What the health of the service is judged by, taken from the run log. */
export interface Runs {
  /** Newest run by sigla, or by the name of a source of súmulas. */
  ultimas: ReadonlyMap<string, UltimaIngestao>;
  /** When each source was last read with success. */
  lidas: ReadonlyMap<string, string>;
  /** End of the newest run of all, in milliseconds; null when there was none. */
  maisNova: number | null;
}

/** Keeps of the run log what the runtime answers with; the reports stay on disk. */
export function summarizeRuns(log: RunLog): Runs {
  const ultimas = new Map<string, UltimaIngestao>();
  const lidas = new Map<string, string>();
  let maisNova: number | null = null;
  const newest = Object.entries(log.ultimas);
  const recent = log.recentes.map((run) => [run.sigla ?? run.fonte, run] as const);
  for (const [source, run] of [...newest, ...recent]) {
    const end = endOf(run);
    maisNova = Math.max(maisNova ?? 0, Date.parse(end));
    const read = lidas.get(source);
    if (run.status !== 'erro' && (read === undefined || read < end)) lidas.set(source, end);
  }
  for (const [source, { id, fonte, status, iniciado_em, finalizado_em, erro }] of newest) {
    ultimas.set(source, { id, fonte, status, iniciado_em, finalizado_em, erro });
  }
  return { ultimas, lidas, maisNova };
}

/** The latest runs with their reports, newest first; read when asked for, since the reports outweigh the snapshot's index. */
export function readRecentRuns(runLog: string, limit: number): IngestRunRelatado[] {
  const { recentes } = JSON.parse(readFileSync(runLog, 'utf8')) as RunLog;
  return recentes.slice(0, limit);
}

function endOf(run: IngestRun): string {
  return run.finalizado_em ?? run.iniciado_em;
}
