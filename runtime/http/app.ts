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
  /** Asked for paths that no operation has. */
  site?: Site;
  identify: IdentifyCaller;
  /** The MCP server at `/mcp`. If left out, one for the operations of the table. */
  mcp?: EndpointOptions;
  /**
   * Seconds that a connection may be idle: while a body arrives, while an answer is made, and between two reads of an
   * answer.
   */
  patience?: number;
}

/** A body of 1 MiB arrives in this time at 50 kB/s. */
const PATIENCE_S = 20;
const LATER_MS = 100;

/** Serves an operation table over HTTP: one route for each operation, and a fallback for every other path. */
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
  // After the first requests were answered: it loads modules that those do not need.
  setTimeout(() => void readLongHeads(), LATER_MS).unref();
  const fallback = createFallback(operations, site);
  const app = new Elysia({
    precompile: true,
    strictPath: true,
    // Otherwise Elysia looks for the path only after the eleventh character and misreads short hosts.
    handler: { standardHostname: false },
    // Cases that Elysia cannot handle. A missing artifact is only noticed when Bun opens it to send it. And Bun itself
    // would refuse a body over 128 MiB without an error body, but `readBody` refuses far smaller ones.
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
  // For the operator: whether the process is alive, and whether it can serve. Both are requested often.
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
   * Elysia reads the source code of a handler to decide what to prepare: naming `server` would cost a property per
   * request, and returning a call directly would make the handler asynchronous, which costs a promise.
   */
  function respond(handle: Handle) {
    return ({ request, params }: Chamada) => {
      const response = handle(request, app.server, params);
      return response;
    };
  }
}

/** The parts of Elysia's route context that are used. */
interface Chamada {
  request: Request;
  params?: Params;
}

const NOT_KEPT = { 'cache-control': 'no-store', ...securityHeaders };

/** The route reads the body itself, after the request was counted. */
const UNREAD = { parse: 'none' } as const;

/** `/v1/dispositivos/{ref_key}` → `/v1/dispositivos/:ref_key` */
function routePath(template: string): string {
  return template.replace(/\{(\w+)\}/g, ':$1');
}
