import { Type } from '@sinclair/typebox';
import { IndiceExport, IndiceTermoDetalhado, ListaIndiceTermos } from '../model/service/indice.ts';
import { paginacao } from '../model/service/pagina.ts';
import { leitura } from './operation.ts';

export const indice = {
  listarTermos: leitura({
    path: '/v1/indice/termos',
    resumo: 'Lista os termos do índice remissivo, em ordem alfabética; com `q`, só os que contêm esse trecho.',
    query: Type.Object({
      q: Type.Optional(
        Type.String({ minLength: 1, maxLength: 60, description: 'Trecho do termo, com ou sem acentos.' }),
      ),
      ...paginacao,
    }),
    response: ListaIndiceTermos,
    tool: 'indice_remissivo',
  }),
  lerTermo: leitura({
    path: '/v1/indice/termos/{chave}',
    resumo: 'Lê um termo do índice remissivo: os dispositivos que tratam dele, com o aspecto de que tratam.',
    params: Type.Object({
      chave: Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'Chave do termo: em minúsculas e sem acentos; aceita também o termo como se lê.',
      }),
    }),
    response: IndiceTermoDetalhado,
    tool: 'indice_remissivo',
  }),
  exportarIndice: leitura({
    path: '/v1/indice/export',
    resumo: 'Baixa o índice remissivo inteiro; o `ETag` é a sua versão, que só muda quando o índice muda.',
    response: IndiceExport,
    cache: { maxAge: 86_400 },
    arquivo: true,
    tool: null,
  }),
};
