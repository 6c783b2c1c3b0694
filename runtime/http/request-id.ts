/** What a proxy or a client may call a request, so that its traces meet ours; anything else could forge a log. */
const GIVEN = /^[\w.:-]{1,64}$/;

/** The name of a request: the one that it came with, else a new one. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given !== null && GIVEN.test(given) ? given : crypto.randomUUID();
}
