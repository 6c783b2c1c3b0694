import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { findActCitations, parseActCitation } from '../schemas/law/act-citation.ts';
import { compactSigla, expandAno, makeSigla, needsAno, printNumero, writtenForms } from '../schemas/law/act-name.ts';
import { fold } from '../schemas/text/fold.ts';

/** `[text, made siglas, what the row proves]`; the whole citation is the span unless `|` marks it. */
const CITACOES: [string, string[], string][] = [
  ['|Lei nº 8.072, de 25 de julho de 1990|', ['LEI-8072-1990'], 'the official form'],
  ['o |Decreto-Lei no 2.848, de 7 de dezembro de 1940| - Código Penal', ['DL-2848-1940'], '`no` for nº, name after it'],
  ['|Lei Complementar nº 101/2000|', ['LC-101-2000'], 'year after a bar'],
  ['|Medida Provisória nº 2.200-2, de 24 de agosto de 2001|', ['MP-2200-2-2001'], 'the issue of a measure'],
  ['|Emenda Constitucional nº 45, de 2004|', ['EC-45-2004'], 'year alone'],
  ['|Decreto nº 9.830, de 2019|', ['DEC-9830-2019'], 'a decree'],
  ['|Lei 14.811, de 2024|', ['LEI-14811-2024'], 'no mark'],
  ['|Lei nº 7.209, de 11.7.1984|)', ['LEI-7209-1984'], 'date in figures'],
  ['|Decreto-lei n.º 229, de 28.2.1967|', ['DL-229-1967'], 'small `lei`, `n.º`'],
  ['|Decreto-Lei nº 5.452, de 1º de maio de 1943|', ['DL-5452-1943'], 'first of the month'],
  ['|LEI No 10.741, DE 1o DE OUTUBRO DE 2003|.', ['LEI-10741-2003'], 'capitals, `1o`'],
  ['(Vide |Del 5.452|, art. 59)', ['DL-5452'], "the site's own abbreviation"],
  ['|LEI No 11.340|', ['LEI-11340'], 'no year'],
  ['|LEI N o 11.340|', ['LEI-11340'], 'mark in two'],
  ['|Lei  n°  8.078|', ['LEI-8078'], 'degree sign, odd spaces'],
  ['|Lei nº. 8.078/90|', ['LEI-8078-1990'], 'mark with a dot after it'],
  ['|Lei\u00a0n.\n8.112\u20441990|', ['LEI-8112-1990'], 'NBSP, line break, fraction slash'],
  ['|LEI Nº 9.609 , DE 19 DE FEVEREIRO DE 1998|.', ['LEI-9609-1998'], 'space before the comma'],
  ['|Lei nº 13.869. de 2019|)', ['LEI-13869-2019'], 'full stop for the comma'],
  ['|Emenda Constitucional nº 41, 19.12.2003|)', ['EC-41-2003'], 'no `de`'],
  ['|Lei nº 6.368, 1976|)', ['LEI-6368-1976'], 'comma and year'],
  ['|Lei nº 12.506, de 2.011|)', ['LEI-12506-2011'], 'dot in the year'],
  ['|Lei nº 11,718, de 2008|)', ['LEI-11718-2008'], 'comma in the number'],
  ['|Lei nº 13 281, de 2016|)', ['LEI-13281-2016'], 'space in the number'],
  ['|Lei 13105/15|', ['LEI-13105-2015'], 'short year of the 2000s'],
  ['|Lei 8.666/93|', ['LEI-8666-1993'], 'short year of the 1900s'],
  ['|Decreto 24.643/34|', ['DEC-24643-1934'], 'the number tells the century'],
  ['|Lei 9.099-95|', ['LEI-9099-1995'], 'year after a hyphen'],
  ['|DL 3.688/41|', ['DL-3688-1941'], 'abbreviation'],
  ['|LC nº 95|', ['LC-95'], 'abbreviation and mark'],
  ['|LCP 101|', ['LC-101'], '`LCP` and a number is a complementary law'],
  ['|Lei Federal nº 8.987, de 13/02/95|', ['LEI-8987-1995'], '`Federal`, date with bars'],
  ['|Lei nº 4.950-A, de 1966|', ['LEI-4950-A-1966'], 'letter after a hyphen'],
  ['|Decreto-lei nº 8.987a, de 1946|)', ['DL-8987-A-1946'], 'letter without one'],
  ['da |Lei nº 8.112| - o Estatuto', ['LEI-8112'], 'a dash is not a letter suffix'],
  ['|Lei nº 605|', ['LEI-605'], 'a mark makes a small number an act'],
  [
    'as |Leis nºs 8.072, de 25 de julho de 1990| (Lei dos Crimes Hediondos), e |8.069, de 13 de julho de 1990| (ECA)',
    ['LEI-8072-1990', 'LEI-8069-1990'],
    'a list with names in it',
  ],
  [
    '|Leis n º 6.019, de 3 de janeiro de 1974|, |8.036, de 11 de maio de 1990|, e |8.212, de 24 de julho de 1991|; e 10 dias',
    ['LEI-6019-1974', 'LEI-8036-1990', 'LEI-8212-1991'],
    'a list of three, then a number that is none',
  ],
  ['|Leis nº 8.212| e |8.213|, ambas de 1991', ['LEI-8212', 'LEI-8213'], 'dotted numbers go on with a list'],
  ['|Lei nº 8.212, de 1991|, e 8.213, de 1991', ['LEI-8212-1991'], 'one law is not a list'],
  ['a |Lei nº 1.521, de 1951| e o |Decreto nº 592, de 1992|', ['LEI-1521-1951', 'DEC-592-1992'], 'two acts'],
  ['Decreto Legislativo nº 10, de 2001', [], 'a legislative decree'],
  ['Resolução nº 5, de 2001', [], 'a resolution'],
  ['Lei Delegada nº 4, de 1962', [], 'a delegated law'],
  ['Lei Estadual nº 10.177, de 1998', [], 'a state law'],
  ['Projeto de Lei nº 10.372, de 2018', [], 'a bill'],
  ['Proposta de Emenda Constitucional nº 45, de 2019', [], 'a proposal'],
  ['previsto em lei no 5º dia', [], '`no` is a preposition'],
  ['o decreto 30 dias depois', [], 'a small number without mark or year'],
  ['ec 45, mp 10, dl 73', [], 'abbreviations in lower case'],
  ['anti-lei 8.072', [], 'the end of another word'],
  ['Lei 8.072.111', [], 'a number that goes on'],
  ['', [], 'nothing'],
];

