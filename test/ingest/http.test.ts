import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backOffMs, retryAfterMs } from '../../pipeline/fetch/back-off.ts';
import { createHttpFetch, type HttpOptions } from '../../pipeline/fetch/http.ts';
import { openPageStore, type PageStore } from '../../pipeline/fetch/page-store.ts';
import { HURRIED } from './hurried.ts';
import { act, catalogo, createWorkspace, page } from './workspace.ts';

const PAGE = '<html><body><p>Art. 1º Texto.</p></body></html>';
const HTML = { 'content-type': 'text/html' };

type Answer = (request: Request, attempt: number) => Response | Promise<Response>;

let root: string;
let store: PageStore;
let server: Bun.Server<undefined> | null;
/** The headers of every request, copied: Bun lets go of a request once it is answered. */
let requests: Headers[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vigente-http-'));
  store = openPageStore(join(root, 'paginas'));
  server = null;
  requests = [];
});
afterEach(async () => {
  await server?.stop(true);
  rmSync(root, { recursive: true });
});

/** Starts a source that answers thus; returns the address of a page there. */
function serve(answer: Answer): string {
  server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request) {
      requests.push(new Headers(request.headers));
      return answer(request, requests.length);
    },
  });
  return `http://127.0.0.1:${server.port}/l1.htm`;
}

function client(options: Partial<HttpOptions> = {}) {
  return createHttpFetch({ ...HURRIED, store, ...options });
}

const text = (fetched: unknown) => Buffer.from((fetched as { bytes: Uint8Array }).bytes).toString();

describe('a page', () => {
  test('is asked for by name and contact, and comes with its tags', async () => {
    const url = serve(() => new Response(PAGE, { headers: { ...HTML, etag: '"1"' } }));
    const fetched = await client()(url);
    expect(fetched).toMatchObject({ ok: true, url, etag: '"1"', lastModified: null });
    expect(text(fetched)).toBe(PAGE);
    expect(requests[0]?.get('user-agent')).toContain('contato: ninguem@exemplo.test');
  });

  test('that was kept is asked for conditionally, and a 304 gives the kept bytes', async () => {
    const lastModified = 'Tue, 01 Jan 2030 00:00:00 GMT';
    const url = serve((request) =>
      request.headers.get('if-none-match') === '"1"' && request.headers.get('if-modified-since') === lastModified
        ? new Response(null, { status: 304 })
        : new Response(PAGE, { headers: { ...HTML, etag: '"1"', 'last-modified': lastModified } }),
    );
    const first = await client()(url);
    if (!first.ok) throw new Error(first.mensagem);
    store.keep(first);
    const again = await client({ store: openPageStore(join(root, 'paginas')) })(url);
    expect(again).toMatchObject({ ok: true, sha256: first.sha256, etag: '"1"' });
    expect(text(again)).toBe(PAGE);
    expect(requests).toHaveLength(2);
  });
});

describe('a source in trouble', () => {
  const recovers: [string, () => Response][] = [
    ['429 with Retry-After', () => new Response('', { status: 429, headers: { 'retry-after': '0' } })],
    ['500', () => new Response('', { status: 500 })],
    ['503', () => new Response('', { status: 503 })],
  ];
  for (const [what, trouble] of recovers) {
    test(`${what} is asked again`, async () => {
      const url = serve((_, attempt) => (attempt === 1 ? trouble() : new Response(PAGE, { headers: HTML })));
      expect((await client()(url)).ok).toBe(true);
      expect(requests).toHaveLength(2);
    });
  }

  const gives: [string, Answer, string, number][] = [
    ['500 for ever', () => new Response('', { status: 500 }), 'http', 3],
    ['403', () => new Response('', { status: 403 }), 'recusada', 1],
    ['404', () => new Response('', { status: 404 }), 'ausente', 1],
    ['a PDF', () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }), 'nao_html', 1],
    ['a wait of an hour', () => new Response('', { status: 429, headers: { 'retry-after': '3600' } }), 'recusada', 1],
    ['a redirect to another site', () => Response.redirect('http://localhost:1/x'), 'redirecionada', 1],
    ['redirects without end', (request) => Response.redirect(request.url), 'redirecionada', 6],
  ];
  for (const [what, answer, kind, count] of gives) {
    test(`${what} is ${kind} after ${count} request(s)`, async () => {
      const url = serve(answer);
      expect(await client()(url)).toMatchObject({ ok: false, url, kind });
      expect(requests).toHaveLength(count);
    });
  }

  test('one that does not answer in time is rede', async () => {
    const url = serve(async () => {
      await Bun.sleep(3000);
      return new Response(PAGE, { headers: HTML });
    });
    const failure = await client({ timeoutMs: 30, attempts: 2 })(url);
    expect(failure).toMatchObject({ ok: false, kind: 'rede' });
    expect(requests).toHaveLength(2);
  });

  test('one that is not there is rede', async () => {
    const url = serve(() => new Response(PAGE));
    await server?.stop(true);
    expect(await client()(url)).toMatchObject({ ok: false, kind: 'rede' });
  });

  test('a body shorter than announced is truncada', async () => {
    const cut = Bun.listen({
      hostname: '127.0.0.1',
      port: 0,
      socket: {
        data(socket) {
          socket.end(`HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 9999\r\n\r\n${PAGE}`);
        },
      },
    });
    const failure = await client({ attempts: 2 })(`http://127.0.0.1:${cut.port}/l1.htm`);
    cut.stop(true);
    expect(failure).toMatchObject({ ok: false, kind: 'truncada' });
  });
});

