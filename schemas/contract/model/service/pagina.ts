import { type TSchema, Type } from '@sinclair/typebox';

export const PAGE_SIZE = 50;

/** The parameters of every paged list. */
export const paginacao = {
  page: Type.Optional(Type.Integer({ minimum: 1, default: 1, description: 'Página, a partir de 1.' })),
  page_size: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 200, default: PAGE_SIZE, description: 'Itens por página, até 200.' }),
  ),
};

/** The body of every paged list. */
export const pagina = <T extends TSchema>(item: T) =>
  Type.Object({
    page: Type.Integer({ minimum: 1 }),
    page_size: Type.Integer({ minimum: 1, maximum: 200 }),
    total: Type.Integer({ minimum: 0, description: 'Itens em todas as páginas.' }),
    items: Type.Array(item),
  });
