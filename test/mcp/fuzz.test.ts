import { afterAll, beforeAll, expect, test } from 'bun:test';
import fc, { type Arbitrary } from 'fast-check';
import { type Service, startService } from '../contract/service.ts';
import { runs } from '../properties/runs.ts';
import { CHAMADAS } from './chamadas.ts';

/** A second goes by between two messages: how many come in a minute is not what is asked here. */
let agora = Date.UTC(2026, 0, 2);
let service: Service;
beforeAll(async () => {
  service = await startService({}, { now: () => (agora += 1_000) });
});
afterAll(() => service.stop());

const METHODS = [
  ...['initialize', 'ping', 'tools/list', 'tools/call', 'resources/list', 'resources/read', 'resources/templates/list'],
  ...['prompts/list', 'prompts/get', 'completion/complete', 'logging/setLevel', 'tasks/list', 'nada', '__proto__'],
];
const NOTIFICATIONS = ['notifications/initialized', 'notifications/cancelled', 'notifications/progress', 'nada'];

/** The arguments of a call that is right, some of them replaced by anything. */
const spoilt: Arbitrary<object> = fc
  .tuple(
    fc.constantFrom(...CHAMADAS),
    fc.dictionary(fc.constantFrom('sigla', 'q', 'x', 'texto'), fc.jsonValue({ maxDepth: 1 })),
  )
  .map(([{ tool, args }, more]) => ({ name: tool, arguments: { ...args, ...more } }));

const params = fc.oneof(
  spoilt,
  fc.record({ uri: fc.oneof(fc.string(), fc.constantFrom('legislacao:///diplomas/EX-COD', 'legislacao:///x/%')) }),
  fc.record({ name: fc.constantFrom('verificar_peca', 'nada'), arguments: fc.jsonValue({ maxDepth: 2 }) }),
  fc.record({ requestId: fc.integer({ min: 0, max: 3 }) }),
  fc.record({
    protocolVersion: fc.constantFrom('2025-11-25', '1'),
    capabilities: fc.constant({}),
    clientInfo: fc.constant({ name: 'a', version: '1' }),
  }),
  fc.jsonValue({ maxDepth: 2 }),
);
const jsonrpc = fc.constant('2.0');
const id = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.string({ maxLength: 3 }));
const request = fc.record(
  { jsonrpc, id, method: fc.constantFrom(...METHODS), params },
  { requiredKeys: ['jsonrpc', 'id', 'method'] },
);
const notification = fc.record({ jsonrpc, method: fc.constantFrom(...NOTIFICATIONS), params });
const response = fc.record({ jsonrpc, id, result: fc.constant({}) });
const message = fc.oneof({ weight: 6, arbitrary: request }, notification, response, fc.jsonValue({ maxDepth: 2 }));

const body = fc.oneof(
  { weight: 5, arbitrary: message.map((value) => JSON.stringify(value)) },
  { weight: 4, arbitrary: fc.array(message, { maxLength: 4 }).map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);

test('no message whatever is left without an answer or makes the service fail', async () => {
  const statuses = new Set<number>();
  const property = fc.asyncProperty(
    body,
    fc.constantFrom('2025-11-25', '2025-03-26', '1999-01-01'),
    async (sent, version) => {
      const answer = await fetch(`${service.base}/mcp`, {
        method: 'POST',
        body: sent,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          'mcp-protocol-version': version,
        },
      });
      statuses.add(answer.status);
      expect([200, 202, 400]).toContain(answer.status);
      if (answer.status !== 202) await answer.json();
    },
  );
  await fc.assert(property, runs(600));
  expect([...statuses].toSorted()).toEqual([200, 202, 400]);
  expect(service.lines).toEqual([]);
});

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
  'io.modelcontextprotocol/clientInfo': { name: 'a', version: '1' },
};
const meta = fc.oneof(
  { weight: 5, arbitrary: fc.constant(META) },
  fc.record({ 'io.modelcontextprotocol/protocolVersion': fc.jsonValue({ maxDepth: 1 }) }),
  fc.jsonValue({ maxDepth: 1 }),
);
/** What a header may hold. */
const asHeader = (value: unknown): string => (typeof value === 'string' && /^[!-~]+$/.test(value) ? value : 'x');

test('nor any of the era without `initialize`', async () => {
  const statuses = new Set<number>();
  const property = fc.asyncProperty(
    fc.oneof({ weight: 6, arbitrary: request }, notification, response),
    meta,
    fc.boolean(),
    async (sent, _meta, right) => {
      const { method, params: given } = sent as { method?: string; params?: unknown };
      const own = typeof given === 'object' && given !== null && !Array.isArray(given) ? given : {};
      const { name, uri } = own as { name?: unknown; uri?: unknown };
      const answer = await fetch(`${service.base}/mcp`, {
        method: 'POST',
        body: JSON.stringify({ ...sent, params: { ...own, _meta } }),
        headers: {
          'content-type': 'application/json',
          'mcp-protocol-version': '2026-07-28',
          'mcp-method': asHeader(right ? method : 'nada'),
          ...(name === undefined && uri === undefined ? {} : { 'mcp-name': asHeader(name ?? uri) }),
        },
      });
      statuses.add(answer.status);
      expect([200, 202, 400, 404]).toContain(answer.status);
      if (answer.status !== 202) await answer.json();
    },
  );
  await fc.assert(property, runs(600));
  expect([...statuses].toSorted()).toEqual([200, 202, 400, 404]);
  expect(service.lines).toEqual([]);
});

test('a batch that cancels what it asks is answered', async () => {
  const batch = [
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'listar_diplomas', arguments: {} } },
    { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
  ];
  const answer = await fetch(`${service.base}/mcp`, {
    method: 'POST',
    body: JSON.stringify(batch),
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  });
  expect(await answer.json()).toMatchObject({ id: 1, result: { structuredContent: {} } });
});
