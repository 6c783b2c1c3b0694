import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { composeRegistro, type Fontes } from '../../pipeline/registro/compose-registro.ts';
import type { Resumo, Testemunho } from '../../pipeline/registro/resumo.ts';
import { serieDe } from '../../pipeline/registro/series.ts';
import type { AtoCatalogado } from '../../schemas/contract/model/corpus/catalogo.ts';
import type { AtoDoRegistro } from '../../schemas/storage/registro.ts';

const URL_DO_ATO = 'https://www.planalto.gov.br/ccivil_03/leis/l9528.htm';
const LEI = { forma: 'lei', numero: '9.528', ano: 1997 } as const;

type Dito = Partial<Testemunho>;
const link = (dito: Dito = {}): Dito => ({ base: 'link', url: URL_DO_ATO, ...dito });
const nota = (dito: Dito = {}): Dito => ({ base: 'nota', ...dito });
const citacao = (dito: Dito = {}): Dito => ({ base: 'citacao', ...dito });

function resumo(...ditos: Dito[]): Resumo {
  const absent = { anos: null, data: null, url: null, altera: false, vezes: 1, base: 'citacao' } as const;
  return {
    testemunhos: ditos.map((dito) => ({ ...LEI, ...absent, ...dito })),
    desacordos: [],
    elos: { total: 0, relativos: 0, antigos: 0 },
  };
}

/** What the page of one act, `EX-A`, or those of several, say. */
function compose(paginas: Record<string, Dito[]>, fontes: Partial<Fontes> = {}): AtoDoRegistro[] {
  const resumos = new Map(Object.entries(paginas).map(([de, ditos]) => [de, resumo(...ditos)]));
  return composeRegistro({ resumos, lidos: [], catalogados: [], comandos: [], ...fontes }).atos;
}

const only = (...ditos: Dito[]): AtoDoRegistro => {
  const [ato, other] = compose({ 'EX-A': ditos });
  if (!ato || other) throw new Error('not one act');
  return ato;
};

const catalogado = (sigla: string, ato: Partial<AtoCatalogado> = {}): AtoCatalogado => ({
  ...{ sigla, nome: 'Lei de Exemplo', tipo: 'lei', ...LEI, areas: [], enderecos: [URL_DO_ATO], nomes: [] },
  ...ato,
});

describe('an act is in the register', () => {
  test('by a link or its epigraph, and not by a note or a citation alone', () => {
    expect(compose({ 'EX-A': [nota(), citacao()] })).toEqual([]);
    expect(only(link())).toMatchObject({ sigla: 'LEI-9528-1997', lido: false, url: URL_DO_ATO });
    expect(only({ base: 'epigrafe' })).toMatchObject({ sigla: 'LEI-9528-1997', url: null });
  });

  test('as it is read, named or not', () => {
    const lidos = [{ sigla: 'EX-LEI', fonte_url: 'https://exemplo.invalid/l1.htm', ementa: 'Dispõe.' }];
    const [ato, other] = compose(
      {},
      { lidos, catalogados: [catalogado('EX-LEI'), catalogado('EX-FORA', { numero: '1' })] },
    );
    expect(other).toBeUndefined();
    expect(ato).toMatchObject({
      ...{ sigla: 'EX-LEI', lido: true, ementa: 'Dispõe.', url: 'https://exemplo.invalid/l1.htm' },
      ...{ data: '1997', precisao: 'ano' },
    });
  });

  test('under the sigla that the catalogue gives it, and its page, though it is not read', () => {
    const enderecos = ['https://exemplo.invalid/l1.htm'];
    const [ato] = compose({ 'EX-A': [link()] }, { catalogados: [catalogado('EX-LEI', { enderecos, tipo: 'codigo' })] });
    expect(ato).toMatchObject({
      sigla: 'EX-LEI',
      tipo: 'codigo',
      forma: 'lei',
      lido: false,
      url: enderecos[0] as string,
    });
  });
});

