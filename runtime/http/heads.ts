import type { HttpFailure } from './errors.ts';

/** Bytes of an address: more than any list of siglas, or any text that is not to be sent in a body, comes to. */
const MAX_ADDRESS = 8_192;
/** Of an address and headers together. What is longer never comes to be a request: the server itself refuses it, without a body. */
const MAX_HEAD = 65_536;

/** Has addresses and headers be read that would be refused without a word, so that they are refused with one. */
export async function readLongHeads(): Promise<void> {
  const { default: http } = await import('node:http');
  // Bun has a setter where Node has a constant.
  Object.assign(http, { maxHeaderSize: MAX_HEAD });
}

/** Why a request is refused by its address and its host alone; null as a rule. */
export function refuseHead({ url, headers }: Request): HttpFailure | null {
  if (url.length > MAX_ADDRESS) return tooLong;
  // Two are joined by a comma, and each proxy on the way would take another for the one that is meant (RFC 9112, section 3.2).
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
