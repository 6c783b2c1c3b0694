import type { HttpFailure } from './errors.ts';

/** The most bytes of an address: longer than any list of siglas, or any text that need not be sent in a body. */
const MAX_ADDRESS = 8_192;
/**
 * The most bytes of address and headers together. The server itself refuses a longer head without a body, before it
 * becomes a request.
 */
const MAX_HEAD = 65_536;

/**
 * Makes the server accept longer addresses and headers than by default, so that they are refused with an error body
 * instead of without one.
 */
export async function readLongHeads(): Promise<void> {
  const { default: http } = await import('node:http');
  // In Bun this is a setter, in Node a constant.
  Object.assign(http, { maxHeaderSize: MAX_HEAD });
}

/** Returns why a request is refused for its address or its `Host` header alone. Null if it is not refused. */
export function refuseHead({ url, headers }: Request): HttpFailure | null {
  if (url.length > MAX_ADDRESS) return tooLong;
  // Two `Host` headers are joined by a comma. Each proxy on the way could take a different one for the valid one (RFC
  // 9112, section 3.2).
  return headers.get('host')?.includes(',') ? twoHosts : null;
}

const tooLong: HttpFailure = {
  kind: 'failure',
  code: 'invalid_request',
  message: `O endereço passa de ${MAX_ADDRESS} bytes.`,
  status: 431,
};

const twoHosts: HttpFailure = {
  kind: 'failure',
  code: 'invalid_request',
  message: 'A requisição tem mais de um cabeçalho `Host`.',
  status: 400,
};
