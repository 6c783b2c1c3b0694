import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { RedacaoEm } from '../corpus/em.ts';
import { TRIBUNAIS } from '../corpus/sumula.ts';
import { NumeroArtigo, nullable, oneOf, RefKey, Sigla } from '../primitives.ts';

export const TIPOS_RESULTADO = ['dispositivo', 'sumula'] as const;

/** A field that is null in results of the other kind. */
const soDe = <T extends TSchema>(o: 'súmula' | 'dispositivo', schema: T): T => ({
  ...schema,
  description: `De ${o}; \`null\` em resultado de ${o === 'súmula' ? 'dispositivo' : 'súmula'}.`,
});

/**
 * An article or súmula that a search found. Fields of the other kind are null, except `sigla`, which is a court's too.
 */
export const ResultadoBusca = Type.Object({
  tipo: oneOf(TIPOS_RESULTADO),
  ref_key: RefKey,
  sigla: { ...Sigla, description: 'De dispositivo, a do diploma; de súmula, o tribunal.' },
  artigo: soDe('dispositivo', nullable(NumeroArtigo)),
  tribunal: soDe('súmula', nullable(oneOf(TRIBUNAIS))),
  numero: soDe('súmula', nullable(Type.Integer({ minimum: 1 }))),
  vinculante: soDe('súmula', nullable(Type.Boolean())),
  inativo: Type.Boolean({ description: 'Revogado, vetado ou cancelado.' }),
  alterador: Type.Boolean({ description: 'O texto é comando que altera outro ato.' }),
  trecho: Type.String({
    description: 'A parte do texto que mais diz do que se buscou, em HTML: acertos entre `<mark>` e `</mark>`.',
  }),
  em: Type.Optional(RedacaoEm),
  rank: Type.Number({
    description:
      'Quanto maior, mais próximo do que se buscou. Abaixo de 0,8 o texto diz pouco do que se buscou; no mais, só se compara na mesma resposta.',
  }),
});
export type ResultadoBusca = Static<typeof ResultadoBusca>;
