import { Type } from '@sinclair/typebox';
import { Acompanhamento } from '../model/corpus/acompanhamento.ts';
import { Alteracao, TIPOS_ALTERACAO } from '../model/corpus/alteracao.ts';
import { pagina, paginacao } from '../model/service/pagina.ts';
import { leitura } from './operation.ts';

export const alteracoes = {
  listarAlteracoes: leitura({
    path: '/v1/alteracoes',
    resumo: 'Lista o que as ingestões viram mudar na legislação, do mais antigo ao mais novo, com o estado atual.',
    query: Type.Object({
      desde: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 40,
          description:
            'Data ou data e hora ISO 8601, inclusive; sem fuso, em UTC: `2026-07-01`, `2026-07-01T12:00:00Z`.',
        }),
      ),
      siglas: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 2000,
          separados: true,
          description: 'Siglas de diplomas, ou `STF` e `STJ` para súmulas, separadas por vírgula.',
        }),
      ),
      tipos: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 500,
          separados: true,
          description: `Tipos de alteração, separados por vírgula: ${TIPOS_ALTERACAO.map((tipo) => `\`${tipo}\``).join(', ')}.`,
        }),
      ),
      ...paginacao,
    }),
    response: Type.Object({ ...pagina(Alteracao).properties, acompanhamento: Type.Optional(Acompanhamento) }),
    tool: 'alteracoes',
  }),
};
