import { TIPOS_ALTERACAO, type TipoAlteracao } from '../../schemas/model/alteracao.ts';
import { PAGE_SIZE } from '../../schemas/model/pagina.ts';
import type { alteracoes } from '../../schemas/operations/alteracoes.ts';
import { documento, invalidRequest } from '../answer.ts';
import type { Handlers } from '../call.ts';
import { readDesde } from './desde.ts';
import { type Lido, readLista, siglaOf } from './listas.ts';

const TIPOS: ReadonlySet<string> = new Set(TIPOS_ALTERACAO);

export const alteracoesHandlers: Handlers<typeof alteracoes> = {
  listarAlteracoes({ query }, { snapshot: { acervo } }) {
    const { page = 1, page_size = PAGE_SIZE } = query;
    const { feed } = acervo;
    const desde = readInstante(query.desde);
    // An act that left the catalogue has items still.
    const siglas = readLista(
      'siglas',
      query.siglas,
      (nome) => siglaOf(acervo, nome) ?? (feed.names(nome) ? nome : null),
    );
    const tipos = readLista('tipos', query.tipos, (tipo) => (TIPOS.has(tipo) ? (tipo as TipoAlteracao) : null));
    const problemas = [desde, siglas, tipos].flatMap((lido) => (lido.ok ? [] : [lido.problema]));
    if (!desde.ok || !siglas.ok || !tipos.ok) return invalidRequest(problemas);

    const filter = { desde: desde.value, siglas: siglas.value, tipos: tipos.value };
    const total = feed.count(filter);
    const offset = (page - 1) * page_size;
    // Past the end nothing is asked: a page number may be larger than SQLite can count.
    const items = offset < total ? feed.page(filter, page_size, offset) : [];
    return documento(`{"page":${page},"page_size":${page_size},"total":${total},"items":[${items.join()}]}`);
  },
};

function readInstante(texto: string | undefined): Lido<string | null> {
  if (texto === undefined) return { ok: true, value: null };
  const value = readDesde(texto);
  if (value !== null) return { ok: true, value };
  return { ok: false, problema: { campo: 'desde', problema: 'deve ser uma data ou data e hora ISO 8601 que exista' } };
}
