/**
 * Returns the credential of `Authorization: Bearer`, with the scheme in any case (RFC 6750, section 2.1). Null if there
 * is none.
 */
export function bearerOf(request: Request): string | null {
  const header = request.headers.get('authorization');
  return (header && /^bearer +(\S+)$/i.exec(header.trim())?.[1]) ?? null;
}
