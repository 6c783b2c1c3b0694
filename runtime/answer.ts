import type { CodigoErro } from '../schemas/contract/model/service/error.ts';
import type { Arquivo } from './snapshot/arquivo.ts';

/** A JSON body, baked or composed, ready to send. */
export interface Documento {
  kind: 'documento';
  body: string | Uint8Array<ArrayBuffer>;
  /** The opaque value of the entity tag, without quotes. Null if the answer must never be cached. */
  tag: string | null;
  status: 200 | 503;
  /** The value of `X-Snapshot`, if the answer comes from another snapshot than the one being served. */
  rotulo?: string;
  /** The compressed body, if a worker has compressed it already. It is sent in place of `body`. */
  gzip?: Uint8Array<ArrayBuffer>;
  /** The body in the shortened form for language models, if a worker has made it already. */
  curto?: string;
}

/** A JSON body that is a file of the snapshot and has a gzip twin. The file is sent and never loaded into memory. */
export interface Artefato {
  kind: 'artefato';
  plain: Arquivo;
  twin: Arquivo;
  /** The same for both forms: it is taken from the hash of the plain file. */
  tag: string;
}

export type Answer = Documento | Artefato;

/** One problem, and the field of the request that has it. */
export interface Problema {
  campo: string;
  problema: string;
}

/** An expected failure, as a value. HTTP and MCP each wrap it in their own envelope. */
export interface Failure {
  kind: 'failure';
  code: CodigoErro;
  message: string;
  details?: unknown;
}

/**
 * Makes a baked document. Its tag is a hash of its content, so clients keep their cached copy across snapshots that did
 * not change it.
 */
export function documento(body: Documento['body']): Documento {
  return { kind: 'documento', body, tag: Bun.hash(body).toString(16), status: 200 };
}

/** Returns the value of `X-Snapshot` for an answer: the answer's own, or `rotulo`, which is that of the snapshot. */
export const rotuloDe = (resultado: Answer | Failure, rotulo: string): string =>
  (resultado.kind === 'documento' && resultado.rotulo) || rotulo;

/**
 * Marks an answer as coming from another snapshot than the one being served. With null, the answer is returned as it
 * is.
 */
export const deOutro = (answer: Documento, rotulo: string | null): Documento =>
  rotulo === null ? answer : { ...answer, rotulo };

/** Makes an answer that is only true now and must never be cached. */
export function momentaneo(body: Documento['body'], status: Documento['status']): Documento {
  return { kind: 'documento', body, tag: null, status };
}

/** Makes the failure of a request for something that does not exist (HTTP 404). `message` is a Portuguese sentence. */
export function notFound(message: string): Failure {
  return { kind: 'failure', code: 'not_found', message };
}

/** Makes the failure of a request whose credential is missing or not valid (HTTP 401). */
export function unauthorized(message: string): Failure {
  return { kind: 'failure', code: 'unauthorized', message };
}

/**
 * Makes the failure of a request that needs something which does not answer, such as the database of keys (HTTP 502).
 */
export function upstreamError(message: string): Failure {
  return { kind: 'failure', code: 'upstream_error', message };
}

/**
 * Makes the failure of an invalid request. One invalid item refuses a whole list, and the message says so: otherwise
 * the caller would think that the other items had been processed.
 */
export function invalidRequest(details: Problema[]): Failure {
  const deLista = details.some(({ campo }) => /\.\d+(?:\.|$)/.test(campo));
  return { kind: 'failure', code: 'invalid_request', message: deLista ? LISTA_INVALIDA : INVALIDA, details };
}

const INVALIDA = 'A requisição é inválida.';
const LISTA_INVALIDA =
  'A requisição é inválida, e nenhum item da lista foi atendido: corrija os que `details` aponta, contados a partir de 0, e envie todos de novo.';

/** Composes the body that the client gets for a failure. */
export function errorBody({ code, message, details }: Failure): string {
  return JSON.stringify({ error: details === undefined ? { code, message } : { code, message, details } });
}
