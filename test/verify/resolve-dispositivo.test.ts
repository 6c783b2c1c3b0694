import { describe, expect, test } from 'bun:test';
import type { DispositivoCitado } from '../../schemas/contract/model/verification/citacao.ts';
import { gravidadeDe } from '../../schemas/verify/gravidade.ts';
import { resolveCitacao } from '../../schemas/verify/resolve-citacao.ts';
import { memoryAcervo } from './memory-acervo.ts';

const ato = (sigla: string, nome: string) => ({ sigla, nome, tipo: 'codigo' as const, numero: '1', nomes: [nome] });
const acervo = memoryAcervo(
  [ato('EX', 'Código de Exemplo'), ato('OUT', 'Código Outro')],
  [
    { ref_key: 'EX.1', texto: 'Caput do primeiro.\n§ 1º Parágrafo.' },
    { ref_key: 'EX.1.1', texto: 'O possuidor de boa-fé indeniza benfeitorias.' },
    { ref_key: 'EX.1.1.II', texto: 'segundo inciso:' },
    { ref_key: 'EX.1.1.II.a', texto: 'a letra;' },
    { ref_key: 'EX.1.1.II.a.1', texto: 'o item.' },
    { ref_key: 'EX.2', texto: '', caput_texto: '', anotacoes: ['VETADO'] },
    { ref_key: 'EX.2.1', texto: '', anotacoes: ['VETADO'] },
    { ref_key: 'EX.3', texto: '§ 1º Vive.', caput_texto: '', anotacoes: ['Vetado'] },
    { ref_key: 'EX.3.1', texto: 'Vive.' },
    {
      ref_key: 'EX.4',
      texto: 'Velha.',
      revogado: true,
      revogado_por: 'Lei nº 9, de 2020',
      anotacoes: ['Revogado pela Lei nº 9, de 2020'],
    },
    { ref_key: 'EX.4.I', texto: 'Sem nota própria.', revogado: true, revogado_por: 'Lei nº 9, de 2020' },
    { ref_key: 'EX.4.II', texto: 'Sobrevive ao caput.' },
    { ref_key: 'EX.4.III', texto: '', revogado: true, revogado_por: 'Lei nº 9, de 2020', anotacoes: ['VETADO'] },
    { ref_key: 'EX.5', texto: 'Diferido.', anotacoes: ['Redação dada pela Lei nº 2, de 2019', 'Vigência'] },
    { ref_key: 'EX.6', texto: 'Questionado.', anotacoes: ['Vide ADI 1234'] },
    { ref_key: 'EX.6.I', texto: 'Inciso do questionado.', anotacoes: ['Vide ADC 7', 'Vide Código de Processo Civil'] },
    { ref_key: 'EX.11', texto: 'Julgado.', anotacoes: ['Vide Recurso Extraordinário nº 646.721', 'Vide RE 878.694'] },
    { ref_key: 'EX.12', texto: 'a) a letra.', caput_texto: '' },
    { ref_key: 'EX.12.1', texto: '' },
    { ref_key: 'EX.12.1.a', texto: 'a letra.' },
    { ref_key: 'EX.12.2', texto: '', anotacoes: ['Vide Lei nº 3, de 2024', 'Vigência'] },
    {
      ref_key: 'EX.13',
      texto: 'Sairá.',
      revogado: true,
      revogado_por: 'Lei nº 5, de 2024',
      anotacoes: ['Redação dada pela Lei nº 2, de 2019', 'Revogado pela Lei nº 5, de 2024', 'Vigência'],
    },
    {
      ref_key: 'EX.14',
      texto: 'Saiu.',
      revogado: true,
      revogado_por: 'Lei nº 5, de 2024',
      anotacoes: ['Redação dada pela Lei nº 2, de 2023', 'Vigência', 'Revogado pela Lei nº 5, de 2024'],
    },
    { ref_key: 'EX.42', texto: 'Vai mudar.', anotacoes: ['Vide Lei nº 3, de 2024', 'Vigência'] },
    { ref_key: 'EX.42.I', texto: 'com ele;' },
    { ref_key: 'EX.43', texto: 'Ainda está.', anotacoes: ['Revogado pela Lei nº 5, de 2024', 'Vigência'] },
    { ref_key: 'EX.15', texto: 'Pena.' },
    {
      ...{ ref_key: 'EX.15.unico', texto: 'A pena aumenta-se, até a metade.', revogado: true },
      sucessor: [{ ref_key: 'EX.15.1', base: 'mesmo_texto' }],
    },
    { ref_key: 'EX.15.1', texto: 'A pena aumenta-se até a metade.', anotacoes: ['Incluído pela Lei nº 4, de 2025'] },
    { ref_key: 'EX.15.1.I', texto: 'somente mediante representação;' },
    { ref_key: 'EX.15.2', texto: 'Somente mediante representação.' },
    { ref_key: 'EX.15.3', texto: 'Somente mediante representação.', revogado: true },
    {
      ref_key: 'EX.16',
      texto: 'Entre empresas.',
      revogado: true,
      anotacoes: ['Incluído pela Medida Provisória nº 881, de 2019', 'Vide Lei nº 13.874, de 2019'],
    },
    {
      ref_key: 'EX.16.1',
      texto: 'Com foro.',
      revogado: true,
      anotacoes: ['Incluído pela Lei nº 10, de 2002', 'Vide ADIN nº 2797'],
    },
    {
      ref_key: 'EX.16.2',
      texto: 'Rejeitado.',
      revogado: true,
      anotacoes: ['Incluído pela Medida Provisória nº 1.068, de 2021 (Rejeitada)'],
    },
    {
      ref_key: 'EX.16.4',
      texto: 'Reescrito.',
      revogado: true,
      anotacoes: ['Incluído pela Medida Provisória nº 1, de 2001', 'Redação dada pela Lei nº 8, de 2003'],
    },
    { ref_key: 'EX.16.3', texto: 'Sem lei.', revogado: true, anotacoes: ['Revogado'] },
    { ref_key: 'EX.7', texto: 'Inválido.', revogado: true, anotacoes: ['Declarado inconstitucional pela ADI 99'] },
    { ref_key: 'EX.8', texto: 'Com parágrafos.' },
    { ref_key: 'EX.8.1', texto: 'Era o único.', anotacoes: ['Renumerado do parágrafo único pela Lei nº 3, de 2018'] },
    { ref_key: 'EX.9', texto: 'Novo lugar.', anotacoes: ['Renumerado do art. 77 pela Lei nº 3, de 2018'] },
    { ref_key: 'EX.10', texto: 'Com item solto.' },
    { ref_key: 'EX.10.I', texto: 'inciso:' },
    { ref_key: 'EX.10.I.item-1', texto: 'solto.' },
    { ref_key: 'EX.17', texto: 'Com letras.' },
    { ref_key: 'EX.17-A', texto: 'Primeira letra.' },
    { ref_key: 'EX.17-B', texto: 'Segunda letra.' },
    { ref_key: 'EX.17-B.I', texto: 'da matéria;' },
    { ref_key: 'EX.17-B.II', texto: 'da forma;' },
    { ref_key: 'EX.17-B.III', texto: 'do prazo;' },
    { ref_key: 'EX.17-B.IV', texto: 'da prova.' },
    { ref_key: 'EX.17-B.8', texto: 'Oitavo.' },
    { ref_key: 'EX.17-B.8.a', texto: 'letra a;' },
    { ref_key: 'EX.17-B.8.b', texto: 'letra b.' },
    { ref_key: 'EX.121', texto: 'Centésimo vigésimo primeiro.' },
    { ref_key: 'EX.1003', texto: 'Milésimo terceiro.' },
    { ref_key: 'EX.1030', texto: 'Milésimo trigésimo, da guarda compartilhada dos filhos menores.' },
    { ref_key: 'OUT.1', texto: 'A guarda dos filhos menores cabe a ambos os pais.' },
    { ref_key: 'OUT.4', texto: 'Vive no outro.' },
  ],
);

