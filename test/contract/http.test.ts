import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { Value } from '@sinclair/typebox/value';
import { operations } from '../../schemas/contract/operations/index.ts';
import { expectFailure } from './expect-schema.ts';
import { ADMIN_TOKEN, type Service, startService } from './service.ts';

/** One path, and a body where there is one, that every operation answers 200; a new operation without one here fails. */
const PATHS: Record<keyof typeof operations, string | readonly [path: string, body: unknown]> = {
  resolver: ['/v1/resolver', { citacoes: [{ sigla: 'EX-COD', artigo: '5' }] }],
  verificarTexto: ['/v1/resolver-texto', { texto: 'art. 5º do EX-COD' }],
  consultar: '/v1/consulta?q=art%205%20ex-cod',
  extrairCitacoes: ['/v1/parse', { texto: 'art. 5º da CF' }],
  listarDiplomas: '/v1/diplomas',
  lerDiploma: '/v1/diplomas/EX-COD',
  exportarDiploma: '/v1/diplomas/EX-COD/export',
  lerArtigo: '/v1/diplomas/EX-COD/artigos/5',
  lerDispositivo: '/v1/dispositivos/EX-COD.5.1.I',
  lerVersoes: '/v1/dispositivos/EX-COD.5.1.I/versoes',
  listarAliases: '/v1/aliases',
  listarTermos: '/v1/indice/termos?q=exemplo',
  lerTermo: '/v1/indice/termos/exemplo',
  exportarIndice: '/v1/indice/export',
  listarAreas: '/v1/areas',
  listarSumulas: '/v1/sumulas',
  lerSumula: '/v1/sumulas/STF/11?vinculante=true',
  buscar: '/v1/busca?q=exemplo',
  listarAlteracoes: '/v1/alteracoes?desde=2026-01-01',
  saude: '/v1/health',
  lerOpenapi: '/v1/openapi.json',
  listarIngestoes: '/v1/admin/ingest-runs',
};
const every = Object.entries(operations).map(([id, operation]) => {
  const example = PATHS[id as keyof typeof operations];
  const [path, body] = typeof example === 'string' ? [example, undefined] : example;
  const open = operation.acesso === 'leitura' || operation.acesso === 'livre';
  const auth = operation.acesso !== 'admin' ? {} : { authorization: `Bearer ${ADMIN_TOKEN}` };
  return { operation, path, body, open, auth };
});
const reads = every.filter(({ operation }) => operation.method === 'GET');
const kept = every.filter(({ operation }) => operation.cache !== 'no-store');
const CACHED = ['etag', 'cache-control', 'vary', 'x-snapshot', 'access-control-allow-origin'];
const pick = (headers: Headers) => CACHED.map((name) => headers.get(name));

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

describe.each(every)('$path', ({ operation, path, body, open, auth }) => {
  const allowed = operation.method === 'GET' ? ['GET', 'HEAD'] : [operation.method];

  test('answers by its schema, with the headers of its line in the table', async () => {
    const response = await (body === undefined ? service.get(path, auth) : service.post(path, JSON.stringify(body)));
    expect(response.status).toBe(200);
    const { cache, response: schema } = operation;
    const problem = Value.Errors(schema, await response.json()).First();
    expect(problem).toBeUndefined();
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe(
      cache === 'no-store' ? cache : `public, max-age=${cache.maxAge}`,
    );
    expect(response.headers.get('x-snapshot')).toBe(`${service.manifest.versao}; ${service.manifest.gerado_em}`);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('access-control-allow-origin')).toBe(open ? '*' : null);
    expect(response.headers.has('etag')).toBe(cache !== 'no-store');
  });

  test('every answer has a name, and headers that keep browsers from taking it for a page', async () => {
    const sent = { 'x-request-id': 'pedido-1.a:b' };
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE']) {
      const { headers } = await service.get(path, { ...auth, ...sent }, method);
      expect([method, headers.get('x-request-id')]).toEqual([method, 'pedido-1.a:b']);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  test('other methods are 405 with Allow', async () => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      if (allowed.includes(method)) continue;
      const response = await service.get(path, {}, method);
      expect(response.headers.get('allow')).toBe([...allowed, 'OPTIONS'].join(', '));
      if (method === 'HEAD') continue;
      await expectFailure(response, 405, 'invalid_request');
    }
  });

  test('a preflight is answered, and leaves no stranger in where a key or a token is asked', async () => {
    const headers = { origin: 'https://exemplo.invalid', 'access-control-request-method': operation.method };
    const response = await service.get(path, headers, 'OPTIONS');
    expect(response.status).toBe(204);
    expect(response.headers.get('x-snapshot')).toStartWith(service.manifest.versao);
    expect(response.headers.get('access-control-allow-origin')).toBe(open ? '*' : null);
    if (!open) return;
    expect(response.headers.get('access-control-allow-methods')).toContain(operation.method);
    expect(response.headers.get('access-control-allow-headers')).toContain('If-None-Match');
  });
});

