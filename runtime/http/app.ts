import { Elysia } from 'elysia';
import type { Door, Servico, Table } from '../call.ts';
import { createEndpoint, type EndpointOptions } from '../mcp/endpoint.ts';
import { mcpOptions } from '../mcp/options.ts';
import { createPorta } from '../mcp/porta.ts';
import type { SnapshotSource } from '../snapshot/watch.ts';
import type { IdentifyCaller } from './caller.ts';
import { createDocs } from './docs.ts';
import { failureResponse, type HttpFailure, internalError, notAllowed } from './errors.ts';
import { createFallback } from './fallback.ts';
import { readLongHeads } from './heads.ts';
import { watchLag } from './lag.ts';
import { createOutgoing } from './outgoing.ts';
import { createReception, type ReceptionOptions } from './reception.ts';
import { createRemeter } from './remeter.ts';
import { createRoute, type Handle, type Params } from './route.ts';
import { securityHeaders } from './security.ts';
import type { Site } from './site.ts';

export interface AppOptions<T extends Table> extends Omit<Servico, 'situacao'>, Pick<ReceptionOptions, 'onPedido'> {
  operations: T;
  door: Door<T>;
  source: SnapshotSource;
  /** What no operation takes is asked of it. */
  site?: Site;
  identify: IdentifyCaller;
  /** The server at `/mcp`; that of the table when left out. */
  mcp?: EndpointOptions;
  /** Seconds that a body may take to come, an answer to be made, and one that is sent to be read on. */
  patience?: number;
}

/** A body of 1 MiB comes in this time over 50 kB/s. */
const PATIENCE_S = 20;
const LATER_MS = 100;

/** The HTTP face of an operation table: one route a line, and one fallback for whatever no route takes. */
export function createApp<T extends Table>({
  operations,
  door,
  source,
  identify,
  site = () => null,
  onPedido,
  mcp = mcpOptions(operations, undefined),
  patience = PATIENCE_S,
  ...given
}: AppOptions<T>) {
  const lag = watchLag();
  const endpoint = createEndpoint(mcp);
  const situacao = () => ({ recusadoDesde: source.refusedSince, mcpNoAr: endpoint.noAr(), atrasoMs: lag() });
  const servico: Servico = { ...given, situacao };
  const fail = (what: string, error: unknown) => {
    servico.log(`${what}: ${Bun.inspect(error)}`);
    return failureResponse(internalError, source.current.rotulo);
  };
  const refuse = (failure: HttpFailure) => failureResponse(failure, source.current.rotulo);
  const receive = createReception({ onPedido, fail, refuse });
  // After whoever waited for the start was answered: it loads much that is not needed for that.
  setTimeout(() => void readLongHeads(), LATER_MS).unref();
  const fallback = createFallback(operations, site);
  const app = new Elysia({
    precompile: true,
    strictPath: true,
    // Otherwise Elysia looks for the path past the eleventh character and misreads short hosts.
    handler: { standardHostname: false },
    // Past Elysia's reach: an artifact that vanished is only noticed when Bun opens it to send it.
    // And Bun itself would refuse a body past 128 MiB, with no error body: `readBody` refuses far earlier.
    serve: {
      error: (error) => fail('sending', error),
      maxRequestBodySize: Number.MAX_SAFE_INTEGER,
      idleTimeout: patience,
    },
  });

  const remeter = createRemeter(operations);
  const outgoing = createOutgoing();
  for (const [id, operation] of Object.entries(operations)) {
    const handle = createRoute({
      operation,
      knock: door[id as keyof T],
      source,
      identify,
      receive,
      servico,
      remeter,
      outgoing,
    });
    app.route(operation.method, routePath(operation.path), respond(handle), operation.body ? UNREAD : {});
  }

  const docs = createDocs(async () => {
    const [{ composeOpenapi }, { composePagina }] = await Promise.all([
      import('../openapi/documento.ts'),
      import('../openapi/pagina.ts'),
    ]);
    return composePagina(composeOpenapi());
  });
  const portaOf = createPorta(operations, door, source, outgoing, servico);
  const respondDocs: Handle = (request) =>
    receive(request, '/docs', async () => ({ response: await docs(request, source.current.rotulo), veredito: null }));
  const respondMcp: Handle = (request, server) =>
    receive(request, '/mcp', async () => {
      const { porta, veredito } = portaOf(identify(request, server));
      return { response: await endpoint(request, porta), veredito: veredito() };
    });
  const respondRest: Handle = (request, server) =>
    receive(request, null, () => {
      const { endereco } = identify(request, server);
      return { response: fallback(request, source.current.rotulo, endereco), veredito: null };
    });
  // For whoever runs the service: whether it lives, and whether it can serve. Both are asked for often.
  const respondState =
    (isWell: () => boolean) =>
    ({ request }: Chamada) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(notAllowed(request.method, 'GET, HEAD'));
      const ok = isWell();
      return Response.json({ status: ok ? 'ok' : 'erro' }, { status: ok ? 200 : 503, headers: NOT_KEPT });
    };
  app.all(
    '/livez',
    respondState(() => true),
    UNREAD,
  );
  app.all('/readyz', respondState(canServe), UNREAD);
  app.all('/docs', respond(respondDocs), UNREAD);
  app.all('/mcp', respond(respondMcp), UNREAD);
  for (const path of ['/', '/*']) app.all(path, respond(respondRest), UNREAD);
  return app;

  function canServe(): boolean {
    try {
      source.current.acervo.probe();
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Elysia reads the source of what it is given: what that takes of the context is prepared, which for the server costs a
   * property a request, and what returns a call is taken for asynchronous, which costs a promise.
   */
  function respond(handle: Handle) {
    return ({ request, params }: Chamada) => {
      const response = handle(request, app.server, params);
      return response;
    };
  }
}

/** What Elysia gives a route, as far as one is used. */
interface Chamada {
  request: Request;
  params?: Params;
}

const NOT_KEPT = { 'cache-control': 'no-store', ...securityHeaders };

/** Bodies are read by the route, once the request was counted. */
const UNREAD = { parse: 'none' } as const;

/** `/v1/dispositivos/{ref_key}` → `/v1/dispositivos/:ref_key` */
function routePath(template: string): string {
  return template.replace(/\{(\w+)\}/g, ':$1');
}
