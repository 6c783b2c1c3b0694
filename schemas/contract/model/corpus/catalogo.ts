import { type Static, Type } from '@sinclair/typebox';
import { oneOf, Sigla } from '../primitives.ts';
import { AreaCatalogada, SlugArea } from './area.ts';
import { FORMAS_ATO, TIPOS_DIPLOMA } from './diploma.ts';
import { RevogacaoDoAto } from './revogacao.ts';

/** An act of the catalogue: its names and its address on the official site. */
export const AtoCatalogado = Type.Object({
  sigla: Sigla,
  nome: Type.String({ minLength: 1 }),
  tipo: oneOf(TIPOS_DIPLOMA),
  forma: oneOf(FORMAS_ATO),
  numero: Type.String({ minLength: 1, description: 'Como impresso, com pontos e sem ano; `1988` na CF e no ADCT.' }),
  ano: Type.Integer({ minimum: 1800, maximum: 2200 }),
  areas: Type.Array(SlugArea, {
    description: 'Áreas do direito, na ordem do catálogo; vazia enquanto não classificado.',
  }),
  enderecos: Type.Array(Type.String({ pattern: '^https?://' }), {
    minItems: 1,
    description: 'Páginas conhecidas, a preferida primeiro: a que guarda as redações antigas, depois as compiladas.',
  }),
  nomes: Type.Array(Type.String(), { description: 'Outros nomes e siglas usuais; os derivados do número não entram.' }),
  homonimos: Type.Optional(
    Type.Array(Type.String(), { description: 'Siglas de outro ato que são deste só ao lado do número dele.' }),
  ),
  revogado_por: Type.Optional(RevogacaoDoAto),
  derivado: Type.Optional(
    Type.Literal(true, { description: 'Feito da própria página, a que um elo levou: responde só pela sigla.' }),
  ),
});
export type AtoCatalogado = Static<typeof AtoCatalogado>;

/** The catalogue, which is an argument of the pipeline. The embedded sample has its own. */
export const Catalogo = Type.Object({
  nome: Type.String({ description: 'O que este catálogo reúne, para quem lê o manifesto.' }),
  areas: Type.Array(AreaCatalogada),
  atos: Type.Array(AtoCatalogado),
});
export type Catalogo = Static<typeof Catalogo>;

/** The body of `/v1/aliases`. */
export const Aliases = Type.Object({
  aliases: Type.Record(Type.String(), Type.Array(Type.String()), {
    description: 'Nomes e abreviaturas por sigla, como o leitor de citações os reconhece.',
  }),
});
export type Aliases = Static<typeof Aliases>;