describe.each(reads)('$path', ({ path, auth }) => {
  test('HEAD answers like GET, without the body', async () => {
    const [get, head] = [await service.get(path, auth), await service.get(path, auth, 'HEAD')];
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(head.headers.get('content-length')).toBe(String((await get.bytes()).length));
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
    expect(pick(head.headers)).toEqual(pick(get.headers));
  });

  test('parameters that the operation does not have are ignored', async () => {
    expect(
      (await service.get(`${path}${path.includes('?') ? '&' : '?'}utm_source=exemplo&x=%E0%A4%A`, auth)).status,
    ).toBe(200);
  });
});

describe.each(kept)('$path', ({ path }) => {
  const opaque = (response: Response) => /^(?:W\/)?"([^"]+)"$/.exec(response.headers.get('etag') ?? '')?.[1];

  test('a known tag is 304, compared weakly, with the same caching headers', async () => {
    const full = await service.get(path);
    const tag = opaque(full);
    expect(tag).toMatch(/^[0-9a-f]+$/);
    for (const known of [`"${tag}"`, `W/"${tag}"`, `"outro", W/"${tag}"`, '*']) {
      for (const method of ['GET', 'HEAD']) {
        const response = await service.get(path, { 'if-none-match': known }, method);
        expect([known, response.status]).toEqual([known, 304]);
        expect(await response.text()).toBe('');
        expect(pick(response.headers)).toEqual(pick(full.headers));
      }
    }
  });

  test('another tag is answered in full', async () => {
    const tag = opaque(await service.get(path));
    for (const other of ['"outro"', tag?.slice(1), `"${tag}0"`, 'W/"*"', '']) {
      expect((await service.get(path, { 'if-none-match': other ?? '' })).status).toBe(200);
    }
  });

  test('the tag is one in both encodings, and the text too', async () => {
    const plain = await service.get(path);
    const gzip = await service.get(path, { 'accept-encoding': 'gzip' });
    expect(opaque(gzip)).toBe(opaque(plain) as string);
    const bytes = await gzip.bytes();
    const text = gzip.headers.get('content-encoding') === 'gzip' ? Bun.gunzipSync(Buffer.from(bytes)) : bytes;
    expect(Buffer.from(text).toString()).toBe(await plain.text());
  });
});

