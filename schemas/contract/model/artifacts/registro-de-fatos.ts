import { type Static, Type } from '@sinclair/typebox';
import { BASES_DE_DATA, tempoDaVersao } from '../corpus/vigencia.ts';
import { Dia, nullable, oneOf, RefKey, Sigla } from '../primitives.ts';
import { AtoLocal, VerificacaoLocal } from './verificacao-local.ts';

const { desde, ate, ate_base, desde_entre, ate_entre } = tempoDaVersao;

/** A wording without its words: when it was in force, which act gave it, and whether it only marks an end. */
export const RedacaoDeFato = Type.Object({
  ...{ desde, ate, ate_base, desde_entre, ate_entre },
  base: Type.Optional(oneOf(BASES_DE_DATA)),
  por: Type.Optional(Type.String({ description: 'O ato que deu a redação, como a anotação o nomeia.' })),
  vigente: Type.Optional(Type.Literal(true)),
  marca: Type.Optional(Type.Literal(true, { description: 'Só marca a revogação, no lugar do texto.' })),
  reescrita: Type.Optional(Type.Literal(true, { description: 'Substituiu outra, que a fonte não guarda.' })),
});
export type RedacaoDeFato = Static<typeof RedacaoDeFato>;

/** Facts about an act beyond those needed to verify citations. Lists follow its provisions in reading order. */
export const FatosDoAto = Type.Object({
  url: Type.String({ description: 'A página oficial.' }),
  alteradoras: Type.Array(Type.Integer({ minimum: 0 }), { description: 'Posições do que altera outro ato.' }),
  altera: Type.Record(Type.String({ pattern: '^\\d+$' }), Type.Array(Type.String(), { minItems: 1 })),
  alterado_por: Type.Record(Type.String({ pattern: '^\\d+$' }), nullable(Type.String()), {
    description: 'Por posição, onde não é o ato da última redação.',
  }),
  vetos_revogados: Type.Array(Type.Integer({ minimum: 0 }), { description: 'Posições do que foi vetado e revogado.' }),
  tempos: Type.Array(Type.Array(RedacaoDeFato), { description: 'As redações de um dispositivo; cada lista uma vez.' }),
  tempo_de: Type.String({ description: 'Qual dos `tempos` tem cada dispositivo: `0*5 1 0`, o primeiro cinco vezes.' }),
});
export type FatosDoAto = Static<typeof FatosDoAto>;

/** An act described by facts alone. */
export const AtoDeFatos = Type.Object({ ...AtoLocal.properties, ...FatosDoAto.properties });
export type AtoDeFatos = Static<typeof AtoDeFatos>;

/** A source of the facts. */
export const FonteDeFatos = Type.Object({
  fonte: Type.String({ description: 'Sigla do ato, ou `stf`, `stf_vinculante`, `stj`.' }),
  lida_em: Dia,
  /** For a page, the hash of its raw bytes; for a list of súmulas, of what was read from it. */
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  url: Type.Optional(Type.String()),
});
export type FonteDeFatos = Static<typeof FonteDeFatos>;

/**
 * The register of facts: which provisions exist, in what state and since when, without a sentence of the law. It is
 * part of the repository, so that citations can be verified before anything is ingested. A register that was downloaded
 * may be older than the program that opens it: a field that was added after the first register is optional, and nothing
 * is known of what it would tell.
 */
export const RegistroDeFatos = Type.Object({
  formato: Type.Literal(1),
  dia: Type.String({ ...Dia, description: 'O dia em que se leu a última fonte.' }),
  fontes: Type.Array(FonteDeFatos),
  ...VerificacaoLocal.properties,
  aprovadas: Type.Optional(
    Type.Array(Type.Union([Type.Null(), Dia, Type.Array(nullable(Dia), { minItems: 2, maxItems: 2 })]), {
      description:
        'De cada uma das `sumulas`, o dia em que foi aprovada, ou o primeiro e o último em que pode ter sido.',
    }),
  ),
  redigidas: Type.Optional(
    Type.Record(RefKey, Dia, { description: 'Da súmula com redação posterior à aprovação, o dia que a fonte diz.' }),
  ),
  atos: Type.Record(Sigla, AtoDeFatos),
});
export type RegistroDeFatos = Static<typeof RegistroDeFatos>;
