import { afterAll, beforeAll, expect, test } from 'bun:test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Value } from '@sinclair/typebox/value';
import fc from 'fast-check';
import { createSite } from '../../runtime/http/site.ts';
import { ErroBody } from '../../schemas/contract/model/service/error.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import { type Service, startService } from './service.ts';

let service: Service;
const paginas = mkdtempSync(join(tmpdir(), 'vigente-paginas-'));
beforeAll(async () => {
  for (const page of ['', 'diplomas', 'diplomas/EX-COD', 'diplomas/EX-COD/artigos/5', '../vizinho']) {
    mkdirSync(join(paginas, 'site/x', page), { recursive: true });
    writeFileSync(join(paginas, 'site/x', page, 'index.html'), page);
  }
  const ignore = () => {};
  service = await startService({}, { site: createSite(paginas, () => 'x', ignore) });
});
afterAll(async () => {
  await service.stop();
  rmSync(paginas, { recursive: true });
});

/** Bytes that a client may send in a path, valid UTF-8 or not. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).map(encodeURIComponentLoosely),
  fc
    .array(fc.integer({ min: 0, max: 255 }), { maxLength: 30 })
    .map((bytes) => bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')),
  fc.stringMatching(/^[%0-9A-Fa-f]{0,12}$/),
  fc
    .string({ unit: fc.constantFrom(...'.-/%§ºª°aoIVXLC0123456789 ÀÉç"\'()[]{}*?+\\;,&=@:!~^`|<>'), maxLength: 130 })
    .map(encodeURIComponentLoosely),
);
/** Near misses of real keys, which reach the loose look-up. */
const nearMiss = fc
  .tuple(
    fc.constantFrom('EX-COD', 'ex-cod', 'Lei 9.999', 'SUM.STF'),
    fc.array(fc.constantFrom('.', '1', '003', '5º', 'art. ', '§ ', 'II', 'ii', 'a', '-A', 'único', '-bis', 'o'), {
      maxLength: 14,
    }),
  )
  .map(([ato, parts]) => encodeURIComponent(ato + parts.join('')));
const segment = fc.oneof(hostile, nearMiss);

function encodeURIComponentLoosely(text: string): string {
  return Array.from(text, (char) =>
    /[\ud800-\udfff]/.test(char) && char.length === 1 ? '%ED' : encodeURIComponent(char),
  ).join('');
}

const templates = Object.values(operations)
  .map(({ path }) => path)
  .filter((path) => path.includes('{'));

test('no path whatever is a server error, and every refusal has the error body', async () => {
  const property = fc.asyncProperty(fc.constantFrom(...templates), segment, segment, async (template, a, b) => {
    const segments = [a, b];
    const path = template.replace(/\{\w+\}/g, () => segments.shift() ?? '');
    const response = await service.get(path);
    const body: unknown = await response.json();
    if (response.status === 200) return;
    expect([400, 404]).toContain(response.status);
    expect(Value.Check(ErroBody, body)).toBe(true);
    expect(response.headers.get('x-snapshot')).toStartWith(service.manifest.versao);
  });
  await fc.assert(property, { numRuns: 1500 });
  expect(service.lines).toEqual([]);
});

test('no header whatever is a server error', async () => {
  const printable = fc.oneof(
    fc.stringMatching(/^[\x21-\x7e]{1,40}$/),
    fc.stringMatching(/^bytes ?= ?\d{0,6}-\d{0,6}$/),
  );
  const property = fc.asyncProperty(
    fc.constantFrom(
      ...['if-none-match', 'accept-encoding', 'range', 'origin', 'accept'],
      ...['authorization', 'x-forwarded-for', 'x-request-id'],
    ),
    printable,
    async (name, value) => {
      const response = await service.get('/v1/diplomas/EX-COD/export', { [name]: value });
      expect([200, 206, 304, 416]).toContain(response.status);
      if (response.status === 416) expect(Value.Check(ErroBody, await response.json())).toBe(true);
      else await response.bytes();
    },
  );
  await fc.assert(property, { numRuns: 300 });
});

/** As a scanner sends it: with a `Host` that is none, Bun gives the path as it came, in whatever letters. */
async function sendRaw(target: string, host: string): Promise<string> {
  const { hostname, port } = new URL(service.base);
  const { promise, resolve } = Promise.withResolvers<string>();
  let received = '';
  const socket = await Bun.connect({
    hostname,
    port: Number(port),
    socket: {
      data: (_, bytes) => {
        received += bytes.toString();
      },
      close: () => resolve(received),
    },
  });
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return promise;
}

