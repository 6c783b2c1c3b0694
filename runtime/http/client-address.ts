import { BlockList, isIP } from 'node:net';

/** The address that a request is counted by, out of the socket's and what proxies say of it. */
export type ClientAddress = (socket: string, forwardedFor: string | null) => string;

/**
 * Believes `X-Forwarded-For` only as far as it was written by proxies of the list: read from the right, the first address
 * that is none of them. `proxies` is a comma-separated list of addresses and subnets (`10.0.0.0/8, ::1`); empty, the
 * socket's address counts alone. Throws on what is neither.
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
      // What is no address hides who is behind the proxy: the proxy's own is all that is known.
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

/** An address without port, brackets, zone and the IPv6 form of IPv4; null when it is none. */
function plain(text: string): string | null {
  const hop = text.trim();
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop)?.[1] ?? hop;
  const address = unmapped(bare.replace(/%.*$/, '').toLowerCase());
  return isIP(address) ? address : null;
}

/** IPv4 in the form of IPv6 (RFC 4291, section 2.5.5.2), as a socket that serves both gives it, or written in hexadecimal. */
const MAPPED = /^(?:::|(?:0{1,4}:){5})ffff:(?:(\d+\.\d+\.\d+\.\d+)|([\da-f]{1,4}):([\da-f]{1,4}))$/i;

function unmapped(address: string): string {
  const [, dotted, high, low] = (address.includes(':') && MAPPED.exec(address)) || [];
  if (dotted !== undefined) return dotted;
  if (high === undefined || low === undefined) return address;
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
}

/** IPv4 as it is; of IPv6 the first 64 bits, which is what one subscriber has. */
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