const item = (levels: Record<string, unknown>) => resolveCitacao({ sigla: 'EX', artigo: '1', ...levels }, acervo);

const ROW = [
  'ref_key',
  'texto',
  'hierarquia',
  'revogado',
  'anotacoes',
  'alterado_por',
  'revogado_por',
  'alterador',
  'altera',
];

/** Which fields go with which status, besides those that the row adds. */
function expectFields(resolucao: object, ...others: string[]) {
  expect(Object.keys(resolucao).sort()).toEqual(['gravidade', 'status', ...others].sort());
}

describe('in force', () => {
  test('the article: its text, no context, no message', () => {
    const resolucao = item({});
    expect(resolucao).toMatchObject({
      status: 'verificado',
      ref_key: 'EX.1',
      texto: 'Caput do primeiro.\n§ 1º Parágrafo.',
    });
    expectFields(resolucao, ...ROW);
  });

  test('only the caput', () => expect(item({ caput: true }).texto).toBe('Caput do primeiro.'));

  test('a level below, with the texts above it', () => {
    const resolucao = item({ paragrafo: '§ 1º', inciso: 'ii', alinea: '"a"', item: '1)' });
    expect(resolucao).toMatchObject({ status: 'verificado', ref_key: 'EX.1.1.II.a.1', texto: 'o item.' });
    expect(resolucao.contexto).toBe(
      'Caput do primeiro.\nO possuidor de boa-fé indeniza benfeitorias.\nsegundo inciso:\na letra;',
    );
    expectFields(resolucao, ...ROW, 'contexto');
  });

  test('an item with no alínea above', () => {
    expect(item({ artigo: '10', inciso: 'I', item: '1' }).ref_key).toBe('EX.10.I.item-1');
  });

  test('what the notes oblige to say', () => {
    expect(item({ artigo: '5' })).toMatchObject({
      status: 'verificado',
      mensagem:
        'A anotação “Vigência” (Lei nº 2, de 2019) indica que o efeito desta redação pode ser diferido: confira nesse ato a partir de quando.',
    });
    expect(item({ artigo: '6' })).toMatchObject({
      status: 'verificado',
      mensagem: expect.stringContaining('ADI 1234'),
    });
  });

  test('every action and decision that is noted, its own or of what stands above it, each once', () => {
    expect(item({ artigo: '6' }).mensagem).toBe('Há ação de controle de constitucionalidade anotada: “Vide ADI 1234”.');
    expect(item({ artigo: '6', inciso: 'I' })).toMatchObject({
      status: 'verificado',
      mensagem:
        'Há ação de controle de constitucionalidade anotada: “Vide ADC 7”. ' +
        'Há ação de controle de constitucionalidade anotada no art. 6º: “Vide ADI 1234”.',
    });
    expect(item({ artigo: '11' })).toMatchObject({
      status: 'verificado',
      mensagem:
        'Há decisões judiciais anotadas, que podem atingir este dispositivo: ' +
        '“Vide Recurso Extraordinário nº 646.721” e “Vide RE 878.694”.',
    });
  });

  test('a label that only divides says so; what the source gives no wording is not confirmed', () => {
    expect(item({ artigo: '12', paragrafo: '1' })).toMatchObject({
      status: 'verificado',
      texto: '',
      mensagem: expect.stringContaining('divisões'),
    });
    expect(item({ artigo: '12', paragrafo: '2' })).toMatchObject({
      status: 'nao_encontrado',
      ref_key: 'EX.12.2',
      texto: '',
      anotacoes: ['Vide Lei nº 3, de 2024', 'Vigência'],
      mensagem: expect.stringContaining('sem texto'),
    });
  });

  test('of what was repealed, only that its repeal may be deferred', () => {
    expect(item({ artigo: '13' })).toMatchObject({
      status: 'revogado',
      mensagem: expect.stringContaining('efeito da revogação pode ser diferido'),
    });
    expect(item({ artigo: '14' }).mensagem).not.toContain('diferido');
  });

  test('what is put off is said: an act pointed to, a repeal; below it too', () => {
    const fim =
      'indica que a mudança ou o fim que esse ato traz é diferido: o dispositivo vigora até lá; confira nesse ato até quando.';
    expect(item({ artigo: '42' })).toMatchObject({
      status: 'verificado',
      mensagem: `A anotação “Vigência” (Lei nº 3, de 2024) ${fim}`,
    });
    expect(item({ artigo: '42', inciso: 'I' })).toMatchObject({
      status: 'verificado',
      mensagem: `A anotação “Vigência” no art. 42 (Lei nº 3, de 2024) ${fim}`,
    });
    expect(item({ artigo: '43' })).toMatchObject({
      status: 'verificado',
      mensagem: expect.stringContaining('a revogação é diferida: o dispositivo vigora até que ela produza efeito'),
    });
  });

  test('an empty level is none', () => expect(item({ paragrafo: '', inciso: null }).ref_key).toBe('EX.1'));
});

