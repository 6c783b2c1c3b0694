import { beforeAll, describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIContext } from 'astro';
import { load } from 'cheerio';
import { GET as robots } from '../../site/arquivos/robots.ts';
import { sampleSite, TIPOS_DE_PAGINA } from './built.ts';
import { MAX_ARTIGO, openBalanca } from './peso.ts';

const BASE = 'http://localhost:3000';

let folder = '';
let pages: string[] = [];
let files = new Set<string>();
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const addressOf = (file: string) => `/${file.replace(/index\.html$/, '')}`;

beforeAll(() => {
  ({ folder } = sampleSite());
  files = new Set([...new Bun.Glob('**/*').scanSync(folder)]);
  pages = [...files].filter((path) => path.endsWith('.html')).sort();
}, 120_000);

describe('every page', () => {
  test('there are pages of every type', () => {
    expect(pages.length).toBeGreaterThan(90);
    const missing = Object.entries(TIPOS_DE_PAGINA).filter(
      ([tipo, path]) => tipo !== 'nao_encontrada' && !files.has(`${new URL(path, BASE).pathname.slice(1)}index.html`),
    );
    expect(missing).toEqual([]);
    expect(files.has('404.html')).toBe(true);
  });

  test('leads to pages, files and places that are there', () => {
    const ids = new Map(
      pages.map((page) => [page, new Set([...read(page).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]),
    );
    const broken: string[] = [];
    for (const page of pages) {
      for (const [, href = ''] of read(page).matchAll(/(?:href|src|action)="(\/[^"]*|#[^"]*)"/g)) {
        const { pathname, hash } = new URL(href.replaceAll('&amp;', '&'), BASE + addressOf(page));
        if (/^\/(?:v1\/|docs$)/.test(pathname)) continue;
        const target = pathname.endsWith('/') ? `${pathname}index.html`.slice(1) : pathname.slice(1);
        const found = target === page || files.has(target);
        const place = decodeURIComponent(hash.slice(1));
        if (!found || (place !== '' && !ids.get(target)?.has(place))) broken.push(`${page} → ${href}`);
      }
    }
    expect(broken).toEqual([]);
  });

  test('gives no place two names, nor one name to two places', () => {
    const twice = pages.flatMap((page) => {
      const ids = [...read(page).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      return ids.length === new Set(ids).size ? [] : [page];
    });
    expect(twice).toEqual([]);
  });

  test('finds a provision by its key, with or without the act', () => {
    const page = read('diplomas/EX-POMAR/artigos/2/index.html');
    for (const id of ['2', 'EX-POMAR.2', '2.II', 'EX-POMAR.2.II']) expect(page).toContain(`id="${id}"`);
    expect(read('diplomas/EX-POMAR/texto/1/index.html')).toContain('id="EX-POMAR.2.II"');
  });

  test('asks nobody else for anything, and holds no script nor style of its own', () => {
    const strays = pages.flatMap((page) => {
      const $ = load(read(page));
      const asked = $(
        'script[src], img[src], iframe, link[rel=stylesheet], link[rel=icon], link[rel=preload]',
      ).toArray();
      const foreign = asked.filter((node) => !/^\/(?!\/)/.test($(node).attr('src') ?? $(node).attr('href') ?? ''));
      const inline = $('script:not([src]):not([type="application/ld+json"]), style, [style], [onclick]').toArray();
      return foreign.length + inline.length > 0 ? [page] : [];
    });
    expect(strays).toEqual([]);
  });

  test('has a title, a description, a canonical address of its own, one main heading and a language', () => {
    const titles = new Map<string, string>();
    for (const page of pages) {
      const $ = load(read(page));
      const canonical = $('link[rel=canonical]').attr('href');
      expect({ page, canonical }).toEqual({
        page,
        canonical: page === '404.html' ? `${BASE}/404/` : BASE + addressOf(page),
      });
      expect({ page, h1: $('h1').length, lang: $('html').attr('lang') }).toEqual({ page, h1: 1, lang: 'pt-BR' });
      expect($('meta[name=description]').attr('content')?.length ?? 0).toBeGreaterThan(10);
      titles.set($('title').text(), page);
    }
    expect(titles.size).toBe(pages.length);
  });

  test('says that it does not replace the Diário Oficial', () => {
    expect(pages.filter((page) => !/não substitui o publicado/.test(read(page)))).toEqual([]);
  });
});

describe('machines', () => {
  const jsonLd = (page: string) =>
    load(read(page))('script[type="application/ld+json"]')
      .toArray()
      .map((node) => JSON.parse(load(node).text()));

  test('read what an act and an article are', () => {
    const [artigo] = jsonLd('diplomas/EX-POMAR/artigos/2/index.html');
    expect(artigo).toMatchObject({
      '@type': 'Legislation',
      legislationIdentifier: expect.stringMatching(/^urn:lex:br:federal:lei:\d{4}-\d\d-\d\d;90001!art2$/),
      legislationLegalForce: 'https://schema.org/InForce',
      // Of a site that was built without an address: by that of the page.
      '@id': '/diplomas/EX-POMAR/artigos/2/',
      isPartOf: { '@id': '/diplomas/EX-POMAR/' },
    });
    const [ato] = jsonLd('diplomas/EX-POMAR/index.html');
    expect(ato).toMatchObject({ '@type': 'Legislation', legislationLegalForce: 'https://schema.org/PartiallyInForce' });
    const [alteradora] = jsonLd('diplomas/EX-ALTERADORA/artigos/1/index.html');
    expect(alteradora.legislationChanges).toContain('/diplomas/EX-POMAR/artigos/2/#2.II');
  });

  test('find every page in the sitemap, but those that are not to be found', async () => {
    const parts = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
      new URL(loc).pathname.slice(1),
    );
    const listed = parts.flatMap((part) => [...read(part).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc));
    const hidden = ['404.html'];
    expect(listed.toSorted()).toEqual(
      pages
        .filter((page) => !hidden.includes(page))
        .map((page) => BASE + addressOf(page))
        .toSorted(),
    );
    // Built without an address, this one names no map that nobody else could read.
    expect(read('robots.txt')).not.toContain('Sitemap');
    const elsewhere = robots({ site: new URL('https://leis.exemplo.br') } as APIContext);
    expect(await elsewhere.text()).toContain('Sitemap: https://leis.exemplo.br/sitemap.xml');
  });

  test('search from outside, and follow the changes', () => {
    expect(read('opensearch.xml')).toContain(`template="${BASE}/busca/?q={searchTerms}"`);
    const feed = load(read('alteracoes.xml'), { xml: true });
    expect(feed('feed > id').text()).toBe(`${BASE}/alteracoes.xml`);
    expect(feed('feed > updated').text()).toMatch(/^\d{4}-\d\d-\d\dT/);
    // Of each act there is one of its own, which its pages name.
    const own = load(read('diplomas/EX-POMAR/alteracoes.xml'), { xml: true });
    expect(own('feed > title').text()).toBe('Alterações: Código do Pomar (Acervo de demonstração)');
    expect(own('entry > link').first().attr('href')).toStartWith(`${BASE}/alteracoes/`);
    for (const page of ['diplomas/EX-POMAR/index.html', 'diplomas/EX-POMAR/artigos/2/index.html'])
      expect(load(read(page))('link[rel=alternate][title^="Alterações:"]').attr('href')).toBe(
        '/diplomas/EX-POMAR/alteracoes.xml',
      );
  });

  test('download every file of the snapshot, each with its size and hash', () => {
    const { resources } = JSON.parse(read('dados/datapackage.json')) as { resources: { path: string; hash: string }[] };
    const page = read('downloads/index.html');
    for (const { path, hash } of resources) {
      expect({ path, copied: files.has(`dados/${path}`) }).toEqual({ path, copied: true });
      if (!path.endsWith('.gz')) expect(page).toContain(hash.replace('sha256:', ''));
    }
  });
});

describe('an article', () => {
  const artigo = (path: string) => load(read(`diplomas/${path}/index.html`));

  test('is read without a script, whole, each provision in its place', () => {
    const $ = artigo('EX-POMAR/artigos/2');
    expect($('#2 > p').text()).toMatch(/^Art\. 2º São fruteiras/);
    expect($('#2\\.I\\.a\\.1 > p').text()).toMatch(/^1\. /);
    expect($('#2\\.II .nota').text()).toContain('(Redação dada pela Lei nº 90.101, de 2095)');
  });

  test('tells what is repealed by a word, also without colour', () => {
    const $ = artigo('EX-POMAR/artigos/2');
    expect($('#2\\.2 .estado').text()).toBe('Revogado');
    expect($('#2\\.2 s').length).toBe(1);
  });

  test('shows what an earlier wording had and the next one has', () => {
    const $ = artigo('EX-POMAR/artigos/4');
    expect($('#4\\.1 .redacao del').text()).toContain('meio-dia');
    expect($('#4\\.1 .redacao ins').text()).toContain('três da tarde');
  });

  test('tells who altered it, of which day, and where that is to be read', () => {
    const quem = (path: string) => {
      const lines = artigo(path)('h2:contains("Quem o alterou") + ul > li').toArray();
      return lines.map((line) => [load(line)('a').attr('href'), load(line).text()]);
    };
    const comando = ['/alteracoes/EX-ALTERADORA/#EX-POMAR', 'Lei nº 90.101, de 2095 (2 de fevereiro de 2095)'];
    expect(quem('EX-POMAR/artigos/2')[0]).toEqual(comando);
    const fora = 'https://exemplo.invalid/ccivil_03/_ato2099/d90049.htm';
    const doFarol = '/alteracoes/DEC-90049-2099/';
    expect(quem('EX-FAROL/artigos/1')).toEqual([[`${doFarol}#EX-FAROL`, 'Decreto nº 90.049, de 2099']]);
    // What changed, and from there the act itself, here or on the official page.
    expect(load(read(`${doFarol.slice(1)}index.html`))('a[rel=external]').attr('href')).toBe(fora);
    expect(quem('EX-CAIS/artigos/6')).toEqual([['/alteracoes/LEI-90050-2080/#EX-CAIS', 'Lei nº 90.050, de 2080']]);
  });

  test('has its changes on the page of the act that made them, before and after', () => {
    const $ = load(read('alteracoes/EX-ALTERADORA/index.html'));
    expect($('h2#EX-POMAR').text()).toBe('Código do Pomar (Acervo de demonstração)');
    const mudanca = $('.redacao').filter((_, node) => $(node).attr('id') === 'EX-POMAR.2');
    expect(mudanca.find('.quando').text()).toMatch(/^art\. 2º alterado$/);
    expect(mudanca.find('ins, del').length).toBeGreaterThan(0);
  });

  test('stays under its weight, with what it needs to be seen', () => {
    const weigh = openBalanca(folder);
    const weights = pages.filter((page) => /\/artigos\//.test(page)).map((page) => ({ page, bytes: weigh(page) }));
    expect(weights.filter(({ bytes }) => bytes > MAX_ARTIGO)).toEqual([]);
    // The style sheet and the scripts were weighed, too.
    expect(Math.min(...weights.map(({ bytes }) => bytes))).toBeGreaterThan(5000);
  });
});
