import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Em } from '../corpus/em.ts';
import { closed, DICA_DE_SIGLA, nullable, oneOf, Sigla } from '../primitives.ts';
import { TempoDaCitacao } from './tempo.ts';

export const SISTEMATICAS = ['repercussao_geral', 'repetitivo', 'irdr', 'iac'] as const;
export type Sistematica = (typeof SISTEMATICAS)[number];

/** The place of a citation in its text. */
export const trecho = {
  rotulo: Type.String({ description: 'O trecho citado, exatamente como está no texto.' }),
  offset: Type.Integer({ minimum: 0, description: 'Início no texto, em unidades UTF-16.' }),
  fim: Type.Integer({ minimum: 1, description: 'Fim no texto, exclusivo, em unidades UTF-16.' }),
};

/** How the act was inferred, for a citation that does not name one. */
export const Inferencia = Type.Object({
  origem: oneOf(['anafora', 'mencao_anterior'], {
    description: 'Por referência (“da mesma lei”) ou pela última menção.',
  }),
  sigla: Type.String(),
  offset_mencao: Type.Integer({ minimum: 0, description: 'Onde começa a menção ao diploma.' }),
  distancia: Type.Integer({ minimum: 0, description: 'Da menção à citação, em unidades UTF-16.' }),
});
export type Inferencia = Static<typeof Inferencia>;

/** A later act that is named next to the cited one. */
const AoLado = Type.String({
  ...Sigla,
  description:
    'Ato posterior que o texto põe ao lado do nome do diploma, como em “CP (Lei 14.994/2024)”: `LEI-14994-2024`. A citação só se confirma se ele alterou o artigo.',
});

export const DispositivoCitado = Type.Object({
  tipo: Type.Literal('dispositivo'),
  ...trecho,
  sigla: nullable(Type.String({ description: 'Nulo quando nenhum diploma é nomeado nem inferido.' })),
  artigo: Type.String(),
  paragrafo: nullable(Type.String()),
  inciso: nullable(Type.String()),
  alinea: nullable(Type.String()),
  item: nullable(Type.String()),
  caput: Type.Boolean(),
  diploma_inferido: Type.Boolean({ description: 'A citação não nomeia o diploma: ele foi deduzido do texto.' }),
  inferencia: Type.Optional(Inferencia),
  ao_lado: Type.Optional(AoLado),
  em: Type.Optional(Em),
  tempo: Type.Optional(TempoDaCitacao),
});
export type DispositivoCitado = Static<typeof DispositivoCitado>;

/** Where the court of a súmula comes from, if it is not next to its number. */
export const ORIGENS_DO_TRIBUNAL = ['titulo', 'mesma_sumula', 'proprio_tribunal', 'mesmo_tribunal'] as const;
export type OrigemDoTribunal = (typeof ORIGENS_DO_TRIBUNAL)[number];

/** A court that is not named next to the number. */
const tribunalInferido = {
  tribunal_inferido: Type.Boolean({
    description: 'Verdadeiro quando o tribunal não está junto ao número: ele foi deduzido do texto.',
  }),
  origem_tribunal: oneOf(ORIGENS_DO_TRIBUNAL, {
    description:
      'De onde veio o tribunal inferido: do título acima, da mesma súmula (ou de outra da mesma lista) citada com ele em outro trecho, de ser do próprio tribunal o texto (“desta Corte”), ou do último tribunal mencionado (“do mesmo tribunal”).',
  }),
};

export const SumulaCitada = Type.Object({
  tipo: Type.Literal('sumula'),
  ...trecho,
  tribunal: nullable(Type.String()),
  numero: Type.Integer({ minimum: 1 }),
  vinculante: Type.Boolean(),
  tribunal_inferido: Type.Optional(tribunalInferido.tribunal_inferido),
  origem_tribunal: Type.Optional(tribunalInferido.origem_tribunal),
  em: Type.Optional(Em),
});
export type SumulaCitada = Static<typeof SumulaCitada>;

export const TemaCitado = Type.Object({
  tipo: Type.Literal('tema'),
  ...trecho,
  tribunal: nullable(Type.String()),
  numero: Type.Integer({ minimum: 1 }),
  sistematica: nullable(oneOf(SISTEMATICAS)),
});
export type TemaCitado = Static<typeof TemaCitado>;

export const OjCitada = Type.Object({
  tipo: Type.Literal('oj'),
  ...trecho,
  tribunal: nullable(Type.String()),
  orgao: nullable(Type.String()),
  numero: Type.Integer({ minimum: 1 }),
});
export type OjCitada = Static<typeof OjCitada>;

export const EnunciadoCitado = Type.Object({
  tipo: Type.Literal('enunciado'),
  ...trecho,
  orgao: nullable(Type.String()),
  numero: Type.Integer({ minimum: 1 }),
});
export type EnunciadoCitado = Static<typeof EnunciadoCitado>;

