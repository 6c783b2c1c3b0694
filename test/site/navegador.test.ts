import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { withPage } from './browser.ts';
import { serveSample, TIPOS_DE_PAGINA } from './built.ts';

/** The site in a real browser. */
let base = '';
let folder = '';
let stop = () => {};
beforeAll(async () => {
  ({ base, folder, stop } = await serveSample());
}, 120_000);
afterAll(() => stop());

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const settled = (page: Page, selector: string, text: RegExp) =>
  page.locator(selector).filter({ hasText: text }).first().waitFor({ timeout: 10_000 });

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await Bun.sleep(50);
}

const attributes = async (page: Page, selector: string, name: string) =>
  Promise.all((await page.locator(selector).all()).map((found) => found.getAttribute(name)));

/** What has the focus, in the browser's own words: tests know no page. */
const FOCADO = `(({ activeElement: active }) =>
  (getComputedStyle(active).outlineStyle === 'none' ? 'unseen ' : '') + active.tagName + ' ' + active.textContent.trim().slice(0, 30)
)(document)`;

describe('every type of page', () => {
  test.each(Object.entries(TIPOS_DE_PAGINA))(
    '%s fits a phone, and asks only its own host, without a complaint',
    async (tipo, path) => {
      await withPage(PHONE, async ({ page, pedidos, queixas }) => {
        await page.goto(base + path);
        await page.waitForLoadState('networkidle');
        expect(pedidos.filter(({ url }) => !url.startsWith(`${base}/`))).toEqual([]);
        expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
          PHONE.viewport.width,
        );
        expect(queixas.filter((queixa) => tipo !== 'nao_encontrada' || !/404/.test(queixa))).toEqual([]);
      });
    },
  );
});

