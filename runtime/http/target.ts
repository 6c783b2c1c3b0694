/**
 * Returns the path of a request's URL. `new URL` would throw on the odd `Host` headers that scanners send, for which
 * Bun gives a bare path.
 */
export function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/, '').replace(/[?#].*$/s, '');
}

/** Returns the query string with its `?`, as it came. Empty if there is none. */
export function searchOf(url: string): string {
  return /^[^?#]*(\?[^#]*)/.exec(url)?.[1] ?? '';
}

/** Percent-encodes what a header must not contain: a bare path arrives with its letters as they were sent. */
export function asciiOf(address: string): string {
  return address.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
