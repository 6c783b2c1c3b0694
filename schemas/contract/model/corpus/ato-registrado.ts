import { type Static, Type } from '@sinclair/typebox';
import { nullable, oneOf, Sigla } from '../primitives.ts';

/** The precision of an act's date. */
export const PRECISOES = ['dia', 'ano'] as const;
export type Precisao = (typeof PRECISOES)[number];

/** What the register of acts knows about an act: its date and its official page. */
export const AtoRegistrado = Type.Object({
  sigla: Sigla,
  data: nullable(
    Type.String({
      pattern: '^\\d{4}(?:-\\d{2}-\\d{2})?$',
      description: 'Data do ato: `2019-12-24`, ou só o ano (`2019`) quando o dia não consta ou as fontes divergem.',
    }),
  ),
  precisao: nullable(oneOf(PRECISOES, { description: 'O que `data` traz: o `dia` ou só o `ano`.' })),
  url: nullable(Type.String({ description: 'Página oficial do ato, quando algum texto lido aponta para ela.' })),
});
export type AtoRegistrado = Static<typeof AtoRegistrado>;