describe('the date of an act', () => {
  test.each<[string, Dito[], string | null, string | null]>([
    ['the day of its epigraph', [link(), { base: 'epigrafe', data: '1997-12-10' }], '1997-12-10', 'dia'],
    ['the day of a note', [link(), nota({ data: '1997-12-10' })], '1997-12-10', 'dia'],
    ['the year, where no words tell the day', [link(), nota()], '1997', 'ano'],
    ['nothing, where nothing tells the year', [link({ ano: null })], null, null],
    [
      'the epigraph’s, whatever others say',
      [{ base: 'epigrafe', data: '1997-12-10' }, citacao({ data: '1997-12-11', vezes: 50 })],
      ...(['1997-12-10', 'dia'] as const),
    ],
    [
      'that of the words of a law, whatever notes say',
      [link(), citacao({ data: '1997-12-10' }), nota({ data: '1997-12-11', vezes: 50 })],
      ...(['1997-12-10', 'dia'] as const),
    ],
    [
      'only the year, where notes contradict one another, however many say one thing',
      [link(), nota({ data: '1997-12-10', vezes: 50 }), nota({ data: '1997-12-11' })],
      ...(['1997', 'ano'] as const),
    ],
    [
      'the folder’s year, whatever words say',
      [link({ anos: [1997, 1997] }), nota({ ano: 1998, vezes: 50 })],
      ...(['1997', 'ano'] as const),
    ],
    [
      'the year that is told with a day',
      [link(), nota({ data: '1997-12-10' }), nota({ ano: 1998, vezes: 50 })],
      ...(['1997-12-10', 'dia'] as const),
    ],
    ['no year, where two are told alike', [link(), nota({ ano: 1998 })], null, null],
  ])('is %s', (_, ditos, data, precisao) => {
    expect(only(...ditos)).toMatchObject({ data, precisao } as never);
  });

  test('a conflict is kept, with what says what', () => {
    const [ato] = compose({
      'EX-B': [nota({ data: '1997-12-10', vezes: 2 })],
      'EX-A': [link({ data: null }), nota({ data: '1997-12-10' }), nota({ data: '1997-12-11' })],
    });
    expect(ato?.conflitos).toEqual([
      {
        campo: 'data',
        escolhido: null,
        valores: [
          { valor: '1997-12-10', base: 'nota', vezes: 3, em: ['EX-A', 'EX-B'] },
          { valor: '1997-12-11', base: 'nota', vezes: 1, em: ['EX-A'] },
        ],
      },
    ]);
  });

  test('a year that the catalogue contradicts is a conflict, and the sigla is the catalogue’s', () => {
    const [ato] = compose({ 'EX-A': [link({ ano: 1998 })] }, { catalogados: [catalogado('EX-LEI')] });
    expect(ato).toMatchObject({ sigla: 'EX-LEI', ano: 1997 });
    expect(ato?.conflitos).toEqual([
      { campo: 'ano', escolhido: '1997', valores: [{ valor: '1998', base: 'link', vezes: 1, em: ['EX-A'] }] },
    ]);
  });

  test('without a year that is agreed on, the sigla has none', () => {
    expect(only(link(), nota({ ano: 1998 })).sigla).toBe('LEI-9528');
  });
});

