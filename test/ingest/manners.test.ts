import { afterEach, describe, expect, test } from 'bun:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createHttpFetch, type HttpOptions } from '../../pipeline/fetch/http.ts';
import { atOrigin, stayWithin } from '../../pipeline/fetch/origin.ts';
import { readRobots } from '../../pipeline/fetch/robots.ts';
import { HURRIED } from './hurried.ts';

const PAGE = '<html><body><p>Art. 1º Texto.</p></body></html>';
const HTML = { 'content-type': 'text/html' };

let server: Bun.Server<undefined> | null = null;
afterEach(async () => {
  await server?.stop(true);
  server = null;
});

/** A source in the place of all hosts; what it is asked for, in order. */
function source(
  answer: (path: string, nth: number) => Response | Promise<Response>,
  options: Partial<HttpOptions> = {},
) {
  const asked: string[] = [];
  server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request) {
      const path = new URL(request.url).pathname;
      return answer(path, asked.push(path));
    },
  });
  const origin = `http://127.0.0.1:${server.port}`;
  return { asked, origin, read: createHttpFetch({ ...HURRIED, origin, ...options }) };
}

const of = (name: string) => `https://lei.exemplo.test/${name}`;
const html = (body: string | Uint8Array = PAGE, headers: Record<string, string> = {}) =>
  new Response(new Uint8Array(Buffer.from(body)), { headers: { ...HTML, ...headers } });

describe('another origin', () => {
  test('has pages below a folder of their host, as a mirror does', () => {
    expect(atOrigin('https://a.test/b/c.htm?d=1', 'http://127.0.0.1:1/')).toBe('http://127.0.0.1:1/a.test/b/c.htm?d=1');
  });

  test('is asked instead of the host, and the page is that of its own address', async () => {
    const { read, asked } = source(() => html());
    expect(await read(of('l1.htm'))).toMatchObject({ ok: true, url: of('l1.htm') });
    expect(asked).toEqual(['/lei.exemplo.test/l1.htm']);
  });
});

describe('a redirect', () => {
  const rows: [string, string, string | null][] = [
    ['https://a.test/x', '/y', 'https://a.test/y'],
    ['https://a.test/x', 'https://a.test/y', 'https://a.test/y'],
    ['http://a.test/x', 'https://a.test/x', 'https://a.test/x'],
    ['https://a.test/x', 'http://a.test/x', null],
    ['https://a.test/x', 'https://a.test:8443/x', null],
    ['http://a.test:81/x', 'https://a.test/x', null],
    ['https://a.test/x', 'https://www.a.test/x', null],
    ['https://a.test/x', 'https://a.test.outro.test/x', null],
    ['https://a.test/x', 'file:///etc/passwd', null],
    ['https://a.test/x', 'https://user@b.test/x', null],
  ];
  for (const [from, location, to] of rows) {
    test(`from ${from} to ${location} ${to ? 'is followed' : 'leaves the source'}`, () => {
      expect(stayWithin(location, from)).toBe(to);
    });
  }

  test('to another port of the same machine is not asked for', async () => {
    let reached = 0;
    const other = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => html(String(++reached)) });
    const { read } = source(() => Response.redirect(`http://127.0.0.1:${other.port}/l1.htm`));
    expect(await read(of('l1.htm'))).toMatchObject({ ok: false, kind: 'redirecionada' });
    await other.stop(true);
    expect(reached).toBe(0);
  });
});

