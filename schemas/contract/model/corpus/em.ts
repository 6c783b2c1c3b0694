import { type Static, Type } from '@sinclair/typebox';
import { tempoDaVersao } from './vigencia.ts';

/** The date to answer for: a day, a month or a year. */
export const Em = Type.String({
  pattern: '^\\d{4}(?:-\\d{2}(?:-\\d{2})?)?$',
  dica: 'não é data: use AAAA-MM-DD, AAAA-MM ou AAAA',
  description: 'Responde com a lei do dia, do mês ou do ano: `2015-03-01`, `2015-03` ou `2015`.',
});

const { desde, ate, precisao, base } = tempoDaVersao;

/** The wording on which an answer for a date is based. */
export const RedacaoEm = Type.Object({
  pedido: Type.String({ description: 'O `em` da requisição.' }),
  certo: Type.Boolean({
    description: 'Falso quando não se sabe se naqueles dias vigorava esta redação ou outra: a `mensagem` diz o quê.',
  }),
  desde,
  ate,
  precisao,
  base,
  outras: Type.Optional(
    Type.Array(Type.Object({ texto: Type.String(), desde, ate }), {
      description: 'As outras redações que podem ter vigorado naqueles dias.',
    }),
  ),
  mensagem: Type.Optional(Type.String()),
});
export type RedacaoEm = Static<typeof RedacaoEm>;
