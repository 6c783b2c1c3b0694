import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { readUrn } from '../../schemas/citations/query/keys.ts';
import type { Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { type PartesRefKey, parseRefKey } from '../../schemas/law/ref-key.ts';
import { printRefKey } from '../../schemas/law/ref-key-por-extenso.ts';
import { dataDoAto, printData } from '../../schemas/text/data.ts';
import { joinOrdinais } from '../../schemas/text/ordinais.ts';
import { caminhoDe } from '../../site/caminhos.ts';
import { composeReferencia, composeReferenciaDaSumula } from '../../site/texto/abnt.ts';
import { diaCalado, porAno } from '../../site/texto/alteradores.ts';
import { anexosDe, linhasDoAnexo } from '../../site/texto/anexos.ts';
import { ligarAssuntos } from '../../site/texto/assuntos.ts';
import { comCaixaDeTitulo } from '../../site/texto/caixa.ts';
import { dizContados } from '../../site/texto/contados.ts';
import { comparar } from '../../site/texto/diferenca.ts';
import { ligar } from '../../site/texto/elos.ts';
import { printEm, readEm } from '../../site/texto/em.ts';
import { partirEnderecos } from '../../site/texto/enderecos.ts';
import { motivoDe, palavraDeEstado } from '../../site/texto/estado.ts';
import { porFechos } from '../../site/texto/fechos.ts';
import { printLegislation } from '../../site/texto/json-ld.ts';
import { mudancasDe } from '../../site/texto/mudancas.ts';
import { printArtigo, printArtigoDaSerie, printExtensao, printRotulo } from '../../site/texto/rotulo.ts';
import { rubricasEm } from '../../site/texto/rubricas.ts';
import { paginar } from '../../site/texto/secoes.ts';
import { partirEmTrechos } from '../../site/texto/trechos.ts';
import { urnDe } from '../../site/texto/urn.ts';

test('an address in a message is a link of its own, without the sign that ends the sentence', () => {
  const said = 'O texto está em https://www.planalto.gov.br/ccivil_03/leis/l8078.htm. Confira (http://a.b/c?d=1&l=10).';
  expect(partirEnderecos(said).flatMap(({ texto, isEndereco }) => (isEndereco ? [texto] : []))).toEqual([
    'https://www.planalto.gov.br/ccivil_03/leis/l8078.htm',
    'http://a.b/c?d=1&l=10',
  ]);
  expect(partirEnderecos('javascript:alert(1) data:x')).toEqual([
    { texto: 'javascript:alert(1) data:x', isEndereco: false },
  ]);
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'https:/. "<a)') }), (mensagem) => {
      expect(
        partirEnderecos(mensagem)
          .map(({ texto }) => texto)
          .join(''),
      ).toBe(mensagem);
    }),
  );
});

test('what was verified is counted by kind, and the kinds together are all the findings', () => {
  const of = (...tipos: ('citacao' | 'ato' | 'processo')[]) => dizContados(tipos.map((tipo) => ({ tipo })));
  expect(of()).toBe('Nenhuma citação reconhecida.');
  expect(of('citacao')).toBe('1 citação.');
  expect(of('citacao', 'ato', 'citacao', 'processo')).toBe(
    '2 citações, 1 diploma citado sem artigo e 1 número de processo.',
  );
  expect(of('ato', 'ato')).toBe('2 diplomas citados sem artigo.');
});

const partes = (refKey: string) => parseRefKey(refKey) as PartesRefKey;