describe('a body', () => {
  test('without end is given up at the bound', async () => {
    let sent = 0;
    const endless = () =>
      new ReadableStream({
        async pull(controller) {
          sent += 65_536;
          controller.enqueue(new Uint8Array(65_536));
          await Bun.sleep(0);
        },
      });
    const { read, asked } = source(() => new Response(endless(), { headers: HTML }));
    expect(await read(of('l1.htm'))).toMatchObject({ ok: false, kind: 'excessiva' });
    expect(asked).toHaveLength(1);
    expect(sent).toBeLessThan(64 * HURRIED.maxBytes);
  });

  test('that says it is larger is not read', async () => {
    const { read } = source(() => html('x'.repeat(HURRIED.maxBytes + 1)));
    expect(await read(of('l1.htm'))).toMatchObject({ ok: false, kind: 'excessiva' });
  });

  test('that unpacks to gigabytes costs no more than the bound', async () => {
    const bomb = gzipSync(Buffer.alloc(256 * 1024 * 1024));
    const { read } = source(() => html(bomb, { 'content-encoding': 'gzip' }));
    const before = process.memoryUsage().rss;
    expect(await read(of('l1.htm'))).toMatchObject({ ok: false, kind: 'excessiva' });
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  });

  test('is unpacked, and one cut inside is asked for again', async () => {
    const packed = gzipSync(PAGE);
    const { read, asked } = source((_, nth) =>
      html(nth === 1 ? packed.subarray(0, packed.length - 9) : packed, { 'content-encoding': 'gzip' }),
    );
    const page = await read(of('l1.htm'));
    expect(page.ok && Buffer.from(page.bytes).toString()).toBe(PAGE);
    expect(asked).toHaveLength(2);
  });

  test('in a compression that was not asked for is unpacked too', async () => {
    const { read } = source(() => html(brotliCompressSync(PAGE), { 'content-encoding': 'br' }));
    const page = await read(of('l1.htm'));
    expect(page.ok && Buffer.from(page.bytes).toString()).toBe(PAGE);
  });
});

describe('a host', () => {
  for (const status of [403, 429]) {
    test(`that refuses three pages with ${status} is let be for the rest of the run`, async () => {
      const { read, asked } = source(() => new Response('', { status }), { attempts: 1 });
      const kinds = [];
      for (let n = 1; n <= 6; n++) {
        const page = await read(of(`l${n}.htm`));
        kinds.push(page.ok ? 'ok' : page.kind);
      }
      expect(kinds).toEqual(['recusada', 'recusada', 'recusada', 'adiada', 'adiada', 'adiada']);
      expect(asked).toHaveLength(3);
    });
  }

  test('that refuses a page now and then is asked on', async () => {
    const { read, asked } = source((_, nth) => (nth % 3 === 0 ? html() : new Response('', { status: 403 })));
    for (let n = 1; n <= 9; n++) await read(of(`l${n}.htm`));
    expect(asked).toHaveLength(9);
  });

  test('that asks for a short wait is not asked for any page before', async () => {
    const times: number[] = [];
    const { read } = source(
      (_, nth) => {
        times.push(performance.now());
        return nth === 1 ? new Response('', { status: 503, headers: { 'retry-after': '1' } }) : html();
      },
      { backOff: { baseMs: 1, maxMs: 5000, random: () => 0 } },
    );
    await Promise.all([read(of('l1.htm')), read(of('l2.htm'))]);
    expect((times[1] as number) - (times[0] as number)).toBeGreaterThan(950);
    expect(times).toHaveLength(3);
  });

  test('that refuses a page and says for how long is asked again then', async () => {
    const { read, asked } = source(
      (_, nth) => (nth === 1 ? new Response('', { status: 403, headers: { 'retry-after': '0' } }) : html()),
      { backOff: { baseMs: 1, maxMs: 5000, random: () => 0 } },
    );
    expect(await read(of('l1.htm'))).toMatchObject({ ok: true });
    expect(asked).toHaveLength(2);
  });

  test('that asks for an hour is let be, and the other hosts are not', async () => {
    const { read, asked } = source((path) =>
      path.startsWith('/lei.') ? new Response('', { status: 429, headers: { 'retry-after': '3600' } }) : html(),
    );
    expect(await read(of('l1.htm'))).toMatchObject({ kind: 'recusada' });
    const second = await read(of('l2.htm'));
    expect(second).toMatchObject({ kind: 'adiada' });
    expect(!second.ok && second.mensagem).toContain('3600 s');
    expect(await read('https://outra.exemplo.test/l3.htm')).toMatchObject({ ok: true });
    expect(asked).toHaveLength(2);
  });
});

