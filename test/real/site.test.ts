import { beforeAll, describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST, type Manifest, sitePath } from '../../schemas/artifacts.ts';
import { ROOT } from '../project-files.ts';
import { hasMirror } from './mirror.ts';
import { realSnapshot } from './snapshot.ts';

/** Compressed bytes that an article's page may come to. */
const MAX_ARTIGO = 40_000;

/** The site of the mirror, without its search index, which is of another making. */
describe.skipIf(!hasMirror)('the site of the mirror', () => {
  let folder = '';
  let pages: string[] = [];
  let files = new Set<string>();
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');

  beforeAll(async () => {
    const out = await realSnapshot();
    const { exitCode, stderr } = Bun.spawnSync([process.execPath, 'site/build.ts', '--data', out, '--sem-busca'], {
      cwd: ROOT,
    });
    if (exitCode !== 0) throw new Error(`the site was not built: ${stderr}`);
    const { versao }: Manifest = JSON.parse(readFileSync(join(out, MANIFEST), 'utf8'));
    folder = join(out, sitePath(versao));
    files = new Set(new Bun.Glob('**/*').scanSync(folder));
    pages = [...files].filter((path) => path.endsWith('.html'));
  }, 600_000);

  test('has a page for every article and every súmula', () => {
    expect(pages.filter((page) => /^diplomas\/[^/]+\/artigos\//.test(page)).length).toBeGreaterThan(10_000);
    expect(pages.filter((page) => /^sumulas\/\w+\//.test(page)).length).toBeGreaterThan(1_400);
  });

  test('leads nowhere that is not there', () => {
    const broken = new Map<string, string>();
    for (const page of pages) {
      const html = read(page);
      for (const [, href = ''] of html.matchAll(/href="(\/[^"#?]*)/g)) {
        if (/^\/(?:v1\/|docs$)/.test(href) || broken.has(href)) continue;
        const target = decodeURIComponent(href.endsWith('/') ? `${href}index.html` : href).slice(1);
        if (!files.has(target)) broken.set(href, page);
      }
    }
    expect([...broken]).toEqual([]);
  });

  test('has articles that are light', () => {
    const shared = [...files].filter((path) => /^recursos\/(?:folha.*\.css|copiar.*\.js)$/.test(path));
    const common = shared.reduce((sum, path) => sum + Bun.gzipSync(read(path)).length, 0);
    const heavy = pages.flatMap((page) => {
      if (!/\/artigos\//.test(page)) return [];
      const html = read(page);
      // What is lighter than this unpacked is lighter packed.
      if (html.length + common < MAX_ARTIGO) return [];
      const bytes = Bun.gzipSync(html).length + common;
      return bytes > MAX_ARTIGO ? [`${page}: ${bytes}`] : [];
    });
    expect(heavy).toEqual([]);
  });

  test('gives every provision one place', () => {
    const odd = pages.flatMap((page) => {
      if (!/\/(?:artigos|texto|integra)\//.test(page)) return [];
      const ids = [...read(page).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      return ids.length === new Set(ids).size ? [] : [page];
    });
    expect(odd).toEqual([]);
  });
});
