import { Type } from '@sinclair/typebox';
import { CitacaoExtraida } from '../model/citacao.ts';
import { envio } from './operation.ts';

/** A text to be read, as long as a request may bring one. */
export const Texto = Type.String({ minLength: 1, maxLength: 200_000, description: 'Até 200.000 unidades UTF-16.' });

export const extracao = {
  extrairCitacoes: envio({
    path: '/v1/parse',
    resumo: 'Encontra num texto as citações de dispositivos, súmulas, temas, OJs e enunciados, e diz onde estão.',
    body: Type.Object({ texto: Texto }),
    response: Type.Object({ citacoes: Type.Array(CitacaoExtraida) }),
    acesso: 'leitura',
    tool: 'extrair_citacoes',
  }),
};
