import { Elysia } from 'elysia';
import type { Operation } from '../../schemas/operations/operation.ts';
import type { Quem } from '../access/access.ts';
import { type Answer, invalidRequest } from '../answer.ts';
import type { Admissao, Attend, Contexto, Door, Table } from '../call.ts';
import { createEndpoint, type EndpointOptions } from '../mcp/endpoint.ts';
import { mcpOptions } from '../mcp/options.ts';
import type { Porta } from '../mcp/porta.ts';
import type { SnapshotSource } from '../snapshot/watch.ts';
import { readBody } from './body.ts';
import type { IdentifyCaller } from './caller.ts';
import { createDocs } from './docs.ts';
import { failureResponse, type HttpFailure, internalError } from './errors.ts';
import { createFallback } from './fallback.ts';
import { segmentProblems } from './params.ts';
import { decodeParams, decodeQuery } from './query.ts';
import { createReception, type ReceptionOptions, type Reply } from './reception.ts';
import { createResponder } from './response.ts';
import type { Site } from './site.ts';

export interface AppOptions<T extends Table> extends Omit<Contexto, 'snapshot'>, Pick<ReceptionOptions, 'onPedido'> {
  operations: T;
  door: Door<T>;
  source: SnapshotSource;
  /** What no operation takes is asked of it. */
  site?: Site;
  identify: IdentifyCaller;
  /** The server at `/mcp`; that of the table when left out. */
  mcp?: EndpointOptions;
}

type Params = Record<string, string | null>;

/** The HTTP face of an operation table: one route a line, and one fallback for whatever no route takes. */
export function createApp<T extends Table>({
  operations,
  door,
  source,
  identify,
  site = () => null,
  onPedido,
  mcp = mcpOptions(operations, undefined),
  ...rest
}: AppOptions<T>) {
  const fallback = createFallback(operations, site);
  const fail = (what: string, error: unknown) => {
    rest.log(`${what}: ${Bun.inspect(error)}`);
    return failureResponse(internalError, source.current.rotulo);
  };
  const receive = createReception({ onPedido, fail });
  const app = new Elysia({
    precompile: true,
    strictPath: true,
    // Otherwise Elysia looks for the path past the eleventh character and misreads short hosts.
    handler: { standardHostname: false },
    // Past Elysia's reach: an artifact that vanished is only noticed when Bun opens it to send it.
    // And Bun itself would refuse a body past 128 MiB, with no error body: `readBody` refuses far earlier.
    serve: { error: (error) => fail('sending', error), maxRequestBodySize: Number.MAX_SAFE_INTEGER },
  });

  app.onError(({ code, error, request }) =>
    receive(request, null, () => {
      if (code !== 'NOT_FOUND') throw error;
      return { response: fallback(request, source.current.rotulo), veredito: null };
    }),
  );

  for (const [id, operation] of Object.entries(operations)) {
    const knock = door[id as keyof T];
    const attend = createRoute(operation, source, rest);
    app.route(
      operation.method,
      routePath(operation.path),
      ({ request, params, server }) =>
        receive(request, operation.path, () => {
          const admissao = knock(identify(request, server));
          const segments = (params ?? {}) as Params;
          return admissao instanceof Promise
            ? admissao.then((admitted) => attend(request, segments, admitted))
            : attend(request, segments, admissao);
        }),
      { parse: 'none' },
    );
  }

  const endpoint = createEndpoint(mcp);
  const portaOf = (quem: Quem): Porta => ({
    get snapshot() {
      return source.current;
    },
    async call(id, input) {
      const { recusa, attend } = await door[id as keyof T](quem);
      const snapshot = source.current;
      return { resultado: recusa ?? attend(input, { ...rest, snapshot }), rotulo: snapshot.rotulo };
    },
    log: rest.log,
  });
  const docs = createDocs(async () => {
    const [{ composeOpenapi }, { composePagina }] = await Promise.all([
      import('../openapi/documento.ts'),
      import('../openapi/pagina.ts'),
    ]);
    return composePagina(composeOpenapi());
  });
  const unlimited = (answer: Promise<Response>) => answer.then((response) => ({ response, veredito: null }));
  app.all('/docs', ({ request }) => receive(request, '/docs', () => unlimited(docs(request, source.current.rotulo))), {
    parse: 'none',
  });
  app.all(
    '/mcp',
    ({ request, server }) =>
      receive(request, '/mcp', () => unlimited(endpoint(request, portaOf(identify(request, server))))),
    { parse: 'none' },
  );
  return app;
}

/** Reads and answers the requests of one operation that were counted, and tells the others why not. */
function createRoute(operation: Operation, source: SnapshotSource, rest: Omit<Contexto, 'snapshot'>) {
  const respond = createResponder(operation);
  const { now, chavesNoAr, log } = rest;
  const typed = Object.values(operation.params.properties).some(({ type }) => type !== 'string');

  /** Takes the snapshot once, so that the answer, its tag and `X-Snapshot` are of one version. */
  function answer(request: Request, params: Params, body: unknown, attend: Attend): Response {
    const snapshot = source.current;
    const result = ask(request, params, body, attend, { snapshot, now, chavesNoAr, log });
    return result.kind === 'failure' ? failureResponse(result, snapshot.rotulo) : respond(request, snapshot, result);
  }

  function ask(
    request: Request,
    params: Params,
    body: unknown,
    attend: Attend,
    contexto: Contexto,
  ): Answer | HttpFailure {
    const problems = segmentProblems(params);
    if (problems) return invalidRequest(problems);
    const query = decodeQuery(request.url, operation.query);
    if (!query.ok) return invalidRequest(query.problems);
    const values = typed ? decodeParams(params, operation.params) : params;
    return attend({ params: values, query: query.value, body }, contexto);
  }

  return (request: Request, params: Params, admissao: Admissao): Reply | Promise<Reply> => {
    const reply = (response: Response): Reply => ({ response, veredito: admissao });
    const { recusa, attend } = admissao;
    if (recusa) return reply(failureResponse(recusa, source.current.rotulo));
    if (operation.body === null) return reply(answer(request, params, undefined, attend));
    return readBody(request).then((body) =>
      reply(
        body.ok ? answer(request, params, body.value, attend) : failureResponse(body.failure, source.current.rotulo),
      ),
    );
  };
}

/** `/v1/dispositivos/{ref_key}` → `/v1/dispositivos/:ref_key` */
function routePath(template: string): string {
  return template.replace(/\{(\w+)\}/g, ':$1');
}