describe('an ingestion from the network', () => {
  test('asks again on the condition that the page changed, and is sem_mudanca when it did not', async () => {
    const url = serve((request) =>
      request.headers.get('if-none-match') === '"1"'
        ? new Response(null, { status: 304 })
        : new Response(page('<h1>EX-A</h1><p k="1">Art. 1º</p>'), { headers: { ...HTML, etag: '"1"' } }),
    );
    const space = createWorkspace();
    try {
      const rede = { ...catalogo, atos: [{ ...act('EX-A', '90.001'), enderecos: [url] }] };
      const options = { catalogo: rede, mirrored: false, fetchPages: (kept: PageStore) => client({ store: kept }) };
      const statuses = [await space.ingest(options), await space.ingest(options)].map(({ runs }) => runs[0]?.status);
      expect(statuses).toEqual(['ok', 'sem_mudanca']);
      expect(requests.map((headers) => headers.get('if-none-match'))).toEqual([null, '"1"']);
    } finally {
      space.remove();
    }
  });

  test('keeps nothing of a page that it refuses', async () => {
    const url = serve(() => new Response('<h1>Acesso Negado</h1>', { headers: { ...HTML, etag: '"1"' } }));
    const space = createWorkspace();
    try {
      const rede = { ...catalogo, atos: [{ ...act('EX-A', '90.001'), enderecos: [url] }] };
      const options = { catalogo: rede, mirrored: false, fetchPages: (kept: PageStore) => client({ store: kept }) };
      await space.ingest(options);
      const { runs } = await space.ingest(options);
      expect(runs[0]?.erro).toContain('Acesso Negado');
      expect(requests.map((headers) => headers.get('if-none-match'))).toEqual([null, null]);
    } finally {
      space.remove();
    }
  });
});

describe('politeness', () => {
  test('a redirect inside the site is followed, and the page is that of the address asked for', async () => {
    const url = serve((request) =>
      request.url.endsWith('/nova.htm') ? new Response(PAGE, { headers: HTML }) : Response.redirect('/nova.htm'),
    );
    expect(await client()(url)).toMatchObject({ ok: true, url });
  });

  test('that another page did not change says nothing of the one asked for', async () => {
    let gone = false;
    const url = serve((request) => {
      if (request.headers.has('if-modified-since') && request.url.endsWith('/erro.htm'))
        return new Response(null, { status: 304 });
      if (request.url.endsWith('/erro.htm')) return new Response('<h1>Erro</h1>', { headers: HTML });
      if (gone) return Response.redirect('/erro.htm');
      return new Response(PAGE, { headers: { ...HTML, 'last-modified': 'Tue, 01 Jan 2030 00:00:00 GMT' } });
    });
    const fetchPage = client({ store });
    const first = await fetchPage(url);
    if (first.ok) store.keep(first);
    gone = true;
    const second = await fetchPage(url);
    expect(second.ok && Buffer.from(second.bytes).toString()).toBe('<h1>Erro</h1>');
  });

  test('one request at a time per host', async () => {
    let open = 0;
    let most = 0;
    const url = serve(async () => {
      open += 1;
      most = Math.max(most, open);
      await Bun.sleep(5);
      open -= 1;
      return new Response(PAGE, { headers: HTML });
    });
    const fetchPage = client();
    const pages = await Promise.all([1, 2, 3, 4].map((number) => fetchPage(`${url}?${number}`)));
    expect(pages.every(({ ok }) => ok)).toBe(true);
    expect(most).toBe(1);
  });
});

describe('waits', () => {
  test('double, have a ceiling, and jitter in their upper half', () => {
    const backOff = { baseMs: 100, maxMs: 1000, random: () => 0.5 };
    expect([0, 1, 2, 3, 4, 9].map((attempt) => backOffMs(attempt, backOff))).toEqual([75, 150, 300, 600, 750, 750]);
    expect(backOffMs(0, { ...backOff, random: () => 0 })).toBe(50);
  });
  test('are those of Retry-After, in seconds or as a date', () => {
    const now = Date.parse('2030-01-01T00:00:00Z');
    expect(retryAfterMs('7', now)).toBe(7000);
    expect(retryAfterMs('Tue, 01 Jan 2030 00:01:00 GMT', now)).toBe(60_000);
    expect(retryAfterMs('Mon, 31 Dec 2029 00:00:00 GMT', now)).toBe(0);
    for (const none of ['soon', '-5', '1.5', '120, 120', '']) expect(retryAfterMs(none, now)).toBeNull();
    for (const absurd of ['9'.repeat(400), 'Tue, 01 Jan 9999 00:00:00 GMT'])
      expect(retryAfterMs(absurd, now)).toBe(30 * 86_400_000);
    expect(retryAfterMs(null, now)).toBeNull();
  });
});
