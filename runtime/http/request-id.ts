/**
 * Request ids that are accepted from a proxy or a client, so that its traces match ours. Other values could forge log
 * entries.
 */
const GIVEN = /^[\w.:-]{1,64}$/;

/** Returns the id that a request came with, or a new one. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given !== null && GIVEN.test(given) ? given : crypto.randomUUID();
}