describe('reading', () => {
  test('an article as it was on another day, and today again', async () => {
    await withPage({}, async ({ page, queixas }) => {
      await page.goto(`${base}/diplomas/EX-POMAR/artigos/2/?em=2093-05-01`);
      await settled(page, '[data-em-aviso]', /^Texto em 1º de maio de 2093/);
      const shown = async (id: string) => (await page.locator(`[id="${id}"]`).innerText()).replace(/\s+/g, ' ');
      expect(await shown('2')).toStartWith('Art. 2º São fruteiras as árvores que dão fruta.');
      expect(await shown('2')).not.toContain('prometem');
      expect(await shown('2.II')).toContain('sem caroço.');
      expect(await shown('2.II-A')).toContain('ainda não existia');
      await page.getByRole('link', { name: 'Ver o texto de hoje' }).click();
      expect(await shown('2')).toContain('dão ou prometem fruta');
      await page.getByLabel('Como era em').fill('1/5/2093');
      await page.getByRole('button', { name: 'Ver', exact: true }).click();
      await settled(page, '[data-em-aviso]', /^Texto em/);
      expect(page.url()).toEndWith('?em=2093-05-01');
      await page.goBack();
      expect(await shown('2')).toContain('dão ou prometem fruta');
      expect(queixas).toEqual([]);
    });
  });

  test('words are taken along with what they are of, of the article or of one provision', async () => {
    await withPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async ({ page }) => {
      await page.goto(`${base}/diplomas/EX-POMAR/artigos/2/`);
      const copied = async (name: string) => {
        await page.getByRole('group', { name: 'Copiar' }).getByRole('button', { name, exact: true }).click();
        await settled(page, '.faixa [role=status]', /Copiado/);
        return page.evaluate<string>('navigator.clipboard.readText()');
      };
      const whole = await copied('Texto');
      expect(whole).toStartWith('“Art. 2º São fruteiras as árvores que dão ou prometem fruta, assim divididas:\n');
      expect(whole).toEndWith('” (EX-POMAR, art. 2º)');
      expect(whole).not.toContain('Redação dada');
      await page.getByRole('link', { name: 'II –' }).click();
      expect(await copied('Texto')).toBe('“II – de semente; e” (EX-POMAR, art. 2º, inciso II)');
      const url = `${base}/diplomas/EX-POMAR/artigos/2/#2.II`;
      expect(await copied('Link')).toBe(url);
      expect(await copied('Markdown')).toBe(`> II – de semente; e\n>\n> — [EX-POMAR, art. 2º, inciso II](${url})`);
      expect(await copied('ABNT')).toContain('Acesso em:');
    });
  });

  test('what an address leads to does not stand behind the bar', async () => {
    for (const height of [300, 500]) {
      await withPage({ viewport: { width: 1280, height } }, async ({ page }) => {
        await page.goto(`${base}/diplomas/EX-POMAR/artigos/2/#2.II`);
        await page.locator('.faixa').waitFor();
        await page.evaluate('location.hash = "#2"; location.hash = "#2.II"');
        const [bar, provision] = await Promise.all([
          page.locator('.faixa').boundingBox(),
          page.locator('[id="2.II"]').boundingBox(),
        ]);
        expect(provision?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      });
    }
  });

  test('an article by its number, however it is written', async () => {
    await withPage(PHONE, async ({ page }) => {
      for (const [written, path] of [
        ['art. 2º', '2'],
        ['1.004', '1004'],
      ]) {
        await page.goto(`${base}/diplomas/EX-POMAR/`);
        await page.getByLabel('Ir ao artigo').fill(written as string);
        await page.keyboard.press('Enter');
        await page.waitForURL(`${base}/diplomas/EX-POMAR/artigos/${path}/`);
      }
      await page.goto(`${base}/diplomas/EX-POMAR/`);
      await page.getByLabel('Ir ao artigo').fill('9.999');
      await page.getByRole('button', { name: 'Ir', exact: true }).click();
      await settled(page, '.ir-ao-artigo [role=status]', /não tem o artigo “9.999”/);
    });
  });

  test('from the front page down to a provision', async () => {
    await withPage({}, async ({ page }) => {
      await page.goto(`${base}/`);
      await page.getByRole('link', { name: 'Diplomas', exact: true }).click();
      await page.getByRole('link', { name: /^Código do Pomar/ }).click();
      await page.getByRole('link', { name: '2º', exact: true }).click();
      await page.getByRole('link', { name: 'II –' }).click();
      expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/diplomas/EX-POMAR/artigos/2/#2.II');
      await page.getByRole('link', { name: /Art\. 3º →/ }).click();
      await page.getByRole('heading', { name: /^Art\. 3º/ }).waitFor();
    });
  });

  test('an earlier wording opens, compared with the next', async () => {
    await withPage({}, async ({ page }) => {
      await page.goto(`${base}/diplomas/EX-POMAR/artigos/4/`);
      const change = page.locator('[id="4.1"] .redacao ins').first();
      expect(await change.isVisible()).toBe(false);
      await page.locator('[id="4.1"] summary').click();
      expect(await change.isVisible()).toBe(true);
    });
  });

  test('notes are hidden, also without scripts', async () => {
    await withPage({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(`${base}/diplomas/EX-POMAR/artigos/2/`);
      const nota = page.locator('.nota').first();
      expect(await nota.isVisible()).toBe(true);
      await page.getByLabel('Ocultar anotações').check();
      expect(await nota.isVisible()).toBe(false);
    });
  });

  test('an address leads to a provision by its key, with or without the act, also without scripts', async () => {
    await withPage({ javaScriptEnabled: false, ...PHONE }, async ({ page }) => {
      for (const path of ['/diplomas/EX-POMAR/texto/1/', '/diplomas/EX-POMAR/artigos/1003/']) {
        for (const hash of ['#1003.1', '#EX-POMAR.1003.1']) {
          await page.goto(`${base}${path}${hash}`);
          const top = (await page.locator('[id="1003.1"]').boundingBox())?.y ?? -1;
          expect({ path, hash, seen: top >= 0 && top < PHONE.viewport.height }).toEqual({ path, hash, seen: true });
        }
      }
    });
  });

  test('a citation is copied, with the date of access', async () => {
    await withPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async ({ page }) => {
      await page.goto(`${base}/diplomas/EX-POMAR/artigos/1003/`);
      await page.getByRole('button', { name: 'Copiar citação (ABNT)' }).click();
      await settled(page, '[role=status]', /Copiada/);
      const copied = await page.evaluate<string>('navigator.clipboard.readText()');
      expect(copied).toMatch(
        /^BRASIL\. Lei nº 90\.001, de .*Art\. 1\.003\..*Disponível em: \S+\. Acesso em: \d{1,2} \S+ \d{4}\.$/,
      );
      // An editor sets in bold what the reference does.
      const html = `navigator.clipboard.read().then(([item]) => item.getType('text/html')).then((blob) => blob.text())`;
      expect(await page.evaluate<string>(html)).toContain('<strong>Lei nº 90.001, de ');
    });
  });

  test('a citation is copied as text where a browser copies nothing else', async () => {
    await withPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async ({ page }) => {
      await page.addInitScript('delete globalThis.ClipboardItem; delete Clipboard.prototype.write;');
      await page.goto(`${base}/diplomas/EX-POMAR/artigos/1003/`);
      await page.getByRole('button', { name: 'Copiar citação (ABNT)' }).click();
      await settled(page, '[role=status]', /Copiada/);
      expect(await page.evaluate<string>('navigator.clipboard.readText()')).toMatch(
        /^BRASIL\. .*Acesso em: .* \d{4}\.$/,
      );
    });
  });

  test('with the keyboard alone', async () => {
    await withPage({}, async ({ page }) => {
      await page.goto(`${base}/diplomas/EX-POMAR/artigos/4/`);
      await page.keyboard.press('Tab');
      expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('Ir para o conteúdo');
      await page.keyboard.press('Enter');
      const reached: string[] = [];
      for (let i = 0; i < 60; i++) {
        await page.keyboard.press('Tab');
        reached.push(await page.evaluate<string>(FOCADO));
        if (reached.at(-1)?.startsWith('SUMMARY')) break;
      }
      expect(reached.at(-1)).toMatch(/^SUMMARY/);
      expect(reached.filter((what) => what.startsWith('unseen'))).toEqual([]);
      await page.keyboard.press('Enter');
      expect(await page.locator('details[open]').count()).toBe(1);
    });
  });

  test('in the dark when the system is', async () => {
    const papers = await Promise.all(
      (['light', 'dark'] as const).map((colorScheme) =>
        withPage({ colorScheme }, async ({ page }) => {
          await page.goto(`${base}/diplomas/EX-POMAR/artigos/2/`);
          return page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
        }),
      ),
    );
    expect(papers[0]).not.toBe(papers[1]);
  });
});

