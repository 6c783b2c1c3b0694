import { Type } from '@sinclair/typebox';
import { Em } from '../model/corpus/em.ts';
import { oneOf } from '../model/primitives.ts';
import { ResultadoBusca } from '../model/service/busca.ts';
import { leitura } from './operation.ts';

export const TIPOS_BUSCA = ['todos', 'dispositivos', 'sumulas'] as const;
export type TipoBusca = (typeof TIPOS_BUSCA)[number];
const MAX_RESULTADOS = 50;

export const busca = {
  buscar: leitura({
    path: '/v1/busca',
    resumo:
      'Busca na legislação e nas súmulas por palavras: todas as palavras, "frase exata" entre aspas, -palavra para excluir. Serve para achar o dispositivo quando não se sabe o número.',
    query: Type.Object({
      q: Type.String({
        minLength: 2,
        maxLength: 300,
        description:
          'O que buscar. Uma frase entre aspas que não está em texto nenhum é buscada por suas palavras: o `trecho` diz o que se achou.',
      }),
      siglas: Type.Optional(
        Type.String({
          maxLength: 2000,
          separados: true,
          description: 'Só nestes diplomas: siglas separadas por vírgula (em MCP, também uma lista).',
        }),
      ),
      tipo: Type.Optional(oneOf(TIPOS_BUSCA, { description: 'Onde buscar; o padrão é `todos`.' })),
      limit: Type.Optional(
        Type.Integer({ minimum: 1, maximum: MAX_RESULTADOS, description: 'Quantos resultados; o padrão é 20.' }),
      ),
      em: Type.Optional({
        ...Em,
        description:
          'Só o que vigorava no dia, no mês ou no ano, com a redação de então no `trecho`: `2015-03-01`, `2015-03` ou `2015`. Busca nas palavras de hoje e nas de então; nas de então, o dispositivo que tem todas as palavras, sem sinônimos, com `rank` de 0,8 a 1. As súmulas aprovadas depois ficam de fora.',
      }),
      incluir_alteradores: Type.Optional(
        oneOf(['true', 'false'], { description: '`false` deixa de fora os dispositivos que só alteram outros atos.' }),
      ),
    }),
    response: Type.Object({
      q: Type.String(),
      resultados: Type.Array(ResultadoBusca),
      aviso: Type.Optional(Type.String({ description: 'O que a busca não alcança, antes da primeira ingestão.' })),
    }),
    tool: 'buscar',
  }),
};
