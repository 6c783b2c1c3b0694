import { type Static, Type } from '@sinclair/typebox';
import { AtoRegistrado } from '../contract/model/corpus/ato-registrado.ts';
import { FORMAS_ATO, TIPOS_DIPLOMA } from '../contract/model/corpus/diploma.ts';
import { nullable, oneOf, RefKey, Sigla } from '../contract/model/primitives.ts';

/**
 * The kinds of evidence that name an act: its own epigraph; a link, by its address or its words; an editorial note; or
 * other words.
 */
export const BASES = ['epigrafe', 'link', 'nota', 'citacao'] as const;
export type Base = (typeof BASES)[number];

const vezes = Type.Integer({ minimum: 1, description: 'Quantas vezes se disse.' });

/** Conflicting values that pages give for one act. */
export const Conflito = Type.Object({
  campo: oneOf(['ano', 'data']),
  escolhido: nullable(Type.String({ description: 'Nulo quando nenhuma fonte melhor decide.' })),
  valores: Type.Array(
    Type.Object({ valor: Type.String(), base: oneOf(BASES), vezes, em: Type.Array(Sigla, { minItems: 1 }) }),
    { minItems: 1 },
  ),
});
export type Conflito = Static<typeof Conflito>;

/** An act whose page was read, or that a page names by a link. */
export const AtoDoRegistro = Type.Object({
  ...AtoRegistrado.properties,
  tipo: oneOf(TIPOS_DIPLOMA),
  forma: oneOf(FORMAS_ATO),
  numero: Type.String({ description: 'Como impresso, sem o ano.' }),
  ano: nullable(Type.Integer()),
  ementa: nullable(Type.String({ description: 'Dos atos lidos.' })),
  lido: Type.Boolean({ description: 'O texto do ato está neste acervo.' }),
  enderecos: Type.Array(Type.Object({ url: Type.String(), vezes }), {
    description: 'Páginas para as quais se aponta, a mais apontada primeiro.',
  }),
  evidencias: Type.Object(
    Object.fromEntries(BASES.map((base) => [base, Type.Integer({ minimum: 0 })])) as Record<
      Base,
      ReturnType<typeof Type.Integer>
    >,
    { description: 'Quantas vezes o ato é nomeado, e como.' },
  ),
  altera: Type.Array(Sigla, { description: 'Atos que, segundo as notas deles ou os comandos deste, este alterou.' }),
  alterado_por: Type.Array(Sigla),
  conflitos: Type.Array(Conflito),
});
export type AtoDoRegistro = Static<typeof AtoDoRegistro>;

/** A link whose address belongs to one act and whose words name another. */
export const ElosEmDesacordo = Type.Object({
  de: Sigla,
  url: Type.String(),
  endereco: Sigla,
  ditos: Type.Array(Sigla, { minItems: 1 }),
  vezes,
  lugares: Type.Array(RefKey),
});
export type ElosEmDesacordo = Static<typeof ElosEmDesacordo>;

/** The content of `atos.json`. */
export const RegistroDeAtos = Type.Object({
  atos: Type.Array(AtoDoRegistro, { description: 'Por sigla.' }),
  desacordos: Type.Array(ElosEmDesacordo, {
    description: 'Links cujo endereço é de um ato e cujas palavras nomeiam outro: não valem por nenhum dos dois.',
  }),
  elos: Type.Object({
    total: Type.Integer({ minimum: 0, description: 'Links para páginas de atos.' }),
    relativos: Type.Integer({ minimum: 0 }),
    antigos: Type.Integer({ minimum: 0, description: 'Com um endereço que o portal não usa mais.' }),
  }),
});
export type RegistroDeAtos = Static<typeof RegistroDeAtos>;
