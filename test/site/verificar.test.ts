import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import mammoth from 'mammoth';
import type { Page } from 'playwright-core';
import { readDocument } from '../../schemas/documents/read-document.ts';
import { docx, odt, paragraph, pdf, run } from '../documents/made.ts';
import { ROOT } from '../project-files.ts';
import { type Aberta, withPage } from './browser.ts';
import { serveSample } from './built.ts';

/** The page where a text is verified, in a real browser. */
let base = '';
let stop = () => {};
beforeAll(async () => {
  ({ base, stop } = await serveSample());
}, 120_000);
afterAll(() => stop());

const SEGREDO = 'xilofone-confidencial-8841';
const PECA = `O autor ${SEGREDO} invoca o art. 2º, II, do EX-POMAR, o art. 2º, § 2º, do EX-POMAR, o art. 999 do EX-POMAR, a Súmula 90001 do STF, a Lei 4.330/2031 e o art. 2º.`;
const CERTA = 'O art. 1º da EX-BIBLIOTECA dispõe: “Leitor é quem abre o livro.”';
const ERRADA = 'O art. 1º da EX-BIBLIOTECA dispõe: “Leitor é quem fecha o livro.”';

const settled = (page: Page, selector: string, text: RegExp) =>
  page.locator(selector).filter({ hasText: text }).first().waitFor({ timeout: 10_000 });
const textsOf = async (page: Page, selector: string) =>
  (await page.locator(selector).allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
const attributes = async (page: Page, selector: string, name: string) =>
  Promise.all((await page.locator(selector).all()).map((found) => found.getAttribute(name)));

async function verify(page: Page, texto: string, contagem: RegExp): Promise<void> {
  await page.goto(`${base}/verificar/`);
  await page.getByLabel(/Cole a peça/).fill(texto);
  await page.getByRole('button', { name: 'Verificar', exact: true }).click();
  await settled(page, '#contagem', contagem);
}

const arquivo = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});
const drop = (page: Page, name: string, bytes: Uint8Array) =>
  page.getByLabel('Ou escolha um arquivo').setInputFiles(arquivo(name, bytes));

async function download(page: Page, botao: string): Promise<{ nome: string; bytes: Uint8Array }> {
  if (!(await page.locator('#exportar').getAttribute('open'))) await page.locator('#exportar summary').click();
  const waited = page.waitForEvent('download');
  await page.getByRole('button', { name: botao }).click();
  const file = await waited;
  return { nome: file.suggestedFilename(), bytes: new Uint8Array(readFileSync(await file.path())) };
}

/** Asserts that nothing of the text was asked of anybody, and that only this host was. */
function expectKept({ pedidos, queixas }: Pick<Aberta, 'pedidos' | 'queixas'>, ...secrets: string[]): void {
  const asked = pedidos.map(({ url, corpo }) => decodeURIComponent(url) + corpo);
  expect(asked.filter((what) => [SEGREDO, '/v1/', ...secrets].some((secret) => what.includes(secret)))).toEqual([]);
  expect(pedidos.filter(({ url }) => !url.startsWith(`${base}/`) && !url.startsWith(`blob:${base}/`))).toEqual([]);
  expect(queixas).toEqual([]);
}

