/** Whether a page of this origin may call: those of this machine, and those that whoever runs the service named. */
export type IsAllowedOrigin = (origin: string) => boolean;

const LOOPBACK = /^(?:localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The protocol has servers look at `Origin`, so that a page whose name was rebound to this address cannot use it (MCP,
 * Transports, Security Warning). Only browsers send it: other clients are not held up.
 */
export function createAllowedOrigins(named: string | undefined): IsAllowedOrigin {
  const allowed = new Set((named ?? '').split(',').flatMap((text) => originOf(text.trim()) ?? []));
  return (origin) => {
    const url = parse(origin);
    return url !== null && (LOOPBACK.test(url.hostname) || allowed.has(url.origin));
  };
}

/** An origin as browsers write it; null where nothing is named. Throws at what is none. */
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