describe('what goes wrong on the line is said in Portuguese', () => {
  const rows: [string, string, string][] = [
    ['a conexão foi fechada pela fonte', 'an end in the place of an answer', ''],
    [
      'a resposta não é HTTP válido (InvalidContentLength)',
      'a length that is none',
      'HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\na',
    ],
    ['a conexão foi fechada pela fonte', 'an end in the middle', 'HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\na'],
  ];
  for (const [said, what, answer] of rows) {
    test(what, async () => {
      const line = Bun.listen({
        ...{ hostname: '127.0.0.1', port: 0 },
        socket: {
          data(socket) {
            socket.write(answer);
            socket.end();
          },
        },
      });
      const page = await createHttpFetch({ ...HURRIED, origin: `http://127.0.0.1:${line.port}` })(of('l1.htm'));
      line.stop(true);
      expect(!page.ok && page.mensagem).toEndWith(said);
    });
  }

  test('nobody there', async () => {
    const page = await createHttpFetch({ ...HURRIED, origin: 'http://127.0.0.1:1' })(of('l1.htm'));
    expect(!page.ok && page.mensagem).toBe(`${of('l1.htm')}: a conexão foi recusada`);
  });
});

test('past its time a run asks for nothing more', async () => {
  const { read, asked } = source(() => html(), { budgetMs: 40 });
  expect(await read(of('l1.htm'))).toMatchObject({ ok: true });
  await Bun.sleep(50);
  expect(await read(of('l2.htm'))).toMatchObject({ ok: false, kind: 'adiada' });
  expect(asked).toHaveLength(1);
});

describe('robots.txt', () => {
  const rows: [string, string, boolean][] = [
    ['User-agent: *\nDisallow: /privado/', '/l1.htm', true],
    ['User-agent: *\nDisallow: /privado/', '/privado/l1.htm', false],
    ['User-agent: Vigente\nDisallow: /\n\nUser-agent: *\nDisallow:', '/l1.htm', false],
    ['User-agent: outro\nDisallow: /', '/l1.htm', true],
    ['User-agent: *\nDisallow: /*.htm?', '/l1.htm?x=1', false],
    ['<html>não há</html>', '/l1.htm', true],
    ['', '/l1.htm', true],
  ];
  for (const [text, path, allowed] of rows) {
    test(`${JSON.stringify(text)} ${allowed ? 'allows' : 'forbids'} ${path}`, () => {
      expect(readRobots('a.test', text).allows(`https://a.test${path}`)).toBe(allowed);
    });
  }

  test('is read once a host, and what it forbids is not asked for', async () => {
    const { read, asked } = source(
      (path) => (path.endsWith('/robots.txt') ? new Response('User-agent: *\nDisallow: /privado/') : html()),
      { robots: true },
    );
    expect(await read(of('l1.htm'))).toMatchObject({ ok: true });
    expect(await read(of('privado/l2.htm'))).toMatchObject({ ok: false, kind: 'proibida' });
    expect(asked).toEqual(['/lei.exemplo.test/robots.txt', '/lei.exemplo.test/l1.htm']);
  });

  test('that leads off the host is none', async () => {
    const { read } = source(
      (path) => (path.endsWith('/robots.txt') ? Response.redirect('https://outra.exemplo.test/') : html()),
      { robots: true },
    );
    expect(await read(of('l1.htm'))).toMatchObject({ ok: true });
  });

  for (const status of [404, 403]) {
    test(`that answers ${status} allows everything`, async () => {
      const { read } = source((path) => (path.endsWith('/robots.txt') ? new Response('', { status }) : html()), {
        robots: true,
      });
      expect(await read(of('l1.htm'))).toMatchObject({ ok: true });
    });
  }

  test('of a host in trouble lets nothing be asked for', async () => {
    const { read, asked } = source(
      (path) => (path.endsWith('/robots.txt') ? new Response('', { status: 503 }) : html()),
      { robots: true },
    );
    const page = await read(of('l1.htm'));
    expect(page).toMatchObject({ ok: false, kind: 'http' });
    expect(!page.ok && page.mensagem).toContain('robots.txt de lei.exemplo.test');
    expect(asked.every((path) => path.endsWith('/robots.txt'))).toBe(true);
  });

  test('says how slowly to ask', () => {
    expect(readRobots('a.test', 'User-agent: *\nCrawl-delay: 5').delayMs).toBe(5000);
    expect(readRobots('a.test', 'User-agent: *\nCrawl-delay: 9999').delayMs).toBe(30_000);
  });
});
