import { type Static, Type } from '@sinclair/typebox';
import { UltimaIngestao } from './ingest-run.ts';
import { Instante, nullable, oneOf, Sigla } from './primitives.ts';

export const Health = Type.Object({
  status: oneOf(['ok', 'degraded']),
  banco: oneOf(['ok', 'erro']),
  agora: Instante,
  diplomas: Type.Array(
    Type.Object({ sigla: Sigla, ingested_at: nullable(Instante), ultima_ingestao: nullable(UltimaIngestao) }),
  ),
  sumulas: Type.Array(Type.Object({ fonte: Type.String(), ultima_ingestao: nullable(UltimaIngestao) })),
});
export type Health = Static<typeof Health>;
