import { createMcpHandler, type JSONRPCMessage, Server, type Transport } from '@modelcontextprotocol/server';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import type { Atendimento } from './atendimento.ts';
import { type Era, MAX_BYTES } from './era.ts';
import type { Chamador } from './ferramentas.ts';
import { writeMessage } from './json-pronto.ts';
import type { Porta } from './porta.ts';
import { CODE } from './protocol-error.ts';

/** How long a client may keep what is the same for all: a new snapshot is published once a day at the most. */
const PUBLICO = { ttlMs: 300_000, cacheScope: 'public' } as const;
const PUBLICOS: ReadonlySet<string> = new Set([
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
  'resources/read',
]);

/**
 * The revision 2026-07-28, without `initialize`: every request names its revision and what its client can. Gives a server
 * for each request, or for a connection, whose calls go through one door.
 */
export function createServers<P extends Chamador>({
  serverInfo,
  options,
  attend,
}: Atendimento<P>): (porta: P) => Server {
  // One for all: the SDK would make one for each request.
  const jsonSchemaValidator = new AjvJsonSchemaValidator();
  return (porta) => {
    const server = new Server(serverInfo, {
      ...options,
      jsonSchemaValidator,
      cacheHints: { 'server/discover': PUBLICO },
    });
    // What meets clients (`server/discover`; on a connection also `initialize` and `ping`) is the SDK's.
    server.fallbackRequestHandler = async ({ method, params }) => {
      const result = await attend(method, params, porta);
      return PUBLICOS.has(method) ? { ...result, ...PUBLICO } : result;
    };
    return server;
  };
}

/** A request that is being answered: through which door, and what its server sent first. */
interface Pedido {
  porta: Porta;
  sent: JSONRPCMessage | null;
}

/** Answers requests of this era, each by a server of its own. */
export function createModern(createServer: (porta: Porta) => Server): Era {
  const pedidos = new WeakMap<Request, Pedido>();
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const pedido = pedidos.get(requestInfo as Request) as Pedido;
      return watched(createServer(pedido.porta), pedido);
    },
    { legacy: 'reject', maxRequestBodySize: MAX_BYTES },
  );
  return async (request, parsedBody, porta) => {
    const { id, method } = (parsedBody ?? {}) as { id?: unknown; method?: unknown };
    // A stream that stays open for what never comes: nothing here is announced.
    if (method === 'subscriptions/listen' && id !== undefined) return refuse(id, `Não há método “${method}”.`);
    const pedido: Pedido = { porta, sent: null };
    pedidos.set(request, pedido);
    const response = await handler.fetch(request, { parsedBody });
    const { sent } = pedido;
    if (sent === null || response.status !== 200) return response;
    if ('result' in sent) return writeMessage(sent);
    // The SDK says so of what it knows not to be there, and not of what our server is asked.
    if ('error' in sent && sent.error.code === CODE.methodNotFound) return refuse(sent.id, sent.error.message);
    return response.headers.get('content-type')?.startsWith('application/json') ? await response.text() : response;
  };
}

/** Has the first message of a server be written by us where it is its result; the SDK sends one without content in its place. */
function watched(server: Server, pedido: Pedido): Server {
  const connect = server.connect.bind(server);
  server.connect = (transport: Transport) => {
    const send = transport.send.bind(transport);
    transport.send = (message, options) => {
      const isFirst = pedido.sent === null;
      if (isFirst) pedido.sent = message;
      return send(isFirst && 'result' in message ? { ...message, result: {} } : message, options);
    };
    return connect(transport);
  };
  return server;
}

/** By HTTP, a method that there is not is as an address that there is not. */
const refuse = (id: unknown, message: string): Response =>
  Response.json({ jsonrpc: '2.0', id, error: { code: CODE.methodNotFound, message } }, { status: 404 });
