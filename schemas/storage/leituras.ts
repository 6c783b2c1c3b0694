import type { IngestRun } from '../contract/model/corpus/ingest-run.ts';
import type { RunLog } from './artifacts.ts';

/**
 * When each source was last read successfully. A log without `lidas` gives only the times of the runs that it holds.
 */
export function ultimasLeituras({ lidas = {}, ultimas, recentes }: RunLog): Map<string, string> {
  const found = new Map(Object.entries(lidas));
  for (const run of [...Object.values(ultimas), ...recentes]) noteLeitura(found, run);
  return found;
}

/** When each source was first read successfully, as far back as the run log goes. */
export function primeirasLeituras({ desde = {}, lidas = {}, ultimas, recentes }: RunLog): Map<string, string> {
  const found = new Map(Object.entries(desde));
  for (const [source, instante] of Object.entries(lidas)) notePrimeira(found, source, instante);
  for (const run of [...Object.values(ultimas), ...recentes])
    if (run.status !== 'erro') notePrimeira(found, run.sigla ?? run.fonte, endOf(run));
  return found;
}

function notePrimeira(desde: Map<string, string>, source: string, instante: string): void {
  const known = desde.get(source);
  if (known === undefined || known > instante) desde.set(source, instante);
}

/** Records a run, if it was successful, as the last reading of its source. */
export function noteLeitura(lidas: Map<string, string>, run: IngestRun): void {
  if (run.status === 'erro') return;
  const source = run.sigla ?? run.fonte;
  const end = endOf(run);
  const known = lidas.get(source);
  if (known === undefined || known < end) lidas.set(source, end);
}

/** The instant at which a run ended, or began if it was cut short. */
export function endOf({ finalizado_em, iniciado_em }: IngestRun): string {
  return finalizado_em ?? iniciado_em;
}
