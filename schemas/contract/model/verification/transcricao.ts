import { type Static, Type } from '@sinclair/typebox';
import { nullable, oneOf } from '../primitives.ts';
import { Gravidade } from './gravidade.ts';

/** How quoted words relate to the provision that they are attributed to. */
export const SITUACOES = [
  'literal',
  'com_cortes',
  'redacao_anterior',
  'de_outro_dispositivo',
  'alterada',
  'nao_confere',
] as const;
export type Situacao = (typeof SITUACOES)[number];

/** Kinds of differences: replaced, missing, or added words. */
export const TIPOS_DE_DIFERENCA = ['troca', 'falta', 'sobra'] as const;
export type TipoDeDiferenca = (typeof TIPOS_DE_DIFERENCA)[number];

export const Diferenca = Type.Object({
  tipo: oneOf(TIPOS_DE_DIFERENCA, {
    description: 'Palavras trocadas por outras, que faltam na transcrição ou que só ela tem.',
  }),
  citado: Type.String({ description: 'Como está na transcrição; vazio no que falta.' }),
  lei: Type.String({ description: 'Como está na lei; vazio no que sobra.' }),
  offset: Type.Integer({
    minimum: 0,
    description: 'Início no texto, em unidades UTF-16; do que falta, onde faltaria.',
  }),
  fim: Type.Integer({ minimum: 0, description: 'Fim no texto, exclusivo, em unidades UTF-16.' }),
});
export type Diferenca = Static<typeof Diferenca>;

/** The provision whose words they really are. */
export const OrigemDaTranscricao = Type.Object({
  ref_key: Type.String(),
  desde: Type.Optional(Type.String({ description: 'Desde quando (AAAA-MM-DD ou AAAA), se se sabe.' })),
  ate: nullable(Type.String({ description: 'Até quando essa foi a redação (AAAA-MM-DD ou AAAA), se se sabe.' })),
  por: nullable(Type.String({ description: 'O ato que deu a redação seguinte, se a fonte o diz.' })),
});
export type OrigemDaTranscricao = Static<typeof OrigemDaTranscricao>;

const conferencia = {
  situacao: oneOf(SITUACOES, {
    description:
      '`literal` e `com_cortes`: são as palavras da lei, inteiras ou com cortes assinalados. `redacao_anterior`: foram. `de_outro_dispositivo`: são de outro (`de` diz qual). `alterada`: são, com diferenças. `nao_confere`: não estão na lei citada.',
  }),
  gravidade: Gravidade,
  ref_key: Type.String({ description: 'O dispositivo ou a súmula de que são oferecidas como palavras.' }),
  de: nullable(OrigemDaTranscricao),
  semelhanca: Type.Number({
    minimum: 0,
    maximum: 1,
    description: 'Parte das palavras que está assim na lei, na ordem.',
  }),
  diferencas: Type.Array(Diferenca),
  mensagem: Type.Optional(
    Type.String({ description: 'O que há a dizer do que não é literal, ou de um corte que muda o sentido.' }),
  ),
};

/** The result for the quoted words of an item of `/v1/resolver`. */
export const TranscricaoConferida = Type.Object(conferencia);
export type TranscricaoConferida = Static<typeof TranscricaoConferida>;

/** Words in quotation marks that a text offers as those of a provision cited beside them. */
export const Transcricao = Type.Object({
  offset: Type.Integer({ minimum: 0, description: 'Início das palavras no texto, sem as aspas, em unidades UTF-16.' }),
  fim: Type.Integer({ minimum: 0, description: 'Fim, exclusivo, em unidades UTF-16.' }),
  citacao: Type.Integer({ minimum: 0, description: 'Índice, em `citacoes`, da citação a que pertencem.' }),
  ...conferencia,
});
export type Transcricao = Static<typeof Transcricao>;
