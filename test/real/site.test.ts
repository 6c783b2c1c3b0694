import { beforeAll, describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Procura, procurar } from '../../schemas/search/procurar.ts';
import { MANIFEST, type Manifest, sitePath } from '../../schemas/storage/artifacts.ts';
import { procurarNoSite } from '../../site/busca/procurar.ts';
import { openBuscador } from '../relevancia/buscador.ts';
import { openBuscadorDoSite, openIndiceDoSite } from '../relevancia/buscador-do-site.ts';
import { CONSULTAS } from '../relevancia/consultas.ts';
import { medir } from '../relevancia/medida.ts';
import { buildSite } from '../site/built.ts';
import { MAX_ARTIGO, openBalanca } from '../site/peso.ts';
import { hasMirror } from './mirror.ts';
import { realSnapshot } from './snapshot.ts';

/** Slightly less than what the site's search reaches on the judged queries. `/v1/busca` has bounds of its own. */
const LEAST = { p5: 0.845, recall10: 0.89, mrr: 0.895 };
const TUDO = { siglas: null, tipo: 'todos', alteradores: true } as const;

describe.skipIf(!hasMirror)('the site of the mirror', () => {
  let folder = '';
  let out = '';
  let pages: string[] = [];
  let files = new Set<string>();
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');

  beforeAll(async () => {
    out = await realSnapshot();
    buildSite(out);
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

  test('links what the law cites, here or on the official page, and shows its first words', () => {
    const linked = (page: string) => [
      ...read(`diplomas/${page}/index.html`).matchAll(/<a class="elo" href="([^"]+)"(?: data-previa="([^"]*)")?/g),
    ];
    expect(
      linked('CC/artigos/927')
        .slice(0, 2)
        .map(([, href]) => href),
    ).toEqual(['/diplomas/CC/artigos/186/', '/diplomas/CC/artigos/187/']);
    expect(linked('CC/artigos/927')[0]?.[2]).toStartWith('CC, art. 186: Aquele que, por ação ou omissão');
    expect(linked('CPC/artigos/1015').map(([, href]) => href)).toContain('/diplomas/CPC/artigos/373/#373.1');
    // A note links to the page of what its act changed, and that page links to the act.
    expect(linked('CLT/artigos/477').map(([, href]) => href)).toContain('/alteracoes/LEI-5584-1970/');
    expect(read('alteracoes/LEI-5584-1970/index.html')).toContain(
      'href="https://www.planalto.gov.br/ccivil_03/leis/l5584.htm"',
    );
    const links = pages.reduce(
      (sum, page) => sum + (/\/artigos\//.test(page) ? read(page).split('class="elo"').length - 1 : 0),
      0,
    );
    expect(links).toBeGreaterThan(15_000);
  });

  test('leads from what is in force no more to what took its place', () => {
    expect(read('diplomas/CP/artigos/121/index.html')).toContain(
      'O mesmo texto está hoje no <a href="/diplomas/CP/artigos/121-A/#121-A.1.I">art. 121-A, § 1º, inciso I</a>.',
    );
    expect(read('diplomas/CC/artigos/229/index.html')).toMatch(
      /href="[^"]*\/CPC\/artigos\/388\/#388\.III">[^<]*\(CPC\)/,
    );
  });

  test('has articles that are light', () => {
    const weigh = openBalanca(folder);
    const heavy = pages
      .filter((page) => /\/artigos\//.test(page))
      .map((page) => ({ page, bytes: weigh(page) }))
      .filter(({ bytes }) => bytes > MAX_ARTIGO);
    expect(heavy).toEqual([]);
  });

  test('says how courts judged an article that is in force, as verification does', () => {
    expect(read('diplomas/CC/artigos/1790/index.html')).toContain(
      '<p>Há decisões judiciais anotadas, que podem atingir',
    );
    expect(read('diplomas/CC/artigos/1791/index.html')).not.toContain('class="quadro');
  });

  test('gives every provision one place', () => {
    const odd = pages.flatMap((page) => {
      if (!/\/(?:artigos|texto|integra)\//.test(page)) return [];
      const ids = [...read(page).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      return ids.length === new Set(ids).size ? [] : [page];
    });
    expect(odd).toEqual([]);
  });

  describe('its search', () => {
    let buscador: ReturnType<typeof openBuscadorDoSite>;
    beforeAll(() => {
      buscador = openBuscadorDoSite(folder);
    });

    test('finds what the service finds, in its order', async () => {
      const service = openBuscador(out);
      const indice = openIndiceDoSite(folder);
      const first = ({ achados }: Procura) => achados.slice(0, 10).map(({ doc, melhor }) => `${doc.id} ${melhor}`);
      const other: string[] = [];
      for (const { q } of CONSULTAS) {
        const here = await procurarNoSite(q, indice, TUDO);
        if (first(here).join() !== first(procurar(q, service.acervo.busca, service.acervo.busca.nomes, TUDO)).join())
          other.push(q);
      }
      service.close();
      // References to provisions that a page no longer has are in the database and in no artifact. They affect the
      // ranking slightly.
      expect(other.length).toBeLessThan(CONSULTAS.length / 100);
    });

    test('answers the judged queries', async () => {
      const found = new Map<string, string[]>();
      for (const { q } of CONSULTAS) found.set(q, await buscador.buscar(q));
      const { p5, recall10, mrr } = medir((q) => found.get(q) ?? []);
      expect({ p5: p5 >= LEAST.p5, recall10: recall10 >= LEAST.recall10, mrr: mrr >= LEAST.mrr }).toEqual({
        ...{ p5: true, recall10: true, mrr: true },
      });
    });

    test.each([
      ['cp 121', 'CP.121'],
      ['art 5 cf', 'CF.5'],
      ['CF.5.LXXVIII', 'CF.5.LXXVIII'],
      ['súmula 7 stj', 'SUM.STJ.7'],
      ['lei 8078 art 14', 'CDC.14'],
      ['CP.155 furto', 'CP.155'],
      ['furto', 'CP.155'],
    ])('%s → %s first', async (q, key) => {
      expect((await buscador.buscar(q))[0]).toBe(key);
    });

    test.each(['xyzzyq', 'furtoxyz', 'prescriçãozinhada', 'qwrtp sdfgh'])('%s → nothing', async (q) => {
      expect(await buscador.buscar(q)).toEqual([]);
    });
  });
});
