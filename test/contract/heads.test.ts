import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { gzipSync } from 'node:zlib';
import { LIMITES } from '../../schemas/contract/model/service/limites.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import { expectBody, expectFailure } from './expect-schema.ts';
import { ADMIN_TOKEN, type Service, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
  // Long addresses are read a moment after the start.
  await Bun.sleep(300);
});
afterAll(() => service.stop());

/** Sends bytes as they are; all that comes back. */
async function raw(base: string, text: string): Promise<string> {
  const { hostname, port } = new URL(base);
  const { promise, resolve } = Promise.withResolvers<string>();
  let received = '';
  await Bun.connect({
    ...{ hostname, port: Number(port) },
    socket: {
      open: (socket) => void socket.write(text),
      data(socket, bytes) {
        received += bytes.toString();
        if (/\r\n\r\n.*\}$/s.test(received) || received.endsWith('close\r\n\r\n')) socket.end();
      },
      close: () => resolve(received),
    },
  });
  return await promise;
}

describe('what is wrong with a request before anything is asked of it', () => {
  test.each([9_000, 20_000, 60_000])('an address of %d bytes is 431 in the one error shape', async (length) => {
    await expectFailure(await service.get(`/v1/busca?q=${'a'.repeat(length)}`), 431, 'invalid_request');
    await expectFailure(await service.get(`/${'a'.repeat(length)}`), 431, 'invalid_request');
  });

  test('two hosts are refused', async () => {
    const answer = await raw(service.base, 'GET /v1/health HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n');
    expect(answer).toStartWith('HTTP/1.1 400');
    expect(answer).toContain('"code":"invalid_request"');
  });

  test('an address with a fragment is told what is wrong with it', async () => {
    const answer = await raw(service.base, 'GET /v1/areas#a HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(answer).toStartWith('HTTP/1.1 400');
    expect(answer).toContain('"campo":"endereço"');
  });

  test.each(['/livez', '/readyz'])('%s is there, and only to be read', async (path) => {
    const response = await fetch(service.base + path, { method: 'POST' });
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    await expectFailure(response, 405, 'invalid_request');
    expect((await fetch(service.base + path, { method: 'HEAD' })).status).toBe(200);
  });

  test('a field with a long name is not said back whole', async () => {
    const body = JSON.stringify({ citacoes: [{ sigla: 'EX-COD', artigo: '1', ['x'.repeat(500_000)]: 1 }] });
    const response = await service.post('/v1/resolver', body);
    expect(response.status).toBe(400);
    expect((await response.text()).length).toBeLessThan(2_000);
  });

  test.each(['/v1/resolver', '/v1/parse', '/mcp'])('a compressed body of %s is 415', async (path) => {
    const headers = {
      ...{ 'content-type': 'application/json', 'content-encoding': 'gzip' },
      accept: 'application/json, text/event-stream',
    };
    const body = new Uint8Array(gzipSync('{"citacoes":[]}'));
    await expectFailure(await service.post(path, body, headers), 415, 'invalid_request');
  });

  test.each(['9007199254740993', '1'.repeat(40), '9'.repeat(400)])('page %s has no items', async (page) => {
    for (const path of ['/v1/alteracoes', '/v1/sumulas', '/v1/indice/termos']) {
      const response = await service.get(`${path}?page=${page}`);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ page: Number.MAX_SAFE_INTEGER, items: [] });
    }
    expect((await service.get(`/v1/alteracoes?page=-${page}`)).status).toBe(400);
    expect((await service.get(`/v1/alteracoes?page_size=${page}`)).status).toBe(400);
  });

  test('a court is understood in small letters', async () => {
    const { items } = await expectBody(
      await service.get('/v1/sumulas?tribunal=stf'),
      operations.listarSumulas.response,
    );
    expect(new Set(items.map(({ tribunal }) => tribunal))).toEqual(new Set(['STF']));
  });
});

test('credentials that are none are counted by address, and the right one waits with them', async () => {
  let agora = Date.UTC(2026, 0, 2);
  const own = await startService({}, { limites: LIMITES, now: () => agora });
  const ask = (token: string) => own.get('/v1/admin/ingest-runs', { authorization: `Bearer ${token}` });
  for (let n = 0; n < 60; n++) await expectFailure(await ask(`palpite-${n}`), 401, 'unauthorized');
  const refused = await ask('palpite');
  expect(refused.headers.get('retry-after')).toBe('60');
  await expectFailure(refused, 429, 'rate_limited');
  await expectFailure(await ask(ADMIN_TOKEN), 429, 'rate_limited');
  await expectFailure(await own.post('/v1/resolver', '{}', { authorization: 'Bearer nada' }), 429, 'rate_limited');
  expect((await own.post('/v1/resolver', '{"citacoes":[]}')).status).toBe(200);
  agora += 60_000;
  expect((await ask(ADMIN_TOKEN)).status).toBe(200);
  await own.stop();
});