describe('what is wrong comes first', () => {
  test('one heading says how much, errors stand before doubts with the law open, and the rest is folded', async () => {
    await withPage({}, async ({ page, ...aberta }) => {
      await verify(page, PECA, /^2 a rever: 2 erros$/);
      expect(await attributes(page, '#rever > li', 'class')).toEqual(['ficha ficha-mau', 'ficha ficha-mau']);
      const [revogado = '', faltante = ''] = await textsOf(page, '#rever > li');
      expect(revogado).toMatch(/^✗ Revogado .*invoca .*art\. 2º, § 2º, do EX-POMAR.*não vigora: revogado/);
      expect(faltante).toMatch(/^✗ Não encontrado .*Não existe o art\. 999 \(EX-POMAR\)\./);
      await settled(page, '#rever blockquote.lei', /\w{4}/);
      expect(await page.locator('#notas > li').count()).toBe(0);
      await page.getByText(/^Conferem \(/).click();
      await settled(page, '#conferem > li', /Verificado.*art\. 2º, II, do EX-POMAR/s);
      expectKept({ page, ...aberta } as Aberta);
    });
  });

  test('of a first start is tried with one click from the home, on a petition with real citations', async () => {
    await withPage({}, async ({ page, pedidos, queixas }) => {
      await page.goto(`${base}/`);
      await page.getByRole('link', { name: /petição de exemplo/ }).click();
      await settled(page, '#contagem', /^\d+ a rever/);
      const cards = await textsOf(page, '#rever .ficha');
      for (const dito of ['927, § 3º', '8.078/1991', 'Súmula 603', 'Súmula Vinculante 99', '1.300 do CPC'])
        expect(cards.filter((card) => card.includes(dito))).not.toEqual([]);
      expect(cards.map((card) => card.slice(0, 60))).toHaveLength(5);
      expect(await page.locator('#marcado').textContent()).toContain('A autora comprou da ré um refrigerador');
      // What is right is said too, and by what: facts of a day.
      await page.locator('#conferem-dobra summary').click();
      await settled(page, '#conferem .ficha', /art\. 186/);
      expect(await page.locator('main').innerText()).toMatch(/registro de fatos|fatos lidos|fatos de/);
      expectKept({ pedidos, queixas }, 'refrigerador');
    });
  });

  test('the bar leads from one to the next and round, and a mark in the text to its card', async () => {
    await withPage({}, async ({ page }) => {
      await verify(page, PECA, /^2 a rever/);
      const atual = () => page.locator('.ficha.atual').getAttribute('id');
      expect(await page.locator('#onde').textContent()).toBe('2 a rever');
      const seen: (string | null)[] = [];
      for (let i = 0; i < 3; i++) {
        await page.getByRole('button', { name: 'Próximo' }).click();
        seen.push(await page.locator('#onde').textContent(), await atual());
      }
      expect(seen).toEqual(['1 de 2', 'c2', '2 de 2', 'c3', '1 de 2', 'c2']);
      await page.getByRole('button', { name: 'Anterior' }).click();
      expect(await atual()).toBe('c3');
      await page.locator('#marcado .cit[data-tom="bom"]').first().click();
      await page.locator('#conferem #c1.atual').waitFor();
      await page.locator('#marcado .cit[data-tom="mau"]').first().click();
      expect(await atual()).toBe('c2');
    });
  });

  test('the text is shown whole, whatever lines and citations it has', async () => {
    const texto = `\nPrimeira, sem nada.\n\nO art. 2º,\nII, do EX-POMAR e o art. 999 do EX-POMAR.\nDepois.\n  art. 3º do EX-POMAR\n${ERRADA}`;
    await withPage({}, async ({ page }) => {
      await verify(page, texto, /^2 a rever/);
      await page.locator('#marcado .transcrito').waitFor();
      const shown = `[...document.querySelectorAll('.marcado')].map((trecho) => {
        const copy = trecho.cloneNode(true);
        for (const said of copy.querySelectorAll('.oculto, .da-lei')) said.remove();
        return copy.textContent;
      })`;
      expect((await page.evaluate<string[]>(shown)).join('').replaceAll('fecha  ', 'fecha ')).toBe(texto);
    });
  });

  test('check digits of a lawsuit that disagree are told; those that agree prove nothing', async () => {
    await withPage({}, async ({ page, ...aberta }) => {
      await verify(
        page,
        'Autos 0710802-54.2018.8.02.0001 e 0710802-55.2018.8.02.0001. Art. 3º do EX-POMAR.',
        /1 erro$/,
      );
      expect(await textsOf(page, '#rever > li')).toEqual([
        expect.stringMatching(/Número de processo errado .*0710802-54\.2018\.8\.02\.0001.*Resolução CNJ 65\/2008/),
      ]);
      expect(await page.locator('#processos').textContent()).toMatch(/não prova que o processo existe/);
      expectKept({ page, ...aberta } as Aberta, '0710802');
    });
  });
});

describe('what is quoted', () => {
  test('is laid over the law, side by side where words differ; only whole acts are fetched', async () => {
    await withPage({}, async ({ page, pedidos, queixas }) => {
      await verify(page, `${CERTA}\n\n${ERRADA}\n`, /^1 a rever: 1 erro$/);
      expect(await page.locator('#verificar-resposta').textContent()).toContain(
        'foram carregados: EX-BIBLIOTECA. Só neles se procuraram as palavras.',
      );
      await page.locator('#marcado .transcrito').nth(1).waitFor();
      expect(await attributes(page, '#marcado .transcrito', 'data-tom')).toEqual(['bom', 'mau']);
      expect(await textsOf(page, '.lado-a-lado > div')).toEqual([
        'No texto Leitor é quem fecha o livro.',
        'Na lei Leitor é quem abre o livro.',
      ]);
      expect(await textsOf(page, '#marcado del, #marcado ins')).toEqual(['fecha', 'abre']);
      const asked = pedidos.map(({ url }) => url.replace(base, '')).filter((url) => url.includes('/exports/'));
      expect(new Set(asked)).toEqual(new Set(['/dados/exports/EX-BIBLIOTECA.json.gz']));
      expectKept({ pedidos, queixas }, 'fecha');
    });
  });

  test('is not judged where its act cannot be fetched, and that is said', async () => {
    await withPage({}, async ({ page }) => {
      await page.route('**/dados/exports/EX-BIBLIOTECA.json.gz', (route) => route.fulfill({ status: 503 }));
      await verify(page, `${ERRADA}\n`, /^1 a rever: 1 dúvida$/);
      expect(await page.locator('main').textContent()).toContain('O texto da lei não pôde ser carregado');
      expect(await page.locator('#verificar-resposta').textContent()).not.toContain('foram carregados');
    });
  });
});

describe('repair', () => {
  const campo = (page: Page) => page.getByLabel(/Cole a peça/).inputValue();

  test('writes what may have been meant into the text, and takes it back', async () => {
    await withPage({}, async ({ page, ...aberta }) => {
      const texto = `${SEGREDO}: o art. 1.030 do EX-POMAR.`;
      await verify(page, texto, /^1 a rever/);
      await page.getByRole('button', { name: 'Trocar por “art. 1.003 do EX-POMAR”' }).click();
      await settled(page, '#contagem', /^Nada a rever$/);
      expect(await campo(page)).toBe(`${SEGREDO}: o art. 1.003 do EX-POMAR.`);
      expect(await textsOf(page, '#mudancas > li')).toEqual([
        'art. 1.030 do EX-POMAR → art. 1.003 do EX-POMAR Desfazer',
      ]);
      await page.getByRole('button', { name: /^Desfazer/ }).click();
      await settled(page, '#contagem', /^1 a rever/);
      expect(await campo(page)).toBe(texto);
      expect(await page.locator('#mudancas > li').count()).toBe(0);
      expectKept({ page, ...aberta } as Aberta, '1.030');
    });
  });

  test('makes the certain ones at once, and leaves the others', async () => {
    await withPage({}, async ({ page }) => {
      const texto = `${ERRADA} Veja-se o art. 2º, II, da Lei 90.001/1999, e o art. 999 do EX-POMAR.`;
      await verify(page, texto, /^3 a rever: 3 erros$/);
      await page.getByRole('button', { name: 'Aplicar as correções seguras (2)' }).click();
      await settled(page, '#contagem', /^1 a rever: 1 erro$/);
      expect(await campo(page)).toMatch(
        /quem abre o livro.*art\. 2º, II, da Lei 90\.001\/(?!1999)\d{4}, e o art\. 999 do EX/,
      );
      expect(await page.locator('#mudancas > li').count()).toBe(2);
      expect(await page.locator('#aplicar').isVisible()).toBe(false);
    });
  });

  test('does not write where the text was changed by hand since', async () => {
    await withPage({}, async ({ page }) => {
      await verify(page, 'O art. 1.030 do EX-POMAR.', /^1 a rever/);
      await page.getByLabel(/Cole a peça/).fill('Outro texto, sem o art. 1.030 do EX-POMAR.');
      expect(await page.locator('#aviso-mudou').isVisible()).toBe(true);
      await page.getByRole('button', { name: /^Trocar por “art\. 1\.003/ }).click();
      expect(await campo(page)).toBe('Outro texto, sem o art. 1.030 do EX-POMAR.');
    });
  });

  test('a .docx comes back with comments, its changes tracked, and all else as it was', async () => {
    const body = paragraph(run('O ', ''), run('art. 1.030', '<w:b/>'), run(' do EX-POMAR, e o art. 999 do EX-POMAR.'));
    const original = docx(body, { footnotes: `<w:footnote w:id="2">${paragraph(run(SEGREDO))}</w:footnote>` });
    await withPage({ acceptDownloads: true }, async ({ page, ...aberta }) => {
      await page.goto(`${base}/verificar/`);
      await drop(page, 'peça.docx', original);
      await settled(page, '#contagem', /^2 a rever/);
      await page.getByRole('button', { name: /^Trocar por “art\. 1\.003/ }).click();
      await settled(page, '#contagem', /^1 a rever/);
      const { nome, bytes } = await download(page, 'Word com comentários (.docx)');
      expect(nome).toBe('peça-comentado.docx');
      const { value } = await mammoth.convertToHtml(
        { buffer: Buffer.from(bytes) },
        { styleMap: ['comment-reference => sup'] },
      );
      expect(value).toMatch(/<strong>art\. 1\.003<\/strong>.*ERRO: Não encontrado.*Não existe o art\. 999/s);
      const read = await readDocument(bytes);
      expect('documento' in read && read.documento.texto).toBe(
        `O art. 1.003 do EX-POMAR, e o art. 999 do EX-POMAR.\n\n${SEGREDO}`,
      );
      expectKept({ page, ...aberta } as Aberta, '1.030');
    });
  });

  test('the text corrected, and reports that hold suggestions and the law’s words', async () => {
    await withPage({ acceptDownloads: true }, async ({ page, ...aberta }) => {
      await verify(page, `${SEGREDO} O art. 1.030 do EX-POMAR. ${ERRADA} O art. 2º, II, do EX-POMAR.`, /^2 a rever/);
      const texto = await download(page, 'Texto corrigido (.txt)');
      expect(new TextDecoder().decode(texto.bytes)).toContain('O art. 1.030 do EX-POMAR.');
      const pagina = await download(page, 'Relatório para imprimir');
      const $ = load(new TextDecoder().decode(pagina.bytes));
      expect(
        $('h2')
          .toArray()
          .map((node) => $(node).text()),
      ).toEqual(['A rever (2)', 'Conferem (1)']);
      expect($('article').first().text()).toMatch(/art\. 1\.030 do EX-POMAR.*trocar por art\. 1\.003 do EX-POMAR/s);
      expect($('article blockquote').first().text()).toMatch(/\w{4}/);
      expect($('a[href$="/artigos/2/#2.II"]').attr('href')).toStartWith(base);
      const markdown = new TextDecoder().decode((await download(page, 'Relatório em Markdown')).bytes);
      expect(markdown).toMatch(/^# Relatório de citações\n\n\*\*2 a rever: 2 erros\.\*\*.*“fecha” em vez de “abre”/s);
      const json = JSON.parse(new TextDecoder().decode((await download(page, 'Relatório em JSON')).bytes));
      expect(json.contagem).toEqual({ erro: 2, duvida: 0, nota: 0, ok: 1 });
      expect(json.apontamentos[0]).toMatchObject({
        ...{ gravidade: 'erro', citado: 'art. 1.030 do EX-POMAR' },
        sugestoes: [{ ref_key: 'EX-POMAR.1003', troca: 'art. 1.003 do EX-POMAR', texto: expect.any(String) }],
      });
      expectKept({ page, ...aberta } as Aberta, '1.030');
    });
  });
});

describe('documents', () => {
  test('are read where they are, .docx, .odt, PDF with its pages, and texts', async () => {
    await withPage({}, async ({ page, pedidos, queixas }) => {
      await page.goto(`${base}/verificar/`);
      const texts: [string, Uint8Array, RegExp][] = [
        ['peca.docx', docx(paragraph(run(`${SEGREDO} art. 999 do EX-POMAR`))), /^1 a rever/],
        ['peca.odt', odt(`<text:p>${SEGREDO} art. 999, art. 998 do EX-POMAR</text:p>`), /^2 a rever/],
        ['antigo.txt', new Uint8Array(Buffer.from('\ufeffart. 2º do EX-POMAR, citação', 'utf16le')), /^Nada a rever/],
        ['peca.txt', new Uint8Array(Buffer.from('art. 999 do EX-POMAR, petição', 'latin1')), /^1 a rever/],
      ];
      for (const [name, bytes, contagem] of texts) {
        await drop(page, name, bytes);
        await settled(page, '#contagem', contagem);
      }
      expect(await page.getByLabel(/Cole a peça/).inputValue()).toContain('petição');
      const before = new Set(pedidos.map(({ url }) => url));
      await drop(page, 'peca.pdf', pdf([['Nada aqui.'], [`${SEGREDO} art. 997`, 'do EX-POMAR'], []]));
      await settled(page, '#rever > li', /página 2/);
      expect(await page.locator('#verificar-resposta').textContent()).toContain('A página 3 não tem texto');
      // What reads a PDF comes with the first, from the same host.
      const reader = pedidos.map(({ url }) => url).filter((url) => !before.has(url) && /pdf/i.test(url));
      expect(reader.length).toBeGreaterThan(0);
      expect([...before].filter((url) => /pdf/i.test(url))).toEqual([]);
      expectKept({ pedidos, queixas }, '997');
    });
  });

  test('that cannot be read say why and what to do, and take the earlier result away', async () => {
    await withPage({}, async ({ page }) => {
      const refused: [string, Uint8Array | string, RegExp][] = [
        ['foto.pdf', pdf([[], []]), /foto\.pdf: O PDF é digitalizado.*OCR/],
        ['peca.rtf', '{\\rtf1 art. 2º do EX-POMAR}', /RTF.*salve-o como \.docx/],
        ['peca.doc', '\xd0\xcf\x11\xe0\0\0', /Word antigo.*\.docx/],
        ['peca.pdf', '%PDF-1.7\n1 0 obj', /danificado/],
        ['vazio.txt', '', /não tem texto/],
      ];
      for (const [name, content, said] of refused) {
        await verify(page, PECA, /^2 a rever/);
        await drop(page, name, typeof content === 'string' ? new Uint8Array(Buffer.from(content, 'latin1')) : content);
        await settled(page, '#verificar-resposta', said);
        expect(await page.locator('#saida').isVisible()).toBe(false);
        expect(await page.locator('.ficha').count()).toBe(0);
      }
    });
  });

  test('a worker that is kept from running is told, and no earlier result stays', async () => {
    await withPage({}, async ({ page }) => {
      await page.route('**/conferencia-worker*', (route) => route.abort());
      await page.goto(`${base}/verificar/`);
      await page.getByLabel(/Cole a peça/).fill(PECA);
      await page.getByRole('button', { name: 'Verificar', exact: true }).click();
      await settled(page, '#verificar-resposta', /não carregou o que lê o texto.*verifique de novo/);
      expect(await page.locator('#andamento').isVisible()).toBe(false);
      await page.unroute('**/conferencia-worker*');
      await page.getByRole('button', { name: 'Verificar', exact: true }).click();
      await settled(page, '#contagem', /^2 a rever/);
      // What only whole texts need comes later, and may be lost by itself.
      await page.route('**/conferencia-de-texto*', (route) => route.abort());
      await page.reload();
      await page.getByRole('button', { name: 'Verificar', exact: true }).click();
      await settled(page, '#verificar-resposta', /verifique de novo/);
      await page.unroute('**/conferencia-de-texto*');
      await page.getByRole('button', { name: 'Verificar', exact: true }).click();
      await settled(page, '#contagem', /^2 a rever/);
      await page.route('**/documento-worker*', (route) => route.abort());
      await drop(page, 'peca.txt', new Uint8Array(Buffer.from('art. 2º do EX-POMAR')));
      await settled(page, '#verificar-resposta', /não pôde ser aberto neste navegador/);
      expect(await page.locator('#saida').isVisible()).toBe(false);
    });
  });
});

describe('a long text', () => {
  test('tells how far it is, and never holds the page while it is shown', async () => {
    const texto = Array.from({ length: 1000 }, (_, i) => `Item ${i}: o art. ${4000 + i} do EX-POMAR.\n`).join('');
    await withPage({}, async ({ page, context, queixas }) => {
      await page.goto(`${base}/verificar/`);
      // A machine on which a thousand cards take longer than the page may be held.
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
      // What is said of the progress, and what else the page did between the first card and the last.
      await page.evaluate(`{
        globalThis.ditas = new Set();
        globalThis.outras = 0;
        const resposta = document.getElementById('verificar-resposta');
        new MutationObserver(() => ditas.add(resposta.textContent.replace(/\\d[\\d.]*/g, 'N'))).observe(resposta, { childList: true });
        setInterval(() => {
          const feitas = document.querySelectorAll('#rever > li').length;
          if (feitas > 0 && feitas < 1000) outras += 1;
        });
      }`);
      await page.getByLabel(/Cole a peça/).fill(texto);
      await page.getByRole('button', { name: 'Verificar', exact: true }).click();
      await page.locator('#c1000').waitFor({ state: 'attached', timeout: 50_000 });
      expect(await page.locator('#contagem').textContent()).toBe('1.000 a rever: 1.000 erros');
      const ditas = await page.evaluate<string[]>('[...ditas]');
      expect(ditas).toEqual(expect.arrayContaining(['Lendo o texto…', 'Conferindo as citações… N de N']));
      expect(await page.evaluate<number>('outras')).toBeGreaterThan(0);
      expect(queixas).toEqual([]);
    });
  });
});

describe('the time that a text speaks of', () => {
  test('is told by the text, and changed by the reader', async () => {
    await withPage({}, async ({ page, ...aberta }) => {
      await verify(page, `${PECA} São Paulo, 3 de março de 2014.`, /^2 a rever/);
      await page.getByLabel('De que tempo fala o texto').fill('20');
      await page.getByRole('button', { name: 'Mudar' }).click();
      expect(await page.evaluate<boolean>("document.getElementById('em').validity.patternMismatch")).toBe(true);
      await page.getByLabel('De que tempo fala o texto').fill('2020-05');
      await page.getByRole('button', { name: 'Mudar' }).click();
      await settled(page, '#tempo-dito', /^Lido como texto de maio de 2020, como você disse\.$/);
      await settled(page, '#contagem', /^2 a rever/);
      expectKept({ page, ...aberta } as Aberta, '2020-05');
    });
  });
});

describe('what is before the reader', () => {
  test('is there again after a reload and another page, until it is deleted', async () => {
    await withPage({}, async ({ page, ...aberta }) => {
      await verify(page, PECA, /^2 a rever/);
      await page.locator('#marcado .cit').first().waitFor();
      await page.reload();
      await settled(page, '#contagem', /^2 a rever/);
      await page.goto(`${base}/diplomas/`);
      await page.goto(`${base}/verificar/`);
      await settled(page, '#contagem', /^2 a rever/);
      expect(await page.getByLabel(/Cole a peça/).inputValue()).toBe(PECA);
      await page.getByRole('button', { name: 'Apagar' }).click();
      await settled(page, '#verificar-resposta', /foram apagados deste navegador/);
      expect(await page.locator('#saida').isVisible()).toBe(false);
      await page.reload();
      await page.waitForLoadState('networkidle');
      expect(await page.getByLabel(/Cole a peça/).inputValue()).toBe('');
      expect(await page.locator('.ficha').count()).toBe(0);
      expectKept({ page, ...aberta } as Aberta);
    });
  });

  test('has no fault that axe finds, on a desk and on a phone, light and dark', async () => {
    const axe = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');
    await withPage({ bypassCSP: true }, async ({ page }) => {
      await verify(page, `${PECA} ${ERRADA} O art. 1.030 do EX-POMAR.`, /a rever/);
      await page.getByRole('button', { name: /^Trocar por “art\. 1\.003/ }).click();
      await page.locator('#mudancas > li').waitFor();
      await page.getByText(/^Conferem \(/).click();
      await page.locator('#exportar summary').click();
      await page.evaluate(axe);
      for (const width of [1280, 390]) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          const found = await page.evaluate(async () => {
            const { violations } = await (globalThis as never as { axe: { run(): Promise<Achados> } }).axe.run();
            return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`);
          });
          expect({ width, colorScheme, found }).toEqual({ width, colorScheme, found: [] });
          expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
        }
      }
    });
  });
});

interface Achados {
  violations: { id: string; nodes: { html: string }[] }[];
}
