import type { busca } from '../../schemas/contract/operations/busca.ts';
import { readPergunta } from '../../schemas/search/query/pergunta.ts';
import { documento, invalidRequest } from '../answer.ts';
import { buscar } from '../busca/buscar.ts';
import { buscarEm } from '../busca/buscar-em.ts';
import type { Handlers } from '../call.ts';
import { isFailure, readEm } from '../em/dias.ts';
import { dizBuscaSemTexto } from '../fatos/sem-texto.ts';
import { readSiglas } from './listas.ts';

const PADRAO = 20;

export const buscaHandlers: Handlers<typeof busca> = {
  buscar({ query }, { snapshot }) {
    const { q, tipo = 'todos', limit = PADRAO, incluir_alteradores = 'true' } = query;
    const siglas = readSiglas(snapshot, query.siglas);
    if (!siglas.ok) return invalidRequest([siglas.problema]);
    const { termos, excluidos } = readPergunta(q);
    if (termos.length === 0 && excluidos.length > 0)
      return invalidRequest([{ campo: 'q', problema: 'só exclui: diga também o que buscar' }]);
    const pedido = readEm(query.em, snapshot);
    if (isFailure(pedido)) return pedido;
    const filtro = {
      siglas: siglas.value && new Set<string>(siglas.value),
      tipo,
      alteradores: incluir_alteradores === 'true',
      limit,
    };
    const { acervo } = snapshot;
    const resultados = pedido ? buscarEm(q, acervo, filtro, pedido) : buscar(q, acervo, filtro);
    const aviso = dizBuscaSemTexto(snapshot);
    return documento(JSON.stringify({ q, resultados, ...(aviso !== null && { aviso }) }));
  },
};