describe('missing', () => {
  test('the article: nothing of a row, suggestions by form', () => {
    const resolucao = item({ artigo: '10.03' });
    expectFields(resolucao, 'sugestao', 'mensagem');
    expect(resolucao.status).toBe('nao_encontrado');
    expect(resolucao.sugestao?.map(({ ref_key }) => ref_key).slice(0, 2)).toEqual(['EX.1003', 'EX.1030']);
    expect(resolucao.sugestao?.length).toBeLessThanOrEqual(5);
  });

  test.each([
    ['1-Z', 'EX.1'],
    ['3001', null],
    ['1300', 'EX.1030'],
    ['77', 'EX.9'],
  ])('art. %s suggests %p', (artigo, key) => {
    const keys = item({ artigo }).sugestao?.map(({ ref_key }) => ref_key);
    if (key) expect(keys).toContain(key);
    expect(keys).not.toContain('EX.4');
  });

  test.each([
    ['17-C', 'EX.17 EX.17-B', 'a suffix past the last'],
    ['121-A', 'EX.121', 'a suffix that no article has'],
    ['12l', 'EX.12 EX.121', 'a letter that a scan made of a digit'],
    ['90', 'EX.9', 'the mark of an ordinal read as a zero'],
    ['1121', 'EX.121', 'a digit typed twice'],
    ['10033', 'EX.1003', 'past the last article too'],
    ['XII', 'EX.12', 'a Roman numeral'],
    ['1.0033', 'EX.1003', 'a digit too many behind a dot'],
  ])('art. %s suggests %s first: %s', (artigo, keys) => {
    const found = item({ artigo }).sugestao?.map(({ ref_key }) => ref_key);
    expect(found?.slice(0, keys.split(' ').length)).toEqual(keys.split(' '));
  });

  test.each([
    ['17-C', 'EX.17 EX.17-B'],
    ['121-A', 'EX.121'],
  ])('art. %s suggests %s whatever else the words suggest', (artigo, keys) => {
    const found = item({ artigo, rotulo: 'a guarda compartilhada dos filhos menores' }).sugestao;
    expect(found?.map(({ ref_key }) => ref_key)).toEqual(expect.arrayContaining(keys.split(' ')));
    expect(found?.[0]?.ref_key).toBe('EX.1030');
  });

  test.each([
    [{ inciso: 'XX' }, 'EX.17-B.IV EX.17-B.III', 'past the last'],
    [{ inciso: '11' }, 'EX.17-B.II', 'strokes that a scan read as digits'],
    [{ inciso: 'V-A' }, 'EX.17-B.IV', 'a suffix, and no such numeral'],
    [{ paragrafo: '80' }, 'EX.17-B.8', 'the mark of an ordinal read as a zero'],
    [{ paragrafo: '8', alinea: 'e' }, 'EX.17-B.8.b EX.17-B.8.a', 'a letter past the last'],
    [{ alinea: 'b' }, 'EX.17-B.8.b', 'a level that was skipped'],
  ])('a level that is missing, %j, suggests %s first: %s', (levels, keys) => {
    const { status, sugestao } = item({ artigo: '17-B', ...levels });
    const found = sugestao?.map(({ ref_key }) => ref_key).slice(0, keys.split(' ').length);
    expect([status, found]).toEqual(['verificado_parcial', keys.split(' ')]);
  });

  test('an inciso that a program sends in digits is the Roman numeral, and the message says so', () => {
    expect(item({ artigo: '17-B', inciso: '2' })).toMatchObject({
      ...{ status: 'verificado', ref_key: 'EX.17-B.II' },
      mensagem: expect.stringContaining('O inciso “2” foi lido como II.'),
    });
    expect(item({ artigo: '17-B', inciso: '99' })).toMatchObject({ parcial: { nivel: 'inciso', valor: '99' } });
  });

  test('a paragraph is printed as it was written', () => {
    expect(item({ artigo: '17-B', paragrafo: '1l' }).mensagem).toContain('Não existe o parágrafo “1l” no art. 17-B');
  });

  test('the nearest level is suggested beside what the words suggest', () => {
    const { sugestao } = item({
      artigo: '17-B',
      inciso: 'X',
      rotulo: 'da matéria, da forma e da guarda dos filhos menores',
    });
    expect(sugestao?.map(({ ref_key }) => ref_key)).toContain('EX.17-B.IV');
  });

  test('what the citation asserts suggests too, whatever its citations say', () => {
    const { sugestao } = item({
      artigo: '500',
      rotulo: 'guarda compartilhada de filho menor (art. 500, § 1º, da Lei)',
    });
    expect(sugestao?.[0]?.ref_key).toBe('EX.1030');
    expect(item({ artigo: '500', rotulo: 'art. 500, § 1º, II' }).sugestao).toEqual([]);
  });

  test.each([
    [{ inciso: 'II' }, 'inciso', 'II', 'EX.1', 'EX.1.1.II'],
    [{ paragrafo: '1', inciso: 'V' }, 'inciso', 'V', 'EX.1.1', null],
    [{ paragrafo: '1', alinea: 'a' }, 'alinea', 'a', 'EX.1.1', 'EX.1.1.II.a'],
    [{ paragrafo: 'II' }, 'paragrafo', 'II', 'EX.1', null],
    [{ inciso: '1' }, 'inciso', '1', 'EX.1', null],
    [{ paragrafo: '1', inciso: 'II', alinea: 'b', item: '1' }, 'alinea', 'b', 'EX.1.1.II', null],
    [{ paragrafo: '1-A' }, 'paragrafo', '1-A', 'EX.1', 'EX.1.1'],
    [{ artigo: '8', paragrafo: 'único' }, 'paragrafo', 'único', 'EX.8', 'EX.8.1'],
  ])('a level of %j is partial at the first that is missing', (levels, nivel, valor, encontrado, suggested) => {
    const resolucao = item(levels);
    expect(resolucao).toMatchObject({
      status: 'verificado_parcial',
      ref_key: encontrado,
      parcial: { nivel, valor, encontrado },
    } as object);
    expectFields(
      resolucao,
      ...ROW,
      'parcial',
      'sugestao',
      'mensagem',
      ...(encontrado.split('.').length > 2 ? ['contexto'] : []),
      ...(suggested === 'EX.8.1' ? ['sucessor'] : []),
    );
    if (suggested) expect(resolucao.sugestao?.map(({ ref_key }) => ref_key)).toContain(suggested);
  });

  test('a label that another has taken over says so', () => {
    const { sucessor, mensagem } = item({ artigo: '8', paragrafo: 'unico' });
    expect(sucessor).toEqual([{ ref_key: 'EX.8.1', base: 'renumeracao' }]);
    expect(mensagem).toContain('Foi renumerado: é hoje o art. 8º, § 1º.');
  });

  test('the only paragraph is called by its name', () => {
    expect(item({ artigo: '8', paragrafo: 'unico' }).mensagem).toContain('Não existe o parágrafo único no');
  });
});