describe('an address that leads nowhere', () => {
  /** As a host of mere files answers. */
  const withStaticHost = (path: string, use: (page: Page, queixas: string[]) => Promise<void>) =>
    withPage({}, async ({ page, queixas }) => {
      const body = readFileSync(join(folder, '404.html'), 'utf8');
      await page.route(base + path, (route) => route.fulfill({ status: 404, contentType: 'text/html', body }));
      await page.goto(base + path);
      await use(page, queixas);
    });

  test.each([
    ['/ex-pomar/2/ii', '/diplomas/EX-POMAR/artigos/2/#2.II'],
    ['/diplomas/ex-pomar/artigos/2/', '/diplomas/EX-POMAR/artigos/2/'],
    ['/stf/90001/', '/sumulas/STF/90001/'],
  ])('in other letters, or short, goes on to what it means: %s', async (path, target) => {
    await withStaticHost(path, (page) => page.waitForURL(base + target));
    await withPage({}, async ({ page }) => {
      await page.goto(base + path);
      expect(page.url()).toBe(base + target);
    });
  });

  test.each([
    ['/ex-pomar/999', 'O diploma EX-POMAR não tem o artigo 999.'],
    ['/diplomas/EX-POMAR/artigos/999/', 'O diploma EX-POMAR não tem o artigo 999.'],
    ['/stf/99999', 'O STF não tem a Súmula 99999.'],
    [
      '/cdc/14',
      /^O texto do diploma “Código de Defesa do Consumidor” não está no acervo de demonstração: leia-o na página oficial/,
    ],
    ['/stj/7', /^O texto da Súmula 7 do STJ não está no acervo de demonstração/],
    ['/stj/9999', 'O STJ não tem a Súmula 9999.'],
    ['/ex-nenhum/1', ''],
  ])('says what there is not, where the act is known: %s', async (path, said) => {
    await withStaticHost(path, async (page) => {
      await page.waitForLoadState('networkidle');
      const dito = (await page.locator('#endereco-resposta').textContent()) ?? '';
      expect(typeof said === 'string' ? dito === said : said.test(dito)).toBe(true);
      expect(await page.locator('#endereco-resposta').isVisible()).toBe(said !== '');
    });
  });

  test('inside a page is told where the page is', async () => {
    await withPage(PHONE, async ({ page }) => {
      await page.goto(`${base}/ex-pomar/2/ii/z`);
      await settled(page, '[role=status]', /Não há nesta página o dispositivo “2\.II\.z”/);
      await page.goto(`${base}/diplomas/EX-POMAR/artigos/2/#2.II`);
      await page.waitForLoadState('networkidle');
      expect(await page.getByText('Não há nesta página').count()).toBe(0);
    });
  });

  test('has its words ready to be searched for', async () => {
    await withStaticHost('/lei-do-regador', async (page) => {
      await until(async () => (await page.locator('#q').inputValue()) === 'lei do regador');
      await page.locator('main').getByRole('button', { name: 'Buscar' }).click();
      await settled(page, '#resultados li', /regador/i);
    });
  });

  test.each([
    ['/lei%20do%zz/100%', 'lei do%zz 100%'],
    ['/a%C3%A7%C3%A3o/%ff%', 'ação %ff%'],
  ])('also where it is no well-formed one: %s', async (path, palavras) => {
    await withStaticHost(path, async (page, queixas) => {
      expect(await page.locator('#q').inputValue()).toBe(palavras);
      expect(queixas.filter((queixa) => !/404/.test(queixa))).toEqual([]);
    });
  });

  test('also without a network, and without a complaint of its own', async () => {
    await withPage({}, async ({ page, queixas }) => {
      const body = readFileSync(join(folder, '404.html'), 'utf8');
      await page.route(`${base}/**`, (route) => {
        const request = route.request();
        if (request.method() === 'HEAD') return route.abort();
        return request.isNavigationRequest()
          ? route.fulfill({ status: 404, contentType: 'text/html', body })
          : route.continue();
      });
      const failed = page.waitForEvent('requestfailed');
      await page.goto(`${base}/ex-pomar/2`);
      await failed;
      await page.waitForLoadState('networkidle');
      expect(await page.locator('#q').inputValue()).toBe('ex pomar 2');
      expect(queixas.filter((queixa) => !/^Failed to load resource/.test(queixa))).toEqual([]);
    });
  });
});

