import { expect, test } from 'bun:test';
import type { FetchedPage } from '../../pipeline/fetch/page.ts';
import { pageFailure, sha256 } from '../../pipeline/fetch/page.ts';
import type { PageStore } from '../../pipeline/fetch/page-store.ts';
import { createHtmlReader } from '../../pipeline/sumulas/paginas.ts';

const url = 'https://exemplo.invalid/sumulas';

function reader(html: string | null) {
  const kept: FetchedPage[] = [];
  const store: PageStore = {
    read: () => null,
    keep: (page) => void kept.push(page),
    put: () => {},
    tag: () => null,
    prune: () => {},
  };
  const bytes = Buffer.from(html ?? '');
  const page: FetchedPage = { ok: true, url, bytes, sha256: sha256(bytes), etag: null, lastModified: null };
  const read = createHtmlReader(async () => (html === null ? pageFailure(url, 'http', 'HTTP 403') : page), store);
  return { kept, read: () => read(url) };
}

test('a page of súmulas is read and kept, though a script in it speaks of captchas', async () => {
  const html = '<html><body><div class="sumula-item">é</div><script src="recaptcha.js"></script></body></html>';
  const { kept, read } = reader(html);
  expect(await read()).toBe(html);
  expect(kept).toHaveLength(1);
});

test.each([
  [null, 'HTTP 403'],
  ['<html><body>Confirme que você não é um robô: captcha</body></html>', 'CAPTCHA'],
  ['<html><body>Acesso negado</body></html>', 'Acesso Negado'],
  ['<html><body><div class="sumula-item">é</div>', 'truncada'],
  ['{"sumulas": []}', 'não é uma página HTML'],
])('%p is refused, and not kept', async (html, why) => {
  const { kept, read } = reader(html);
  await expect(read()).rejects.toThrow(why);
  expect(kept).toEqual([]);
});
