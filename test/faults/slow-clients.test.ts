import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import type { Socket } from 'bun';
import { createOutgoing } from '../../runtime/http/outgoing.ts';
import { mcpOptions } from '../../runtime/mcp/options.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import { expectFailure } from '../contract/expect-schema.ts';
import { type Service, startService } from '../contract/service.ts';

const MIB = 1 << 20;

/** Sends a beginning, and then a byte a second; resolves to how long it was let do so. */
function drip(base: string, begin: string): Promise<number> {
  const { hostname, port } = new URL(base);
  const { promise, resolve } = Promise.withResolvers<number>();
  const start = performance.now();
  let timer: Timer | undefined;
  const open = (socket: Socket) => {
    socket.write(begin);
    timer = setInterval(() => socket.write('a'), 1_000);
  };
  const close = () => {
    clearInterval(timer);
    resolve((performance.now() - start) / 1000);
  };
  Bun.connect({ hostname, port: Number(port), socket: { open, close, data() {}, error() {} } }).catch(close);
  return promise;
}

describe('clients that send a byte a second', () => {
  let service: Service;
  beforeEach(async () => {
    service = await startService({}, { patience: 3 });
  });
  afterEach(() => service.stop());

  test('are let go in time, three hundred of each kind, and others are answered meanwhile', async () => {
    const host = 'Host: a\r\n';
    const post = `${host}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`;
    const kinds = [
      `POST /mcp HTTP/1.1\r\n${post}`,
      `POST /v1/resolver HTTP/1.1\r\nAuthorization: Bearer ${service.chave}\r\n${post}`,
      `POST /mcp HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n`,
    ];
    const all = kinds.flatMap((begin) => Array.from({ length: 300 }, () => drip(service.base, begin)));
    let worst = 0;
    for (let n = 0; n < 20; n++) {
      const asked = performance.now();
      expect((await service.get('/v1/dispositivos/EX-COD.2')).status).toBe(200);
      worst = Math.max(worst, performance.now() - asked);
    }
    // Bun looks at its clock every four seconds.
    for (const seconds of await Promise.all(all)) expect(seconds).toBeLessThan(8);
    expect(worst).toBeLessThan(2_000);
  }, 30_000);

  test('are let go before their headers are whole', async () => {
    const all = Array.from({ length: 100 }, () => drip(service.base, 'GET /v1/health HTTP/1.1\r\nX: '));
    for (const seconds of await Promise.all(all)) expect(seconds).toBeLessThan(20);
  }, 30_000);
});

describe('answers that nobody reads', () => {
  const body = new Uint8Array(MIB);
  const of = (address: string) => () => address;

  test('are counted by address and in all, refused past that, and no longer once they are read or given up', async () => {
    const outgoing = createOutgoing({ perAddress: 3 * MIB, all: 4 * MIB });
    const [first, second] = ['a', 'a', 'b', 'b'].map((address) => outgoing.take(of(address), body)) as [
      ReadableStream,
      ReadableStream,
    ];
    const refused = (limite: number) => ({ code: 'rate_limited', details: { limite } });
    expect(outgoing.take(of('a'), body), 'it would hold the most').toMatchObject(refused(4 * MIB));
    expect(outgoing.take(of('c'), new Uint8Array(2 * MIB)), 'nobody holds more').toMatchObject(refused(4 * MIB));
    expect(outgoing.take(of('c'), new Uint8Array(4 * MIB)), 'more than its own').toMatchObject(refused(3 * MIB));
    expect(outgoing.pending()).toBe(4 * MIB);
    expect(await new Response(first).bytes()).toEqual(body);
    await second.cancel();
    expect(outgoing.pending()).toBe(2 * MIB);
  });

  test('make room for others once nobody reads them any more, those that were read longest ago first', async () => {
    const outgoing = createOutgoing({ perAddress: 3 * MIB, all: 3 * MIB, stalledMs: 50 });
    const [first, second, third] = ['a', 'b', 'c'].map((address) => outgoing.take(of(address), body)) as [
      ReadableStream,
      ReadableStream,
      ReadableStream,
    ];
    expect(outgoing.take(of('d'), body), 'all were just begun').toMatchObject({ code: 'rate_limited' });
    await Bun.sleep(60);
    const reader = first.getReader();
    await reader.read();
    expect(outgoing.take(of('d'), body)).toBeInstanceOf(ReadableStream);
    await expect(new Response(second).bytes()).rejects.toThrow('others need the room');
    expect(outgoing.pending()).toBe(3 * MIB);
    expect(await new Response(third).bytes()).toEqual(body);
    while (!(await reader.read()).done);
    expect(outgoing.pending()).toBe(MIB);
  });

  test('that two greedy addresses read slowly keep no third from being served', async () => {
    const outgoing = createOutgoing();
    const greedy = ['a', 'b'].flatMap((address) => {
      const bodies = Array.from({ length: 4 }, () => outgoing.take(of(address), new Uint8Array(8 * MIB)));
      return bodies.map((each) => ({ address, reader: (each as ReadableStream).getReader() }));
    });
    const dropped: string[] = [];
    for (let n = 0; n < 11; n++) {
      const served = outgoing.take(of('c'), body);
      expect(served).toBeInstanceOf(ReadableStream);
      for (const { address, reader } of greedy) await reader.read().catch(() => dropped.push(address));
      expect(await new Response(served as ReadableStream).bytes()).toEqual(body);
    }
    const [loser = '', ...others] = new Set(dropped);
    expect(others, 'one body made the room').toEqual([]);
    outgoing.take(of('c'), body);
    expect(outgoing.take(of(loser), new Uint8Array(8 * MIB)), 'the greedy drop nobody').toMatchObject({
      details: { limite: 64 * MIB },
    });
  });

  test('are given up after a while, however slowly they are read', async () => {
    const outgoing = createOutgoing({ graceMs: 100 });
    const stream = outgoing.take(of('a'), new Uint8Array(300 << 10)) as ReadableStream;
    const reader = stream.getReader();
    await reader.read();
    while (outgoing.pending() > 0) await Bun.sleep(10);
    await expect(reader.read().then(() => reader.read())).rejects.toThrow('in time');
  }, 20_000);
});