describe('searching', () => {
  test('finds articles by words and leads to them, without asking the API', async () => {
    await withPage({}, async ({ page, pedidos }) => {
      await page.goto(`${base}/`);
      await page.getByPlaceholder(/Palavras da lei/).fill('regador');
      await page.keyboard.press('Enter');
      await settled(page, '#resultados li', /regador/i);
      expect(pedidos.filter(({ url }) => url.includes('/v1/'))).toEqual([]);
      await page.locator('#resultados a').first().click();
      expect(new URL(page.url()).pathname).toMatch(/^\/diplomas\/EX-POMAR\/artigos\/\w+\/$/);
    });
  });

  test('asks for few files, and for none of the words before there are any', async () => {
    await withPage({}, async ({ page, pedidos }) => {
      await page.goto(`${base}/busca/`);
      await page.waitForLoadState('networkidle');
      const ofIndex = () => pedidos.filter(({ url }) => url.includes('/indice-de-busca.'));
      expect(ofIndex().map(({ url }) => url.replace(/.*\//, ''))).toEqual(['tabela.gz']);
      await page.locator('#q').fill('fruta');
      await page.keyboard.press('Enter');
      await settled(page, '#resultados li', /fruta/i);
      const results = await page.locator('#resultados li').count();
      expect(ofIndex().length).toBeLessThan(10 + results);
    });
  });

  test('names other pages at the end of the list, of which nothing is asked before', async () => {
    await withPage(PHONE, async ({ page, pedidos }) => {
      const ofPages = () => pedidos.filter(({ url }) => url.includes('/pagefind/'));
      await page.goto(`${base}/busca/?q=livro+fruta+árvore`);
      await settled(page, '#busca-resposta', /para “livro fruta árvore”/);
      expect(ofPages()).toEqual([]);
      await page.goto(`${base}/busca/?q=OpenAPI`);
      await page.locator('#outras-fim').scrollIntoViewIfNeeded();
      await settled(page, '#outras-lista li', /OpenAPI/i);
      const hrefs = await page
        .locator('#outras-lista a')
        .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
      expect(hrefs.filter((href) => /\/artigos\/|\/sumulas\/[^/]+\//.test(href ?? ''))).toEqual([]);
    });
  });

  test('says that a request was lost, loses no result, and asks again', async () => {
    await withPage(PHONE, async ({ page }) => {
      const lose = (files: string) => page.route(files, (route) => route.abort());
      // What the words are in: the whole search.
      await lose('**/palavras/*');
      await page.goto(`${base}/busca/?q=fruta`);
      await settled(page, '#busca-resposta', /não pôde ser lido/);
      await page.unroute('**/palavras/*');
      // What the list shows: the rest of the list.
      await lose('**/fichas/*');
      await page.getByRole('button', { name: 'Buscar' }).click();
      await settled(page, '#falha', /“Mais resultados” tenta de novo/);
      const total = Number.parseInt((await page.locator('#busca-resposta').textContent()) ?? '', 10);
      expect(total).toBeGreaterThan(0);
      expect(await page.locator('#resultados li').count()).toBe(0);
      await page.unroute('**/fichas/*');
      // Other pages.
      await lose('**/pagefind/*');
      await page.locator('#mais').click();
      await until(async () => (await page.locator('#resultados li').count()) === Math.min(total, 15));
      expect(await page.locator('#falha').isVisible()).toBe(false);
      await page.locator('#outras-fim').scrollIntoViewIfNeeded();
      await settled(page, '#outras-falha', /não puderam ser buscadas/);
      await page.unroute('**/pagefind/*');
      await page.locator('#outras-de-novo').click();
      await until(async () => !(await page.locator('#outras-falha').isVisible()));
    });
  });

  test('goes back to the query before, with its count and its place', async () => {
    await withPage(PHONE, async ({ page, queixas }) => {
      await page.goto(`${base}/busca/?q=livro+fruta+árvore`);
      await settled(page, '#busca-resposta', /para “livro fruta árvore”/);
      const count = await page.locator('#busca-resposta').textContent();
      await page.locator('#mais').click();
      await until(async () => (await page.locator('#resultados li').count()) > 15);
      const shown = await page.locator('#resultados li').count();
      await page.locator('#resultados a').nth(12).scrollIntoViewIfNeeded();
      const place = await page.evaluate<number>('scrollY');
      expect(place).toBeGreaterThan(500);
      await page.locator('#resultados a').nth(12).click();
      await page.waitForURL(/\/(?:diplomas|sumulas)\//);
      await page.goBack();
      await until(async () => (await page.locator('#resultados li').count()) === shown);
      await until(async () => Math.abs((await page.evaluate<number>('scrollY')) - place) < 200);
      await page.locator('#q').fill('fruta');
      await page.keyboard.press('Enter');
      await settled(page, '#busca-resposta', /para “fruta”/);
      expect(await page.title()).toBe('fruta · Busca · Vigente');
      await page.goBack();
      await settled(page, '#busca-resposta', /para “livro fruta árvore”/);
      expect(await page.locator('#q').inputValue()).toBe('livro fruta árvore');
      expect(await page.locator('#busca-resposta').textContent()).toBe(count);
      await page.goForward();
      await settled(page, '#busca-resposta', /para “fruta”/);
      expect(queixas).toEqual([]);
    });
  });

  test('names an act that is known and not in the corpus, with its official page', async () => {
    await withPage({}, async ({ page }) => {
      await page.goto(`${base}/busca/?q=estatuto+da+cidade`);
      await settled(page, '.citada', /^Estatuto da Cidade \(Lei nº 10\.257\/2001\): não está neste acervo/);
      expect(await page.locator('.citada a').getAttribute('href')).toStartWith('https://www.planalto.gov.br/');
      await page.goto(`${base}/busca/?q=estatuto+da+cidade+livro`);
      await settled(page, '#resultados li', /livro/i);
      expect(await page.locator('.citada').count()).toBe(0);
    });
  });

  test('by act, area and situation', async () => {
    await withPage({}, async ({ page }) => {
      await page.goto(`${base}/busca/?q=livro`);
      await settled(page, '#busca-resposta', /resultados? para/);
      const all = Number(/^\d+/.exec((await page.locator('#busca-resposta').textContent()) ?? '')?.[0]);
      await page.getByLabel('Área').selectOption('Livros e Leitura (demonstração)');
      await until(async () => (await page.locator('#resultados li').count()) < all);
      await settled(page, '#resultados li', /livro/i);
      const hrefs = await attributes(page, '#resultados a', 'href');
      expect(hrefs.filter((href) => !/\/diplomas\/EX-(?:BIBLIOTECA|ALTERADORA|EMPRESTIMO)\//.test(href ?? ''))).toEqual(
        [],
      );
      await page.getByLabel('Diploma').selectOption('Código do Pomar (Acervo de demonstração)');
      await settled(page, '#busca-resposta', /^Nenhum resultado/);
    });
  });

  test('says that there is nothing where no text has the word, however it begins', async () => {
    await withPage({}, async ({ page }) => {
      await page.goto(`${base}/busca/?q=livroxyz`);
      await settled(page, '#busca-resposta', /^Nenhum resultado para “livroxyz”/);
      expect(await page.locator('#resultados li').count()).toBe(0);
      await page.goto(`${base}/busca/?q=livro+xyzzyq`);
      await settled(page, '#busca-resposta', /Nenhum texto diz “xyzzyq”/);
      await settled(page, '#resultados li', /livro/i);
    });
  });

  test('says what to write instead of a letter, and what to try where nothing is found', async () => {
    await withPage({}, async ({ page }) => {
      await page.goto(`${base}/busca/?q=livro`);
      await settled(page, '#resultados li', /./);
      await page.goto(`${base}/busca/?q=l`);
      await settled(page, '#busca-resposta', /“l” é pouco/);
      expect(await page.locator('#resultados li').count()).toBe(0);
      expect(await page.locator('#busca-nada').isVisible()).toBe(false);
      await page.goto(`${base}/busca/?q=livroxyz`);
      await page.locator('#busca-nada').waitFor({ state: 'visible' });
    });
  });

  test('puts what the query cites first, with its status and its words', async () => {
    await withPage({}, async ({ page, pedidos }) => {
      const citada = async (q: string, status: RegExp) => {
        await page.goto(`${base}/busca/?q=${encodeURIComponent(q)}`);
        await settled(page, '.citada', status);
        return page.locator('.citada').first();
      };
      const verified = await citada('ex-pomar 2 ii', /Verificado/);
      expect(await verified.locator('a').getAttribute('href')).toBe('/diplomas/EX-POMAR/artigos/2/#2.II');
      await verified.locator('.trecho').filter({ hasText: 'de semente' }).waitFor();
      await citada('EX-POMAR.2.2', /Revogado/);
      await citada('ex-pomar 999', /Não encontrado/);
      await citada('súmula 90001 do STF', /Verificado/);
      await citada('art. 2º do EX-POMAR fruta', /Verificado/);
      await settled(page, '#resultados li', /./);
      // What is cited is not found once more.
      const found = await attributes(page, '#resultados a', 'href');
      expect(found.filter((href) => href?.startsWith('/diplomas/EX-POMAR/artigos/2/'))).toEqual([]);
      await citada('código do pomar', /^Diploma: Código do Pomar/);
      expect(pedidos.filter(({ url }) => url.includes('/v1/'))).toEqual([]);
    });
  });

  test('verifies a citation without what only whole texts need', async () => {
    await withPage({}, async ({ page, pedidos }) => {
      const deTextos = () => pedidos.filter(({ url }) => /\/recursos\/(?:tabelas|conferencia-de-texto)/.test(url));
      await page.goto(`${base}/busca/?q=ex-pomar+2+ii`);
      await settled(page, '#busca-citacoes .citada', /Verificado/);
      expect(deTextos()).toEqual([]);
      const daLei = pedidos.map(({ url }) => new URL(url).pathname).filter((path) => path.includes('/verificacao'));
      expect(daLei).toEqual(['/dados/verificacao/comum.json.gz', '/dados/verificacao/atos/EX-POMAR.json.gz']);
      // Nor is anything else searched for.
      await page.waitForLoadState('networkidle');
      expect(pedidos.filter(({ url }) => url.includes('/pagefind/'))).toEqual([]);
      // An article of no act may be of any: of all acts, one after another would take too long.
      await page.goto(`${base}/busca/?q=art.+2`);
      await settled(page, '#busca-citacoes .citada', /art\. 2º/);
      expect(pedidos.some(({ url }) => url.endsWith('/dados/verificacao.json.gz'))).toBe(true);
      await page.goto(`${base}/verificar/`);
      await page.locator('#texto').fill('Vale o art. 2º, II, da Lei 90.001.');
      await page.getByRole('button', { name: 'Verificar', exact: true }).click();
      await settled(page, '.contagem', /./);
      expect(deTextos().length).toBeGreaterThan(0);
    });
  });

  test('jumps to a term of the index and to an act', async () => {
    await withPage({}, async ({ page }) => {
      await page.goto(`${base}/diplomas/`);
      await page.getByLabel('Filtrar por nome, número ou sigla').fill('chapeu');
      expect(await page.locator('.lista > li:visible').count()).toBe(1);
      await page.goto(`${base}/indice/f/`);
      await page.getByLabel('Ir ao assunto').fill('furto');
      expect(await page.locator('.termo:visible').first().textContent()).toMatch(/furto/i);
    });
  });
});

describe('verifying', () => {
  test('a citation as it is typed', async () => {
    await withPage({}, async ({ page, pedidos }) => {
      await page.goto(`${base}/`);
      await page.getByLabel('Escreva como numa petição').fill('EX-POMAR 2 II');
      await settled(page, '#citacao-resposta', /Verificado/);
      expect(await page.locator('#citacao-resposta a').first().getAttribute('href')).toBe(
        '/diplomas/EX-POMAR/artigos/2/#2.II',
      );
      await page.getByLabel('Escreva como numa petição').fill('art. 2º, § 2º, EX-POMAR');
      await settled(page, '#citacao-resposta', /Revogado/);
      const asked = () =>
        pedidos.map(({ url, corpo }) => url.replace(base, '') + corpo).filter((what) => /\/v1\/|pomar/i.test(what));
      expect(asked()).toEqual([]);
      await page.getByLabel('Escreva como numa petição').fill('EX-POMAR 2 II');
      await settled(page, '#citacao-resposta', /Verificado/);
      await page.getByRole('button', { name: 'Ver o texto aqui' }).click();
      await settled(page, '#citacao-resposta .lei', /de semente/);
      // Its words came with the whole act: which provision they are of was not asked.
      expect(asked()).toEqual(['/dados/exports/EX-POMAR.json.gz']);
    });
  });

  test('an act named by itself is told, and one of another year is not taken for it', async () => {
    await withPage({}, async ({ page }) => {
      await page.goto(`${base}/`);
      const campo = page.getByLabel('Escreva como numa petição');
      await campo.fill('código do pomar');
      await settled(page, '#citacao-resposta', /Diploma do acervo: Código do Pomar/);
      await campo.fill('lei 90001/2001');
      await settled(page, '#citacao-resposta', /Não há no acervo “Lei nº 90\.001\/2001”/);
      await page.goto(`${base}/busca/?q=lei+90001/2001`);
      await settled(page, '.citada', /Não há no acervo “Lei nº 90\.001\/2001”/);
    });
  });
});
