/** The credential of `Authorization: Bearer`, the scheme in any case (RFC 6750, section 2.1); null when there is none. */
export function bearerOf(request: Request): string | null {
  const header = request.headers.get('authorization');
  return (header && /^bearer +(\S+)$/i.exec(header.trim())?.[1]) ?? null;
}
