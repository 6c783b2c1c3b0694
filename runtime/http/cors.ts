import type { Operation } from '../../schemas/contract/operations/operation.ts';

/** Headers that a page of another origin may read. */
export const EXPOSED = 'ETag, X-Snapshot, X-Request-Id, RateLimit, RateLimit-Policy, Retry-After';
const DAY = '86400';

/** Whether pages of other origins may call an operation: reads yes, operations that need a key no. */
export function isOpen({ acesso }: Operation): boolean {
  return acesso === 'leitura' || acesso === 'livre';
}

export const openHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED,
};

/** Returns the headers of a preflight response for the open operations of a path. */
export function preflightHeaders(methods: string): Record<string, string> {
  return {
    ...openHeaders,
    'access-control-allow-methods': methods,
    'access-control-allow-headers': 'Authorization, Content-Type, If-None-Match',
    'access-control-max-age': DAY,
  };
}
