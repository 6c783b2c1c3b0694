import { type Static, Type } from '@sinclair/typebox';
import { DiplomaListado } from '../corpus/diploma.ts';
import { Sucessor } from '../corpus/sucessor.ts';
import { Sumula } from '../corpus/sumula.ts';
import { nullable, RefKey, Sigla } from '../primitives.ts';

/** By position in `chaves`, as a JSON object key. */
const porPosicao = <T extends Parameters<typeof Type.Record>[1]>(schema: T) =>
  Type.Record(Type.String({ pattern: '^\\d+$' }), schema);

/**
 * What a browser needs of an act to verify citations: keys and states, no text. Lists follow its provisions in reading
 * order.
 */
export const AtoLocal = Type.Object({
  chaves: Type.String({ description: 'ref_keys sem a sigla e seu ponto, uma por linha.' }),
  estados: Type.String({
    description:
      'Um algarismo por dispositivo: 0 vigente, 1 caput vetado, 2 vetado, 3 revogado; mais 4 se o efeito pode ser diferido.',
  }),
  vazios: Type.Array(Type.Integer({ minimum: 0 }), { description: 'Posições sem texto próprio.' }),
  revogado_por: porPosicao(Type.String()),
  notas: porPosicao(Type.Array(Type.String(), { minItems: 1 })),
  /** Absent in registers of facts that are older than it, as is `sucessores`. */
  efeitos: Type.Optional(porPosicao(Type.String({ description: 'O dia em que começa o que uma anotação difere.' }))),
  sucessores: Type.Optional(porPosicao(Type.Array(Sucessor, { minItems: 1 }))),
  data: nullable(Type.String({ description: 'ISO 8601, pela epígrafe.' })),
  alteradores: Type.Record(Type.String(), Type.String(), {
    description: 'Sigla do ato que alterou este → as posições do que alterou, cada uma pelo que a separa da anterior.',
  }),
  renumerados: Type.String({ description: 'Chave antiga e chave atual, uma por linha.' }),
});
export type AtoLocal = Static<typeof AtoLocal>;

/** The content of `verificacao.json`: everything needed to verify citations in the browser, where the text is. */
export const VerificacaoLocal = Type.Object({
  diplomas: Type.Array(Type.Pick(DiplomaListado, ['sigla', 'nome', 'tipo', 'numero', 'revogado_por'])),
  nomes: Type.Record(Type.String(), Sigla, { description: 'Nome em minúsculas e sem acentos → sigla.' }),
  atos: Type.Record(Sigla, AtoLocal),
  /** Absent in registers of facts that are older than it. */
  correspondencias: Type.Optional(
    Type.Record(Sigla, Type.String(), {
      description:
        'Sigla de um ato revogado → uma linha por dispositivo: a chave sem a sigla e as ref_keys do que hoje trata do mesmo.',
    }),
  ),
  sumulas: Type.Array(RefKey),
  canceladas: Type.Array(RefKey),
  situacoes: Type.Optional(
    Type.Record(RefKey, Type.Pick(Sumula, ['situacao', 'cancelada_em']), {
      description: 'Da súmula de que a lista do tribunal diz mais do que estar cancelada.',
    }),
  ),
  /** With the sample, the acts of which only facts are known. */
  fatos: Type.Optional(Type.Object({ dia: Type.String(), enderecos: Type.Record(Sigla, Type.String()) })),
});
export type VerificacaoLocal = Static<typeof VerificacaoLocal>;
