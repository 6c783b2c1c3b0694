import { TIPOS_ALTERACAO, type TipoAlteracao } from '../../schemas/contract/model/corpus/alteracao.ts';
import type { alteracoes } from '../../schemas/contract/operations/alteracoes.ts';
import { invalidRequest } from '../answer.ts';
import type { Handlers } from '../call.ts';
import { acompanhamentoDe } from '../snapshot/acompanhamento.ts';
import { readDesde } from './desde.ts';
import { type Lido, readLista, readSiglas } from './listas.ts';
import { pagina } from './pagina.ts';

const TIPOS: ReadonlySet<string> = new Set(TIPOS_ALTERACAO);

export const alteracoesHandlers: Handlers<typeof alteracoes> = {
  listarAlteracoes({ query }, { snapshot }) {
    const { feed } = snapshot.acervo;
    const desde = readInstante(query.desde);
    // An act that was removed from the catalogue still has items.
    const siglas = readSiglas(snapshot, query.siglas, (nome) => feed.names(nome));
    const tipos = readLista('tipos', query.tipos, (tipo) => (TIPOS.has(tipo) ? (tipo as TipoAlteracao) : null));
    const problemas = [desde, siglas, tipos].flatMap((lido) => (lido.ok ? [] : [lido.problema]));
    if (!desde.ok || !siglas.ok || !tipos.ok) return invalidRequest(problemas);

    const acompanhamento = acompanhamentoDe(snapshot.runs, siglas.value);
    return pagina(feed, { desde: desde.value, siglas: siglas.value, tipos: tipos.value }, query, { acompanhamento });
  },
};

function readInstante(texto: string | undefined): Lido<string | null> {
  if (texto === undefined) return { ok: true, value: null };
  const value = readDesde(texto);
  if (value !== null) return { ok: true, value };
  return { ok: false, problema: { campo: 'desde', problema: 'deve ser uma data ou data e hora ISO 8601 que exista' } };
}
