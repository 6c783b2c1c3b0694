import { type Static, Type } from '@sinclair/typebox';
import { Dia, nullable, oneOf, RefKey } from '../primitives.ts';
import { TRIBUNAIS } from './ref-key-sumula.ts';

export * from './ref-key-sumula.ts';

/** The states of a súmula in a court's list, from the least to the most severe. */
export const SITUACOES_SUMULA = ['alterada', 'revisada', 'suspensa', 'superada', 'cancelada', 'revogada'] as const;
export type SituacaoSumula = (typeof SITUACOES_SUMULA)[number];

export const Sumula = Type.Object({
  ref_key: RefKey,
  tribunal: oneOf(TRIBUNAIS),
  numero: Type.Integer({ minimum: 1 }),
  vinculante: Type.Boolean({ description: 'Súmula vinculante do STF.' }),
  cancelada: Type.Boolean({ description: 'Cancelada ou revogada; as superadas e as alteradas não são canceladas.' }),
  texto: Type.String(),
  situacao: Type.Optional(
    oneOf(SITUACOES_SUMULA, { description: 'O que a lista do tribunal diz da súmula; ausente, nada diz contra ela.' }),
  ),
  data: Type.Optional(
    nullable(
      Type.String({
        description:
          'A da aprovação, como a fonte a dá (ISO 8601); onde a fonte só tem a da publicação, esta. `null`: a fonte não a diz.',
      }),
    ),
  ),
  aprovada_entre: Type.Optional(
    Type.Unsafe<[string | null, string | null]>(
      Type.Array(nullable(Dia), {
        ...{ minItems: 2, maxItems: 2 },
        description:
          'Onde a fonte não diz a `data`, ou diz uma que não cabe na ordem dos números, como a de uma redação posterior: o primeiro e o último dia em que pode ter sido aprovada, pelas súmulas vizinhas; nulo no que é aberto.',
      }),
    ),
  ),
  cancelada_em: Type.Optional(
    Type.String({ description: 'O dia em que foi cancelada ou revogada (ISO 8601), onde a fonte o diz.' }),
  ),
});
export type Sumula = Static<typeof Sumula>;
