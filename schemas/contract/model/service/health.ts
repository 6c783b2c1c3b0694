import { type Static, Type } from '@sinclair/typebox';
import { UltimaIngestao } from '../corpus/ingest-run.ts';
import { Instante, nullable, oneOf, Sigla } from '../primitives.ts';

export const Health = Type.Object({
  status: oneOf(['ok', 'degraded']),
  banco: oneOf(['ok', 'erro']),
  agora: Instante,
  snapshot: Type.Object({
    versao: Type.String({ description: 'A versão dos textos que são servidos.' }),
    gerado_em: Instante,
    recusado_desde: {
      ...nullable(Instante),
      description: 'Desde quando uma versão mais nova é recusada por não passar na conferência; `null` se nenhuma é.',
    },
  }),
  atraso_ms: Type.Integer({
    minimum: 0,
    description: 'O maior tempo que algo teve de esperar pelo processo, no último minuto, em milissegundos.',
  }),
  mcp: oneOf(['ok', 'erro'], { description: '`erro` quando o servidor MCP não pôde ser carregado.' }),
  diplomas: Type.Array(
    Type.Object({ sigla: Sigla, ingested_at: nullable(Instante), ultima_ingestao: nullable(UltimaIngestao) }),
  ),
  sumulas: Type.Array(Type.Object({ fonte: Type.String(), ultima_ingestao: nullable(UltimaIngestao) })),
});
export type Health = Static<typeof Health>;
