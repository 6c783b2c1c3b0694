import { createMcpHandler, type JSONRPCMessage, Server, type Transport } from '@modelcontextprotocol/server';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import type { Atendimento } from './atendimento.ts';
import { type Era, MAX_BYTES } from './era.ts';
import type { Chamador } from './ferramentas.ts';
import { writeMessage } from './json-pronto.ts';
import type { Porta } from './porta.ts';
import { CODE } from './protocol-error.ts';

/** How long a client may cache what is the same for everyone. A new snapshot is published at most once a day. */
const PUBLICO = { ttlMs: 300_000, cacheScope: 'public' } as const;
const PUBLICOS: ReadonlySet<string> = new Set([
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
  'resources/read',
]);

/**
 * Serves the revision 2026-07-28, which has no `initialize`: every request names its revision and the client's
 * capabilities. Returns a function that creates a server for one request, or for a connection whose calls share one
 * caller.
 */
export function createServers<P extends Chamador>({
  serverInfo,
  options,
  attend,
}: Atendimento<P>): (porta: P) => Server {
  const shared = {
    ...options,
    // The SDK would create one for each request.
    jsonSchemaValidator: new AjvJsonSchemaValidator(),
    cacheHints: { 'server/discover': PUBLICO },
  };
  return (porta) => {
    const server = new Server(serverInfo, shared);
    // The SDK answers `server/discover`, and on a connection also `initialize` and `ping`.
    server.fallbackRequestHandler = async ({ method, params }) => {
      const result = await attend(method, params, porta);
      return PUBLICOS.has(method) ? { ...result, ...PUBLICO } : result;
    };
    return server;
  };
}

/** A request that is being answered: its caller, and the first message that its server sent. */
interface Pedido {
  porta: Porta;
  sent: JSONRPCMessage | null;
}

/** Creates the handler of this era, with a new server for each request. */
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
    // Such a stream would stay open for nothing: this server sends no notifications.
    if (method === 'subscriptions/listen' && id !== undefined) return refuse(id, `Não há método “${method}”.`);
    const pedido: Pedido = { porta, sent: null };
    pedidos.set(request, pedido);
    const response = await handler.fetch(request, { parsedBody });
    const { sent } = pedido;
    if (sent === null || response.status !== 200) return response;
    if ('result' in sent) return writeMessage(sent);
    // The SDK answers 404 for methods that it does not know itself, but not for those that our server refuses.
    if ('error' in sent && sent.error.code === CODE.methodNotFound) return refuse(sent.id, sent.error.message);
    return response.headers.get('content-type')?.startsWith('application/json') ? await response.text() : response;
  };
}

/**
 * Keeps the first message of a server if it is a result, to be serialized by us, and lets the SDK send an empty one
 * instead.
 */
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

/** Over HTTP an unknown method is a 404. */
const refuse = (id: unknown, message: string): Response =>
  Response.json({ jsonrpc: '2.0', id, error: { code: CODE.methodNotFound, message } }, { status: 404 });
