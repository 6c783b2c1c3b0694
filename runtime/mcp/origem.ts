/** Whether pages of an origin may call: those of this machine and those that the configuration lists. */
export type IsAllowedOrigin = (origin: string) => boolean;

const LOOPBACK = /^(?:localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Checks `Origin`, as the protocol asks, so that a page whose host name was rebound to this address cannot call the
 * server (MCP, Transports, Security Warning). Only browsers send the header, so other clients are not affected.
 */
export function createAllowedOrigins(named: string | undefined): IsAllowedOrigin {
  const allowed = new Set((named ?? '').split(',').flatMap((text) => originOf(text.trim()) ?? []));
  return (origin) => {
    const url = parse(origin);
    return url !== null && (LOOPBACK.test(url.hostname) || allowed.has(url.origin));
  };
}

/** An origin as browsers write it; null for an empty string. Throws if the text is not an origin. */
function originOf(text: string): string | null {
  if (text === '') return null;
  const url = parse(text);
  if (!url || url.origin === 'null')
    throw new Error(`MCP_ORIGINS: ${text} is not an origin such as https://example.org`);
  return url.origin;
}

function parse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