test.each([
  ['/diplomas/EX-COD?q=%20a', 308, '/diplomas/EX-COD/?q=%20a'],
  ['/ex-cod/5/ii?q=a?b', 307, '/diplomas/EX-COD/artigos/5/?q=a?b#5.II'],
  ['/ex-cod?q=ação€', 307, '/diplomas/EX-COD/?q=a%C3%A7%C3%A3o%E2%82%AC'],
])('an address is told what it is whatever the host: %s', async (target, status, location) => {
  for (const host of ['a b', 'localhost']) {
    const head = await sendRaw(target, host);
    expect(head).toStartWith(`HTTP/1.1 ${status}`);
    expect(/^location: (.*)\r$/im.exec(head)?.[1]).toBe(location);
  }
});

test('no host and no address whatever of the site is a server error, nor leads out of it', async () => {
  const host = fc.oneof(
    fc.constantFrom('a b', '', '[', 'a/b', 'a?b', '#', 'localhost'),
    fc.stringMatching(/^[ -~]{0,20}$/),
  );
  const target = fc
    .tuple(
      fc.array(
        fc.oneof(
          fc.constantFrom('..', '.', '', 'diplomas', 'DIPLOMAS', 'ex-cod', 'artigos', '5', 'é', 'vizinho'),
          hostile,
        ),
        { maxLength: 5 },
      ),
      fc.constantFrom('', '?', '?q=1', '?q=é€', '?a?b', '%'),
    )
    .map(([parts, query]) => `/${parts.join('/')}${query}`);
  const property = fc.asyncProperty(host, target, async (of, path) => {
    const answer = await sendRaw(path, of);
    expect(['200', '307', '308', '400', '404']).toContain(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? '');
    const location = /^location: (.*)\r$/im.exec(answer)?.[1];
    if (location !== undefined) expect(location).toMatch(/^\/(?!\/)(?![^#]*vizinho)[!-~]*$/);
  });
  await fc.assert(property, { numRuns: 600 });
  expect(service.lines).toEqual([]);
});

test('no query whatever of the feed is a server error', async () => {
  const instante = fc.tuple(
    fc.constantFrom('2026-01-01', '2026-02-30', '0000-01-01', '9999-12-31', '2026', ''),
    fc.constantFrom('', 'T', 'T12', 'T12:00', 'T24:00:00', 't23:59:60', 'T00:00:00.000000000', ' 12:00'),
    fc.constantFrom('', 'Z', '+14:00', '-23:59', '+0000', '+24:00', 'z'),
  );
  const lista = fc.array(
    fc.constantFrom('EX-COD', 'ex-l2', 'STF', 'EX-NADA', 'dispositivo_alterado', '', ' ', '\\', "'"),
  );
  const query = fc.record(
    {
      desde: fc.oneof(
        instante.map((parts) => encodeURIComponent(parts.join(''))),
        hostile,
      ),
      siglas: fc.oneof(
        lista.map((names) => encodeURIComponent(names.join())),
        hostile,
      ),
      tipos: fc.oneof(
        lista.map((names) => encodeURIComponent(names.join())),
        hostile,
      ),
      page: fc.oneof(fc.integer().map(String), hostile),
      page_size: fc.oneof(fc.integer({ min: -1, max: 202 }).map(String), hostile),
    },
    { requiredKeys: [] },
  );
  const property = fc.asyncProperty(query, async (parameters) => {
    const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
    const response = await service.get(`/v1/alteracoes?${pairs.join('&')}`);
    const body: unknown = await response.json();
    if (response.status === 200) return;
    expect(response.status).toBe(400);
    expect(Value.Check(ErroBody, body)).toBe(true);
  });
  await fc.assert(property, { numRuns: 800 });
  expect(service.lines).toEqual([]);
});

test('no query whatever of the search is a server error', async () => {
  const palavras = fc.array(
    fc.constantFrom(
      'exemplo',
      '"exemplos',
      '-artigo',
      '"',
      '-',
      'AND',
      'NOT',
      'NEAR(',
      '*',
      ':',
      'art. 5',
      'EX-COD.5',
      '\\',
      '%',
    ),
    { minLength: 1, maxLength: 40 },
  );
  const query = fc.record(
    {
      q: fc.oneof(
        palavras.map((words) => encodeURIComponent(words.join(' '))),
        hostile,
      ),
      siglas: fc.oneof(fc.constantFrom('EX-COD', 'ex-l2,EX-COD', 'STF', 'EX-NADA', ','), hostile),
      tipo: fc.oneof(fc.constantFrom('todos', 'dispositivos', 'sumulas', ''), hostile),
      limit: fc.oneof(fc.integer({ min: -1, max: 52 }).map(String), hostile),
      incluir_alteradores: fc.oneof(fc.constantFrom('true', 'false'), hostile),
    },
    { requiredKeys: ['q'] },
  );
  const property = fc.asyncProperty(query, async (parameters) => {
    const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
    const response = await service.get(`/v1/busca?${pairs.join('&')}`);
    const body: unknown = await response.json();
    if (response.status === 200) return;
    expect(response.status).toBe(400);
    expect(Value.Check(ErroBody, body)).toBe(true);
  });
  await fc.assert(property, { numRuns: 800 });
  expect(service.lines).toEqual([]);
});
