import { createDraft } from '../bake/draft/draft.ts';
import type { PreviousSnapshot } from '../bake/draft/previous-snapshot.ts';
import type { LeitorSumulas } from '../sumulas/leitura.ts';
import type { IngestOptions } from './ingest.ts';
import { startLaps } from './laps.ts';
import type { Readings } from './read-all.ts';
import { settleSumulas } from './settle-sumulas.ts';

/** Reads the lists of súmulas, one after another, and adds each one with something new to the draft. */
export async function readSumulas(
  leitores: readonly LeitorSumulas[],
  readings: Readings,
  anterior: PreviousSnapshot | null,
  { out, clock, only = [], accept = [], mirrored, onProgress = () => {} }: IngestOptions,
): Promise<void> {
  for (const { fonte, read } of leitores) {
    onProgress({ kind: 'reading', sigla: fonte });
    const iniciado_em = clock().toISOString();
    const lap = startLaps(clock);
    let leitura = await read();
    // Fetching a list's pages cannot be timed apart from reading it: only the last page may say how many there are.
    const leitura_ms = lap();
    const finalizado_em = clock().toISOString();
    const held = anterior?.sumulas(fonte) ?? [];
    if (leitura.outcome === 'ausente') {
      if (mirrored && !only.includes(fonte) && held.length === 0) {
        readings.ausentes.push(fonte);
        onProgress({ kind: 'act', sigla: fonte, status: 'ausente', dispositivos: 0, erro: null });
        continue;
      }
      leitura = { outcome: 'erro', erro: `a lista de súmulas ${fonte} não está no espelho` };
    }
    const { status, erro, relatorio, sumulas, changes } = settleSumulas(fonte, leitura, held, accept.includes(fonte));
    if (sumulas) {
      readings.draft ??= createDraft(out, anterior);
      readings.draft.sumulas.set(fonte, sumulas);
    }
    relatorio.duracoes = { leitura_ms, composicao_ms: lap() };
    const identity = { fonte, sigla: null };
    const run = readings.log.record({ ...identity, status, iniciado_em, finalizado_em, erro, relatorio });
    for (const change of changes) readings.changes.push({ ...change, ingest_run_id: run.id });
    readings.runs.push(run);
    onProgress({ kind: 'act', sigla: fonte, status, dispositivos: 0, erro: run.erro });
  }
}
