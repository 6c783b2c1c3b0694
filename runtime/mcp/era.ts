import type { Porta } from './porta.ts';

/** Bytes of a request's body. */
export const MAX_BYTES = 1 << 20;

/** The first revision without `initialize`. Revisions are dates and compare as strings. */
const FIRST_MODERN = '2026-07-28';
const CLAIM = 'io.modelcontextprotocol/protocolVersion';

/**
 * Answers a request in one era of the protocol: with JSON, or with a response, such as a refusal. `parsedBody` is
 * undefined if the body is not JSON or is too long.
 */
export type Era = (request: Request, parsedBody: unknown, porta: Porta) => Promise<string | Response>;

/**
 * Whether a request belongs to the era without `initialize`: its header names such a revision, or one of its messages
 * names a revision in `_meta`, which earlier revisions never did. The SDK of that era decides in the same way, and
 * refuses a request that contradicts itself.
 */
export function isModern({ headers }: Request, parsedBody: unknown): boolean {
  if ((headers.get('mcp-protocol-version') ?? '') >= FIRST_MODERN) return true;
  const messages = Array.isArray(parsedBody) ? parsedBody : [parsedBody];
  return messages.some((message) => CLAIM in of(of(of(message).params)._meta));
}

const of = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
