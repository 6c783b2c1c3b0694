import { type Static, Type } from '@sinclair/typebox';
import { oneOf, Sigla } from '../primitives.ts';
import { trecho } from './citacao.ts';
import { Gravidade, Motivo } from './gravidade.ts';
import { STATUS } from './resolucao.ts';
import { TempoDaCitacao } from './tempo.ts';

/** An act that a text cites without a provision, with the result of its verification. */
export const AtoCitado = Type.Object({
  ...trecho,
  sigla: Type.String({ description: 'Do acervo; a de outro ato é feita do que foi citado: `LEI-12016-2010`.' }),
  status: oneOf(STATUS, {
    description:
      '`verificado`, `revogado` (nenhum dispositivo vigora) ou `diploma_desconhecido`; com `em`, `nao_encontrado` é o que ainda não existia.',
  }),
  gravidade: Gravidade,
  motivo: Type.Optional(Motivo),
  tempo: Type.Optional(TempoDaCitacao),
  mensagem: Type.Optional(Type.String()),
  diploma_sugerido: Type.Optional(
    Type.Object(
      {
        ...{ sigla: Sigla, nome: Type.String(), ano: Type.Integer() },
        lido: Type.Boolean({ description: 'Se o texto do diploma está no acervo.' }),
      },
      { description: 'O diploma que o número ou o nome dizem, quando só o ano citado não é o dele.' },
    ),
  ),
});
export type AtoCitado = Static<typeof AtoCitado>;