test('súmulas and the terms of the index that they say lead to each other', () => {
  const termo = (termo: string) => ({ termo, chave: termo.toLowerCase() });
  const sumula = (numero: number, texto: string) => ({
    ...{ ref_key: `SUM.STJ.${numero}`, tribunal: 'STJ' as const, numero, vinculante: false, cancelada: false, texto },
  });
  const termos = ['Recurso', 'Recurso especial', 'Prova', 'Prazo'].map(termo);
  const todas = [
    sumula(7, 'O reexame de prova não enseja recurso especial.'),
    ...Array.from({ length: 7 }, (_, i) => sumula(i + 10, 'Do prazo.')),
  ];
  const { porSumula, porTermo } = ligarAssuntos(termos, todas);
  expect(porSumula.get('SUM.STJ.7')?.map(({ chave }) => chave)).toEqual(['recurso especial', 'prova']);
  expect(porTermo.get('recurso especial')?.map(({ numero }) => numero)).toEqual([7]);
  // `Recurso` is part of what it says; `Prazo` is said by too many.
  expect(porTermo.has('recurso')).toBe(false);
  expect(porTermo.has('prazo')).toBe(false);
});

describe('headings that a page shouts', () => {
  const caixa = comCaixaDeTitulo(() => [
    'O ICMS e o IPVA, com civil e paz.',
    'A Anpd, ou ANPD: a ANPD.',
    'O icms não se diz; ICMS.',
  ]);
  test.each([
    ['TÍTULO I – DAS PESSOAS NATURAIS', 'Título I – Das Pessoas Naturais'],
    ['CAPÍTULO II-A – Dos Crimes contra a PAZ Pública', 'Capítulo II-A – Dos Crimes contra a Paz Pública'],
    ['SEÇÃO IV – DO ICMS E DO IPVA', 'Seção IV – Do ICMS e do IPVA'],
    ['LIVRO PRIMEIRO – DA AÇÃO CIVIL', 'Livro Primeiro – Da Ação Civil'],
    ['TíTULO VI – Convenções Coletivas', 'Título VI – Convenções Coletivas'],
    ['Seção I – Da Autoridade Nacional (ANPD)', 'Seção I – Da Autoridade Nacional (ANPD)'],
    ['PARTE GERAL', 'Parte Geral'],
    ['PARTE A', 'Parte A'],
    ['ANEXO II – PARTE E – DOS PRAZOS E DAS MULTAS', 'Anexo II – Parte E – Dos Prazos e das Multas'],
    ['DIREITO A QUE SE REFERE A LEI', 'Direito a que se Refere a Lei'],
    ['A VIDA – A SAÚDE', 'A Vida – A Saúde'],
    ['Da posse e sua classificação', 'Da posse e sua classificação'],
  ])('%s', (titulo, said) => expect(caixa(titulo)).toBe(said));

  test('nothing else is changed, and nothing twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ABÇÉÃãéabciIVX –-()º1') }), (titulo) => {
        expect(caixa(titulo).toLowerCase()).toBe(titulo.toLowerCase());
        expect(caixa(caixa(titulo))).toBe(caixa(titulo));
      }),
    );
  });
});

describe('pages of an act', () => {
  const titulo = fc.array(fc.constantFrom('I', 'II', 'III'), { maxLength: 3 });
  const ato = fc
    .array(fc.tuple(titulo, fc.integer({ min: 1, max: 90 })), { maxLength: 12 })
    .map((runs) => runs.flatMap(([titulos, n]) => new Array<string[]>(n).fill(titulos)))
    .map((all) => all.map((titulos, i) => ({ numero: String(i), titulos })));

  test('hold every article once, in order, at most sixty of them, under headings that are theirs', () => {
    fc.assert(
      fc.property(ato, (artigos) => {
        const paginas = paginar(artigos);
        expect(paginas.flatMap((pagina) => pagina.artigos)).toEqual(artigos);
        for (const { titulos, artigos } of paginas) {
          expect(artigos.length).toBeLessThanOrEqual(60);
          for (const artigo of artigos) expect(artigo.titulos.slice(0, titulos.length)).toEqual([...titulos]);
        }
      }),
    );
  });

  test('are the widest headings that fit: two that follow one another do not fit in one', () => {
    const run = (n: number, ...titulos: string[]) => new Array<string[]>(n).fill(titulos);
    const artigos = [...run(30, 'A'), ...run(20, 'B', 'a'), ...run(45, 'B', 'b'), ...run(5, 'C')].map((titulos, i) => ({
      ...{ numero: String(i), titulos },
    }));
    expect(paginar(artigos).map(({ titulos, artigos }) => [titulos.join(), artigos.length])).toEqual([
      ['A', 30],
      ['B,a', 20],
      ['B,b', 45],
      ['C', 5],
    ]);
  });
});

