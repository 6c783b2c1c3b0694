import { type Static, Type } from '@sinclair/typebox';
import { NumeroArtigo, nullable, Sigla } from '../primitives.ts';

/**
 * The content of `assuntos/<SIGLA>.json`: the subjects of each article of an act, as the stems of its words, of its
 * headings, and of the index entries and institutes that lead to it.
 */
export const AssuntosDoAto = Type.Object({
  artigos: Type.Array(NumeroArtigo, { description: 'Os que dizem algo em vigor, na ordem do ato.' }),
  conhecidos: Type.Array(Type.Number({ minimum: 0, maximum: 1 }), {
    description: 'De cada um: 1 se é por ele que se conhece um instituto, menos se também trata de um.',
  }),
  remissoes: Type.Array(Type.Array(Type.Integer({ minimum: 0 })), {
    description: 'De cada um: as posições dos artigos do mesmo ato a que remete ou que a ele remetem.',
  }),
  antecessor: nullable(
    Type.Object({
      sigla: Sigla,
      artigos: Type.Record(Type.String(), Type.Array(Type.Integer({ minimum: 0 }), { minItems: 1 }), {
        description: 'Artigo do código anterior → posições dos que hoje dispõem do mesmo.',
      }),
    }),
  ),
  radicais: Type.Record(Type.String(), Type.Array(Type.Integer({ minimum: 0 })), {
    description:
      'Radical → o dobro da posição de um artigo, mais 1 se é um assunto dele, e quanto o artigo é disso, em centésimos; e assim os outros.',
  }),
});
export type AssuntosDoAto = Static<typeof AssuntosDoAto>;
