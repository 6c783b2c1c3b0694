import type { Operation } from '../../schemas/contract/operations/operation.ts';
import type { Quem } from '../access/access.ts';
import type { Answer, Artefato } from '../answer.ts';
import { conferir } from '../snapshot/arquivo.ts';
import { cacheControl, etag, isUnchanged } from './cache.ts';
import { acceptsGzip, compress, isWorthCompressing } from './compression.ts';
import { isOpen, openHeaders } from './cors.ts';
import { failureResponse } from './errors.ts';
import { JSON_TYPE } from './media-type.ts';
import type { Outgoing } from './outgoing.ts';
import { perSnapshot } from './per-snapshot.ts';
import { refuseRange } from './range.ts';
import { securityHeaders } from './security.ts';

/** Turns the answers of one operation into responses: entity tag, 304, compression and constant headers. */
export function createResponder(operation: Operation, outgoing: Outgoing) {
  const headersFor = createHeaders(operation);

  return (request: Request, rotulo: string, answer: Answer, quem: Quem): Response => {
    const { full, bare } = headersFor(rotulo);
    const { tag } = answer;
    if (tag !== null && isUnchanged(request.headers.get('if-none-match'), tag)) {
      return tagged(new Response(null, { status: 304, headers: bare }), tag);
    }
    const gzip = isCompressible(answer) && acceptsGzip(request.headers.get('accept-encoding'));
    const refusal = answer.kind === 'artefato' && refuseRange(request, fileOf(answer, gzip).bytes);
    if (refusal) return failureResponse(refusal, rotulo);
    if (answer.kind === 'artefato') return tagged(encoded(sendFile(answer, full, gzip), gzip), answer.tag);
    const whole = gzip ? compress(answer) : answer.body;
    // Nobody reads the body of an answer to HEAD.
    const body = request.method === 'HEAD' ? whole : outgoing.take(quem.endereco, whole);
    if (typeof body === 'object' && 'kind' in body) return failureResponse(body, rotulo);
    const response = encoded(new Response(body, { status: answer.status, headers: full }), gzip);
    return tag === null ? response : tagged(response, tag);
  };
}

function isCompressible(answer: Answer): boolean {
  return answer.kind === 'artefato' || isWorthCompressing(answer);
}

function encoded(response: Response, gzip: boolean): Response {
  if (gzip) response.headers.set('content-encoding', 'gzip');
  return response;
}

/** Bun sends the file from the kernel, without reading it into memory. */
function sendFile(answer: Artefato, headers: Headers, gzip: boolean): Response {
  return new Response(Bun.file(conferir(fileOf(answer, gzip))), { headers });
}

function fileOf({ plain, twin }: Artefato, gzip: boolean): Artefato['plain'] {
  return gzip ? twin : plain;
}

function tagged(response: Response, tag: string): Response {
  response.headers.set('etag', etag(tag));
  return response;
}

/**
 * Makes the headers that all answers of an operation share, once per snapshot. Copying a `Headers` costs a third of
 * building one from an object.
 */
function createHeaders(operation: Operation): (rotulo: string) => { full: Headers; bare: Headers } {
  return perSnapshot((rotulo) => {
    const bare = {
      'x-snapshot': rotulo,
      'cache-control': cacheControl(operation.cache),
      vary: 'Accept-Encoding',
      ...securityHeaders,
      ...(isOpen(operation) ? openHeaders : {}),
    };
    return { full: new Headers({ ...bare, 'content-type': JSON_TYPE }), bare: new Headers(bare) };
  });
}