describe('stretches of a text that is marked', () => {
  const marcado = fc
    .tuple(fc.string({ unit: fc.constantFrom('a', ' ', '\n'), maxLength: 60 }), fc.uniqueArray(fc.nat(60)))
    .map(([texto, cuts]) => {
      const ends = cuts.filter((cut) => cut <= texto.length).toSorted((a, b) => a - b);
      const marcas = ends.flatMap((fim, i) => (i % 2 === 1 ? [{ offset: ends[i - 1] as number, fim }] : []));
      return { texto, marcas };
    });

  test('are whole lines, all of them, and have every mark whole and once', () => {
    fc.assert(
      fc.property(marcado, ({ texto, marcas }) => {
        const trechos = partirEmTrechos(texto, marcas);
        expect(trechos.map(({ inicio, fim }) => texto.slice(inicio, fim)).join('')).toBe(texto);
        expect(trechos.flatMap((trecho) => trecho.marcas)).toEqual(marcas);
        for (const { inicio, fim, marcas: own } of trechos) {
          expect(inicio).toBeLessThan(fim);
          expect(fim === texto.length || texto[fim - 1] === '\n').toBe(true);
          for (const marca of own) expect(inicio <= marca.offset && marca.fim <= fim).toBe(true);
          // A line break parts two, unless it is inside a mark.
          for (let at = inicio; own.length > 0 && at < fim - 1; at++)
            if (texto[at] === '\n') expect(own.some(({ offset, fim: end }) => offset <= at && at < end)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('look at each mark as often however many there are', () => {
    const looks = (n: number, between: string) => {
      let seen = 0;
      const marcas = Array.from({ length: n }, (_, i) => {
        const offset = i * (3 + between.length);
        const look = (place: number) => {
          seen++;
          return place;
        };
        return {
          get offset() {
            return look(offset);
          },
          get fim() {
            return look(offset + 3);
          },
        };
      });
      partirEmTrechos(`a\na${between}`.repeat(n), marcas);
      return seen / n;
    };
    for (const between of [' ', '\n', '\n\n']) expect(looks(2000, between)).toBeLessThanOrEqual(looks(20, between) + 1);
  });
});

describe('URN LEX', () => {
  const lei = 'urn:lex:br:federal:lei:2002-01-10;10406';
  test.each([
    ['CC.1', `${lei}!art1`],
    ['CC.1003.unico', `${lei}!art1003_par1u`],
    ['CC.5.2-A', `${lei}!art5_par2-1`],
    ['CC.5-A.LXXVIII', `${lei}!art5-1_cpt_inc78`],
    ['CC.121.2.I.b.1', `${lei}!art121_par2_inc1_ali2_ite1`],
    ['CC.1-DL', null],
    ['CC.9.1-bis', null],
  ])('%s → %p', (refKey, urn) => expect(urnDe(lei, partes(refKey))).toBe(urn));

  test('is read back by the grammar', () => {
    const nomes = nomesDe(catalogo);
    for (const key of ['CC.1', 'CC.1003.unico', 'CC.5.2', 'CC.5.I', 'CC.5.I.a', 'CC.5.1.II.c']) {
      const read = readUrn(urnDe(lei, partes(key)) as string, nomes);
      const { sigla, artigo, paragrafo, inciso, alinea, item } = partes(key);
      expect(read).toMatchObject({ sigla, artigo, paragrafo, inciso, alinea, item });
    }
  });
});

describe('names', () => {
  test.each([
    ['1', 'Art. 1º'],
    ['1003', 'Art. 1.003'],
    ['5-A', 'Art. 5º-A'],
    ['unico', 'Artigo único'],
    ['1-DL', 'Art. 1º'],
  ])('article %s is %s', (artigo, nome) => expect(printArtigo(artigo)).toBe(nome));

  test('an article of the act that approves another says so', () => {
    expect(printArtigoDaSerie('1-DL')).toBe('Art. 1º do decreto-lei');
    expect(printExtensao('1', '43')).toBe('Art. 1º a 43');
    expect(printExtensao('5', '5')).toBe('Art. 5º');
  });

  test.each([
    ['CC.10', false, 'Art. 10.'],
    ['CC.5', false, 'Art. 5º'],
    ['CC.5.1', false, '§ 1º'],
    ['CC.5.12', false, '§ 12.'],
    ['CC.5.1', true, '1.'],
    ['CC.5.unico', false, 'Parágrafo único.'],
    ['CC.5.XI-A', false, 'XI-A –'],
    ['CC.5.I.a', false, 'a)'],
    ['CC.5.I.a.1', false, '1.'],
    ['CC.5.item-2', false, '2.'],
    ['CC.5.1-bis', false, '§ 1º'],
  ] as const)('%s, treaty %p: %s', (refKey, tratado, rotulo) => {
    expect(printRotulo(partes(refKey) as never, tratado)).toBe(rotulo);
  });

  test('of keys and where they lead', () => {
    expect(printRefKey('CC.1003.unico')).toBe('CC, art. 1.003, parágrafo único');
    expect(printRefKey('LEI-14811-2024.5.1')).toBe('Lei 14.811/2024, art. 5º, § 1º');
    expect(printRefKey('CLT.1-DL.unico')).toBe('CLT, art. 1º do decreto-lei, parágrafo único');
    expect(printRefKey('CADH.2-DEC')).toBe('CADH, art. 2º do decreto');
    expect(printRefKey('SUM.STF.SV11')).toBe('Súmula Vinculante 11 do STF');
    expect(caminhoDe('CF.5.LXXVIII')).toBe('/diplomas/CF/artigos/5/#5.LXXVIII');
    expect(caminhoDe('CF.5')).toBe('/diplomas/CF/artigos/5/');
    expect(caminhoDe('SUM.STJ.7')).toBe('/sumulas/STJ/7/');
  });
});

describe('dates and references', () => {
  test.each([
    ['LEI Nº 10.406, DE 10 DE JANEIRO DE 2002', '2002-01-10'],
    ['LEI No 10.741, DE 1º DE OUTUBRO DE 2003.', '2003-10-01'],
    ['DECRETO No 2.044, DE 31 DE DEZEMBRO DE 1908.', '1908-12-31'],
    ['CONSTITUIÇÃO DA REPÚBLICA FEDERATIVA DO BRASIL DE 1988', null],
  ])('%s → %p', (epigrafe, data) => expect(dataDoAto(epigrafe)).toBe(data));

  test('a date is read out', () => expect(printData('2003-10-01')).toBe('1º de outubro de 2003'));

  const CODIGO = {
    ...{ titulo: 'Lei nº 10.406, de 10 de janeiro de 2002', ementa: 'Institui o Código Civil.', onde: 'art. 1.003' },
    ...{ fonte: 'https://www.planalto.gov.br/l10406.htm', constituicao: false, ano: '2026' },
  };

  test('a reference follows NBR 6023, its title set off', () => {
    expect(composeReferencia(CODIGO)).toEqual([
      'BRASIL. ',
      'Lei nº 10.406, de 10 de janeiro de 2002',
      '. Institui o Código Civil. Art. 1.003. ' +
        'Brasília, DF: Presidência da República, [2026]. Disponível em: https://www.planalto.gov.br/l10406.htm.',
    ]);
    expect(composeReferencia({ ...CODIGO, constituicao: true, onde: null, fonte: 'https://c.example' }).join('')).toBe(
      'BRASIL. [Constituição (1988)]. Constituição da República Federativa do Brasil de 1988. ' +
        'Brasília, DF: Presidência da República, [2026]. Disponível em: https://c.example.',
    );
  });

  test('a long ementa is cut at a word, which the reference says', () => {
    const ementa = `Altera ${Array.from({ length: 60 }, (_, i) => `o art. ${i + 1}`).join(', ')}; e dá outras providências.`;
    const [, , depois] = composeReferencia({ ...CODIGO, ementa, onde: null });
    const [, cut = ''] = /^\. (.*) \[\.\.\.\]\. Brasília/.exec(depois) ?? [];
    expect(cut.length).toBeWithin(200, 241);
    expect(ementa).toStartWith(cut);
    expect(ementa.slice(cut.length)).toMatch(/^[,; ]/);
  });

  test('so does that of a súmula', () => {
    const sumula = {
      corte: 'Superior Tribunal de Justiça',
      nome: 'Súmula nº 7',
      fonte: 'https://stj.example',
      ano: '2026',
    };
    expect(composeReferenciaDaSumula({ ...sumula, texto: 'A pretensão não enseja recurso.' }).join('')).toBe(
      'BRASIL. Superior Tribunal de Justiça. Súmula nº 7. A pretensão não enseja recurso. ' +
        'Brasília, DF: Superior Tribunal de Justiça, [2026]. Disponível em: https://stj.example.',
    );
  });
});

describe('what a provision is marked with', () => {
  const linha = { texto: 'x', caput_texto: null, revogado: false, revogado_por: null, anotacoes: [] as string[] };
  test.each([
    [{}, null, ''],
    [{ revogado: true, revogado_por: 'Lei nº 1, de 2000' }, 'Revogado', ': revogado pela Lei nº 1, de 2000'],
    [{ revogado: true, revogado_por: 'Decreto-Lei nº 1' }, 'Revogado', ': revogado pelo Decreto-Lei nº 1'],
    [{ revogado: true }, 'Revogado', ''],
    [
      { revogado: true, anotacoes: ['Declarado inconstitucional pela ADI 5766'] },
      'Inconstitucional',
      ': declarado inconstitucional',
    ],
    [
      { revogado: true, anotacoes: ['Execução suspensa pela Resolução do Senado Federal nº 26, de 2005'] },
      'Execução suspensa',
      ': execução suspensa',
    ],
    [
      { revogado: true, anotacoes: ['Incluído pela Medida provisória nº 703, de 2015', 'Vigência encerrada'] },
      'Sem vigência',
      ': vigência encerrada',
    ],
    [{ texto: '', anotacoes: ['VETADO'] }, 'Vetado', ''],
    [{ anotacoes: ['Expressão declarada inconstitucional pela ADIN 869'] }, 'Inconstitucional em parte', ''],
    [{ anotacoes: ['Expressão suspensa pela ADI 1'] }, 'Suspenso em parte', ''],
  ] as const)('%j: %p', (part, palavra, motivo) => {
    const row = { ...linha, ...part, anotacoes: [...('anotacoes' in part ? part.anotacoes : [])] };
    expect([palavraDeEstado(row), motivoDe(row)]).toEqual([palavra, motivo]);
  });
});

describe('comparison of wordings', () => {
  test('the earlier and the later one are both in it, whole', () => {
    const words = fc.array(fc.constantFrom('o', 'juiz', 'pode', 'deve', 'ouvir', 'a', 'parte;'), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(words, words, (antes, depois) => {
        const [before, after] = [antes.join(' '), depois.join(' ')];
        const parts = comparar(before, after);
        if (!parts) return;
        const without = (tipo: string) =>
          parts
            .filter((part) => part.tipo !== tipo)
            .map(({ texto }) => texto)
            .join('');
        expect(without('incluido')).toBe(before);
        expect(without('retirado')).toBe(after);
      }),
    );
  });

  test('words that stay by chance between others that change are part of the change', () => {
    const parts = comparar(
      'A multa de dez por cento do valor é do fisco.',
      'A multa de um ou dois terços do valor é do fisco.',
    );
    expect(parts).toEqual([
      { tipo: 'igual', texto: 'A multa de ' },
      { tipo: 'retirado', texto: 'dez por cento ' },
      { tipo: 'incluido', texto: 'um ou dois terços ' },
      { tipo: 'igual', texto: 'do valor é do fisco.' },
    ]);
    const outras = comparar('Nos contratos de um ano, a multa é de lei.', 'Em todo caso de mora, a taxa cai de vez.');
    expect(outras).toBeNull();
  });

  test('wordings that have nothing in common are not compared', () => {
    expect(comparar('abc def ghi', 'xyz uvw rst')).toBeNull();
    expect(comparar('', 'xyz')).toBeNull();
  });
});

test('what a page says to machines cannot end its script', () => {
  const json = printLegislation({
    ...{ url: 'https://v.example/', nome: '</script><b>', identificador: null, tipo: 'Lei', data: null, forca: 'x' },
  });
  expect(json).not.toContain('<');
  expect(JSON.parse(json).name).toBe('</script><b>');
});

describe('signs of ordinals that a page parted', () => {
  test.each([
    ['Lei n o 3.071, de 1 o de janeiro de 1916', 'Lei nº 3.071, de 1º de janeiro de 1916'],
    ['Revogado pela Lei n º 13.105, de 2015', 'Revogado pela Lei nº 13.105, de 2015'],
    ['observado o art. 5 o.', 'observado o art. 5º.'],
    ['no § 4 o do art. 3 o da Lei', 'no § 4º do art. 3º da Lei'],
    ['O disposto nos §§ 1 o, 2 o e 3 o não se aplica', 'O disposto nos §§ 1º, 2º e 3º não se aplica'],
    ['dos §§ 1 o a 3 o deste artigo', 'dos §§ 1º a 3º deste artigo'],
    ['A adoção referida no § 1 o incorre', 'A adoção referida no § 1º incorre'],
    [
      'nos termos do § 1o do art. 18 da Lei no 8.036, de 1990',
      'nos termos do § 1º do art. 18 da Lei nº 8.036, de 1990',
    ],
    ['LEI COMPLEMENTAR No 95, DE 26 DE FEVEREIRO DE 1998', 'LEI COMPLEMENTAR Nº 95, DE 26 DE FEVEREIRO DE 1998'],
    [
      'altera as Leis no 8.212, de 24 de julho, no 8.213, de 24 de julho, e no 11.196, de 21',
      'altera as Leis nº 8.212, de 24 de julho, nº 8.213, de 24 de julho, e nº 11.196, de 21',
    ],
  ])('%s → %s', (page, read) => expect(joinOrdinais(page)).toBe(read));

  test.each([
    'nos termos do inciso II do art. 162 o condutor que',
    'para 15 de novembro de 1988 o disposto no art. 16',
    'com pena de 3 a 5 anos, e em 2 o juiz decidirá',
    'o valor de R$ 1.005 o quilo',
    'se o agente comete o crime n o outro',
    'alínea 1\no que se dispõe',
    'previsto em lei no 1º grau',
    'proposta no 2º turno, no 10 dia',
    'as leis o dizem',
  ])('%s stays as it is', (page) => expect(joinOrdinais(page)).toBe(page));
});

test("annexes are neither the page's links nor its own table of contents", () => {
  const anexo = 'ANEXO I\nQuadro de vencimentos';
  const indice = 'ÍNDICE\nPARTE GERAL\nLIVRO I\nDAS PESSOAS\n*';
  expect(anexosDe(['Download para anexo (Índice)\n*', indice, anexo, 'Índice de preços'])).toEqual([
    anexo,
    'Índice de preços',
  ]);
});

test('a rubric stands where the page has it, not above what comes behind what has another', () => {
  const rows = (
    [
      ['CP.155', 'Furto'],
      ['CP.155.1', 'Furto'],
      ['CP.155.4', 'Furto qualificado'],
      ['CP.155.4.I', 'Furto qualificado'],
      ['CP.155.5', 'Furto'],
    ] as const
  ).map(([ref_key, rubrica]) => ({ ref_key, hierarquia: `TÍTULO II > ${rubrica}` }));
  expect(rubricasEm(rows, ['TÍTULO II'])).toEqual(['Furto', null, 'Furto qualificado', null, null]);
  expect(rubricasEm([{ ref_key: 'CF.1', hierarquia: 'TÍTULO I' }], ['TÍTULO I'])).toEqual([null]);
});

test('what closes a list stands behind it, the innermost first, before the paragraphs of the article', () => {
  const row = (ref_key: string, texto: string) => ({
    ...{ ref_key, texto, caput_texto: ref_key === 'X.1' ? texto : null },
    paragrafo: (parseRefKey(ref_key) as PartesRefKey).paragrafo,
  });
  const rows = [
    row('X.1', 'Quem:\nPena – prisão;\ne multa.'),
    row('X.1.I', 'faz:\nem dobro.'),
    row('X.1.I.a', 'isto;'),
    row('X.1.I.b', 'aquilo:'),
    row('X.1.1', 'Se for grave:\nPena – outra.'),
    row('X.1.2', 'Sem lista:\nPena.'),
  ];
  const put = porFechos(rows, { 'X.1': 2, 'X.1.I': 1, 'X.1.2': 1 });
  expect(
    put.flatMap(({ texto, fechos }) => [texto, ...fechos.map((fecho) => `${fecho.de.ref_key}: ${fecho.texto}`)]),
  ).toEqual([
    ...['Quem:', 'faz:', 'isto;', 'aquilo:', 'X.1.I: em dobro.', 'X.1: Pena – prisão;\ne multa.'],
    ...['Se for grave:\nPena – outra.', 'Sem lista:\nPena.'],
  ]);
});

test('a line of an annex is its name, a heading, a note or what it says', () => {
  const texto =
    'ANEXO I\n\nDOS CONCEITOS\n(Redação dada pela Lei nº 14.599, de 2023) (Vigência)\nACOSTAMENTO - parte da via\n30/VI/91 31/XII/91\nR$ 1.000;';
  expect(linhasDoAnexo(texto).map(({ tipo }) => tipo)).toEqual(['nome', 'titulo', 'nota', null, null, null]);
  expect(linhasDoAnexo(texto).map(({ linha }) => linha)).toEqual(texto.split('\n').filter((linha) => linha !== ''));
});

test('who changed an article is named once, the oldest first', () =>
  expect(
    porAno([
      'Lei nº 13.104, de 2015',
      'Lei nº 13.010, de 2015',
      'Lei nº 6.416, de 24.5.1977',
      'Ato do tribunal',
      'Lei nº 6.416, de 1977',
      'Ato Complementar nº 31, de 1966',
    ]),
  ).toEqual([
    'Ato Complementar nº 31, de 1966',
    'Lei nº 6.416, de 24.5.1977',
    'Lei nº 13.010, de 2015',
    'Lei nº 13.104, de 2015',
    'Ato do tribunal',
  ]));

test.each([
  ['Lei nº 7.209, de 1984', '1984-07-11', 'dia', '11 de julho de 1984'],
  ['Lei nº 7.209, de 11.7.1984', '1984-07-11', 'dia', null],
  ['Lei nº 7.209, de 11 de julho de 1984', '1984-07-11', 'dia', null],
  ['Lei nº 7.209, de 1984', '1984', 'ano', null],
  ['Lei nº 7.209', null, null, null],
] as const)('the day of %s, where %s is known, is told once', (nome, data, precisao, dia) => {
  expect(diaCalado(nome, { sigla: 'LEI-7209-1984', data, precisao, url: null })).toBe(dia);
});

describe('links in a text', () => {
  const href = (para: string) => (para.startsWith('X') ? null : { href: `/${para}`, previa: null });

  test('stand where the references do; what leads nowhere stays as it is', () => {
    const texto = 'Os arts. 1º a 3º e o art. 9º.';
    const referencias = [
      { offset: 20, fim: 28, para: 'X.9' },
      { offset: 3, fim: 16, para: 'X.1' },
      { offset: 3, fim: 16, para: 'A.2' },
      { offset: 3, fim: 16, para: 'A.3' },
    ];
    expect(ligar(texto, referencias, href)).toEqual([
      'Os ',
      { href: '/A.2', previa: null, texto: 'arts. 1º a 3º' },
      ' e o art. 9º.',
    ]);
  });

  test('leave nothing of any text out', () => {
    const referencia = fc.record({
      offset: fc.nat(40),
      size: fc.integer({ min: 1, max: 9 }),
      para: fc.constantFrom('A', 'X'),
    });
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.array(referencia), (texto, found) => {
        const referencias = found.map(({ offset, size, para }) => ({ offset, fim: offset + size, para }));
        const pedacos = ligar(texto, referencias, href);
        expect(pedacos.map((pedaco) => (typeof pedaco === 'string' ? pedaco : pedaco.texto)).join('')).toBe(texto);
      }),
    );
  });
});

describe('what acts did to a provision', () => {
  const ato = (sigla: string) => ({ sigla, data: null, precisao: null, url: null });
  const linha = (more: object) => ({ ref_key: 'X.1', revogado: false, texto: 'Três.', caput_texto: null, ...more });
  const versao = (texto: string, por?: string) => ({ texto, ...(por && { alterado_por_ato: ato(por) }) }) as Versao;

  test('is told of each wording by the act that gave it', () => {
    const versoes = [versao('Um.'), versao('Dois.', 'LEI-2'), versao('Três.', 'LEI-3')];
    expect(mudancasDe(linha({}), versoes)).toEqual([
      ['LEI-2', { refKey: 'X.1', tipo: 'alterado', antes: 'Um.', depois: 'Dois.' }],
      ['LEI-3', { refKey: 'X.1', tipo: 'alterado', antes: 'Dois.', depois: 'Três.' }],
    ]);
  });
  test('is an inclusion where there was nothing before', () => {
    expect(mudancasDe(linha({ alterado_por_ato: ato('LEI-2') }), undefined)).toEqual([
      ['LEI-2', { refKey: 'X.1', tipo: 'incluido', antes: null, depois: 'Três.' }],
    ]);
  });
  test('is a repeal with the last words, and nothing by acts that nobody knows', () => {
    const versoes = [versao('Um.'), versao('')];
    expect(mudancasDe(linha({ revogado: true, revogado_por_ato: ato('LEI-9') }), versoes)).toEqual([
      ['LEI-9', { refKey: 'X.1', tipo: 'revogado', antes: 'Um.', depois: '' }],
    ]);
    expect(mudancasDe(linha({ revogado: true }), versoes)).toEqual([]);
  });
});

test.each([
  ['1/5/2005', '2005-05-01'],
  ['01.05.2005', '2005-05-01'],
  ['5/2005', '2005-05'],
  ['2005', '2005'],
  ['2005-05-01', '2005-05-01'],
  ['31/2/2005', null],
  ['ontem', null],
  ['', null],
])('the day “%s” is %p', (written, em) => {
  expect(readEm(written)).toBe(em);
  if (em !== null) expect(readEm(printEm(em))).toBe(em);
});
