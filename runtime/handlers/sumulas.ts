import { readTribunal, type Tribunal } from '../../schemas/contract/model/corpus/ref-key-sumula.ts';
import type { sumulas } from '../../schemas/contract/operations/sumulas.ts';
import { comNumero } from '../../schemas/verify/sumulas/situacao-da-sumula.ts';
import { documento, notFound } from '../answer.ts';
import type { Handlers } from '../call.ts';
import { fatosDe } from '../fatos/fatos-da-amostra.ts';
import { dizSumulaSemTexto } from '../fatos/sem-texto.ts';
import { pagina } from './pagina.ts';

export const sumulasHandlers: Handlers<typeof sumulas> = {
  listarSumulas({ query }, { snapshot: { acervo } }) {
    const { tribunal, ...filtro } = query;
    return pagina(acervo.sumulas, tribunal === undefined ? filtro : { ...filtro, tribunal: courtOf(tribunal) }, query);
  },

  lerSumula({ params, query: { vinculante = false } }, { snapshot, remeter }) {
    const { acervo } = snapshot;
    const { numero } = params;
    const tribunal = courtOf(params.tribunal);
    const doc = acervo.sumulas?.doc(tribunal, numero, vinculante);
    if (doc) return documento(doc);
    const kind = vinculante ? 'súmula vinculante' : 'súmula';
    const lista = remeter('Veja a lista', 'listarSumulas');
    const known = fatosDe(snapshot)?.acervo.sumulas?.sumula(tribunal, numero, vinculante);
    const semTexto = known ? dizSumulaSemTexto(known.ref_key, snapshot) : null;
    return notFound(`${semTexto ?? `Não há no acervo a ${comNumero(kind, numero)} do ${tribunal}.`}${lista}`);
  },
};

/** The court of a name that is already known to be a court's. */
const courtOf = (nome: string): Tribunal => readTribunal(nome) as Tribunal;
