import {
  ErrorCode,
  type ReadResourceResult,
  type Resource,
  type ResourceTemplate,
} from '@modelcontextprotocol/sdk/types.js';
import type { CodigoErro } from '../../schemas/contract/model/service/error.ts';
import { enderecoRecurso, recursos } from '../../schemas/contract/operations/recursos.ts';
import { errorBody, type Failure } from '../answer.ts';
import type { Resposta } from '../call.ts';
import { internalError } from '../http/errors.ts';
import type { Acervo } from '../snapshot/acervo.ts';
import type { Porta } from './porta.ts';
import { ProtocolError } from './protocol-error.ts';
import { textOf } from './resultado.ts';

const MIME = 'application/json';
/** What the protocol gives for a resource that there is not. */
const NOT_FOUND = -32002;
const CODES: Partial<Record<CodigoErro, number>> = {
  not_found: NOT_FOUND,
  invalid_request: ErrorCode.InvalidParams,
  unauthorized: ErrorCode.InvalidRequest,
  rate_limited: ErrorCode.InvalidRequest,
};

export const resourceTemplates: ResourceTemplate[] = recursos.map(({ uriTemplate, nome, titulo, descricao }) => ({
  uriTemplate,
  name: nome,
  title: titulo,
  description: descricao,
  mimeType: MIME,
}));

const listas = new WeakMap<Acervo, Resource[]>();

/** Every act of the corpus; of provisions there are too many to list. */
export function listResources(acervo: Acervo): Resource[] {
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

/** Reads what an address stands for, whole. Throws what the protocol says of a failure, with the error body as its data. */
export async function readResource(uri: string, porta: Porta): Promise<ReadResourceResult> {
  for (const { operacao, before, name } of matchers) {
    const value = uri.startsWith(before) ? decode(uri.slice(before.length)) : null;
    if (value === null) continue;
    const { resultado, rotulo } = await ask(porta, operacao, { [name]: value });
    if (resultado.kind === 'failure') throw failed(resultado, uri);
    const text = await textOf(resultado);
    return { contents: [{ uri, mimeType: MIME, text }], _meta: { snapshot: rotulo } };
  }
  throw failed({ kind: 'failure', code: 'not_found', message: `Não há recurso no endereço ${uri.slice(0, 80)}.` }, uri);
}

async function ask(porta: Porta, id: string, params: Record<string, string>): Promise<Resposta> {
  try {
    return await porta.call(id, { params, query: {}, body: undefined });
  } catch (error) {
    porta.log(`MCP ${id}: ${Bun.inspect(error)}`);
    return { resultado: internalError, rotulo: porta.snapshot.rotulo };
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
  return new ProtocolError(CODES[failure.code] ?? ErrorCode.InternalError, failure.message, { uri, error });
}
