/**
 * Headers of every response: it is data, which must not be framed, sniffed or run as a page. Encryption, and the header
 * that demands it, belong to the proxy in front.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};
