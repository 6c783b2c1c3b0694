import type { Operation } from '../../schemas/contract/operations/operation.ts';
import type { Quem } from '../access/access.ts';
import { invalidRequest } from '../answer.ts';
import type { Admissao, Attend, Remeter, Resposta, Servico } from '../call.ts';
import type { Snapshot } from '../snapshot/open.ts';
import type { SnapshotSource } from '../snapshot/watch.ts';
import { readBody } from './body.ts';
import type { IdentifyCaller } from './caller.ts';
import { acceptsGzip } from './compression.ts';
import { failureResponse } from './errors.ts';
import type { Outgoing } from './outgoing.ts';
import { segmentProblems } from './params.ts';
import { createQueryDecoder, decodeParams } from './query.ts';
import type { Receive, Reply } from './reception.ts';
import { createResponder } from './response.ts';

/** The decoded segments of a path. Null for a segment that cannot be decoded. */
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
  outgoing: Outgoing;
}

/**
 * Creates the route of one operation. Admitted requests are read and answered, the others are told why they were
 * refused.
 */
export function createRoute({
  operation,
  knock,
  source,
  identify,
  receive,
  servico,
  remeter,
  outgoing,
}: RouteOptions): Handle {
  const { path, body: schema } = operation;
  const respond = createResponder(operation, outgoing);
  const decodeQuery = createQueryDecoder(operation.query);
  const typed = Object.values(operation.params.properties).some(({ type }) => type !== 'string');
  const { now, chavesNoAr, situacao, log } = servico;

  const escrever = (request: Request, { resultado, rotulo }: Resposta, quem: Quem): Response =>
    resultado.kind === 'failure' ? failureResponse(resultado, rotulo) : respond(request, rotulo, resultado, quem);

  /** Takes the snapshot once, so that the answer, its tag and `X-Snapshot` are of one version. */
  function answer(
    request: Request,
    params: Params,
    body: unknown,
    attend: Attend,
    quem: Quem,
  ): Response | Promise<Response> {
    const resposta = ask(request, params, body, attend, source.current);
    return resposta instanceof Promise
      ? resposta.then((found) => escrever(request, found, quem))
      : escrever(request, resposta, quem);
  }

  function ask(
    request: Request,
    params: Params,
    body: unknown,
    attend: Attend,
    snapshot: Snapshot,
  ): Resposta | Promise<Resposta> {
    const { rotulo } = snapshot;
    const problems = segmentProblems(params);
    if (problems) return { resultado: invalidRequest(problems), rotulo };
    const query = decodeQuery(request);
    if (!query.ok) return { resultado: invalidRequest(query.problems), rotulo };
    const values = typed ? decodeParams(params, operation.params) : params;
    const saida = () => (acceptsGzip(request.headers.get('accept-encoding')) ? 'gzip' : 'identity');
    return attend(
      { params: values, query: query.value, body },
      { snapshot, now, chavesNoAr, situacao, log, remeter, saida },
    );
  }

  function admit(request: Request, params: Params, admissao: Admissao, quem: Quem): Reply | Promise<Reply> {
    const { recusa, attend } = admissao;
    if (recusa) return { response: failureResponse(recusa, source.current.rotulo), veredito: admissao };
    if (schema !== null) return read(request, params, admissao, attend, quem);
    const response = answer(request, params, undefined, attend, quem);
    return response instanceof Promise
      ? response.then((made) => ({ response: made, veredito: admissao }))
      : { response, veredito: admissao };
  }

  async function read(
    request: Request,
    params: Params,
    veredito: Admissao,
    attend: Attend,
    quem: Quem,
  ): Promise<Reply> {
    const body = await readBody(request);
    const response = body.ok
      ? await answer(request, params, body.value, attend, quem)
      : failureResponse(body.failure, source.current.rotulo);
    return { response, veredito };
  }

  return (request, server, params = NENHUM) =>
    receive(request, path, () => {
      const quem = identify(request, server);
      const admissao = knock(quem);
      return admissao instanceof Promise
        ? admissao.then((admitted) => admit(request, params, admitted, quem))
        : admit(request, params, admissao, quem);
    });
}
