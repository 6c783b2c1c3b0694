/** Of each answer its own. */
const OWN = ['etag', 'content-length', 'date'];
/** What differs from answer to answer of one and the same request. */
const OF_EACH = ['date', 'ratelimit', 'x-request-id'];

/** The headers that a yardstick sends with every answer, taken from one of the runtime's, as JSON. */
export function headersToSend(response: Response): string {
  return without(OWN, response);
}

/** The headers of an answer, to be compared with another's. */
export function headersToCompare(response: Response): string {
  return without(OF_EACH, response);
}

function without(names: readonly string[], { headers }: Response): string {
  return JSON.stringify(Object.fromEntries([...headers].filter(([name]) => !names.includes(name)).sort()));
}
