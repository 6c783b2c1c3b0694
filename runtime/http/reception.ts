import type { Veredito } from '../access/access.ts';
import type { LinhaDoPedido } from '../registro.ts';
import type { HttpFailure } from './errors.ts';
import { refuseHead } from './heads.ts';
import { setRateLimit } from './rate-limit.ts';
import { requestIdOf } from './request-id.ts';

/** A response and the outcome of the access check. The latter is null if access was not checked. */
export interface Reply {
  response: Response;
  veredito: Veredito | null;
}

/** Answers a request, with or without a route, and does what is common to all requests. */
export type Receive = (
  request: Request,
  rota: string | null,
  answer: () => Reply | Promise<Reply>,
) => Response | Promise<Response>;

export interface ReceptionOptions {
  onPedido(pedido: LinhaDoPedido): void;
  /** Makes the response to an unexpected error. */
  fail(what: string, error: unknown): Response;
  refuse(failure: HttpFailure): Response;
}

/**
 * Does what is common to all requests: a request id, rate-limit headers, the response to an unexpected error, and a
 * line in the log.
 */
export function createReception({ onPedido, fail, refuse }: ReceptionOptions): Receive {
  return (request, rota, answer) => {
    const start = performance.now();
    const id = requestIdOf(request);
    const { method } = request;

    function finish({ response, veredito }: Reply): Response {
      response.headers.set('x-request-id', id);
      if (veredito) setRateLimit(response.headers, veredito);
      const ms = Math.round((performance.now() - start) * 1000) / 1000;
      onPedido({ pedido: id, metodo: method, rota, status: response.status, ms, chave: veredito?.chave ?? null });
      return response;
    }
    // The log gets only the route, because a path may reveal what somebody looks for.
    const failed = (error: unknown) => {
      // If the client closed the connection, nobody reads the response, and it is not an error of the service.
      const response =
        (error as Error | null)?.name === 'AbortError'
          ? refuse(hungUp)
          : fail(`${id} ${method} ${rota ?? 'of no route'}`, error);
      return finish({ response, veredito: null });
    };

    const refusal = refuseHead(request);
    if (refusal) return finish({ response: refuse(refusal), veredito: null });
    try {
      const reply = answer();
      return reply instanceof Promise ? reply.then(finish).catch(failed) : finish(reply);
    } catch (error) {
      return failed(error);
    }
  };
}

const hungUp: HttpFailure = {
  kind: 'failure',
  code: 'invalid_request',
  message: 'A conexão foi fechada antes do fim da requisição.',
};
