import { type Static, Type } from '@sinclair/typebox';
import { Instante, nullable, oneOf, Sigla } from '../primitives.ts';
import { Acompanhamento } from './acompanhamento.ts';
import { Dispositivo } from './dispositivo.ts';
import { RevogacaoDoAto } from './revogacao.ts';

/** The type of an act, whatever its usual name: the Código Civil is a `lei`. */
export const FORMAS_ATO = [
  'constituicao',
  'lei',
  'lei_complementar',
  'decreto_lei',
  'decreto',
  'medida_provisoria',
  'emenda_constitucional',
] as const;
export type FormaAto = (typeof FORMAS_ATO)[number];

/** `codigo` if the usual name begins with Código or Consolidação; otherwise the type. */
export const TIPOS_DIPLOMA = ['codigo', ...FORMAS_ATO] as const;
export type TipoDiploma = (typeof TIPOS_DIPLOMA)[number];

export const CLASSIFICACOES = ['alteradora', 'mista', 'autonoma'] as const;
export type Classificacao = (typeof CLASSIFICACOES)[number];

const diplomaFields = {
  sigla: Sigla,
  nome: Type.String({ description: 'Nome usual do diploma.' }),
  numero: Type.String({ description: 'Número como impresso, sem o ano: `10.406`.' }),
  tipo: oneOf(TIPOS_DIPLOMA, { description: 'Espécie do diploma.' }),
  fonte_url: Type.String({ description: 'Página oficial de onde o texto foi lido.' }),
  ingested_at: nullable(Instante),
  classificacao: oneOf(CLASSIFICACOES, {
    description: '`alteradora` quando só altera outros atos, `autonoma` quando não altera nenhum, `mista` no mais.',
  }),
  areas: Type.Array(Type.String(), { description: 'Áreas do direito, na ordem do catálogo.' }),
  revogado_por: Type.Optional({
    ...RevogacaoDoAto,
    description: 'O ato que o revogou por inteiro e o que dele restou; ausente enquanto vigora.',
  }),
};

const artigos = Type.Integer({ minimum: 0, description: 'Quantidade de artigos, inclusive revogados e vetados.' });

export const EntradaSumario = Type.Object({
  hierarquia: Type.String({ description: 'Caminho de títulos, do maior ao menor, separado por ` > `.' }),
  artigo_inicial: Type.String(),
  artigo_final: Type.String(),
  artigos: Type.Integer({ minimum: 1 }),
});
export type EntradaSumario = Static<typeof EntradaSumario>;

export const Diploma = Type.Object(diplomaFields);
export type Diploma = Static<typeof Diploma>;

/** A row of `/v1/diplomas`. */
export const DiplomaListado = Type.Object({ ...diplomaFields, artigos });
export type DiplomaListado = Static<typeof DiplomaListado>;

/** The body of `/v1/diplomas/{sigla}`. */
export const DiplomaDetalhado = Type.Object({
  ...diplomaFields,
  artigos,
  sumario: Type.Array(EntradaSumario),
  acompanhamento: Type.Optional(Acompanhamento),
});
export type DiplomaDetalhado = Static<typeof DiplomaDetalhado>;

/** The body of `/v1/diplomas/{sigla}/export` and the content of the export artifact. */
export const DiplomaExportado = Type.Object({
  ...diplomaFields,
  artigos,
  sumario: Type.Array(EntradaSumario),
  snapshot_at: Instante,
  em: Type.Optional(Type.String({ description: 'O `em` da requisição: os dispositivos são os daquele dia.' })),
  dispositivos: Type.Array(Dispositivo, { description: 'Todos os dispositivos, na ordem de leitura.' }),
});
export type DiplomaExportado = Static<typeof DiplomaExportado>;

export const ListaDiplomas = Type.Object({ diplomas: Type.Array(DiplomaListado) });
export type ListaDiplomas = Static<typeof ListaDiplomas>;
