import type { Operation } from '../../schemas/contract/operations/operation.ts';
import type { Quem } from '../access/access.ts';
import { type Answer, invalidRequest } from '../answer.ts';
import type { Admissao, Attend, Contexto, Remeter, Servico } from '../call.ts';
import type { SnapshotSource } from '../snapshot/watch.ts';
import { readBody } from './body.ts';
import type { IdentifyCaller } from './caller.ts';
import { failureResponse, type HttpFailure } from './errors.ts';
import { segmentProblems } from './params.ts';
import { createQueryDecoder, decodeParams } from './query.ts';
import type { Receive, Reply } from './reception.ts';
import { createResponder } from './response.ts';

/** The segments of a path, decoded; null where one cannot be. */
export type Params = Readonly<Record<string, string | null>>;
const NENHUM: Params = {};

/** Answers the requests of one route. */
export type Handle = (
  request: Request,
  server: Parameters<IdentifyCaller>[1],
  params?: Params,
) => Response | Promise<Response>;

export interface RouteOptions {
  operation: Operation;
  knock(quem: Quem): Admissao | Promise<Admissao>;
  source: SnapshotSource;
  identify: IdentifyCaller;
  receive: Receive;
  servico: Servico;
  remeter: Remeter;
}

/** Reads and answers the requests of one operation that were counted, and tells the others why not. */
export function createRoute({ operation, knock, source, identify, receive, servico, remeter }: RouteOptions): Handle {
  const { path, body: schema } = operation;
  const respond = createResponder(operation);
  const decodeQuery = createQueryDecoder(operation.query);
  const typed = Object.values(operation.params.properties).some(({ type }) => type !== 'string');
  const { now, chavesNoAr, log } = servico;

  /** Takes the snapshot once, so that the answer, its tag and `X-Snapshot` are of one version. */
  function answer(request: Request, params: Params, body: unknown, attend: Attend): Response {
    const snapshot = source.current;
    const result = ask(request, params, body, attend, { snapshot, now, chavesNoAr, log, remeter });
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
    const query = decodeQuery(request);
    if (!query.ok) return invalidRequest(query.problems);
    const values = typed ? decodeParams(params, operation.params) : params;
    return attend({ params: values, query: query.value, body }, contexto);
  }

  function admit(request: Request, params: Params, admissao: Admissao): Reply | Promise<Reply> {
    const { recusa, attend } = admissao;
    if (recusa) return { response: failureResponse(recusa, source.current.rotulo), veredito: admissao };
    if (schema === null) return { response: answer(request, params, undefined, attend), veredito: admissao };
    return readBody(request).then((body) => ({
      response: body.ok
        ? answer(request, params, body.value, attend)
        : failureResponse(body.failure, source.current.rotulo),
      veredito: admissao,
    }));
  }

  return (request, server, params = NENHUM) =>
    receive(request, path, () => {
      const admissao = knock(identify(request, server));
      return admissao instanceof Promise
        ? admissao.then((admitted) => admit(request, params, admitted))
        : admit(request, params, admissao);
    });
}
