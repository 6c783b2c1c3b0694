import { describe, expect, test } from 'bun:test';
import { createStfReaders, parseIndice, parseSumula } from '../../pipeline/sumulas/stf.ts';

/** The list, in the markup of the portal. */
const indice = (base: number, itens: [id: number, label: string][]) => `<!DOCTYPE html><html><head></head><body>
<div class="menu"><a href="sumariosumulas.asp?base=${base}&amp;sumula=1">Súmula 999</a></div>
<section class="conteudo"><div class="container"><div class="sumarioSumulas">
${itens
  .map(
    ([id, label]) =>
      `<div class="sumula-item"><a href="sumariosumulas.asp?base=${base}&amp;sumula=${id}">\n  ${label}</a></div>`,
  )
  .join('\n')}
</div></div></section></body></html>`;

/** The page of one súmula. */
const pagina = (titulo: string, texto: string, data = '13-12-1963') => `<!DOCTYPE html><html><body>
<section class="conteudo"><div class="container">
  <div class="titulo">${titulo}</div>
  <div class="parCOM">${texto}</div>
  <div class="titulo">Jurisprudência selecionada</div>
  <div class="parCOM"><p>Acórdão de 1-2-2003 sobre a súmula.</p></div>
  <div class="titulo">Observação</div>
  <div class="parCOM">Data de aprovação do enunciado: Sessão Plenária de ${data}. Para informações adicionais, <a href="#">clique aqui</a>.</div>
</div></section></body></html>`;

const ITENS: [number, string][] = [
  [9001, 'Súmula 1'],
  [9003, 'Súmula 3 <em>(superada)</em>'],
  [9004, 'Súmula&nbsp;4 <em>(cance&#8203;lada)</em>'],
];
const URL = 'https://portal.stf.jus.br/jurisprudencia/sumariosumulas.asp?base=30';

describe('the list', () => {
  test('gives every súmula, where its page is and whether it was cancelled; links elsewhere are none', () => {
    expect(parseIndice(indice(30, ITENS), 30)).toEqual([
      { nome: 'Súmula 1', numero: 1, url: `${URL}&sumula=9001` },
      { nome: 'Súmula 3', numero: 3, situacao: 'superada', url: `${URL}&sumula=9003` },
      { nome: 'Súmula 4', numero: 4, situacao: 'cancelada', url: `${URL}&sumula=9004` },
    ]);
  });

  test('that a page shows twice is read once', () => {
    const html = indice(30, ITENS);
    expect(parseIndice(html + html, 30)).toHaveLength(3);
  });

  test.each([
    ['a page without it', '<html><body>Súmulas</body></html>', 30, 'não tem a lista'],
    ['an item that is no súmula', indice(30, [[1, 'Enunciado 7']]), 30, 'o que não é'],
    ['an item of the other kind', indice(26, [[1, 'Súmula 7']]), 26, 'o que não é'],
    ['a mark that is not known', indice(30, [[1, 'Súmula 7 (tornada sem efeito)']]), 30, 'situação desconhecida'],
    ['an item without a link', indice(30, [[1, 'Súmula 7']]).replaceAll('sumula=1"', '"'), 30, 'não diz onde está'],
  ])('%s stops', (_, html, base, why) => expect(() => parseIndice(html, base)).toThrow(why));
});

describe('the page of a súmula', () => {
  const item = { nome: 'Súmula 4', numero: 4, url: 'https://exemplo.invalid/4' };

  test('gives its text, and nothing of the other sections', () => {
    expect(parseSumula(pagina('Súmula 4', ' Não cabe\n <i>o que</i> não cabe. '), item)).toEqual({
      numero: 4,
      texto: 'Não cabe o que não cabe.',
      cancelada: false,
      data: '1963-12-13',
    });
  });

  test('may stand under a heading of the portal’s, with something between its title and its text', () => {
    const html = pagina('Súmula 4', 'Não cabe.')
      .replace('<div class="titulo">Súmula 4', '<div class="titulo">Aplicação das Súmulas</div>$&')
      .replace('<div class="parCOM">', '<div class="icones"></div>$&');
    expect(parseSumula(html, item)?.texto).toBe('Não cabe.');
    expect(() => parseSumula(pagina('Súmula 4', 'x').replace('class="parCOM"', 'class="outra"'), item)).toThrow(
      'não tem o texto',
    );
  });

  test('is cancelled when the list, its title or the end of its text says so', () => {
    const read = (titulo: string, texto: string, cancelada: boolean) =>
      parseSumula(pagina(titulo, texto), { ...item, ...(cancelada && { situacao: 'cancelada' }) });
    for (const sumula of [
      read('Súmula 4', 'Não cabe.', true),
      read('Súmula 4 (cance&#8203;lada)', 'Não cabe.', false),
      read('Súmula 4', 'Não cabe. (revogada)', false),
    ]) {
      expect(sumula).toMatchObject({ texto: 'Não cabe.', cancelada: true });
    }
  });

  test('a number without text is no súmula; a page of another one, or without text at all, stops', () => {
    expect(parseSumula(pagina('Súmula 4', 'A Súmula 4 está pendente de publicação.'), item)).toBeNull();
    expect(() => parseSumula(pagina('Súmula 5', 'Cabe.'), item)).toThrow('é a página da Súmula 5');
    expect(() => parseSumula(pagina('Súmula 4', ''), item)).toThrow('não tem o texto');
    expect(() => parseSumula('<html><body></body></html>', item)).toThrow('o que não é');
  });
});

describe('the two lists', () => {
  const pages = new Map([
    [URL, indice(30, ITENS)],
    [`${URL}&sumula=9001`, pagina('Súmula 1', 'Um.')],
    [`${URL}&sumula=9003`, pagina('Súmula 3 (superada)', 'Três. (superada)')],
    [`${URL}&sumula=9004`, pagina('Súmula 4 (cancelada)', 'Quatro. (cancelada)')],
    [URL.replace('30', '26'), indice(26, [[7001, 'Súmula Vinculante 1']])],
    [`${URL.replace('30', '26')}&sumula=7001`, pagina('Súmula Vinculante 1', 'Um, e vincula.', '30-5-2007')],
  ]);
  const [stf, vinculantes] = createStfReaders(async (url) => pages.get(url) ?? '');

  test('are read page by page', async () => {
    expect(await stf?.read()).toMatchObject({
      outcome: 'lida',
      sumulas: [
        { numero: 1, texto: 'Um.', cancelada: false },
        { numero: 3, texto: 'Três.', cancelada: false },
        { numero: 4, texto: 'Quatro.', cancelada: true },
      ],
    });
    expect(await vinculantes?.read()).toMatchObject({
      outcome: 'lida',
      sumulas: [{ numero: 1, texto: 'Um, e vincula.', data: '2007-05-30' }],
    });
  });

  test('one page that cannot be read makes the reading an error, with the reason', async () => {
    pages.delete(`${URL}&sumula=9003`);
    expect(await stf?.read()).toMatchObject({ outcome: 'erro', erro: expect.stringContaining('o que não é') });
    const [broken] = createStfReaders(() => Promise.reject(new TypeError('a defect')));
    await expect(broken?.read()).rejects.toThrow('a defect');
  });
});
