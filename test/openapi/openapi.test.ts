import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { Value } from '@sinclair/typebox/value';
import Ajv2020 from 'ajv/dist/2020';
import { composeOpenapi } from '../../runtime/openapi/documento.ts';
import type { Resposta } from '../../runtime/openapi/tipos.ts';
import { exemploOf } from '../../schemas/contract/operations/exemplos.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import type { Operation } from '../../schemas/contract/operations/operation.ts';
import { ADMIN_TOKEN, type Service, startService } from '../contract/service.ts';
import { ROOT } from '../project-files.ts';
import { composed, GOLDEN } from './golden.ts';

const doc = composeOpenapi();
const table = Object.entries<Operation>(operations);
const inDocument = Object.entries(doc.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

describe('the document', () => {
  test('is the golden one; `bun test/openapi/golden.ts` writes it anew', async () => {
    expect(composed()).toBe(await Bun.file(GOLDEN).text());
  });

  test('has no complaint of the linter', () => {
    const cli = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');
    const { stdout, stderr, exitCode } = Bun.spawnSync(
      [process.execPath, '--bun', cli, 'lint', GOLDEN, '--format=json'],
      {
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    const { totals, problems } = JSON.parse(stdout.toString() || `{"problems":${JSON.stringify(stderr.toString())}}`);
    expect({ exitCode, totals, problems }).toEqual({
      exitCode: 0,
      totals: { errors: 0, warnings: 0, ignored: 0 },
      problems: [],
    });
  });

  test('holds every operation of the table and no other', () => {
    const said = (id: string, method: string, path: string) => `${id}: ${method} ${path}`;
    expect(
      inDocument.map(({ operation, method, path }) => said(operation.operationId, method, path)).toSorted(),
    ).toEqual(table.map(([id, { method, path }]) => said(id, method, path)).toSorted());
  });

  test('keeps nothing that is only for our own validation', () => {
    expect(composed()).not.toContain('"expected"');
    expect(composed()).not.toContain('"choose"');
    expect(composed()).not.toContain('patternProperties');
  });

  test('is served as it is, to whoever asks', async () => {
    const response = await service.get('/v1/openapi.json', { origin: 'https://exemplo.invalid' });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(await response.text()).toBe(JSON.stringify(doc));
  });
});

describe.each(table)('%s', (id, { params, query, body, response }) => {
  const { operation } = inDocument.find((entry) => entry.operation.operationId === id) as (typeof inDocument)[number];
  const exemplo = exemploOf(id);

  test('has an example that is one', () => {
    const request = { ...exemplo?.params, ...exemplo?.query };
    expect(Value.Check(params, exemplo?.params ?? {})).toBe(true);
    expect(Value.Check(query, exemplo?.query ?? {})).toBe(true);
    if (body) expect(Value.Check(body, exemplo?.body)).toBe(true);
    expect(Value.Errors(response, exemplo?.resposta).First()).toBeUndefined();
    const known = [...Object.keys(params.properties), ...Object.keys(query.properties)];
    expect(Object.keys(request).filter((name) => !known.includes(name))).toEqual([]);
  });

  test('says in Portuguese what each parameter is', () => {
    for (const parameter of operation.parameters ?? []) {
      if ('name' in parameter) expect(parameter.description).toMatch(/\.$/);
    }
  });

  test('names what it may fail with', () => {
    const statuses = Object.keys(operation.responses);
    expect(statuses).toContain('500');
    if (body) expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415']));
    if (Object.keys(params.properties).length > 0) expect(statuses).toEqual(expect.arrayContaining(['400', '404']));
  });
});

test('the headers that the document names are sent, those of a refusal too', async () => {
  for (const { path, method, operation } of inDocument) {
    const { params = {}, query = {}, body } = exemploOf(operation.operationId) ?? {};
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const search = new URLSearchParams(query as Record<string, string>);
    const admin = operation.security.some((scheme) => 'administrador' in scheme);
    const headers = {
      authorization: `Bearer ${admin ? ADMIN_TOKEN : service.chave}`,
      'content-type': 'application/json',
    };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(`${service.base}${filled}?${search}`, init);
    const said = operation.responses[String(response.status)] as Resposta | { $ref: string };
    const named = '$ref' in said ? doc.components.responses[said.$ref.split('/').at(-1) ?? '']?.headers : said.headers;
    const missing = Object.keys(named ?? {}).filter((name) => !response.headers.has(name));
    expect({ path, missing }).toEqual({ path, missing: [] });
  }
});

test('a schema says in JSON Schema what it says to us', () => {
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(doc, 'doc');
  const pointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');
  for (const { path, method, operation } of inDocument) {
    const at = `doc#/paths/${encodeURIComponent(pointer(path))}/${method.toLowerCase()}/responses/200/content/application~1json/schema`;
    const validate = ajv.compile({ $ref: at });
    expect(validate(exemploOf(operation.operationId)?.resposta)).toBe(true);
    if (operation.operationId !== 'lerOpenapi') expect(validate({ nada: 1 })).toBe(false);
  }
});

describe('/docs', () => {
  test('is one page that asks nothing of anybody else', async () => {
    const response = await service.get('/docs');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.headers.get('content-security-policy')).toStartWith("default-src 'none'");
    const page = await response.text();
    expect(page).not.toMatch(/<(?:script|link|img|iframe)\b|@import|url\(/i);
    expect([...page.matchAll(/(?:src|href)="([^"#][^"]*)"/g)].map(([, target]) => target)).toEqual([
      '/v1/openapi.json',
    ]);
  });

  test('names every operation, and every link leads somewhere', async () => {
    const page = await (await service.get('/docs')).text();
    const anchors = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [id] of table) expect([...anchors]).toContain(id);
    const dangling = [...page.matchAll(/href="#([^"]+)"/g)].filter(([, target]) => !anchors.has(target));
    expect(dangling.map(([, target]) => target)).toEqual([]);
  });

  test('escapes what it shows', async () => {
    const page = await (await service.get('/docs')).text();
    expect(page).toContain('&lt;mark&gt;');
    expect(page).not.toContain('<mark>');
  });

  test('is kept, compressed, and only read', async () => {
    const first = await service.get('/docs', { 'accept-encoding': 'gzip' });
    expect(first.headers.get('content-encoding')).toBe('gzip');
    const again = await service.get('/docs', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect((await service.get('/docs', {}, 'HEAD')).status).toBe(200);
    const posted = await service.get('/docs', {}, 'DELETE');
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});