describe('the name of a request', () => {
  test.each([['none'], ['with spaces'], ['"}{"status":200'], ['x'.repeat(65)], ['ç']])(
    '%p is no name that came with it: it gets one of its own',
    async (given) => {
      const name = async () =>
        (await service.get('/v1/health', given === 'none' ? {} : { 'x-request-id': given })).headers.get(
          'x-request-id',
        );
      const [first, second] = [await name(), await name()];
      expect(first).toMatch(/^[0-9a-f-]{36}$/);
      expect(second).not.toBe(first);
    },
  );

  test('is told to pages of other origins, and so is what is left of a limit', async () => {
    const exposed = (await service.get('/v1/diplomas')).headers.get('access-control-expose-headers') ?? '';
    for (const name of ['X-Request-Id', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Snapshot', 'ETag']) {
      expect(exposed.split(', ')).toContain(name);
    }
  });
});

describe('compression', () => {
  const encoding = async (path: string, acceptEncoding: string) =>
    (await service.get(path, { 'accept-encoding': acceptEncoding })).headers.get('content-encoding');

  test.each([
    ['gzip', 'gzip'],
    ['br, GZIP;q=0.5', 'gzip'],
    ['*', 'gzip'],
    ['gzip;q=1.000, identity;q=0.5', 'gzip'],
    ['identity', null],
    ['gzip;q=0', null],
    ['gzip; q=0.0, *', null],
    ['gzip;q=0.3, identity;q=0.7', null],
    ['br, zstd', null],
    ['gzip;q=muito', null],
    ['gzipped', null],
    [',;,q=', null],
  ])('Accept-Encoding %p of an artifact gives %p', async (accepted, expected) => {
    expect(await encoding('/v1/aliases', accepted)).toBe(expected);
    expect(await encoding('/v1/diplomas/EX-COD/export', accepted)).toBe(expected);
  });

  test('an artifact is sent as its baked twin', async () => {
    const response = await service.get('/v1/diplomas/EX-COD/export', { 'accept-encoding': 'gzip' });
    const twin = service.source.current.acervo.arquivo('exports/EX-COD.json.gz');
    expect(new Bun.CryptoHasher('sha256').update(await response.bytes()).digest('hex')).toBe(twin?.sha256 as string);
  });

  test('a long document is compressed on the way, a short one is not', async () => {
    expect(await encoding('/v1/diplomas/EX-COD/artigos/1', 'gzip')).toBe('gzip');
    expect(await encoding('/v1/diplomas/EX-COD/artigos/2', 'gzip')).toBe(null);
  });
});

describe('parts of an artifact', () => {
  const path = '/v1/diplomas/EX-COD/export';

  test('a part is sent, so that a broken download can go on', async () => {
    const whole = await (await service.get(path)).bytes();
    const response = await service.get(path, { range: 'bytes=100-199' });
    expect([response.status, response.headers.get('content-range')]).toEqual([206, `bytes 100-199/${whole.length}`]);
    expect(await response.bytes()).toEqual(whole.slice(100, 200));
  });

  test.each(['bytes=999999-', 'bytes=-0'])('a part outside it (%s) is refused with the error body', async (range) => {
    const response = await service.get(path, { range });
    expect(response.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/);
    await expectFailure(response, 416, 'invalid_request');
  });
});

describe('malformed requests', () => {
  test.each([
    ['/', 'rota'],
    ['/nada', 'rota'],
    ['/v1', 'rota'],
    ['/v1/health/', 'rota'],
    ['/V1/health', 'rota'],
    ['/v1/diplomas/EX-COD/nada', 'rota'],
    [`/${'x'.repeat(5000)}`, 'rota'],
  ])('unknown path %p is 404', async (path, word) => {
    const error = await expectFailure(await service.get(path), 404, 'not_found');
    expect(error.message).toContain(word);
    expect(error.message.length).toBeLessThan(200);
  });

  test.each([
    ['/v1/diplomas/%E0%A4%A', 'sigla', 'não é texto UTF-8 válido'],
    ['/v1/diplomas/%zz/export', 'sigla', 'não é texto UTF-8 válido'],
    ['/v1/dispositivos/EX-COD.%FF', 'ref_key', 'não é texto UTF-8 válido'],
    ['/v1/dispositivos/EX-COD.1%00', 'ref_key', 'contém um caractere nulo'],
    ['/v1/diplomas/EX-COD/artigos/%00', 'artigo', 'contém um caractere nulo'],
    ['/v1/diplomas/', 'sigla', 'não pode ser vazio'],
    ['/v1/diplomas//export', 'sigla', 'não pode ser vazio'],
    ['/v1/diplomas/EX-COD/artigos/', 'artigo', 'não pode ser vazio'],
    ['/v1/dispositivos//versoes', 'ref_key', 'não pode ser vazio'],
    [
      `/v1/diplomas/${'X'.repeat(21)}`,
      'sigla',
      'deve ter no máximo 20 caracteres: use a sigla do diploma, como `CDC`, ou um nome curto',
    ],
    [`/v1/diplomas/EX-COD/artigos/${'1'.repeat(13)}`, 'artigo', 'deve ter no máximo 12 caracteres'],
    [`/v1/dispositivos/${'X'.repeat(121)}`, 'ref_key', 'deve ter no máximo 120 caracteres'],
    ['/v1/dispositivos/ab', 'ref_key', 'deve ter ao menos 3 caracteres'],
  ])('%p is 400 and names the field', async (path, campo, problema) => {
    const error = await expectFailure(await service.get(path), 400, 'invalid_request');
    expect(error.details).toEqual([{ campo, problema }]);
  });

  test('each bad segment has its line', async () => {
    const path = `/v1/diplomas/${'X'.repeat(21)}/artigos/${'1'.repeat(13)}`;
    const error = await expectFailure(await service.get(path), 400, 'invalid_request');
    expect((error.details as { campo: string }[]).map(({ campo }) => campo)).toEqual(['sigla', 'artigo']);
  });

  test('a failure is kept by nobody', async () => {
    const response = await service.get('/v1/diplomas/EX-NADA', { 'if-none-match': '*' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.has('etag')).toBe(false);
    await expectFailure(response, 404, 'not_found');
  });

  test('OPTIONS of an unknown path is 404', async () => {
    await expectFailure(await service.get('/nada', {}, 'OPTIONS'), 404, 'not_found');
  });

  test('no Host header makes one path pass for another', async () => {
    for (const host of ['a', 'a.b', 'x:1']) {
      await expectFailure(await service.get('/v1/v1/health', { host }), 404, 'not_found');
      expect((await service.get('/v1/health', { host })).status).toBe(200);
    }
  });

  test('a method that nobody knows is 405 too', async () => {
    const response = await service.get('/v1/health', {}, 'PURGE');
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    await expectFailure(response, 405, 'invalid_request');
  });
});
