import { PAGE_SIZE } from '../../schemas/model/pagina.ts';
import type { sumulas } from '../../schemas/operations/sumulas.ts';
import { documento, notFound } from '../answer.ts';
import type { Handlers } from '../call.ts';

export const sumulasHandlers: Handlers<typeof sumulas> = {
  listarSumulas({ query }, { snapshot: { acervo } }) {
    const { page = 1, page_size = PAGE_SIZE, ...filtro } = query;
    const { total, docs } = acervo.sumulas?.lista(filtro, page, page_size) ?? { total: 0, docs: [] };
    return documento(`{"page":${page},"page_size":${page_size},"total":${total},"items":[${docs.join()}]}`);
  },

  lerSumula({ params: { tribunal, numero }, query: { vinculante = false } }, { snapshot: { acervo } }) {
    const doc = acervo.sumulas?.doc(tribunal, numero, vinculante);
    if (doc) return documento(doc);
    const kind = vinculante ? 'súmula vinculante' : 'súmula';
    return notFound(`Não há no acervo a ${kind} ${numero} do ${tribunal}. A lista está em /v1/sumulas.`);
  },
};