describe('not in force', () => {
  test.each([
    [{ artigo: '2' }, 'EX.2'],
    [{ artigo: '2', paragrafo: '1' }, 'EX.2.1'],
    [{ artigo: '3', caput: true }, 'EX.3'],
    // Of an article that was repealed later.
    [{ artigo: '4', inciso: 'III' }, 'EX.4.III'],
  ])('vetoed: %j', (levels, key) => {
    const resolucao = item(levels);
    expect(resolucao).toMatchObject({ status: 'nao_encontrado', ref_key: key, texto: '' });
    expect(resolucao.anotacoes?.[0]).toMatch(/vetado/i);
    expect(resolucao.mensagem).toContain('vetado');
  });

  test('vetoed, and a level is missing too', () => {
    expect(item({ artigo: '2', inciso: 'I' })).toMatchObject({
      status: 'nao_encontrado',
      parcial: { nivel: 'inciso', encontrado: 'EX.2' },
    });
  });

  test('a vetoed caput does not take what lives below it', () => {
    expect(item({ artigo: '3' })).toMatchObject({ status: 'verificado', mensagem: expect.stringContaining('vetado') });
    expect(item({ artigo: '3', paragrafo: '1' })).toMatchObject({ status: 'verificado', ref_key: 'EX.3.1' });
  });

  test.each([
    [{ artigo: '4' }, 'EX.4', 'Lei nº 9, de 2020'],
    [{ artigo: '4', inciso: 'I' }, 'EX.4.I', 'Lei nº 9, de 2020'],
    [{ artigo: '7' }, 'EX.7', null],
  ])('repealed, itself or above: %j', (levels, key, by) => {
    expect(item(levels)).toMatchObject({ status: 'revogado', ref_key: key, revogado: true, revogado_por: by });
  });

  test('what outlives a repealed caput is in force', () => {
    expect(item({ artigo: '4', inciso: 'II' })).toMatchObject({ status: 'verificado', ref_key: 'EX.4.II' });
  });

  test('unconstitutional is said to be so', () => expect(item({ artigo: '7' }).mensagem).toContain('ADI 99'));

  test.each([
    [{ artigo: '15', paragrafo: 'unico' }, 'a fonte o traz riscado, sem anotar o ato que o retirou', 'EX.15.1'],
    [{ artigo: '15', paragrafo: '3' }, 'sem anotar o ato que o retirou', null],
    [
      { artigo: '16' },
      'anota “Vide Lei nº 13.874, de 2019”; a redação riscada é a da Medida Provisória nº 881, de 2019',
      null,
    ],
    [{ artigo: '16', paragrafo: '1' }, '“Vide ADIN nº 2797”, ação de controle de constitucionalidade', null],
    [{ artigo: '16', paragrafo: '2' }, 'sem vigência (“Incluído pela Medida Provisória nº 1.068, de 2021 (Rej', null],
    [{ artigo: '16', paragrafo: '4' }, 'riscado, sem anotar o ato que o retirou.', null],
    [{ artigo: '16', paragrafo: '3' }, 'revogado, sem indicação do ato que o revogou', null],
  ])('struck out: %j, %s; today %p', (levels, said, hoje) => {
    const { status, revogado_por, mensagem, sugestao } = item(levels);
    expect({ status, revogado_por }).toEqual({ status: 'revogado', revogado_por: null });
    expect(mensagem).toContain(said);
    expect(sugestao?.map(({ ref_key }) => ref_key) ?? null).toEqual(hoje === null ? null : [hoje]);
    if (hoje !== null) expect(mensagem).toContain('O mesmo texto está hoje no art. 15, § 1º.');
  });

  test('repealed, and a level is missing too', () => {
    const resolucao = item({ artigo: '4', paragrafo: '3' });
    expect(resolucao).toMatchObject({
      status: 'revogado',
      ref_key: 'EX.4',
      parcial: { nivel: 'paragrafo', valor: '3' },
    });
    expectFields(resolucao, ...ROW, 'parcial', 'mensagem');
  });
});