describe('citations of acts', () => {
  test.each(CITACOES)('%s → %p: %s', (marked, siglas) => {
    const text = marked.replaceAll('|', '');
    const spans = marked.split('|').filter((_, position) => position % 2 === 1);
    const found = findActCitations(text);
    expect(found.map(makeSigla)).toEqual(siglas);
    expect(found.map(({ inicio, fim }) => text.slice(inicio, fim))).toEqual(spans);
  });

  test('the first is what parseActCitation gives', () => {
    expect(parseActCitation('a Lei 8.078/90 e a Lei 8.069/90')).toEqual({
      forma: 'lei',
      numero: '8.078',
      ano: 1990,
      inicio: 2,
      fim: 14,
    });
    expect(parseActCitation('o contrato')).toBeNull();
  });

  test('an act written out in any common way is read back', () => {
    const numbered = fc.record({
      forma: fc.constantFrom('lei', 'lei_complementar', 'decreto_lei', 'decreto', 'emenda_constitucional'),
      numero: fc.integer({ min: 1, max: 99_999 }).map((n) => printNumero(String(n))),
      ano: fc.integer({ min: 1824, max: 2099 }),
    });
    fc.assert(
      fc.property(numbered, (ato) => {
        for (const form of writtenForms(ato)) {
          if (!/\d[/,] ?/.test(form)) continue;
          expect({ form, read: findActCitations(form).map(makeSigla) }).toEqual({ form, read: [makeSigla(ato)] });
        }
      }),
      { numRuns: 200 },
    );
  });

  test('spans come in order, apart, inside the text, whatever the text', () => {
    const pieces = [
      'Lei ',
      'Leis ',
      'nº ',
      '8.072',
      ', ',
      ' e ',
      'de ',
      '1990',
      '(',
      ')',
      '-',
      '/',
      'Decreto',
      'LC ',
      '12',
      '\n',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), (parts) => {
        const text = parts.join('');
        let last = 0;
        for (const { inicio, fim } of findActCitations(text)) {
          expect(inicio).toBeGreaterThanOrEqual(last);
          expect(fim).toBeGreaterThan(inicio);
          expect(fim).toBeLessThanOrEqual(text.length);
          last = fim;
        }
      }),
    );
  });
});

