import { Elysia } from 'elysia';
import type { Operation } from '../../schemas/operations/operation.ts';
import { type Answer, type Failure, invalidRequest } from '../answer.ts';
import type { Contexto, Door, Table } from '../call.ts';
import { createEndpoint, type EndpointOptions } from '../mcp/endpoint.ts';
import { mcpOptions } from '../mcp/options.ts';
import type { Porta } from '../mcp/porta.ts';
import type { SnapshotSource } from '../snapshot/watch.ts';
import type { EntradaBruta } from '../validation.ts';
import { bearerOf } from './bearer.ts';
import { readBody } from './body.ts';
import { createDocs } from './docs.ts';
import { failureResponse, type HttpFailure, internalError } from './errors.ts';
import { createFallback } from './fallback.ts';
import { segmentProblems } from './params.ts';
import { decodeParams, decodeQuery } from './query.ts';
import { createResponder } from './response.ts';

export interface AppOptions<T extends Table> {
  operations: T;
  door: Door<T>;
  source: SnapshotSource;
  now(): Date;
  log(line: string): void;
  /** The server at `/mcp`; that of the table when left out. */
  mcp?: EndpointOptions;
}

type Call = (input: EntradaBruta, contexto: Contexto) => Answer | Failure;
type Params = Record<string, string | null>;

/** The HTTP face of an operation table: one route a line, and one fallback for whatever no route takes. */
export function createApp<T extends Table>({
  operations,
  door,
  source,
  now,
  log,
  mcp = mcpOptions(operations, undefined),
}: AppOptions<T>) {
  const fallback = createFallback(operations);
  const fail = (what: string, error: unknown) => {
    log(`${what}: ${Bun.inspect(error)}`);
    return failureResponse(internalError, source.current.rotulo);
  };
  const app = new Elysia({
    precompile: true,
    strictPath: true,
    // Otherwise Elysia looks for the path past the eleventh character and misreads short hosts.
    handler: { standardHostname: false },
    // Past Elysia's reach: an artifact that vanished is only noticed when Bun opens it to send it.
    // And Bun itself would refuse a body past 128 MiB, with no error body: `readBody` refuses far earlier.
    serve: { error: (error) => fail('sending', error), maxRequestBodySize: Number.MAX_SAFE_INTEGER },
  });

  app.onError(({ code, error, request }) => {
    if (code === 'NOT_FOUND') return fallback(request, source.current.rotulo);
    return fail(`${request.method} ${request.url}`, error);
  });

  for (const [id, operation] of Object.entries(operations)) {
    const handle = createRoute(operation, door[id as keyof T], { source, now, log });
    app.route(
      operation.method,
      routePath(operation.path),
      ({ request, params }) => handle(request, (params ?? {}) as Params),
      {
        parse: 'none',
      },
    );
  }

  const endpoint = createEndpoint(mcp);
  const portaOf = (request: Request): Porta => ({
    get snapshot() {
      return source.current;
    },
    async call(id, input) {
      const snapshot = source.current;
      const contexto = { snapshot, credencial: bearerOf(request), now, log };
      const call = door[id as keyof T];
      return { resultado: await call(input, contexto), rotulo: snapshot.rotulo };
    },
    log,
  });
  const docs = createDocs(async () => {
    const [{ composeOpenapi }, { composePagina }] = await Promise.all([
      import('../openapi/documento.ts'),
      import('../openapi/pagina.ts'),
    ]);
    return composePagina(composeOpenapi());
  });
  app.all('/docs', ({ request }) => docs(request, source.current.rotulo), { parse: 'none' });
  app.all('/mcp', ({ request }) => endpoint(request, portaOf(request)), { parse: 'none' });
  return app;
}

function createRoute(
  operation: Operation,
  call: Call,
  { source, now, log }: Pick<AppOptions<Table>, 'source' | 'now' | 'log'>,
) {
  const respond = createResponder(operation);
  const typed = Object.values(operation.params.properties).some(({ type }) => type !== 'string');
  const identify = operation.acesso === 'chave' || operation.acesso === 'admin' ? bearerOf : () => null;

  /** Takes the snapshot once, so that the answer, its tag and `X-Snapshot` are of one version. */
  function answer(request: Request, params: Params, body: unknown): Response {
    const snapshot = source.current;
    const result = ask(request, params, body, { snapshot, credencial: identify(request), now, log });
    return result.kind === 'failure' ? failureResponse(result, snapshot.rotulo) : respond(request, snapshot, result);
  }

  function ask(request: Request, params: Params, body: unknown, contexto: Contexto): Answer | HttpFailure {
    const problems = segmentProblems(params);
    if (problems) return invalidRequest(problems);
    const query = decodeQuery(request.url, operation.query);
    if (!query.ok) return invalidRequest(query.problems);
    const values = typed ? decodeParams(params, operation.params) : params;
    return call({ params: values, query: query.value, body }, contexto);
  }

  if (operation.body === null) return (request: Request, params: Params) => answer(request, params, undefined);
  return async (request: Request, params: Params) => {
    const body = await readBody(request);
    return body.ok ? answer(request, params, body.value) : failureResponse(body.failure, source.current.rotulo);
  };
}

/** `/v1/dispositivos/{ref_key}` → `/v1/dispositivos/:ref_key` */
function routePath(template: string): string {
  return template.replace(/\{(\w+)\}/g, ':$1');
}
