/**
 * A refusal in the terms of the protocol: the SDK sends its code, message and data as they are. Its own `McpError` would
 * put a prefix before the message, and clients put theirs before that.
 */
export class ProtocolError extends Error {
  override name = 'ProtocolError';

  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}
