import type { Veredito } from '../access/access.ts';
import type { Pedido } from '../registro.ts';
import type { HttpFailure } from './errors.ts';
import { refuseHead } from './heads.ts';
import { setRateLimit } from './rate-limit.ts';
import { requestIdOf } from './request-id.ts';

/** A response, and how it was let out: null where nobody was asked. */
export interface Reply {
  response: Response;
  veredito: Veredito | null;
}

/** Answers a request of a route, or of none, and sees to what every request has. */
export type Receive = (
  request: Request,
  rota: string | null,
  answer: () => Reply | Promise<Reply>,
) => Response | Promise<Response>;

export interface ReceptionOptions {
  onPedido(pedido: Pedido): void;
  /** The response to what should not have been thrown. */
  fail(what: string, error: unknown): Response;
  refuse(failure: HttpFailure): Response;
}

/** What a request has whatever it asks for: a name, the headers of its limits, an answer to a failure of ours, a line in the log. */
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
    // A path may name what somebody looks for, so the log has the route alone.
    const failed = (error: unknown) => {
      // Who has hung up hears nothing any more, and it is no failure of ours.
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
