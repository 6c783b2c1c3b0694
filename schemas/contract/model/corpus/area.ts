import { type Static, Type } from '@sinclair/typebox';
import { Sigla } from '../primitives.ts';

export const SlugArea = Type.String({
  pattern: '^[a-z]+(-[a-z]+)*$',
  description: 'Identificador estável da área do direito.',
});

const areaFields = {
  slug: SlugArea,
  label: Type.String({ minLength: 1, description: 'Nome da área, para ser lido.' }),
  ordem: Type.Integer({ minimum: 1, description: 'Posição na ordem de exibição.' }),
};

/** An area of law, as the catalogue lists it. */
export const AreaCatalogada = Type.Object(areaFields);
export type AreaCatalogada = Static<typeof AreaCatalogada>;

export const Area = Type.Object({
  ...areaFields,
  diplomas: Type.Integer({ minimum: 0, description: 'Quantidade de diplomas do acervo na área.' }),
});
export type Area = Static<typeof Area>;

/** The body of `/v1/areas`. */
export const Areas = Type.Object({
  areas: Type.Array(Area),
  diplomas: Type.Record(Sigla, Type.Array(SlugArea, { minItems: 1 }), {
    description: 'Áreas de cada diploma do acervo, na ordem do catálogo; quem não tem área não aparece.',
  }),
});
export type Areas = Static<typeof Areas>;
