import { type Static, Type } from '@sinclair/typebox';
import { nullable, oneOf, Sigla } from '../primitives.ts';

/** Signals of the time that a text speaks of, the most reliable first. */
export const TIPOS_DE_SINAL = ['em', 'nome_com_ano', 'data_do_texto', 'data_da_decisao', 'nivel', 'assunto'] as const;
export type TipoDeSinal = (typeof TIPOS_DE_SINAL)[number];

const Tipo = oneOf(TIPOS_DE_SINAL, {
  description:
    '`em`: a data pedida. `nome_com_ano`: o código foi nomeado antes com o seu ano (“CPC/73”). `data_do_texto`, `data_da_decisao`: a do próprio texto e a da decisão que ele transcreve. `nivel`: só um dos códigos tem o dispositivo citado. `assunto`: as palavras ao redor são do assunto que o artigo tem num deles, e não no outro.',
});

const Data = nullable(Type.String({ description: 'O tempo de que se fala, como AAAA-MM-DD, AAAA-MM ou AAAA.' }));

export const SinalDeTempo = Type.Object({
  tipo: Tipo,
  offset: Type.Optional(
    Type.Integer({ minimum: 0, description: 'Início no texto, em unidades UTF-16; `em` não está no texto.' }),
  ),
  fim: Type.Optional(Type.Integer({ minimum: 0, description: 'Fim, exclusivo.' })),
});
export type SinalDeTempo = Static<typeof SinalDeTempo>;

/** The time that the text as a whole speaks of, with all its signals. */
export const TempoDoTexto = Type.Object(
  {
    data: Data,
    precisao: oneOf(['dia', 'mes', 'ano', 'desconhecida']),
    sinais: Type.Array(SinalDeTempo, { description: 'Na ordem do texto.' }),
  },
  { description: 'O tempo de que o texto fala, por sinais; ausente quando nada o diz.' },
);
export type TempoDoTexto = Static<typeof TempoDoTexto>;

/** The time that the text speaks of at the place of a citation. */
export const TempoDaCitacao = Type.Object(
  {
    data: Data,
    sinais: Type.Array(Tipo, { description: 'Os que decidiram de que código se fala, ou que deram a data.' }),
    hoje: Type.Optional(
      Type.String({
        ...Sigla,
        description: 'O nome citado não traz ano e é hoje deste ato; `sigla` é a do que o tinha naquele tempo.',
      }),
    ),
    outro: Type.Optional(
      Type.String({
        ...Sigla,
        description: 'Os sinais divergem: lê-se o código de hoje, e este é o que alguns deles dizem.',
      }),
    ),
  },
  {
    description:
      'O tempo de que o texto fala onde cita. Quando o nome citado, sem ano, era então o de outro código, a `sigla` da citação é a daquele: `LEI-5869-1973`, e não `CPC`. Devolvido a `/v1/resolver`, o item vale o que vale no texto.',
  },
);
export type TempoDaCitacao = Static<typeof TempoDaCitacao>;