describe('citations of a text', () => {
  const cited = (levels: Partial<DispositivoCitado>, contexto = '') =>
    resolveCitacao(
      {
        ...{ tipo: 'dispositivo', rotulo: 'art. 1º', offset: 0, fim: 7, sigla: 'EX', artigo: '1' },
        ...{ paragrafo: null, inciso: null, alinea: null, item: null, caput: false, diploma_inferido: false },
        ...levels,
      },
      acervo,
      { contexto },
    );

  test('a named act verifies, an inferred one is said to be inferred', () => {
    expect(cited({}).status).toBe('verificado');
    expect(cited({ diploma_inferido: true })).toMatchObject({
      status: 'verificado_inferido',
      mensagem: expect.stringContaining('inferido'),
    });
    expect(cited({ diploma_inferido: true, inciso: 'II' })).toMatchObject({
      status: 'verificado_parcial',
      mensagem: expect.stringContaining('inferido'),
    });
    expect(cited({ diploma_inferido: true, artigo: '4' }).status).toBe('revogado');
    const semArtigo = 'o artigo é o que se disse antes';
    expect(cited({ diploma_inferido: true }).mensagem).not.toContain(semArtigo);
    expect(cited({ diploma_inferido: true, rotulo: 'caput do art. 1º' }).mensagem).not.toContain(semArtigo);
    expect(cited({ diploma_inferido: true, rotulo: '§ 3º' }).mensagem).toContain(semArtigo);
  });

  test('digits in a text are not read as a Roman numeral', () => {
    expect(cited({ artigo: '17-B', inciso: '2' }).status).toBe('verificado_parcial');
  });

  test('no act: candidates by likeness to the context, none of them verified', () => {
    const resolucao = cited({ sigla: null }, 'discute-se a guarda dos filhos menores entre os pais');
    expect(resolucao).toMatchObject({ status: 'ambiguo', total_candidatos: 2, candidatos_truncados: false });
    expect(resolucao.candidatos?.map(({ ref_key }) => ref_key)).toEqual(['OUT.1', 'EX.1']);
    expectFields(resolucao, 'candidatos', 'total_candidatos', 'candidatos_truncados', 'mensagem');
  });

  test('one candidate is still a guess; a repealed one is none', () => {
    expect(cited({ sigla: null, artigo: '4' })).toMatchObject({
      status: 'ambiguo',
      candidatos: [{ ref_key: 'OUT.4' }],
    });
    const resolucao = cited({ sigla: null, artigo: '999' });
    expect(resolucao).toMatchObject({ status: 'nao_encontrado', motivo: 'sem_diploma' });
    expect(gravidadeDe(resolucao)).toBe('duvida');
  });

  test('an act that is not in the corpus is named as the text names it', () => {
    const rotulo = 'art. 3º da Lei 8.666/93';
    expect(cited({ sigla: 'LEI-8666-1993', rotulo }).diploma_citado).toMatchObject({
      rotulo: 'Lei 8.666/93',
      numero: '8.666',
      ano: 1993,
    });
  });
});
