import { Type } from '@sinclair/typebox';
import { Sumula, TRIBUNAIS } from '../model/corpus/sumula.ts';
import { oneOfInAnyCase } from '../model/primitives.ts';
import { pagina, paginacao } from '../model/service/pagina.ts';
import { leitura } from './operation.ts';

export const sumulas = {
  listarSumulas: leitura({
    path: '/v1/sumulas',
    resumo: 'Lista as súmulas do STF e do STJ: as comuns e as vinculantes do STF, depois as do STJ, por número.',
    query: Type.Object({
      tribunal: Type.Optional(oneOfInAnyCase(TRIBUNAIS, { description: 'Só as deste tribunal.' })),
      vinculante: Type.Optional(Type.Boolean({ description: '`true` só as vinculantes, `false` só as comuns.' })),
      cancelada: Type.Optional(Type.Boolean({ description: '`true` só as canceladas, `false` só as demais.' })),
      ...paginacao,
    }),
    response: pagina(Sumula),
    tool: null,
  }),
  lerSumula: leitura({
    path: '/v1/sumulas/{tribunal}/{numero}',
    resumo: 'Lê o enunciado de uma súmula do STF ou do STJ e diz se foi cancelada.',
    params: Type.Object({
      tribunal: oneOfInAnyCase(TRIBUNAIS, { description: '`STF` ou `STJ`.' }),
      numero: Type.Integer({ minimum: 1, description: 'Número da súmula.' }),
    }),
    query: Type.Object({
      vinculante: Type.Optional(Type.Boolean({ description: '`true` lê a súmula vinculante do STF com esse número.' })),
    }),
    response: Sumula,
    tool: 'ler_sumula',
  }),
};
