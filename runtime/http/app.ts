import type { Door, Servico, Table } from '../call.ts';
import { createEndpoint, type EndpointOptions } from '../mcp/endpoint.ts';
import { mcpOptions } from '../mcp/options.ts';
import { createPorta } from '../mcp/porta.ts';
import type { SnapshotSource } from '../snapshot/watch.ts';
import type { IdentifyCaller } from './caller.ts';
import { createDocs } from './docs.ts';
import { failureResponse, internalError } from './errors.ts';
import { createFallback } from './fallback.ts';
import { createReception, type ReceptionOptions } from './reception.ts';
import { createRemeter } from './remeter.ts';
import { createRoute, type Handle } from './route.ts';
import type { Site } from './site.ts';

export interface AppOptions<T extends Table> extends Servico, Pick<ReceptionOptions, 'onPedido'> {
  operations: T;
  door: Door<T>;
  source: SnapshotSource;
  /** What no operation takes is asked of it. */
  site?: Site;
  identify: IdentifyCaller;
  /** The server at `/mcp`; that of the table when left out. */
  mcp?: EndpointOptions;
}

/** By method; a method that is not there goes to the fallback. */
type ByMethod = Partial<Record<'GET' | 'HEAD' | 'POST', Handle>>;

/** What `Bun.serve` is given beside a port. */
export interface App {
  routes: Record<string, Handle | ByMethod>;
  fetch(request: Request): Response | Promise<Response>;
  error(error: Error): Response;
  maxRequestBodySize: number;
  idleTimeout: number;
}

/** Seconds in which a connection may be silent, or a client take in nothing. */
const IDLE_S = 30;

/** The HTTP face of an operation table: one route a line, and one fallback for whatever no route takes. */
export function createApp<T extends Table>({
  operations,
  door,
  source,
  identify,
  site = () => null,
  onPedido,
  mcp = mcpOptions(operations, undefined),
  ...servico
}: AppOptions<T>): App {
  const fail = (what: string, error: unknown) => {
    servico.log(`${what}: ${Bun.inspect(error)}`);
    return failureResponse(internalError, source.current.rotulo);
  };
  const receive = createReception({ onPedido, fail });

  const remeter = createRemeter(operations);
  const routes: Record<string, ByMethod> = {};
  for (const [id, operation] of Object.entries(operations)) {
    const handle = createRoute({ operation, knock: door[id as keyof T], source, identify, receive, servico, remeter });
    const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
    // Bun itself leaves the body out of an answer to HEAD.
    routes[path] = {
      ...routes[path],
      ...(operation.method === 'GET' ? { GET: handle, HEAD: handle } : { POST: handle }),
    };
  }

  const docs = createDocs(async () => {
    const [{ composeOpenapi }, { composePagina }] = await Promise.all([
      import('../openapi/documento.ts'),
      import('../openapi/pagina.ts'),
    ]);
    return composePagina(composeOpenapi());
  });
  const endpoint = createEndpoint(mcp);
  const portaOf = createPorta(operations, door, source, servico);
  const fallback = createFallback(operations, site);

  return {
    routes: {
      ...routes,
      '/docs': (request) =>
        receive(request, '/docs', async () => ({
          response: await docs(request, source.current.rotulo),
          veredito: null,
        })),
      '/mcp': (request, server) =>
        receive(request, '/mcp', async () => {
          const { porta, veredito } = portaOf(identify(request, server));
          return { response: await endpoint(request, porta), veredito: veredito() };
        }),
    },
    fetch: (request) =>
      receive(request, null, () => ({ response: fallback(request, source.current.rotulo), veredito: null })),
    // Past our reach: an artifact that vanished is only noticed when Bun opens it to send it.
    error: (error) => fail('sending', error),
    // Bun itself would refuse a body past 128 MiB, with no error body: `readBody` refuses far earlier.
    maxRequestBodySize: Number.MAX_SAFE_INTEGER,
    idleTimeout: IDLE_S,
  };
}
