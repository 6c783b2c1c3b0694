import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { Protocol } from '@modelcontextprotocol/sdk/shared/protocol.js';
import {
  CancelledNotificationSchema,
  ErrorCode,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  type Prompt,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { type Ferramenta, INSTRUCOES } from '../../schemas/operations/ferramentas.ts';
import { VERSAO_API } from '../../schemas/operations/operation.ts';
import { pedidoDeVerificacao, verificarPeca } from '../../schemas/operations/peca.ts';
import type { Table } from '../call.ts';
import { createFerramentas } from './ferramentas.ts';
import { PedidoDeFerramenta, PedidoDePrompt, PedidoDeRecurso, readArgumentos, readTexto } from './pedidos.ts';
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
    Protocol.prototype.setRequestHandler.call(server, PedidoDeFerramenta, ({ params }) => {
      const nome = readTexto(params, 'name');
      const result = ferramentas.chamar(nome, readArgumentos(params), porta);
      if (!result) throw naoHa('ferramenta', nome, ferramentas.lista);
      return result;
    });

    server.setRequestHandler(ListResourcesRequestSchema, () => ({
      resources: listResources(porta.snapshot.acervo),
      ...meta(),
    }));
    server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates, ...meta() }));
    server.setRequestHandler(PedidoDeRecurso, ({ params }) => readResource(readTexto(params, 'uri'), porta));

    server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts, ...meta() }));
    server.setRequestHandler(PedidoDePrompt, ({ params }) => {
      const nome = readTexto(params, 'name');
      if (nome !== verificarPeca.nome) throw naoHa('prompt', nome, prompts);
      const texto = readArgumentos(params)[verificarPeca.argumento.nome];
      if (typeof texto !== 'string' || texto === '')
        throw new ProtocolError(ErrorCode.InvalidParams, 'O argumento `texto` é obrigatório e deve ser um texto.');
      const content = { type: 'text' as const, text: pedidoDeVerificacao(texto) };
      return { description: verificarPeca.descricao, messages: [{ role: 'user' as const, content }], ...meta() };
    });
    return server;
  };
}