/** Numbered precedents of courts: súmulas, themes, orientations, statements. */
export type PrecedenteCitado = SumulaCitada | TemaCitado | OjCitada | EnunciadoCitado;

/** A citation found in a text, discriminated by `tipo`. */
export const CitacaoExtraida = Type.Union([DispositivoCitado, SumulaCitada, TemaCitado, OjCitada, EnunciadoCitado]);
export type CitacaoExtraida = Static<typeof CitacaoExtraida>;

// ── items of a request ──────────────────────────────────────────────────────────────────────────────────────────────

const optional = <T extends TSchema>(schema: T) => Type.Optional(nullable(schema));
const texto = (maxLength: number, description?: string) =>
  optional(Type.String(description === undefined ? { maxLength } : { maxLength, description }));

/** A level of a provision. The limit leaves room for its noun (`parágrafo único`), which is dropped. */
const nivel = (maxLength: number, description: string) =>
  optional(Type.String({ maxLength, nivel: true, description }));

/** A citation that was found in a text may be sent back as it is. */
const lugar = { offset: optional(trecho.offset), fim: optional(trecho.fim) };
const trechoEnviado = { rotulo: optional(trecho.rotulo), ...lugar };

/** The quoted words to compare with the law. */
const transcricao = texto(20_000, 'As palavras da lei, como transcritas: a resposta diz em que diferem.');

export const CitacaoDispositivo = closed('citação de dispositivo', {
  tipo: Type.Optional(Type.Literal('dispositivo')),
  sigla: nullable(
    Type.String({
      minLength: 1,
      maxLength: 20,
      description:
        'Sigla do diploma ou outro nome por que é conhecido. Nulo, como numa citação extraída de um texto que não o nomeia: o resultado é `ambiguo`.',
      dica: DICA_DE_SIGLA,
    }),
  ),
  artigo: Type.String({
    minLength: 1,
    maxLength: 12,
    description:
      'Número do artigo: `5`, `1003`, `5-A`. Um número em vez de texto, aqui e nos demais níveis, é entendido.',
  }),
  paragrafo: nivel(12, 'Número do parágrafo ou `unico`.'),
  inciso: nivel(12, 'Algarismo romano: `LXXVIII`. `78` lê-se como ele, e a `mensagem` o diz.'),
  alinea: nivel(4, 'Letra: `a`.'),
  item: nivel(4, 'Número do item: `1`.'),
  caput: optional(Type.Boolean({ description: 'Verdadeiro devolve só o caput, não o artigo inteiro.' })),
  ao_lado: optional(AoLado),
  em: optional(Em),
  tempo: optional(TempoDaCitacao),
  rotulo: texto(500, 'O que a citação afirma; serve para sugerir candidatos quando o dispositivo não existe.'),
  transcricao,
  ...lugar,
  diploma_inferido: optional(DispositivoCitado.properties.diploma_inferido),
  inferencia: optional(Inferencia),
});
export type CitacaoDispositivo = Static<typeof CitacaoDispositivo>;

const Numero = Type.Integer({ exclusiveMinimum: 0 });

export const CitacaoSumula = closed('citação de súmula', {
  tipo: Type.Optional(Type.Literal('sumula')),
  tribunal: nullable(
    Type.String({
      minLength: 1,
      maxLength: 20,
      description: 'Só `STF` e `STJ` são verificados. Nulo, como numa extraída de um texto que não o diz: `ambiguo`.',
    }),
  ),
  numero: Numero,
  vinculante: optional(Type.Boolean({ description: 'Sem isto, procura a comum e, no STF, também a vinculante.' })),
  em: optional(Em),
  transcricao,
  ...trechoEnviado,
  tribunal_inferido: optional(tribunalInferido.tribunal_inferido),
  origem_tribunal: optional(tribunalInferido.origem_tribunal),
});
export type CitacaoSumula = Static<typeof CitacaoSumula>;

export const CitacaoTema = closed('citação de tema', {
  tipo: Type.Literal('tema'),
  tribunal: texto(20),
  numero: Numero,
  sistematica: optional(oneOf(SISTEMATICAS)),
  ...trechoEnviado,
});
export type CitacaoTema = Static<typeof CitacaoTema>;

export const CitacaoOj = closed('citação de OJ', {
  tipo: Type.Literal('oj'),
  tribunal: texto(20),
  orgao: texto(20),
  numero: Numero,
  ...trechoEnviado,
});
export type CitacaoOj = Static<typeof CitacaoOj>;

export const CitacaoEnunciado = closed('citação de enunciado', {
  tipo: Type.Literal('enunciado'),
  orgao: texto(80),
  numero: Numero,
  ...trechoEnviado,
});
export type CitacaoEnunciado = Static<typeof CitacaoEnunciado>;
