import { Type } from '@sinclair/typebox';
import { Em } from '../model/corpus/em.ts';
import { CitacaoExtraida } from '../model/verification/citacao.ts';
import { TempoDoTexto } from '../model/verification/tempo.ts';
import { TextoVerificado } from '../model/verification/texto-verificado.ts';
import { envio, leitura } from './operation.ts';

/** A text to be read, as long as a request may bring one. */
const Corpo = Type.Object({
  texto: Type.String({ minLength: 1, maxLength: 200_000, description: 'Até 200.000 unidades UTF-16.' }),
  em: Type.Optional(Em),
});

export const extracao = {
  extrairCitacoes: envio({
    path: '/v1/parse',
    resumo: 'Encontra num texto as citações de dispositivos, súmulas, temas, OJs e enunciados, e diz onde estão.',
    body: Corpo,
    response: Type.Object({ tempo: Type.Optional(TempoDoTexto), citacoes: Type.Array(CitacaoExtraida) }),
    acesso: 'chave',
    tool: 'extrair_citacoes',
  }),
  verificarTexto: envio({
    path: '/v1/resolver-texto',
    resumo: 'Encontra as citações de um texto inteiro e verifica cada uma: se existe, se está em vigor e o que diz.',
    body: Corpo,
    response: TextoVerificado,
    acesso: 'chave',
    tool: 'verificar_texto',
  }),
  consultar: leitura({
    path: '/v1/consulta',
    resumo: 'Verifica o que uma pessoa digita, como `art 5 cf`, `cp 121`, `CF.5.LXXVIII` ou `súmula 7 stj`.',
    query: Type.Object({
      q: Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'Até três citações, em texto ou em forma abreviada.',
      }),
      em: Type.Optional(Em),
    }),
    response: TextoVerificado,
    tool: 'consultar',
  }),
};
