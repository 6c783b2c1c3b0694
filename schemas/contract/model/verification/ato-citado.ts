import { type Static, Type } from '@sinclair/typebox';
import { oneOf } from '../primitives.ts';
import { trecho } from './citacao.ts';
import { Gravidade, Motivo } from './gravidade.ts';
import { STATUS } from './resolucao.ts';
import { TempoDaCitacao } from './tempo.ts';

/** An act that a text cites by itself, without a provision of it, and what that comes to. */
export const AtoCitado = Type.Object({
  ...trecho,
  sigla: Type.String({ description: 'Do acervo; a de outro ato é feita do que foi citado: `LEI-12016-2010`.' }),
  status: oneOf(STATUS, {
    description: '`verificado`, `revogado` (nenhum dispositivo vigora) ou `diploma_desconhecido`.',
  }),
  gravidade: Gravidade,
  motivo: Type.Optional(Motivo),
  tempo: Type.Optional(TempoDaCitacao),
  mensagem: Type.Optional(Type.String()),
});
export type AtoCitado = Static<typeof AtoCitado>;
