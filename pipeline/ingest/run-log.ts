import type { IngestRun, IngestRunRelatado } from '../../schemas/contract/model/corpus/ingest-run.ts';
import type { RunLog } from '../../schemas/storage/artifacts.ts';
import { noteLeitura, primeirasLeituras, ultimasLeituras } from '../../schemas/storage/leituras.ts';
import { head } from '../../schemas/text/head.ts';
import { printableLine } from '../../schemas/text/printable.ts';

/** As many runs as the administrative listing can ever show. */
const MAX_RECENT = 500;
/** Longer reasons are cut: they may quote a header that a source made endless. */
const MAX_REASON = 1_000;

/** A run before it has its number. */
export type RunDraft = Omit<IngestRunRelatado, 'id'>;

/** Continues the previous run log. Ids go on from it and are never reused. */
export interface RunLogWriter {
  /** The id that the next run recorded will have. */
  nextId(): number;
  record(run: RunDraft): IngestRunRelatado;
  /** The log with everything recorded so far. */
  log(): RunLog;
}

/**
 * Continues a run log. `siglas` are those of the catalogue: for an act that has left it, the newest run is no longer
 * kept.
 */
export function continueRunLog(previous: RunLog | null, siglas: ReadonlySet<string>): RunLogWriter {
  const held = Object.entries(previous?.ultimas ?? {})
    .filter(([, { sigla }]) => sigla === null || siglas.has(sigla))
    .map(([source, run]) => [source, withoutReport(run)] as const);
  const present = new Set(held.map(([source]) => source));
  const read = previous ? [...ultimasLeituras(previous)].filter(([source]) => present.has(source)) : [];
  let nextId = previous?.proximo_id ?? 1;
  const recorded: IngestRunRelatado[] = [];
  return {
    nextId: () => nextId,
    record(run) {
      const numbered = { id: nextId, ...run, erro: run.erro === null ? null : printReason(run.erro) };
      nextId += 1;
      recorded.push(numbered);
      return numbered;
    },
    log() {
      const ultimas: RunLog['ultimas'] = Object.fromEntries(held);
      for (const run of recorded) ultimas[run.sigla ?? run.fonte] = withoutReport(run);
      const recentes = [...recorded.toReversed(), ...(previous?.recentes ?? [])].slice(0, MAX_RECENT);
      const lidas = new Map(read);
      for (const run of recorded) noteLeitura(lidas, run);
      // The first reading is stored, because the runs that show it drop out of `recentes`.
      const desde = previous ? Object.fromEntries(primeirasLeituras(previous)) : {};
      const log = { proximo_id: nextId, ultimas, lidas: Object.fromEntries(lidas), recentes };
      const first = [...primeirasLeituras({ ...log, desde })].filter(([source]) => source in ultimas);
      return { ...log, desde: Object.fromEntries(first) };
    },
  };
}

function printReason(reason: string): string {
  const line = printableLine(reason);
  return line.length > MAX_REASON ? `${head(line, MAX_REASON)}…` : line;
}

function withoutReport({ id, fonte, sigla, status, iniciado_em, finalizado_em, erro }: IngestRun): IngestRun {
  return { id, fonte, sigla, status, iniciado_em, finalizado_em, erro };
}
