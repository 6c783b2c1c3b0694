import { Type } from '@sinclair/typebox';
import { IngestRuns } from '../model/corpus/ingest-run.ts';
import { Health } from '../model/service/health.ts';
import { leitura } from './operation.ts';

export const operacao = {
  saude: leitura({
    path: '/v1/health',
    resumo: 'Diz se o serviço está bem e quando cada diploma e cada lista de súmulas foi lido da fonte.',
    response: Health,
    acesso: 'livre',
    cache: 'no-store',
    indisponivel: true,
    tool: null,
  }),
  lerOpenapi: leitura({
    path: '/v1/openapi.json',
    resumo: 'Baixa a descrição desta API em OpenAPI 3.1, de que se geram clientes.',
    response: Type.Object({ openapi: Type.String({ description: 'Versão do formato.' }) }),
    acesso: 'livre',
    tool: null,
  }),
  listarIngestoes: leitura({
    path: '/v1/admin/ingest-runs',
    resumo: 'Lista as últimas ingestões, da mais nova à mais antiga, cada uma com o seu relatório.',
    query: Type.Object({
      limit: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 500, default: 50, description: 'Quantas ingestões, no máximo.' }),
      ),
    }),
    response: IngestRuns,
    acesso: 'admin',
    cache: 'no-store',
    tool: null,
  }),
};
