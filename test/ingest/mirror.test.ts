import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMirrorFetch } from '../../pipeline/fetch/mirror.ts';
import type { FetchPage } from '../../pipeline/fetch/page.ts';

let root: string;
let fetchPage: FetchPage;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vigente-mirror-'));
  const host = join(root, 'mirror', 'www.exemplo.test');
  mkdirSync(join(host, 'Leis', '_Ato'), { recursive: true });
  for (const name of ['Leis/L1.htm', 'Leis/l1.htm', 'Leis/_Ato/L 2.htm']) writeFileSync(join(host, name), name);
  writeFileSync(join(root, 'secret.htm'), 'secret');
  fetchPage = createMirrorFetch(join(root, 'mirror'));
});
afterAll(() => rmSync(root, { recursive: true }));

describe('createMirrorFetch', () => {
  const found: [string, string, string][] = [
    ['the exact path', 'https://www.exemplo.test/Leis/l1.htm', 'Leis/l1.htm'],
    ['the exact path before another case', 'https://www.exemplo.test/Leis/L1.htm', 'Leis/L1.htm'],
    ['any case of folder and file', 'https://www.exemplo.test/leis/_ATO/l%202.HTM', 'Leis/_Ato/L 2.htm'],
    ['a path with a query', 'http://www.exemplo.test/Leis/l1.htm?x=1#art1', 'Leis/l1.htm'],
  ];
  for (const [what, url, content] of found) {
    test(`reads ${what}`, async () => {
      const page = await fetchPage(url);
      expect(page.ok && Buffer.from(page.bytes).toString()).toBe(content);
    });
  }

  const missing = [
    'https://www.exemplo.test/Leis/l3.htm',
    'https://outro.test/Leis/l1.htm',
    'https://www.exemplo.test/Leis/l1.htm/x.htm',
    'https://www.exemplo.test/../../secret.htm',
    'https://www.exemplo.test/%2e%2e/%2e%2e/secret.htm',
    'https://www.exemplo.test/..%2f..%2fsecret.htm',
  ];
  for (const url of missing) {
    test(`${url} is ausente`, async () => expect(await fetchPage(url)).toMatchObject({ ok: false, kind: 'ausente' }));
  }

  test('a folder is no page', async () => {
    expect(await fetchPage('https://www.exemplo.test/Leis')).toMatchObject({ ok: false, kind: 'rede' });
  });
});
