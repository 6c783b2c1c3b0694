import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Value } from '@sinclair/typebox/value';
import { createSite } from '../../runtime/http/site.ts';
import { ErroBody } from '../../schemas/contract/model/service/error.ts';
import { comprimir } from '../../site/comprimir.ts';

/** What is served beside the API: files of a folder, and never one outside it. */
const data = mkdtempSync(join(tmpdir(), 'vigente-pasta-'));
const logged: string[] = [];
const site = createSite(
  data,
  () => 'nova',
  (line) => logged.push(line),
);
const put = (path: string, content = path) => {
  mkdirSync(join(data, path, '..'), { recursive: true });
  writeFileSync(join(data, path), content);
};
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site(new Request(`http://localhost${path}`, { headers, method }), path.split('?', 1)[0] as string);

async function expectErro(response: Response, status: number): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(Value.Check(ErroBody, await response.json())).toBe(true);
}

beforeAll(() => {
  put('manifest.json');
  put('site/velha/index.html', 'old');
  put('site/velha/404.html', 'nothing here');
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

describe('before a site is built', () => {
  test('that of an earlier snapshot is served, and the log says so once', async () => {
    expect(await get('/')?.text()).toBe('old');
    expect(get('/')?.headers.get('x-snapshot')).toBe('velha');
    expect(logged).toEqual(['the site is of snapshot velha, not of nova that is served: npm run site builds it']);
  });

  test('and none where there is none', () => {
    expect(
      createSite(
        join(data, 'nowhere'),
        () => 'nova',
        () => {},
      )(new Request('http://localhost/'), '/'),
    ).toBeNull();
  });
});

describe('a site', () => {
  beforeAll(async () => {
    for (const path of [
      'index.html',
      '404.html',
      'a/index.html',
      'sobre/index.html',
      'diplomas/index.html',
      'diplomas/EX-A/index.html',
      'diplomas/EX-A/artigos/2-A/index.html',
      'diplomas/EX-A/artigos/1003/index.html',
      'sumulas/STF/SV9/index.html',
      'recursos/x.1.css',
      'robots.txt',
      'dados/a.json.gz',
      'feito',
    ])
      put(`site/nova/${path}`);
    put('site/nova/longa/index.html', 'a'.repeat(10_000));
    await comprimir(join(data, 'site/nova'));
  });

  test.each([
    ['/', 'text/html; charset=utf-8', 'public, max-age=300'],
    ['/a/', 'text/html; charset=utf-8', 'public, max-age=300'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=300'],
    ['/recursos/x.1.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/dados/a.json.gz', 'application/gzip', 'public, max-age=300'],
  ])('%s is %s, %s', async (path, type, cache) => {
    const response = get(path) as Response;
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe(cache);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-snapshot')).toBe('nova');
    expect(await response.text()).toEndWith(path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1));
  });

  test.each([
    ['/a', '/a/'],
    ['/a?q=x%20y', '/a/?q=x%20y'],
    ['//a', '/a/'],
  ])('a page without its slash is elsewhere, for ever: %s', (path, location) => {
    const response = get(path) as Response;
    expect([response.status, response.headers.get('location')]).toEqual([308, location]);
  });

  test.each([
    ['/diplomas/ex-a/artigos/2-a', '/diplomas/EX-A/artigos/2-A/'],
    ['/Diplomas/Ex-A/', '/diplomas/EX-A/'],
    ['/ex-a', '/diplomas/EX-A/'],
    ['/ex-a/art.%202%C2%BA-A', '/diplomas/EX-A/artigos/2-A/'],
    ['/ex-a/1.003', '/diplomas/EX-A/artigos/1003/'],
    ['/EX-A.2-A.1.ii.C?x=1', '/diplomas/EX-A/artigos/2-A/?x=1#2-A.1.II.c'],
    ['/stf/sv9', '/sumulas/STF/SV9/'],
    ['/sumulas/stf/sv9/', '/sumulas/STF/SV9/'],
    ['/DIPLOMAS', '/diplomas/'],
    ['/Sobre/', '/sobre/'],
  ])('an address that is written in another way is told what it is, for now: %s', (path, location) => {
    const response = get(path) as Response;
    expect([response?.status, response?.headers.get('location')]).toEqual([307, location]);
    expect(response.headers.get('cache-control')).toBeNull();
  });

  test.each([
    ...['/ex-b', '/ex-a/3', '/ex-a/2-a/../2-a/x/y/z/w/v/u/t', '/%2f%2fexample.org/', '//example.org/ex-a'],
    ...['/robots.txt/', '/robots.txt/a'],
  ])('and what is nowhere stays nowhere: %s', (path) => expect(get(path)).toBeNull());

  test('also under a name that is longer than any file has', () => {
    for (const path of [`/${'a'.repeat(300)}`, `/${'a/'.repeat(3000)}`]) expect(get(path)).toBeNull();
  });

  test('what did not change is not sent again', () => {
    const tag = (get('/a/') as Response).headers.get('etag') as string;
    expect(get('/a/', { 'if-none-match': tag })?.status).toBe(304);
    expect(get('/a/', { 'if-none-match': 'W/"0"' })?.status).toBe(200);
  });

  test.each([
    ['gzip', 'gzip', gunzipSync],
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br;q=0.5', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', null, (bytes: Uint8Array) => bytes],
  ] as const)(
    'for whom accepts %p text goes out as it was compressed when the site was built',
    async (accept, coding, read) => {
      const response = get('/longa/', { 'accept-encoding': accept }) as Response;
      expect(response.headers.get('content-encoding')).toBe(coding);
      expect(read(await response.bytes())).toHaveLength(10_000);
    },
  );

  test('what was not compressed then is not compressed for anybody', () => {
    expect(get('/a/', { 'accept-encoding': 'gzip, br' })?.headers.get('content-encoding')).toBeNull();
    expect(get('/dados/a.json.gz', { 'accept-encoding': 'gzip' })?.headers.get('content-encoding')).toBeNull();
  });

  test('one address has so much a minute, far more than a search reads, and others have theirs', () => {
    let agora = 0;
    const own = createSite(
      data,
      () => 'nova',
      () => {},
      () => agora,
    );
    const read = (address: string) => own(new Request('http://localhost/a/'), '/a/', () => address)?.status;
    let through = 0;
    while (read('a') === 200) through += 1;
    expect(through).toBe(4096);
    expect(read('b')).toBe(200);
    agora += 60_100;
    expect(read('a')).toBe(200);
  });

  test('people are told that there is no such page; programs get the answer of the API', async () => {
    const response = get('/nada', { accept: 'text/html,*/*' }) as Response;
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('site/nova/404.html');
    expect(get('/nada', { accept: 'application/json' })).toBeNull();
  });

  test.each([
    '/../manifest.json',
    '/../velha',
    '/%2e%2e/manifest.json',
    '/..%2f..%2fmanifest.json',
    '/a/..%5c..%5cmanifest.json',
    '/%00',
    '/%ff',
    '/.oculto',
  ])('nothing outside the folder: %s', (path) => expect(get(path)).toBeNull());

  test('the API is not of the site, and nothing is written to it', () => {
    expect(get('/v1/nada', { accept: 'text/html' })).toBeNull();
    expect(get('/a/', {}, 'HEAD')?.status).toBe(200);
  });

  test.each(['POST', 'PUT', 'DELETE'])('a page is there, and takes no %s', async (method) => {
    const response = get('/a/', {}, method) as Response;
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    await expectErro(response, 405);
    expect(get('/nada', {}, method)).toBeNull();
  });

  test('a page says what it takes', () => {
    const response = get('/a/', {}, 'OPTIONS') as Response;
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });

  test.each([
    ['bytes=10000-', 'identity'],
    ['bytes=-0', 'identity'],
    ['bytes=9000-', 'br'],
  ])('a part that lies outside a file as it goes out is refused in the one shape: %s, %s', async (range, coding) => {
    const response = get('/longa/', { range, 'accept-encoding': coding }) as Response;
    expect(response.headers.get('content-range')).toStartWith('bytes */');
    await expectErro(response, 416);
  });
});
