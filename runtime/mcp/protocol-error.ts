/** Error codes of JSON-RPC 2.0 (§5.1), and that of MCP for an unknown resource (2025-11-25). */
export const CODE = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  resourceNotFound: -32002,
} as const;

/**
 * A refusal in the terms of the protocol. The SDKs send its code, message and data unchanged. They would put a prefix
 * before the message of their own errors, and clients would add another.
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
