import type { IngestRun } from '../contract/model/corpus/ingest-run.ts';
import type { RunLog } from './artifacts.ts';

/** When each source was last read with success, as a run log tells; one without `lidas` tells it of its runs alone. */
export function ultimasLeituras({ lidas = {}, ultimas, recentes }: RunLog): Map<string, string> {
  const found = new Map(Object.entries(lidas));
  for (const run of [...Object.values(ultimas), ...recentes]) noteLeitura(found, run);
  return found;
}

/** When each source was first read with success, as far back as a run log tells. */
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

/** Adds a run to the last good readings. */
export function noteLeitura(lidas: Map<string, string>, run: IngestRun): void {
  if (run.status === 'erro') return;
  const source = run.sigla ?? run.fonte;
  const end = endOf(run);
  const known = lidas.get(source);
  if (known === undefined || known < end) lidas.set(source, end);
}

export function endOf({ finalizado_em, iniciado_em }: IngestRun): string {
  return finalizado_em ?? iniciado_em;
}