describe('names of acts', () => {
  test('the made sigla holds form, number and year, and the year may be unknown', () => {
    expect(makeSigla({ forma: 'lei', numero: '9.784', ano: 1999 })).toBe('LEI-9784-1999');
    expect(makeSigla({ forma: 'lei', numero: '8.666', ano: null })).toBe('LEI-8666');
    expect(makeSigla({ forma: 'medida_provisoria', numero: '2.200-2', ano: 2001 })).toBe('MP-2200-2-2001');
    expect(makeSigla({ forma: 'lei', numero: '4.950-A', ano: 1966 })).toBe('LEI-4950-A-1966');
  });

  test('the short form runs the letter of a number into it, and keeps the issue of a measure apart', () => {
    expect(compactSigla({ forma: 'lei', numero: '4.950-A', ano: 1966 })).toBe('L4950A');
    expect(compactSigla({ forma: 'medida_provisoria', numero: '2.200-2', ano: 2001 })).toBe('MP2200-2');
  });

  test.each([
    ['8072', '8.072'],
    ['8.072', '8.072'],
    ['0605', '605'],
    ['13 105', '13.105'],
    ['4950a', '4.950-A'],
    ['2200-2', '2.200-2'],
  ])('%s is printed %s', (numero, printed) => {
    expect(printNumero(numero)).toBe(printed);
  });

  test.each([
    ['lei', '9.961', 0, 2000],
    ['lei', '9.784', 99, 1999],
    ['lei', '3.071', 16, 1916],
    ['lei_complementar', '101', 0, 2000],
    ['decreto_lei', '2.848', 40, 1940],
    ['decreto', '2.044', 8, 1908],
    ['decreto', '6.949', 9, 2009],
    ['decreto', '24.643', 34, 1934],
  ] as const)('%s %s of the year %p is of %p', (forma, numero, curto, ano) => {
    expect(expandAno({ forma, numero }, curto)).toBe(ano);
  });

  test('decrees, decree-laws, old laws and measures need their year', () => {
    expect(needsAno({ forma: 'decreto', numero: '678', ano: 1992 })).toBe(true);
    expect(needsAno({ forma: 'decreto_lei', numero: '2.848', ano: 1940 })).toBe(true);
    expect(needsAno({ forma: 'lei', numero: '556', ano: 1850 })).toBe(true);
    expect(needsAno({ forma: 'medida_provisoria', numero: '927', ano: 2020 })).toBe(true);
    expect(needsAno({ forma: 'medida_provisoria', numero: '2.200-2', ano: 2001 })).toBe(false);
    expect(needsAno({ forma: 'lei', numero: '8.078', ano: 1990 })).toBe(false);
    expect(needsAno({ forma: 'lei_complementar', numero: '95', ano: 1998 })).toBe(false);
  });
});

describe('fold', () => {
  test.each([
    ['  Código  Civil\n', 'codigo civil', 'case, accents, space'],
    ['CONSTITUIÇÃO', 'constituicao', 'cedilla and tilde'],
    ['Co\u0301digo\u00a0Penal', 'codigo penal', 'decomposed letters, NBSP'],
    ['Lei nº 8.078/90', 'lei nº 8.078/90', 'punctuation stays'],
  ])('%p → %p: %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('folding again changes nothing', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
  });
});
