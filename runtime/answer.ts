import type { CodigoErro } from '../schemas/contract/model/service/error.ts';
import type { Arquivo } from './snapshot/arquivo.ts';

/** A JSON body, baked or composed, ready to be sent. */
export interface Documento {
  kind: 'documento';
  body: string | Uint8Array<ArrayBuffer>;
  /** Opaque value of the entity tag, without quotes; null when the answer is never kept. */
  tag: string | null;
  status: 200 | 503;
  /** The value of `X-Snapshot`, where the answer is not of the snapshot that is served. */
  rotulo?: string;
  /** The body compressed, where it was so already; it is sent in its place. */
  gzip?: Uint8Array<ArrayBuffer>;
  /** The body as a model is given it to read, where it was cut already. */
  curto?: string;
}

/** A JSON body that lies in the snapshot as a file, beside its gzip twin; it is sent, never loaded. */
export interface Artefato {
  kind: 'artefato';
  plain: Arquivo;
  twin: Arquivo;
  /** One for both forms: taken from the hash of the plain one. */
  tag: string;
}

export type Answer = Documento | Artefato;

/** What was wrong with which part of a request. */
export interface Problema {
  campo: string;
  problema: string;
}

/** An expected failure, as a value: HTTP and MCP each give it their own envelope. */
export interface Failure {
  kind: 'failure';
  code: CodigoErro;
  message: string;
  details?: unknown;
}

/** A baked document; its tag is a hash of its content, so it outlives the snapshots in which it did not change. */
export function documento(body: Documento['body']): Documento {
  return { kind: 'documento', body, tag: Bun.hash(body).toString(16), status: 200 };
}

/** The value of `X-Snapshot` for an answer: its own, or that of the snapshot. */
export const rotuloDe = (resultado: Answer | Failure, rotulo: string): string =>
  (resultado.kind === 'documento' && resultado.rotulo) || rotulo;

/** An answer of something else than the snapshot that is served, where `rotulo` names it. */
export const deOutro = (answer: Documento, rotulo: string | null): Documento =>
  rotulo === null ? answer : { ...answer, rotulo };

/** An answer of the moment, never to be kept by anybody. */
export function momentaneo(body: Documento['body'], status: Documento['status']): Documento {
  return { kind: 'documento', body, tag: null, status };
}

export function notFound(message: string): Failure {
  return { kind: 'failure', code: 'not_found', message };
}

export function unauthorized(message: string): Failure {
  return { kind: 'failure', code: 'unauthorized', message };
}

export function upstreamError(message: string): Failure {
  return { kind: 'failure', code: 'upstream_error', message };
}

/** Of a list, what is wrong with one item refuses them all: who does not hear so takes the others for done. */
export function invalidRequest(details: Problema[]): Failure {
  const deLista = details.some(({ campo }) => /\.\d+(?:\.|$)/.test(campo));
  return { kind: 'failure', code: 'invalid_request', message: deLista ? LISTA_INVALIDA : INVALIDA, details };
}

const INVALIDA = 'A requisição é inválida.';
const LISTA_INVALIDA =
  'A requisição é inválida, e nenhum item da lista foi atendido: corrija os que `details` aponta, contados a partir de 0, e envie todos de novo.';

/** The body that every failure shows to the client. */
export function errorBody({ code, message, details }: Failure): string {
  return JSON.stringify({ error: details === undefined ? { code, message } : { code, message, details } });
}
