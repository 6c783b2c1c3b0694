import { Type } from '@sinclair/typebox';
import { CitacaoExtraida } from '../model/citacao.ts';
import { leitura, type Operation } from './operation.ts';

/** A text to be read, as long as a request may bring one. */
export const Texto = Type.String({ minLength: 1, maxLength: 200_000, description: 'Até 200.000 unidades UTF-16.' });

const CorpoTexto = Type.Object({ texto: Texto });
const Extraidas = Type.Object({ citacoes: Type.Array(CitacaoExtraida) });

export const extracao = {
  extrairCitacoes: {
    ...leitura({
      path: '/v1/parse',
      resumo: 'Encontra num texto as citações de dispositivos, súmulas, temas, OJs e enunciados, e diz onde estão.',
      response: Extraidas,
      tool: 'extrair_citacoes',
    }),
    method: 'POST',
    cache: 'no-store',
    body: CorpoTexto,
  },
} satisfies Record<string, Operation>;
