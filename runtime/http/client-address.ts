import { BlockList, isIP } from 'node:net';

/** Returns the address that a request is counted by, from the socket's address and the `X-Forwarded-For` header. */
export type ClientAddress = (socket: string, forwardedFor: string | null) => string;

/**
 * Trusts `X-Forwarded-For` only as far as listed proxies wrote it: the client is the first address from the right that
 * is not in the list. `proxies` is a comma-separated list of addresses and subnets (`10.0.0.0/8, ::1`). If it is empty,
 * only the socket's address counts. Throws if an entry is neither an address nor a subnet.
 */
export function createClientAddress(proxies: string): ClientAddress {
  const entries = proxies.split(',').flatMap((entry) => entry.trim() || []);
  if (entries.length === 0) return (socket) => counted(unmapped(socket));
  const trusted = new BlockList();
  for (const entry of entries) trust(trusted, entry);
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

  return (socket, forwardedFor) => {
    let client = unmapped(socket);
    for (const hop of (forwardedFor ?? '').split(',').reverse()) {
      if (!isIP(client) || !isTrusted(client)) break;
      const address = plain(hop);
      // An entry that is not an address hides the client, so the request is counted by the proxy's address.
      if (address === null) break;
      client = address;
    }
    return counted(client);
  };
}

function trust(list: BlockList, entry: string): void {
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  const bits = version === 4 ? 32 : 128;
  const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
  if (version === 0 || rest.length > 0 || !(length <= bits)) throw new Error(`${entry} is not an address or a subnet`);
  list.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Returns an address without port, brackets and zone, and IPv4 without its IPv6 form. Null if the text is not an
 * address.
 */
function plain(text: string): string | null {
  const hop = text.trim();
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop)?.[1] ?? hop;
  const address = unmapped(bare.replace(/%.*$/, '').toLowerCase());
  return isIP(address) ? address : null;
}

/**
 * An IPv4 address in IPv6 form (RFC 4291, section 2.5.5.2), which a socket for both versions reports. The last part may
 * be hexadecimal.
 */
const MAPPED = /^(?:::|(?:0{1,4}:){5})ffff:(?:(\d+\.\d+\.\d+\.\d+)|([\da-f]{1,4}):([\da-f]{1,4}))$/i;

function unmapped(address: string): string {
  const [, dotted, high, low] = (address.includes(':') && MAPPED.exec(address)) || [];
  if (dotted !== undefined) return dotted;
  if (high === undefined || low === undefined) return address;
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
}

/** Returns IPv4 as it is, and the first 64 bits of IPv6, because that is the block of one subscriber. */
function counted(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? 0 : tail.split(':').length + (tail.includes('.') ? 1 : 0);
    while (groups.length < 8 - after && groups.length < 4) groups.push('0');
    groups.push(...tail.split(':'));
  }
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
