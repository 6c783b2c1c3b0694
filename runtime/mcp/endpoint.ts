import { isEncoded, readUpTo } from '../http/body.ts';
import { EXPOSED } from '../http/cors.ts';
import { failureResponse, type HttpFailure } from '../http/errors.ts';
import { perSnapshot } from '../http/per-snapshot.ts';
import { securityHeaders } from '../http/security.ts';
import { keptOnce } from '../kept-once.ts';
import { type Era, isModern, MAX_BYTES } from './era.ts';
import type { IsAllowedOrigin } from './origem.ts';
import type { Porta } from './porta.ts';
import { dizerRecusa } from './recusas.ts';

/** Messages allowed in one batch. A model asks for only a few things at once. */
const MAX_MESSAGES = 20;
const METHODS = 'POST, OPTIONS';

export interface EndpointOptions {
  /**
   * Creates the handler of each era. It is created at the first request of that era, because the SDKs are slow to load.
   */
  eras: Readonly<Record<'legacy' | 'modern', () => Promise<Era>>>;
  isAllowedOrigin: IsAllowedOrigin;
}

export interface Endpoint {
  (request: Request, porta: Porta): Promise<Response>;
  /** Whether the handlers could be loaded when last needed. True before the first request. */
  noAr(): boolean;
}

/**
 * Creates the Streamable HTTP endpoint. It is stateless: every request is self-contained and is answered in the era of
 * the protocol that it is written in. The same limits apply to both eras.
 */
export function createEndpoint({ eras, isAllowedOrigin }: EndpointOptions): Endpoint {
  let noAr = true;
  const legacy = keptOnce(eras.legacy);
  const modern = keptOnce(eras.modern);
  const load = async (era: () => Promise<Era>): Promise<Era> => {
    try {
      const loaded = await era();
      noAr = true;
      return loaded;
    } catch (error) {
      noAr = false;
      throw error;
    }
  };

  const attend = async (request: Request, porta: Porta): Promise<Response> => {
    const { as, parsedBody } = await readAhead(request);
    const { rotulo } = porta;
    if (Array.isArray(parsedBody) && parsedBody.length > MAX_MESSAGES) return failureResponse(tooMany, rotulo);
    const { free, calls } = countMessages(parsedBody);
    const recusa = porta.contar(free);
    if (recusa) return failureResponse(recusa, rotulo);
    const era = await load(isModern(as, parsedBody) ? modern : legacy);
    const answer = await era(as, parsedBody, porta);
    // Calls of a tool or resource that does not exist reached no operation that counts them. An era has called all its
    // operations when it answers, so the rest is exact.
    const tarde = porta.contar(calls - porta.chamadas());
    if (tarde) return failureResponse(tarde, rotulo);
    if (typeof answer === 'string') return porta.enviar(answer, jsonHeaders(rotulo));
    return withHeaders(await dizerRecusa(answer), rotulo);
  };

  const answer = async (request: Request, porta: Porta): Promise<Response> => {
    const { rotulo } = porta;
    const origin = request.headers.get('origin');
    if (origin !== null && !isAllowedOrigin(origin)) return failureResponse(foreignOrigin, rotulo);
    let response: Response;
    if (request.method === 'OPTIONS') {
      response = withHeaders(new Response(null, { status: 204, headers: { allow: METHODS } }), rotulo);
    } else if (request.method !== 'POST') response = failureResponse(onlyPost(request.method), rotulo);
    else if (isEncoded(request)) response = failureResponse(encoded, rotulo);
    else if (!acceptsJson(request)) response = failureResponse(notAcceptable, rotulo);
    else response = await attend(request, porta);
    for (const [name, value] of origin === null ? [] : corsHeaders(origin)) response.headers.set(name, value);
    return response;
  };
  return Object.assign(answer, { noAr: () => noAr });
}

const headersOf = (rotulo: string) => ({ ...securityHeaders, 'x-snapshot': rotulo, 'cache-control': 'no-store' });
const jsonHeaders = perSnapshot((rotulo) => new Headers({ ...headersOf(rotulo), 'content-type': 'application/json' }));

