import type { Operation } from '../../schemas/contract/operations/operation.ts';

/** Headers that a page of another origin may read. */
export const EXPOSED = 'ETag, X-Snapshot, X-Request-Id, RateLimit, RateLimit-Policy, Retry-After';
const DAY = '86400';

/** Reads are open to every origin; what needs a key is not called from a stranger's page. */
export function isOpen({ acesso }: Operation): boolean {
  return acesso === 'leitura' || acesso === 'livre';
}

export const openHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED,
};

/** What a preflight is told about the open operations of a path. */
export function preflightHeaders(methods: string): Record<string, string> {
  return {
    ...openHeaders,
    'access-control-allow-methods': methods,
    'access-control-allow-headers': 'Authorization, Content-Type, If-None-Match',
    'access-control-max-age': DAY,
  };
}
