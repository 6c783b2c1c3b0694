import { type Static, Type } from '@sinclair/typebox';
import { Instante, nullable, oneOf, Sigla } from '../primitives.ts';

export const STATUS_INGESTAO = ['ok', 'erro', 'sem_mudanca'] as const;
export type StatusIngestao = (typeof STATUS_INGESTAO)[number];

export const FONTES = ['planalto', 'stf', 'stf_vinculante', 'stj'] as const;
export type Fonte = (typeof FONTES)[number];

export const IngestRun = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  fonte: oneOf(FONTES),
  sigla: nullable(Sigla),
  status: oneOf(STATUS_INGESTAO),
  iniciado_em: Instante,
  finalizado_em: nullable(Instante),
  erro: nullable(Type.String()),
});
export type IngestRun = Static<typeof IngestRun>;

/** A run as the log keeps it, with a report of what the parser and the checks found. */
export const IngestRunRelatado = Type.Object({
  ...IngestRun.properties,
  relatorio: Type.Record(Type.String(), Type.Unknown()),
});
export type IngestRunRelatado = Static<typeof IngestRunRelatado>;

/** The body of `/v1/admin/ingest-runs`, newest first. */
export const IngestRuns = Type.Object({ runs: Type.Array(IngestRunRelatado) });
export type IngestRuns = Static<typeof IngestRuns>;

export const UltimaIngestao = Type.Omit(IngestRun, ['sigla']);
export type UltimaIngestao = Static<typeof UltimaIngestao>;
