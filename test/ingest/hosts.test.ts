import { describe, expect, test } from 'bun:test';
import { createHttpFetch } from '../../pipeline/fetch/http.ts';
import { HURRIED } from './hurried.ts';

const HTML = { 'content-type': 'text/html' };

/** A client that counts what it waits for: every retry sleeps a base of 20 ms. */
function client() {
  return createHttpFetch({ ...HURRIED, backOff: { baseMs: 20, maxMs: 50, random: () => 0.5 } });
}

describe('a host that does not answer', () => {
  test('is asked once a page after three pages in vain, and heard again as soon as it answers', async () => {
    const closed = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response('') });
    const port = closed.port as number;
    await closed.stop(true);

    let asked = 0;
    const fetchPage = client();
    const page = (n: number) => `http://127.0.0.1:${port}/l${n}.htm`;
    for (let n = 1; n <= 5; n++) expect(await fetchPage(page(n))).toMatchObject({ ok: false, kind: 'rede' });

    // Back again, and stumbling: out of reach it gets one attempt, within reach it gets them all.
    const back = Bun.serve({
      port,
      hostname: '127.0.0.1',
      fetch() {
        asked += 1;
        return asked === 2
          ? new Response('', { status: 503 })
          : new Response('<html><p>Art. 1º</p></html>', { headers: HTML });
      },
    });
    try {
      expect(await fetchPage(page(6))).toMatchObject({ ok: true });
      expect(asked).toBe(1);
      expect(await fetchPage(page(7))).toMatchObject({ ok: true });
      expect(asked).toBe(3);
    } finally {
      await back.stop(true);
    }
  });
});
