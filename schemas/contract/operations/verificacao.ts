import { Type } from '@sinclair/typebox';
import { Em } from '../model/corpus/em.ts';
import { ItemCitacao } from '../model/verification/item-citacao.ts';
import { Resolucao } from '../model/verification/resolucao.ts';
import { envio } from './operation.ts';

const MAX_CITACOES = 100;

export const verificacao = {
  resolver: envio({
    path: '/v1/resolver',
    resumo: 'Verifica se cada citação existe e está em vigor, na ordem em que foram enviadas.',
    body: Type.Object({
      citacoes: Type.Array(ItemCitacao, { maxItems: MAX_CITACOES, description: 'As citações a verificar.' }),
      em: Type.Optional(Em),
    }),
    response: Type.Object({ resultados: Type.Array(Resolucao, { description: 'Na ordem das citações.' }) }),
    acesso: 'chave',
    tool: 'verificar_citacoes',
  }),
};
