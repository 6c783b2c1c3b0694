import type { RegraCache } from '../../schemas/contract/operations/operation.ts';

/** The `Cache-Control` header (RFC 9111, section 5.2.2): `no-store`, or `public, max-age=` with seconds. */
export function cacheControl(rule: RegraCache): string {
  return rule === 'no-store' ? rule : `public, max-age=${rule.maxAge}`;
}

/**
 * Returns the `ETag` header. It is a weak tag because the plain and the gzip form of a body share it (RFC 9110, section
 * 8.8.1): the same text, but not the same bytes.
 */
export function etag(tag: string): string {
  return `W/"${tag}"`;
}

/**
 * Compares `If-None-Match` weakly with our tag (RFC 9110, section 13.1.2). Our tags contain only hex digits, so the
 * quoted tag is in the list if and only if it occurs in the header.
 */
export function isUnchanged(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.includes(`"${tag}"`) || ifNoneMatch.trim() === '*';
}
