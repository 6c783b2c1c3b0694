import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '../../schemas/contract/json-schema.ts';
import { ADMIN_TOKEN, type Service, startService } from '../contract/service.ts';
import { runs } from '../properties/runs.ts';
import { jsonValue, parameterText } from './arbitraries.ts';

/** Read from the document as a stranger reads it: of the code behind it nothing is known here. */
const doc = JSON.parse(await Bun.file(`${import.meta.dir}/openapi.json`).text());

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
}

interface Pedido {
  url: string;
  init: RequestInit;
}

/** Of what the service of this test has, so that answers are seen beside refusals. */
const THERE: Readonly<Record<string, string>> = {
  ...{ sigla: 'EX-COD', artigo: '5', ref_key: 'EX-COD.5.1.I.a.1', chave: 'exemplo', tribunal: 'STF', numero: '11' },
  ...{
    q: 'exemplo',
    siglas: 'EX-COD',
    desde: '2026-01-01',
    em: '2026-01-01',
    tipo: 'todos',
    incluir_alteradores: 'true',
  },
};
/** Bun refuses by itself, without a body, what has more than 16 KiB before the body (431). */
const MAX_URL = 12_000;

const deref = (ref: string) =>
  ref
    .slice(2)
    .split('/')
    .reduce((inside, part) => inside[part], doc);
const ajv = new Ajv2020({ strict: false });
ajv.addSchema(doc, 'doc');
const isError = ajv.compile({ $ref: 'doc#/components/schemas/Erro' });

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const operations = Object.entries<Record<string, Record<string, never>>>(doc.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, { path, method, operation }] as const,
  ),
);

/** Every text as it may stand in a URL; `.` and `..` would be taken out of it before it is sent. */
const segment = (value: string) => encodeURIComponent(value).replace(/^\.{1,2}$/, '%2E%20');

function requests(path: string, method: string, operation: Record<string, never>): Arbitrary<Pedido> {
  const parameters = ((operation.parameters ?? []) as Parameter[]).filter(({ name }) => name !== undefined);
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const arbitraryOf = (list: Parameter[]) =>
    Object.fromEntries(
      list.map(({ name, schema }) => [name, fc.oneof(fc.constantFrom(THERE[name] ?? '1'), parameterText(schema))]),
    );
  const requiredKeys = inQuery.filter(({ required }) => required).map(({ name }) => name);

  const url = fc
    .tuple(
      fc.record(arbitraryOf(inPath)),
      fc.oneof(
        { weight: 9, arbitrary: fc.record(arbitraryOf(inQuery), { requiredKeys }) },
        { weight: 1, arbitrary: fc.record(arbitraryOf(inQuery), { requiredKeys: [] }) },
      ),
      fc.constantFrom('', '', '', 'utm_source=x', 'page=1', '%', 'q=%E0%A4%A', '='),
    )
    .map(([segments, query, more]) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(segments[name] ?? ''));
      const pairs = Object.entries(query as Record<string, string>).map(
        ([name, value]) => `${name}=${encodeURIComponent(value)}`,
      );
      const search = [...pairs, ...(more === '' ? [] : [more])].join('&');
      return search === '' ? filled : `${filled}?${search}`;
    })
    .filter((made) => made.length < MAX_URL);
  const admin = (operation.security as unknown as Record<string, unknown>[]).some(
    (scheme) => 'administrador' in scheme,
  );
  const token = { authorization: `Bearer ${admin ? ADMIN_TOKEN : service.chave}` };
  if (!operation.requestBody)
    return url.map((made) => ({ url: made, init: { method: method.toUpperCase(), headers: token } }));

  const { schema } = (operation.requestBody as { content: Record<string, { schema: JsonSchema }> }).content[
    'application/json'
  ] as { schema: JsonSchema };
  const body = fc.oneof(
    { weight: 12, arbitrary: jsonValue(schema, deref).map((value) => JSON.stringify(value) ?? '') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '{', '[]', 'null', '{"a":}', '\u0000'),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
    { weight: 1, arbitrary: fc.constant(`{"lixo":"${'x'.repeat(1 << 20)}"}`) },
  );
  const type = fc.oneof(
    { weight: 12, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/xml', 'application/json; charset=utf-8') },
  );
  return fc.tuple(url, body, type).map(([made, sent, contentType]) => ({
    url: made,
    init: { method: 'POST', body: sent, headers: { ...token, 'content-type': contentType } },
  }));
}

describe('what the document says holds for whatever is asked', () => {
  const seen = new Map<string, Set<number>>();

  test.each(operations)('%s', async (name, { path, method, operation }) => {
    const documented = Object.keys(operation.responses ?? {}).map(Number);
    const pointer = encodeURIComponent(path.replaceAll('/', '~1'));
    const validate = ajv.compile({
      $ref: `doc#/paths/${pointer}/${method}/responses/200/content/application~1json/schema`,
    }) as ValidateFunction;
    const statuses = new Set<number>();
    seen.set(name, statuses);
    const property = fc.asyncProperty(requests(path, method, operation), async ({ url, init }) => {
      const response = await fetch(`${service.base}${url}`, init);
      statuses.add(response.status);
      expect(documented).toContain(response.status);
      expect(response.status).toBeLessThan(500);
      const body: unknown = await response.json();
      const valid = response.ok ? validate : isError;
      expect({ errors: valid(body) ? [] : valid.errors }).toEqual({ errors: [] });
    });
    await fc.assert(property, runs(150));
    expect(service.lines).toEqual([]);
  });

  test('and it was not only refusals that were seen', () => {
    const only = [...seen].filter(([, statuses]) => !statuses.has(200)).map(([name, statuses]) => [name, ...statuses]);
    expect(only).toEqual([]);
    const all = new Set([...seen.values()].flatMap((statuses) => [...statuses]));
    for (const status of [200, 400, 404, 413, 415]) expect([...all]).toContain(status);
  });
});
