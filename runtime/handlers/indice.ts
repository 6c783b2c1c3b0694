import { PAGE_SIZE } from '../../schemas/contract/model/service/pagina.ts';
import type { indice } from '../../schemas/contract/operations/indice.ts';
import { INDICE } from '../../schemas/storage/artifacts.ts';
import { documento, notFound } from '../answer.ts';
import type { Handlers } from '../call.ts';
import { artefato } from './artefato.ts';

export const indiceHandlers: Handlers<typeof indice> = {
  listarTermos({ query }, { snapshot: { acervo } }) {
    const { q = null, page = 1, page_size = PAGE_SIZE } = query;
    const total = acervo.indice.count(q);
    const offset = (page - 1) * page_size;
    // No query past the last page: the offset may exceed SQLite's integers.
    const items = offset < total ? acervo.indice.page(q, page_size, offset) : [];
    return documento(JSON.stringify({ page, page_size, total, items }));
  },

  lerTermo({ params: { chave } }, { snapshot: { acervo }, remeter }) {
    const doc = acervo.indice.termo(chave);
    if (doc) return documento(doc);
    return notFound(`Não há no índice o termo “${chave}”.${remeter('Veja os termos', 'listarTermos')}`);
  },

  exportarIndice: (_, { snapshot }) => artefato(snapshot, INDICE),
};