describe('one number', () => {
  const DECRETO = { forma: 'decreto', numero: '350', base: 'link' } as const;
  test('of two series is two acts', () => {
    const siglas = compose({
      'EX-A': [
        { ...DECRETO, ano: 1935 },
        { ...DECRETO, ano: 1991 },
      ],
    }).map(({ sigla }) => sigla);
    expect(siglas).toEqual(['DEC-350-1935', 'DEC-350-1991']);
  });

  test('without year is of the act that the same address is of, in any case of letters', () => {
    const url = 'https://www.planalto.gov.br/ccivil_03/decreto/D0350.htm';
    const [ato, other] = compose({
      'EX-A': [
        { ...DECRETO, ano: 1991, url },
        { ...DECRETO, ano: null, url: url.toLowerCase() },
      ],
      'EX-B': [{ ...DECRETO, ano: 1935 }],
    }).filter(({ evidencias }) => evidencias.link > 1);
    expect(other).toBeUndefined();
    expect(ato).toMatchObject({ sigla: 'DEC-350-1991', enderecos: [{ url, vezes: 2 }] });
  });

  test('without year, where numbers are given twice, is of no known act', () => {
    const atos = compose({
      'EX-A': [
        { ...DECRETO, ano: 1991 },
        { ...DECRETO, ano: null },
      ],
    });
    expect(atos.map(({ sigla }) => sigla)).toEqual(['DEC-350', 'DEC-350-1991']);
  });

  test('without year, where they are not, is of the only act with it', () => {
    expect(
      only(link(), link({ ano: null, url: 'https://www.planalto.gov.br/ccivil_03/leis/l9528cons.htm' })),
    ).toMatchObject({
      ...{ sigla: 'LEI-9528-1997', evidencias: { link: 2 } },
    } as never);
  });

  test('is of the series of the years that a folder leaves', () => {
    const decretoLei = { forma: 'decreto_lei', numero: '229', base: 'link' } as const;
    const atos = compose({
      'EX-A': [
        { ...decretoLei, ano: 1967 },
        { ...decretoLei, ano: null, anos: [1965, 1988] },
        { ...decretoLei, ano: 1938 },
      ],
    });
    expect(atos.map(({ sigla, evidencias }) => [sigla, evidencias.link])).toEqual([
      ['DL-229-1938', 1],
      ['DL-229-1967', 2],
    ]);
  });

  test.each([
    ['emenda_constitucional', '7', 1977, 1995],
    ['medida_provisoria', '5', 1988, 2001],
    ['medida_provisoria', '2.200-2', 2001, 2002],
    ['decreto_lei', '229', 1938, 1967],
    ['lei', '38', 1935, 1936],
  ] as const)('%s %s of %d is in another series than of %d', (forma, numero, one, other) => {
    expect(serieDe({ forma, numero }, one)).not.toBe(serieDe({ forma, numero }, other));
  });

  test.each([
    ['lei', '9.528', 1997, 1998],
    ['lei', '1', 1946, 2020],
    ['medida_provisoria', '1.549-39', 1997, 2001],
    ['medida_provisoria', '5', 2001, 2002],
  ] as const)('%s %s of %d is in the series of %d', (forma, numero, one, other) => {
    expect(serieDe({ forma, numero }, one)).toBe(serieDe({ forma, numero }, other));
  });
});

describe('who alters whom', () => {
  test('by the notes of what was altered, and by the commands of what alters; known on both sides', () => {
    const atos = compose(
      {
        'EX-A': [link({ altera: false }), nota({ altera: true })],
        'LEI-1-2000': [{ ...link(), numero: '1', ano: 2000 }],
      },
      {
        catalogados: [catalogado('EX-A', { numero: '90.001', ano: 2001 })],
        lidos: [{ sigla: 'EX-A', fonte_url: 'https://exemplo.invalid/l1.htm', ementa: '' }],
        comandos: [
          { de: 'LEI-1-2000', altera: 'EX-A' },
          { de: 'EX-A', altera: 'Regulamento do Cais' },
        ],
      },
    );
    expect(atos.map(({ sigla, altera, alterado_por }) => [sigla, altera, alterado_por])).toEqual([
      ['EX-A', [], ['LEI-1-2000', 'LEI-9528-1997']],
      ['LEI-1-2000', ['EX-A'], []],
      ['LEI-9528-1997', ['EX-A'], []],
    ]);
  });
});

test('an address is written as most links write it, and the most frequent one is the act’s', () => {
  const url = URL_DO_ATO.replace('leis', 'LEIS');
  const cons = URL_DO_ATO.replace('9528', '9528cons');
  expect(only(link(), link({ url, vezes: 2 }), link({ url: cons, vezes: 2 }))).toMatchObject({
    url,
    enderecos: [
      { url, vezes: 3 },
      { url: cons, vezes: 2 },
    ],
  } as never);
});

test('the order in which pages are read makes no difference', () => {
  const said = fc.record({
    base: fc.constantFrom('link', 'nota', 'citacao'),
    numero: fc.constantFrom('350', '351'),
    forma: fc.constantFrom('lei', 'decreto'),
    ano: fc.constantFrom(null, 1935, 1991, 1992),
    data: fc.constantFrom(null, '1991-01-02', '1991-01-03', '1935-05-05'),
    url: fc.constantFrom(null, URL_DO_ATO, URL_DO_ATO.toUpperCase()),
    vezes: fc.integer({ min: 1, max: 3 }),
  }) as fc.Arbitrary<Dito>;
  const paginas = fc.dictionary(fc.constantFrom('EX-A', 'EX-B', 'EX-C'), fc.array(said, { maxLength: 6 }));
  fc.assert(
    fc.property(paginas, (said) => {
      const turned = Object.fromEntries(
        Object.entries(said)
          .reverse()
          .map(([de, ditos]) => [de, ditos.toReversed()]),
      );
      expect(compose(turned)).toEqual(compose(said));
    }),
  );
});