/** Adds our headers to a response of the SDK. The SDK decides how a stream is cached. */
function withHeaders(response: Response, rotulo: string): Response {
  const { headers } = response;
  const cached = headers.get('cache-control');
  for (const [name, value] of Object.entries(headersOf(rotulo))) headers.set(name, value);
  if (cached !== null) headers.set('cache-control', cached);
  return response;
}

// Whether the client accepts a single JSON body, the only form of our answers. Most HTTP clients send `*/*`, or no
// header.
function acceptsJson({ headers }: Request): boolean {
  const accept = headers.get('accept');
  return accept === null || /\*\/\*|application\/(?:\*|json)/i.test(accept);
}

/** The `Accept` header that the SDK of the earlier era requires. */
const BOTH = 'application/json, text/event-stream';

/**
 * Reads the body of a request, in half the time that the SDK takes. A body that is not JSON or is too long is passed on
 * for the SDK to refuse.
 */
async function readAhead(request: Request): Promise<{ as: Request; parsedBody?: unknown }> {
  const { method } = request;
  const accept = request.headers.get('accept') ?? '';
  const accepts = accept.includes('application/json') && accept.includes('text/event-stream');
  const headers = accepts ? request.headers : new Headers([...request.headers, ['accept', BOTH]]);
  // For an invalid Host, Bun's request has no valid URL, but the SDK needs one.
  const url = URL.canParse(request.url) ? request.url : 'http://localhost/mcp';
  const withBody = (body: string | Uint8Array<ArrayBuffer>) => new Request(url, { method, headers, body });
  const text = await readText(request, headers.get('content-length'));
  if (text === null) return { as: withBody(new Uint8Array(MAX_BYTES + 1)) };
  try {
    return { parsedBody: JSON.parse(text), as: accepts && url === request.url ? request : withBody('') };
  } catch {
    return { as: withBody(text) };
  }
}

/** Returns the body as text, or null if it is too long. Without an announced length it is read chunk by chunk. */
async function readText(request: Request, length: string | null): Promise<string | null> {
  if (Number(length) > MAX_BYTES) return null;
  if (length !== null) return await request.text();
  const bytes = await readUpTo(request, MAX_BYTES);
  return bytes && new TextDecoder().decode(bytes);
}

/**
 * Counts the messages of a body: those that call an operation, which its own limit counts, and all others, such as
 * lists, opening messages and notifications.
 */
function countMessages(body: unknown): { calls: number; free: number } {
  const messages = Array.isArray(body) ? body : [body];
  const isCall = (message: unknown) => COUNTED.has((message as { method?: string } | null)?.method ?? '');
  const calls = messages.filter(isCall).length;
  return { calls, free: messages.length - calls };
}

const COUNTED: ReadonlySet<string> = new Set(['tools/call', 'resources/read']);

function corsHeaders(origin: string): [string, string][] {
  return [
    ['access-control-allow-origin', origin],
    ['access-control-allow-methods', METHODS],
    [
      'access-control-allow-headers',
      'Authorization, Content-Type, Accept, Mcp-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name',
    ],
    ['access-control-expose-headers', EXPOSED],
    ['vary', 'Origin'],
  ];
}

const tooMany: HttpFailure = {
  kind: 'failure',
  code: 'invalid_request',
  message: `O lote tem mensagens demais: envie-as em lotes de até ${MAX_MESSAGES}.`,
};

const encoded: HttpFailure = {
  kind: 'failure',
  code: 'invalid_request',
  message: 'O corpo deve vir sem compressão (`Content-Encoding`).',
  status: 415,
};

const notAcceptable: HttpFailure = {
  kind: 'failure',
  code: 'invalid_request',
  message: 'O cliente deve aceitar `application/json` (cabeçalho `Accept`).',
  status: 406,
};

const foreignOrigin: HttpFailure = {
  kind: 'failure',
  code: 'invalid_request',
  message: 'Esta origem (`Origin`) não pode usar o servidor MCP; quem mantém o serviço a permite em `MCP_ORIGINS`.',
  status: 403,
};

const onlyPost = (method: string): HttpFailure => ({
  kind: 'failure',
  code: 'invalid_request',
  message: `Esta rota não aceita ${method.slice(0, 20)}; o servidor MCP não guarda sessões e aceita ${METHODS}.`,
  status: 405,
  headers: { allow: METHODS },
});
