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
 * The revisions that begin with `initialize`, up to 2025-11-25: gives, for each request, a server that answers it: nothing is
 * remembered between two.
 */
export function createServers({ serverInfo, options, attend }: Atendimento<Porta>): (porta: Porta) => Server {
  // One for all: the SDK would make one for each request, at a millisecond each.
  const jsonSchemaValidator = new AjvJsonSchemaValidator();
  const { instructions } = options;
  const capabilities = options.capabilities as ServerCapabilities;

  return (porta) => {
    const server = new Server(serverInfo, { capabilities, instructions, jsonSchemaValidator });
    // What is cancelled is never answered, and without a session only the same HTTP request can cancel: it would hang.
    server.setNotificationHandler(CancelledNotificationSchema, () => {});
    // All in one: handlers by method would be set anew for every request, read what was read before, and say in English,
    // as an internal error, what is wrong with parameters. `initialize` and `ping` are the SDK's.
    server.fallbackRequestHandler = ({ method, params }) => attend(method, params, porta);
    return server;
  };
}

/**
 * Answers requests of this era, each by a server and a transport of its own: by one JSON body, or by a stream that can
 * carry notifications before it.
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

/** The SDK's transport, which reads and checks a request; the answer to a single message is written here. */
class Transporte extends WebStandardStreamableHTTPServerTransport {
  private answer: ((json: string) => void) | null = null;

  /**
   * The JSON of the answer to one message that was read already (`parsedBody`); a response where the SDK makes one: as a
   * refusal, or for several messages.
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
