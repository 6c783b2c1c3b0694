import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { createClientAddress } from '../../runtime/http/client-address.ts';

describe('without trusted proxies', () => {
  const clientAddress = createClientAddress('');
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:0201', '192.0.2.1'],
    ['::FFFF:7f00:1', '127.0.0.1'],
    ['0:0:0:0:0:ffff:c000:201', '192.0.2.1'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::5:6', '2001:db8:1:2::/64'],
    ['2001:db8::3:4:5:6:7', '2001:db8:0:3::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ])('%s counts as %s, whatever is forwarded', (socket, counted) => {
    expect(clientAddress(socket, '198.51.100.7')).toBe(counted);
  });
});

test('whatever is forwarded, a request counts for one address and no other text', () => {
  const clientAddress = createClientAddress('10.0.0.0/8, ::1');
  const hop = fc.oneof(
    fc.ipV4(),
    fc.ipV6(),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('10.0.0.9', '::1', '[::1]:80', 'unknown', '', ':::', '::ffff:1', '::ffff:999.1.1.1', '1.2.3.4:5'),
  );
  const property = fc.property(fc.constantFrom('10.0.0.1', '::1', '192.0.2.1'), fc.array(hop), (socket, hops) => {
    expect(clientAddress(socket, hops.join(', '))).toMatch(/^(?:\d{1,3}(?:\.\d{1,3}){3}|(?:[0-9a-f]{1,4}:){4}:\/64)$/);
  });
  fc.assert(property, { numRuns: 500 });
});

describe('behind trusted proxies', () => {
  const clientAddress = createClientAddress('10.0.0.0/8, 192.0.2.1, fd00::/8');
  test.each([
    ['a stranger is not believed', '203.0.113.5', '198.51.100.7', '203.0.113.5'],
    ['a proxy is', '10.1.2.3', '198.51.100.7', '198.51.100.7'],
    ['in the form of IPv6 too', '::ffff:10.1.2.3', '198.51.100.7', '198.51.100.7'],
    [
      'the right-most that is no proxy counts, not what the client wrote',
      '10.0.0.1',
      '1.1.1.1, 198.51.100.7, 10.9.9.9',
      '198.51.100.7',
    ],
    ['proxies over IPv6', 'fd00::1', '1.1.1.1, 2001:db8:1:2:3::4, 192.0.2.1', '2001:db8:1:2::/64'],
    ['ports and brackets are no part of it', '10.0.0.1', '[2001:db8::9]:443', '2001:db8:0:0::/64'],
    ['nor is a port of IPv4', '10.0.0.1', '198.51.100.7:5123', '198.51.100.7'],
    ['nothing forwarded leaves the proxy', '10.0.0.1', null, '10.0.0.1'],
    ['nor does what is no address', '10.0.0.1', '198.51.100.7, unknown', '10.0.0.1'],
    ['a chain of proxies alone is its first', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ])('%s', (_, socket, forwardedFor, counted) => {
    expect(clientAddress(socket, forwardedFor)).toBe(counted);
  });
});

test.each(['10.0.0.0/33', 'proxy.exemplo', '10.0.0.0/8/8', '10.0.0.0/', '::/129', '10.0.0/8'])(
  '%p is no list of proxies',
  (list) => {
    expect(() => createClientAddress(`127.0.0.1, ${list}`)).toThrow(/is not an address or a subnet/);
  },
);
