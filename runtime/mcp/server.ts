import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { Protocol } from '@modelcontextprotocol/sdk/shared/protocol.js';
import {
  CallToolRequestSchema,
  CancelledNotificationSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  type Prompt,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { type Ferramenta, INSTRUCOES } from '../../schemas/operations/ferramentas.ts';
import { VERSAO_API } from '../../schemas/operations/operation.ts';
import { pedidoDeVerificacao, verificarPeca } from '../../schemas/operations/peca.ts';
import type { Table } from '../call.ts';
import { createFerramentas } from './ferramentas.ts';
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

/** Gives, for each request, a server that answers it: nothing is remembered between two. */
export function createServers(
  operations: Table,
  textos: Readonly<Record<string, Ferramenta>>,
): (porta: Porta) => Server {
  const ferramentas = createFerramentas(operations, textos);
  // One for all: the SDK would make one for each request, at a millisecond each.
  const jsonSchemaValidator = new AjvJsonSchemaValidator();

  return (porta) => {
    const server = new Server(
      { name: 'vigente', title: 'Vigente', version: VERSAO_API },
      { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCOES, jsonSchemaValidator },
    );
    // The SDK says it in English.
    server.fallbackRequestHandler = async ({ method }) => {
      throw new ProtocolError(ErrorCode.MethodNotFound, `Não há método “${method.slice(0, 80)}”.`);
    };
    const meta = () => ({ _meta: { snapshot: porta.snapshot.rotulo } });

    // What is cancelled is never answered, and without a session only the same HTTP request can cancel: it would hang.
    server.setNotificationHandler(CancelledNotificationSchema, () => {});

    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: ferramentas.lista, ...meta() }));
    // `Server` would read the call, which was read before, and the result, which is ours, once more: a tenth of the time.
    Protocol.prototype.setRequestHandler.call(
      server,
      CallToolRequestSchema,
      ({ params: { name, arguments: given = {} } }) => {
        const result = ferramentas.chamar(name, given, porta);
        if (!result) throw new ProtocolError(ErrorCode.InvalidParams, `Não há ferramenta “${name.slice(0, 80)}”.`);
        return result;
      },
    );

    server.setRequestHandler(ListResourcesRequestSchema, () => ({
      resources: listResources(porta.snapshot.acervo),
      ...meta(),
    }));
    server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates, ...meta() }));
    server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => readResource(params.uri, porta));

    server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts, ...meta() }));
    server.setRequestHandler(GetPromptRequestSchema, ({ params: { name, arguments: given = {} } }) => {
      if (name !== verificarPeca.nome)
        throw new ProtocolError(ErrorCode.InvalidParams, `Não há prompt “${name.slice(0, 80)}”.`);
      const texto = given[verificarPeca.argumento.nome];
      if (!texto) throw new ProtocolError(ErrorCode.InvalidParams, 'O argumento `texto` é obrigatório.');
      const content = { type: 'text' as const, text: pedidoDeVerificacao(texto) };
      return { description: verificarPeca.descricao, messages: [{ role: 'user' as const, content }], ...meta() };
    });
    return server;
  };
}
