import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CancelledNotificationSchema,
  ErrorCode,
  type GetPromptResult,
  type Prompt,
  type Result,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { type Ferramenta, INSTRUCOES } from '../../schemas/contract/operations/ferramentas.ts';
import { VERSAO_API } from '../../schemas/contract/operations/operation.ts';
import { pedidoDeVerificacao, verificarPeca } from '../../schemas/contract/operations/peca.ts';
import type { Table } from '../call.ts';
import { createFerramentas, type Ferramentas } from './ferramentas.ts';
import { type Params, readArgumentos, readTexto } from './pedidos.ts';
import type { Porta } from './porta.ts';
import { ProtocolError } from './protocol-error.ts';
import { listResources, readResource, resourceTemplates } from './recursos.ts';

const prompts: Prompt[] = [
  {
    name: verificarPeca.nome,
    title: verificarPeca.titulo,
    description: verificarPeca.descricao,
    arguments: [{ name: verificarPeca.argumento.nome, description: verificarPeca.argumento.descricao, required: true }],
  },
];

/** A model that asks for what there is not is told what there is. */
function naoHa(o: string, nome: string, ha: readonly { name: string }[]): ProtocolError {
  const nomes = ha.map(({ name }) => `\`${name}\``).join(', ');
  return new ProtocolError(ErrorCode.InvalidParams, `Não há ${o} “${nome.slice(0, 80)}”; há: ${nomes}.`);
}

type Metodo = (params: Params, porta: Porta) => Result | Promise<Result>;

/** Gives, for each request, a server that answers it: nothing is remembered between two. */
export function createServers(
  operations: Table,
  textos: Readonly<Record<string, Ferramenta>>,
): (porta: Porta) => Server {
  const metodos = createMetodos(createFerramentas(operations, textos));
  // One for all: the SDK would make one for each request, at a millisecond each.
  const jsonSchemaValidator = new AjvJsonSchemaValidator();

  return (porta) => {
    const server = new Server(
      { name: 'vigente', title: 'Vigente', version: VERSAO_API },
      { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCOES, jsonSchemaValidator },
    );
    // What is cancelled is never answered, and without a session only the same HTTP request can cancel: it would hang.
    server.setNotificationHandler(CancelledNotificationSchema, () => {});
    // All in one: handlers by method would be set anew for every request, read what was read before, and say in English,
    // as an internal error, what is wrong with parameters.
    server.fallbackRequestHandler = async ({ method, params }) => {
      const metodo = metodos.get(method);
      if (!metodo) throw new ProtocolError(ErrorCode.MethodNotFound, `Não há método “${method.slice(0, 80)}”.`);
      return await metodo(params, porta);
    };
    return server;
  };
}

/** What is asked of a server, by method; `initialize` and `ping` are the SDK's. */
function createMetodos(ferramentas: Ferramentas): ReadonlyMap<string, Metodo> {
  const comMeta = (result: Result, porta: Porta): Result => ({ ...result, _meta: { snapshot: porta.snapshot.rotulo } });
  return new Map<string, Metodo>([
    ['tools/list', (_, porta) => comMeta({ tools: ferramentas.lista }, porta)],
    [
      'tools/call',
      (params, porta) => {
        const nome = readTexto(params, 'name');
        const result = ferramentas.chamar(nome, readArgumentos(params), porta);
        if (!result) throw naoHa('ferramenta', nome, ferramentas.lista);
        return result;
      },
    ],
    ['resources/list', (_, porta) => comMeta({ resources: listResources(porta.snapshot.acervo) }, porta)],
    ['resources/templates/list', (_, porta) => comMeta({ resourceTemplates }, porta)],
    ['resources/read', (params, porta) => readResource(readTexto(params, 'uri'), porta)],
    ['prompts/list', (_, porta) => comMeta({ prompts }, porta)],
    ['prompts/get', (params, porta) => comMeta(getPrompt(params), porta)],
  ]);
}

function getPrompt(params: Params): GetPromptResult {
  const nome = readTexto(params, 'name');
  if (nome !== verificarPeca.nome) throw naoHa('prompt', nome, prompts);
  const texto = readArgumentos(params)[verificarPeca.argumento.nome];
  if (typeof texto !== 'string' || texto === '')
    throw new ProtocolError(ErrorCode.InvalidParams, 'O argumento `texto` é obrigatório e deve ser um texto.');
  const content = { type: 'text' as const, text: pedidoDeVerificacao(texto) };
  return { description: verificarPeca.descricao, messages: [{ role: 'user', content }] };
}
