/**
 * The address of a page at another origin: below a folder named after its host, as in a mirror.
 * `https://www.planalto.gov.br/ccivil_03/leis/l8078.htm` at `http://127.0.0.1:8000` is
 * `http://127.0.0.1:8000/www.planalto.gov.br/ccivil_03/leis/l8078.htm`.
 */
export function atOrigin(url: string, origin: string): string {
  const { host, pathname, search } = new URL(url);
  return `${origin.replace(/\/+$/, '')}/${host}${pathname}${search}`;
}

/**
 * The target of a redirect, or null if it leaves the source. Protocol, host and port must stay the same, except that a
 * page may move from http to https, both at their default ports.
 */
export function stayWithin(location: string, from: string): string | null {
  if (!URL.canParse(location, from)) return null;
  const next = new URL(location, from);
  const last = new URL(from);
  const secured = last.protocol === 'http:' && next.protocol === 'https:' && last.port === '' && next.port === '';
  const same = next.protocol === last.protocol && next.port === last.port;
  return next.hostname === last.hostname && (same || secured) && /^https?:$/.test(next.protocol) ? next.href : null;
}
