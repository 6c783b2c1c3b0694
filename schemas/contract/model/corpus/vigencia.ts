import { type Static, Type } from '@sinclair/typebox';
import { Dia, nullable, oneOf } from '../primitives.ts';

/** How precisely the day is known on which a wording came into force. */
export const PRECISOES = ['dia', 'ano', 'desconhecida'] as const;
export type Precisao = (typeof PRECISOES)[number];

/** The evidence for a date. */
export const BASES_DE_DATA = ['ato', 'nota', 'registro', 'clausula'] as const;
export type BaseDeData = (typeof BASES_DE_DATA)[number];

/** A day or a year: `2016-03-18`, `2019`. */
export const DataDeVigencia = Type.String({ pattern: '^\\d{4}(?:-\\d{2}-\\d{2})?$' });

const entre = (description: string) =>
  Type.Optional(
    Type.Unsafe<[string | null, string | null]>(Type.Array(nullable(Dia), { minItems: 2, maxItems: 2, description })),
  );

/** The period in which a wording was in force. Absent in older snapshots. */
export const tempoDaVersao = {
  desde: Type.Optional(
    nullable({
      ...DataDeVigencia,
      description:
        'O primeiro dia de vigência da redação, `2016-03-18`, ou só o seu ano, `2019`. Nulo quando não se sabe, e na redação que nunca vigorou ou que a fonte repete.',
    }),
  ),
  ate: Type.Optional(
    nullable({
      ...DataDeVigencia,
      description:
        'O último dia de vigência, ou só o seu ano. Nulo na redação em vigor a que nada ainda marcou o fim, e quando não se sabe.',
    }),
  ),
  precisao: Type.Optional(oneOf(PRECISOES, { description: 'De `desde`: o dia, só o ano, ou nenhum dos dois.' })),
  base: Type.Optional(
    nullable(
      oneOf(BASES_DE_DATA, {
        description:
          'Em que `desde` se apoia: `clausula`, a cláusula de vigência do ato, contada da publicação; `ato`, a promulgação; `nota`, a data na anotação; `registro`, a data do ato noutra fonte. Em `nota` e `registro` é o dia do ato, que nada ali difere: a publicação pode ser de dias depois.',
      }),
    ),
  ),
  ate_base: Type.Optional(
    oneOf(BASES_DE_DATA, {
      description:
        'Em que `ate` se apoia: o que pôs fim à redação, ou já o marcou, com os valores de `base`. Ausente onde `ate` é nulo, e quando não se sabe.',
    }),
  ),
  desde_entre: entre(
    'Onde `desde` não é um dia: o primeiro e o último dia em que pode ter começado; nulo no que é aberto.',
  ),
  ate_entre: entre(
    'Onde a redação acabou e `ate` não é um dia: o primeiro e o último dia que podem ter sido o seu último.',
  ),
};
export const TempoDaVersao = Type.Object(tempoDaVersao);
export type TempoDaVersao = Static<typeof TempoDaVersao>;
