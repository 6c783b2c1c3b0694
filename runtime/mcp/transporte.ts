import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/sdk/types.js';
import { withJsonPronto } from './json-pronto.ts';

/** The SDK's transport, which reads and checks a request; the answer to a single message is written here. */
export class Transporte extends WebStandardStreamableHTTPServerTransport {
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
    if (this.answer === null || !('result' in message || 'error' in message)) await super.send(message, options);
    else this.answer(write(message));
  }
}

function write(message: JSONRPCMessage): string {
  if (!('result' in message)) return JSON.stringify(message);
  const { result, ...envelope } = message;
  return `${JSON.stringify(envelope).slice(0, -1)},"result":${withJsonPronto(result)}}`;
}
