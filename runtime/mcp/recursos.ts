import { inspect } from 'node:util';
import type { ReadResourceResult, Resource, ResourceTemplateType } from '@modelcontextprotocol/server';
import type { CodigoErro } from '../../schemas/contract/model/service/error.ts';
import { enderecoRecurso, legenda, recursos } from '../../schemas/contract/operations/recursos.ts';
import { errorBody, type Failure } from '../answer.ts';
import type { Resposta } from '../call.ts';
import { internalError, shorten } from '../http/errors.ts';
import type { Acervo } from '../snapshot/acervo.ts';
import { completarSigla } from './completar.ts';
import type { Chamador } from './ferramentas.ts';
import type { PedidoDeCompletar } from './pedidos.ts';
import type { Porta } from './porta.ts';
import { CODE, ProtocolError } from './protocol-error.ts';
import { textOf } from './resultado.ts';

/** The resources of a server, which are read by address. */
export interface Recursos<P> {
  modelos: ResourceTemplateType[];
  listar(porta: P): Resource[];
  /** Throws a `ProtocolError` with the error body as its data. */
  ler(uri: string, porta: P): ReadResourceResult | Promise<ReadResourceResult>;
  /** Completes the variable of an address template. */
  completar(pedido: PedidoDeCompletar, porta: P): Completadas;
}

export interface Completadas {
  values: string[];
  total?: number;
  hasMore?: boolean;
}

const MIME = 'application/json';
const CODES: Partial<Record<CodigoErro, number>> = {
  not_found: CODE.resourceNotFound,
  invalid_request: CODE.invalidParams,
  unauthorized: CODE.invalidRequest,
  rate_limited: CODE.invalidRequest,
};

const daLegenda: Resource = {
  ...{ uri: legenda.uri, name: legenda.nome, title: legenda.titulo, description: legenda.descricao },
  mimeType: 'text/markdown',
};

/** Only the legend, which is the same for every snapshot. */
export const soLegenda: Recursos<Chamador> = {
  modelos: [],
  listar: () => [daLegenda],
  ler(uri, { rotulo, frescor }) {
    if (uri !== legenda.uri) throw naoHa(uri);
    const contents = [{ uri, mimeType: 'text/markdown', text: legenda.texto }];
    return { contents, _meta: { snapshot: rotulo, ...frescor } };
  },
  completar: () => ({ values: [] }),
};

/** The legend, every act of the corpus, and each provision. Provisions can be read but are too many to list. */
export const recursosDoAcervo: Recursos<Porta> = {
  modelos: recursos.map(({ uriTemplate, nome, titulo, descricao }) => ({
    uriTemplate,
    name: nome,
    title: titulo,
    description: descricao,
    mimeType: MIME,
  })),
  listar: ({ snapshot: { acervo } }) => [daLegenda, ...listDiplomas(acervo)],
  ler: (uri, porta) => (uri === legenda.uri ? soLegenda.ler(uri, porta) : readResource(uri, porta)),
  completar: ({ uriTemplate, variavel, comeco }, { snapshot: { acervo } }) =>
    recursos.some((recurso) => recurso.uriTemplate === uriTemplate && uriTemplate.endsWith(`{${variavel}}`))
      ? completarSigla(comeco, acervo)
      : { values: [] },
};

const listas = new WeakMap<Acervo, Resource[]>();

function listDiplomas(acervo: Acervo): Resource[] {
  let lista = listas.get(acervo);
  if (!lista) {
    lista = acervo.listaDiplomas().map((row) => {
      const { sigla, nome } = JSON.parse(row) as { sigla: string; nome: string };
      return { uri: enderecoRecurso('diploma', sigla), name: sigla, title: nome, mimeType: MIME };
    });
    listas.set(acervo, lista);
  }
  return lista;
}

const matchers = recursos.map(({ uriTemplate, operacao }) => {
  const [before = '', name = ''] = /^(.*)\{(\w+)\}$/.exec(uriTemplate)?.slice(1) ?? [];
  return { operacao, before, name };
});

/** Reads the resource at an address, in full. */
async function readResource(uri: string, porta: Porta): Promise<ReadResourceResult> {
  for (const { operacao, before, name } of matchers) {
    const value = uri.startsWith(before) ? decode(uri.slice(before.length)) : null;
    if (value === null) continue;
    const { resultado, rotulo } = await ask(porta, operacao, { [name]: value });
    if (resultado.kind === 'failure') throw failed(resultado, uri);
    const text = await textOf(resultado);
    return { contents: [{ uri, mimeType: MIME, text }], _meta: { snapshot: rotulo, ...porta.frescor } };
  }
  throw naoHa(uri);
}

async function ask(porta: Porta, id: string, params: Record<string, string>): Promise<Resposta> {
  try {
    return await porta.call(id, { params, query: {}, body: undefined });
  } catch (error) {
    porta.log(`MCP ${id}: ${inspect(error)}`);
    return { resultado: internalError, rotulo: porta.rotulo };
  }
}

function decode(segment: string): string | null {
  if (segment === '' || segment.includes('/')) return null;
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function failed(failure: Failure, uri: string): ProtocolError {
  const { error } = JSON.parse(errorBody(failure)) as { error: unknown };
  return new ProtocolError(CODES[failure.code] ?? CODE.internal, failure.message, { uri: shorten(uri), error });
}

const naoHa = (uri: string): ProtocolError =>
  failed({ kind: 'failure', code: 'not_found', message: `Não há recurso no endereço ${uri.slice(0, 80)}.` }, uri);
