import type { CodigoErro } from '../../schemas/contract/model/service/error.ts';
import type { Excesso } from '../../schemas/contract/model/service/limites.ts';
import { errorBody, type Failure } from '../answer.ts';
import { openHeaders } from './cors.ts';
import { JSON_TYPE } from './media-type.ts';
import { securityHeaders } from './security.ts';

const STATUS: Record<CodigoErro, number> = {
  invalid_request: 400,
  unauthorized: 401,
  not_found: 404,
  rate_limited: 429,
  internal_error: 500,
  upstream_error: 502,
};

/** A failure that only exists in HTTP, with its own status or additional headers. */
export interface HttpFailure extends Failure {
  status?: 400 | 403 | 405 | 406 | 413 | 415 | 416 | 431;
  headers?: Record<string, string>;
}

/**
 * Makes the response of a failure, in the one form that all failures have. It is never cached, because what is missing
 * today may be ingested tomorrow.
 */
export function failureResponse(failure: HttpFailure, rotulo: string): Response {
  return new Response(errorBody(failure), {
    status: failure.status ?? STATUS[failure.code],
    headers: {
      'content-type': JSON_TYPE,
      'cache-control': 'no-store',
      'x-snapshot': rotulo,
      ...securityHeaders,
      ...(failure.code === 'unauthorized' ? { 'www-authenticate': 'Bearer' } : {}),
      ...(failure.code === 'rate_limited' ? { 'retry-after': String((failure.details as Excesso).tente_em) } : {}),
      ...openHeaders,
      ...failure.headers,
    },
  });
}

/** The failure of a path that exists but does not accept the method. */
export const notAllowed = (method: string, methods: string): HttpFailure => ({
  kind: 'failure',
  code: 'invalid_request',
  message: `Esta rota não aceita ${shorten(method)}; aceita ${methods}.`,
  status: 405,
  headers: { allow: methods },
});

/** Shortens text of a client so that it can be quoted in a message. */
export const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

export const internalError: Failure = {
  kind: 'failure',
  code: 'internal_error',
  message: 'Falha interna. Tente de novo; se persistir, avise quem mantém o serviço.',
};