describe('/mcp', () => {
  const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const message = (id: number, method: string, params?: unknown) => ({ jsonrpc: '2.0', id, method, params });
  let service: Service;
  const ask = (body: unknown) =>
    fetch(`${service.base}/mcp`, { method: 'POST', headers: HEADERS, body: JSON.stringify(body) });
  afterEach(() => service.stop());

  test('takes twenty messages of a batch and no more', async () => {
    service = await startService();
    const batch = (count: number) => Array.from({ length: count }, (_, id) => message(id, 'ping'));
    expect(((await (await ask(batch(20))).json()) as unknown[]).length).toBe(20);
    await expectFailure(await ask(batch(21)), 400, 'invalid_request');
  });

  test('counts lists, pings and beginnings by address, each message of a batch', async () => {
    service = await startService();
    const batch = Array.from({ length: 20 }, (_, id) => message(id, 'tools/list'));
    for (let n = 0; n < 30; n++) expect((await ask(batch)).status).toBe(200);
    const refused = await ask(message(1, 'ping'));
    expect(refused.headers.get('retry-after')).toBe('60');
    await expectFailure(refused, 429, 'rate_limited');
    // What is called is counted by its own limit.
    const call = message(1, 'tools/call', { name: 'ler_artigo', arguments: { sigla: 'EX-COD', artigo: '2' } });
    expect((await ask(call)).status).toBe(200);
  });

  test.each([
    ['a tool that does not exist', message(1, 'tools/call', { name: 'nada', arguments: {} })],
    ['a tool without a name', message(1, 'tools/call', {})],
    ['a resource that does not exist', message(1, 'resources/read', { uri: 'legislacao:///nada' })],
    ['the legend', message(1, 'resources/read', { uri: 'legislacao:///legenda' })],
    ['a call that wants no answer', { jsonrpc: '2.0', method: 'tools/call', params: { name: 'nada' } }],
  ])('counts what calls no operation: %s', async (_, call) => {
    service = await startService();
    const batch = Array.from({ length: 20 }, () => call);
    for (let n = 0; n < 30; n++) expect((await ask(batch)).ok).toBe(true);
    await expectFailure(await ask(call), 429, 'rate_limited');
    await expectFailure(await ask(message(1, 'tools/list')), 429, 'rate_limited');
  });

  test('says back no long name or address whole', async () => {
    service = await startService();
    const long = 'x'.repeat(500_000);
    const calls = [
      message(1, 'tools/call', { name: 'ler_artigo', arguments: { [long]: 1 } }),
      message(1, 'resources/read', { uri: long }),
      message(1, 'resources/read', { uri: `legislacao:///dispositivos/${long}` }),
    ];
    for (const call of calls) expect((await (await ask(call)).text()).length).toBeLessThan(2_000);
  });

  test('that could not be loaded is loaded by the next who asks', async () => {
    let times = 0;
    const options = mcpOptions(operations, undefined);
    const legacy = async () => {
      times += 1;
      if (times < 3) throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
      return await options.eras.legacy();
    };
    service = await startService({}, { mcp: { ...options, eras: { ...options.eras, legacy } } });
    expect([(await ask(message(1, 'ping'))).status, (await ask(message(1, 'ping'))).status]).toEqual([500, 500]);
    expect((await ask(message(1, 'ping'))).status).toBe(200);
    expect((await ask(message(1, 'ping'))).status).toBe(200);
    expect(times).toBe(3);
  });
});
