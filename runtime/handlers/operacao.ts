import type { IngestRuns } from '../../schemas/contract/model/corpus/ingest-run.ts';
import { FONTES_SUMULAS } from '../../schemas/contract/model/corpus/sumula.ts';
import type { Health } from '../../schemas/contract/model/service/health.ts';
import type { operacao } from '../../schemas/contract/operations/operacao.ts';
import { type Documento, documento, momentaneo } from '../answer.ts';
import type { Contexto, Handlers } from '../call.ts';
import { composeOpenapi } from '../openapi/documento.ts';
import type { Snapshot } from '../snapshot/open.ts';
import { readRecentRuns } from '../snapshot/runs.ts';

export const operacaoHandlers: Handlers<typeof operacao> = {
  saude(_, contexto) {
    const health = judge(contexto);
    return momentaneo(JSON.stringify(health), health.banco === 'erro' ? 503 : 200);
  },

  lerOpenapi() {
    openapi ??= documento(JSON.stringify(composeOpenapi()));
    return openapi;
  },

  listarIngestoes({ query: { limit = 50 } }, { snapshot }) {
    const runs = readRecentRuns(snapshot.runLog, limit);
    return momentaneo(JSON.stringify({ runs } satisfies IngestRuns), 200);
  },
};

/** Depends only on the table of operations, so it never changes while the service runs. */
let openapi: Documento | null = null;

function judge({ snapshot, now, chavesNoAr, situacao, log }: Contexto): Health {
  const { recusadoDesde, mcpNoAr, atrasoMs } = situacao();
  const agora = now();
  const banco = canRead(snapshot, log) ? 'ok' : 'erro';
  const wellRead = !hasFailedRun(snapshot) && !isLate(snapshot, agora);
  return {
    status: wellRead && banco === 'ok' && recusadoDesde === null && mcpNoAr && chavesNoAr() ? 'ok' : 'degraded',
    banco,
    agora: new Date(agora).toISOString(),
    snapshot: {
      versao: snapshot.manifest.versao,
      gerado_em: snapshot.manifest.gerado_em,
      recusado_desde: recusadoDesde === null ? null : new Date(recusadoDesde).toISOString(),
    },
    atraso_ms: atrasoMs,
    mcp: mcpNoAr ? 'ok' : 'erro',
    diplomas: [...readDiplomas(snapshot), ...neverRead(snapshot)],
    sumulas: FONTES_SUMULAS.map((fonte) => ({ fonte, ultima_ingestao: snapshot.runs.ultimas.get(fonte) ?? null })),
  };
}

function readDiplomas({ acervo, runs }: Snapshot): Health['diplomas'] {
  return acervo.diplomas.map(({ sigla }) => ({
    sigla,
    ingested_at: runs.lidas.get(sigla) ?? acervo.ingestedAt(sigla),
    ultima_ingestao: runs.ultimas.get(sigla) ?? null,
  }));
}

/**
 * Acts of the catalogue whose every ingestion failed. They are not in the snapshot, and are a reason for `degraded`.
 */
function neverRead({ acervo, runs }: Snapshot): Health['diplomas'] {
  return [...runs.ultimas]
    .filter(([source, { fonte }]) => fonte === 'planalto' && acervo.sigla(source) === null)
    .map(([sigla, ultima_ingestao]) => ({ sigla, ingested_at: null, ultima_ingestao }));
}

/** A database that cannot be read is one of the possible answers. The reason goes to the log. */
function canRead({ acervo }: Snapshot, log: Contexto['log']): boolean {
  try {
    acervo.probe();
    return true;
  } catch (error) {
    log(`the database cannot be read: ${Bun.inspect(error)}`);
    return false;
  }
}

function hasFailedRun({ runs }: Snapshot): boolean {
  return [...runs.ultimas.values()].some((run) => run.status === 'erro');
}

/** Twice the interval, so that a run that is merely slow raises no alarm. */
function isLate({ manifest, runs }: Snapshot, agora: number): boolean {
  if (manifest.intervalo === null) return false;
  return runs.maisNova === null || agora - runs.maisNova > 2 * manifest.intervalo * 1000;
}
