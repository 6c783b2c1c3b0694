import type { sumulas } from '../../schemas/operations/sumulas.ts';
import { documento, notFound } from '../answer.ts';
import type { Handlers } from '../call.ts';
import { pagina } from './pagina.ts';

export const sumulasHandlers: Handlers<typeof sumulas> = {
  listarSumulas: ({ query }, { snapshot: { acervo } }) => pagina(acervo.sumulas, query, query),

  lerSumula({ params: { tribunal, numero }, query: { vinculante = false } }, { snapshot: { acervo }, remeter }) {
    const doc = acervo.sumulas?.doc(tribunal, numero, vinculante);
    if (doc) return documento(doc);
    const kind = vinculante ? 'súmula vinculante' : 'súmula';
    const lista = remeter('Veja a lista', 'listarSumulas');
    return notFound(`Não há no acervo a ${kind} ${numero} do ${tribunal}.${lista}`);
  },
};
