/** Path of a request's URL: `new URL` would throw on the odd `Host` headers that scanners send; Bun then gives a bare path. */
export function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/, '').replace(/[?#].*$/s, '');
}

/** From its `?` on, as it came; empty where there is none. */
export function searchOf(url: string): string {
  return /^[^?#]*(\?[^#]*)/.exec(url)?.[1] ?? '';
}

/** As a header may hold it: a bare path comes with its letters as they were sent. */
export function asciiOf(address: string): string {
  return address.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
