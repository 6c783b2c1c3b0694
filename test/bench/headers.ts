/** Headers that depend on the body of the response. */
const OWN = ['etag', 'content-length', 'date'];
/** Headers that differ between two responses to the same request. */
const OF_EACH = ['date', 'ratelimit', 'x-request-id'];

/** Returns the headers that a yardstick sends with every response, taken from a response of the runtime, as JSON. */
export function headersToSend(response: Response): string {
  return without(OWN, response);
}

/** Returns the headers of a response in a form that can be compared with another's. */
export function headersToCompare(response: Response): string {
  return without(OF_EACH, response);
}

function without(names: readonly string[], { headers }: Response): string {
  return JSON.stringify(Object.fromEntries([...headers].filter(([name]) => !names.includes(name)).sort()));
}
