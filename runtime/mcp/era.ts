import type { Porta } from './porta.ts';

/** Of a request's body. */
export const MAX_BYTES = 1 << 20;

/** The first revision of those that have no `initialize`. Revisions are dates, and compare as texts. */
const FIRST_MODERN = '2026-07-28';
const CLAIM = 'io.modelcontextprotocol/protocolVersion';

/**
 * Answers a request in the terms of one era of the protocol: with the JSON of its answer, or with a response where it is
 * none, as a refusal. `parsedBody` is undefined where the body is not JSON, or too long.
 */
export type Era = (request: Request, parsedBody: unknown, porta: Porta) => Promise<string | Response>;

/**
 * Whether a request is of the era without `initialize`: its header names such a revision, or a message of it names its
 * revision in `_meta`, which none did before. The SDK of that era judges the same, and refuses what contradicts itself.
 */
export function isModern({ headers }: Request, parsedBody: unknown): boolean {
  if ((headers.get('mcp-protocol-version') ?? '') >= FIRST_MODERN) return true;
  const messages = Array.isArray(parsedBody) ? parsedBody : [parsedBody];
  return messages.some((message) => CLAIM in of(of(of(message).params)._meta));
}

const of = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
