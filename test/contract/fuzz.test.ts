import { afterAll, beforeAll, expect, test } from 'bun:test';
import { Value } from '@sinclair/typebox/value';
import fc from 'fast-check';
import { ErroBody } from '../../schemas/model/error.ts';
import { operations } from '../../schemas/operations/index.ts';
import { type Service, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

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
