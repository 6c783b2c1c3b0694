import { deflateRawSync, gzipSync } from 'node:zlib';
import { ATTEMPTS, type Schedule } from './schedule.ts';

/** A law as the official site shows it, in its nth edition. */
export function law(numero: string, edition: number): string {
  const articles = Array.from(
    { length: 6 },
    (_, index) => `<p>Art. ${index + 1}º A fruta de número ${index + 1} é de quem a plantou, na edição ${edition}.</p>`,
  );
  return `<html><body><p>LEI Nº ${numero}, DE 2 DE ABRIL DE 2091</p><p>Dispõe sobre o pomar.</p>
<p>O PRESIDENTE DA REPÚBLICA, faço saber que o Congresso Nacional decreta e eu sanciono a seguinte Lei:</p>
${articles.join('\n')}
<p>Brasília, 2 de abril de 2091; 270º da Independência.</p><p>FULANO DE TAL</p>
<p>Este texto não substitui o publicado no DOU de 3.4.2091</p></body></html>`;
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const page = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
  new Response(new Uint8Array(Buffer.from(body)), { headers: { ...HTML, ...headers } });
const status = (code: number, headers: Record<string, string> = {}) => new Response('', { status: code, headers });

/** What goes wrong, by name: the answer in the place of `good`, the page that was asked for. */
export const FAULTS: Readonly<Record<string, (good: string, request: Request) => Response | Promise<Response>>> = {
  'HTTP 500': () => status(500),
  'HTTP 503 with a wait': () => status(503, { 'retry-after': '0' }),
  'HTTP 429': () => status(429, { 'retry-after': '0' }),
  'HTTP 403': () => status(403),
  'HTTP 404': () => status(404),
  'HTTP 206': (good) =>
    new Response(good, { status: 206, headers: { ...HTML, 'content-range': `bytes 0-${good.length - 1}/*` } }),
  'no content': () => status(204),
  '304 without a condition': (_, { headers }) => status(headers.has('if-none-match') ? 500 : 304),
  'redirect to itself': (_, request) => Response.redirect(request.url),
  'redirect to another port': () => Response.redirect('http://127.0.0.1:1/l.htm'),
  'redirect to an address without end': () =>
    status(302, { location: `https://exemplo.test/${'|<b>@a'.repeat(2_000)}` }),
  'redirect to a file': () => status(302, { location: 'file:///etc/passwd' }),
  'redirect to https': (_, request) => Response.redirect(request.url.replace('http:', 'https:')),
  'nothing in time': async (good) => {
    await Bun.sleep(250);
    return page(good);
  },
  'cut in the transfer': (good) =>
    new Response(
      new ReadableStream({
        async pull(controller) {
          controller.enqueue(Buffer.from(good.slice(0, good.length / 2)));
          await Bun.sleep(1);
          controller.error(new Error('cut'));
        },
      }),
      { headers: HTML },
    ),
  'cut in gzip': (good) => page(gzipSync(good).subarray(0, -20), { 'content-encoding': 'gzip' }),
  'not gzip': (good) => page(good, { 'content-encoding': 'gzip' }),
  'compressed twice': (good) => page(gzipSync(gzipSync(good)), { 'content-encoding': 'gzip, gzip' }),
  'another compression': (good) => page(deflateRawSync(good), { 'content-encoding': 'gzip' }),
  'more behind gzip': (good) =>
    page(Buffer.concat([gzipSync(good), Buffer.from('lixo')]), { 'content-encoding': 'gzip' }),
  'gzip bomb': () => page(BOMB, { 'content-encoding': 'gzip' }),
  'too large': (good) => page(good.padEnd(3_000_000)),
  'a PDF': () => page('%PDF-1.7', { 'content-type': 'application/pdf' }),
  empty: () => page(''),
  'access denied': () => page('<html><body><h1>Acesso Negado</h1></body></html>'),
  CAPTCHA: () => page('<html><body><form>Resolva o CAPTCHA</form></body></html>'),
  'another act': (good) => page(good.replace(/LEI Nº 90\.00\d/, 'LEI Nº 80.001')),
  'another year': (good) => page(good.replaceAll('2091', '2090')),
  'a half of it': (good) => page(good.slice(0, good.length / 2)),
  'a half of it, closed': (good) => page(`${good.slice(0, good.length / 2)}</p></body></html>`),
  'without an article': (good) =>
    page(good.replace(/<p>Art\. 5º[^<]*<\/p>/, '').replace(/<p>Brasília[\s\S]*?DOU[^<]*<\/p>/, '')),
  'the act twice': (good) => page(good.replace('</body>', `${/<p>LEI[\s\S]*<\/p>/.exec(good)?.[0]}</body>`)),
  'lost letters': (good) => page(good.replace('Dispõe', 'Disp\uFFFDe')),
  mojibake: (good) => page(Buffer.from(good).toString('latin1')),
  'all of it struck': (good) => page(good.replace('<body>', '<body><strike>')),
  'letters turned around': (good) => page(good.replace('plantou', '\u202euotnalp')),
  'an index': (good) => page(good.replace(/(Art\. \dº)[^<]*/g, '$1')),
};

const BOMB = gzipSync(Buffer.alloc(64 * 1024 * 1024));

/** The official site's place, on this machine: each page has its editions, and a schedule says what becomes of each request. */
export interface HostileOrigin {
  url: string;
  /** Begins a run in which every page has the edition given. */
  begin(edition: number, schedule: Schedule): void;
  /** What each path was last answered in this run: `good`, or the name of a fault; absent where it was not asked for. */
  last: ReadonlyMap<string, string>;
  stop(): Promise<void>;
}

/** @param numbers the law's number by the path of its page, below the folder of its host */
export function serveHostile(numbers: ReadonlyMap<string, string>): HostileOrigin {
  let edition = 0;
  let schedule: Schedule = () => null;
  const last = new Map<string, string>();
  const asked = new Map<string, number>();
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    development: false,
    error: () => status(500),
    async fetch(request) {
      const path = new URL(request.url).pathname.replace(/^\/[^/]+/, '');
      const numero = numbers.get(path);
      if (numero === undefined) return status(404);
      const nth = asked.get(path) ?? 0;
      asked.set(path, nth + 1);
      const fault = schedule(path, Math.min(nth, ATTEMPTS - 1));
      last.set(path, fault ?? 'good');
      const good = law(numero, edition);
      if (fault !== null) return (FAULTS[fault] as (typeof FAULTS)[string])(good, request);
      const etag = `"${path}-${edition}"`;
      // As the official site does: another token at every visit, in a script and beside it.
      const body = good.replace('<body>', `<body data-visit="${Math.random()}"><script>t=${Math.random()}</script>`);
      return request.headers.get('if-none-match') === etag ? status(304) : page(body, { etag });
    },
  });
  return {
    url: `http://127.0.0.1:${server.port}`,
    last,
    begin(next, planned) {
      edition = next;
      schedule = planned;
      last.clear();
      asked.clear();
    },
    stop: () => server.stop(true),
  };
}
