import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CancelledNotificationSchema,
  type JSONRPCMessage,
  type RequestId,
  type ServerCapabilities,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type { Atendimento } from './atendimento.ts';
import { type Era, MAX_BYTES } from './era.ts';
import { writeMessage } from './json-pronto.ts';
import type { Porta } from './porta.ts';
import { dizerErro } from './recusas.ts';

/**
 * Serves the revisions that begin with `initialize`, up to 2025-11-25. Returns a function that creates a server for one
 * request; no state is kept between requests.
 */
export function createServers({ serverInfo, options, attend }: Atendimento<Porta>): (porta: Porta) => Server {
  // Shared, because the SDK would create one for each request, at a millisecond each.
  const jsonSchemaValidator = new AjvJsonSchemaValidator();
  const { instructions } = options;
  const capabilities = options.capabilities as ServerCapabilities;

  return (porta) => {
    const server = new Server(serverInfo, { capabilities, instructions, jsonSchemaValidator });
    // A cancelled request is never answered. Without sessions only the same HTTP request can cancel it, and that
    // request would then hang.
    server.setNotificationHandler(CancelledNotificationSchema, () => {});
    // One handler for all methods. Handlers per method would be registered again for every request, parse the
    // parameters a second time, and report wrong parameters in English as an internal error. The SDK answers
    // `initialize` and `ping`.
    server.fallbackRequestHandler = ({ method, params }) => attend(method, params, porta);
    return server;
  };
}

/**
 * Creates the handler of this era, with a new server and transport for each request. Answers with one JSON body, or
 * with a stream that may carry notifications first.
 */
export function createLegacy(createServer: (porta: Porta) => Server, answers: 'json' | 'stream' = 'json'): Era {
  return async (request, parsedBody, porta) => {
    const transporte = new Transporte({ enableJsonResponse: answers === 'json', maxRequestBodySize: MAX_BYTES });
    await createServer(porta).connect(transporte);
    if (answers === 'stream') return await transporte.handleRequest(request, { parsedBody });
    const answer = await transporte.ask(request, parsedBody);
    const ofBatch = typeof answer !== 'string' && answer.status === 200;
    return ofBatch ? await answer.text() : answer;
  };
}

/** The SDK's transport, which reads and checks a request. The answer to a single message is serialized here. */
class Transporte extends WebStandardStreamableHTTPServerTransport {
  private answer: ((json: string) => void) | null = null;

  /**
   * Answers a parsed message (`parsedBody`) with JSON. Returns a response if the SDK creates one: for a refusal, or for
   * a batch.
   */
  ask(request: Request, parsedBody: unknown): Promise<string | Response> {
    return new Promise((resolve, reject) => {
      if (parsedBody !== undefined && !Array.isArray(parsedBody)) this.answer = resolve;
      this.handleRequest(request, { parsedBody }).then(resolve, reject);
    });
  }

  override async send(message: JSONRPCMessage, options?: { relatedRequestId?: RequestId }): Promise<void> {
    const said = dizerErro(message);
    if (this.answer === null || !('result' in said || 'error' in said)) await super.send(said, options);
    else this.answer(writeMessage(said));
  }
}
