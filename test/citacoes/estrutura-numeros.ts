import type { Linha } from './estrutura.ts';

/** Acts by form and number, with each way of writing number, year and date. */
export const NUMEROS: readonly Linha[] = [
  [
    'Vide o art. 117 da Lei 8.112/90.',
    [['LEI-8112-1990.117', 'art. 117 da Lei 8.112/90']],
    'number with a dot, short year',
  ],
  [
    'Vide o art. 117 da Lei 8.112/1990.',
    [['LEI-8112-1990.117', 'art. 117 da Lei 8.112/1990']],
    'number with a dot, full year',
  ],
  ['Vide o art. 117 da Lei 8112/90.', [['LEI-8112-1990.117', 'art. 117 da Lei 8112/90']], 'number without a dot'],
  ['Vide o art. 117 da Lei nº 8.112/90.', [['LEI-8112-1990.117', 'art. 117 da Lei nº 8.112/90']], 'nº'],
  [
    'Vide o art. 117 da Lei n° 8.112/90.',
    [['LEI-8112-1990.117', 'art. 117 da Lei n° 8.112/90']],
    'n with the degree sign',
  ],
  ['Vide o art. 117 da Lei n.º 8.112/90.', [['LEI-8112-1990.117', 'art. 117 da Lei n.º 8.112/90']], 'n.º'],
  ['Vide o art. 117 da Lei n. 8.112/90.', [['LEI-8112-1990.117', 'art. 117 da Lei n. 8.112/90']], 'n.'],
  ['Vide o art. 117 da Lei No 8.112/90.', [['LEI-8112-1990.117', 'art. 117 da Lei No 8.112/90']], 'No'],
  [
    'Vide o art. 117 da lei federal nº 8.112/90.',
    [['LEI-8112-1990.117', 'art. 117 da lei federal nº 8.112/90']],
    'federal, in lower case',
  ],
  [
    'Vide o art. 117 da Lei nº 8.112, de 1990.',
    [['LEI-8112-1990.117', 'art. 117 da Lei nº 8.112, de 1990']],
    'comma, de and the year',
  ],
  [
    'Vide o art. 117 da Lei nº 8.112 de 1990.',
    [['LEI-8112-1990.117', 'art. 117 da Lei nº 8.112 de 1990']],
    'de and the year without comma',
  ],
  [
    'Vide o art. 117 da Lei nº 8.112, de 11 de dezembro de 1990.',
    [['LEI-8112-1990.117', 'art. 117 da Lei nº 8.112, de 11 de dezembro de 1990']],
    'whole date',
  ],
  [
    'Vide o art. 117 da Lei nº 8.112, de 11.12.1990.',
    [['LEI-8112-1990.117', 'art. 117 da Lei nº 8.112, de 11.12.1990']],
    'date in figures with dots',
  ],
  [
    'Vide o art. 117 da Lei nº 8.112, de 11/12/1990.',
    [['LEI-8112-1990.117', 'art. 117 da Lei nº 8.112, de 11/12/1990']],
    'date in figures with slashes',
  ],
  [
    'Vide o art. 117 da Lei n. 8.112, de 11-12-90.',
    [['LEI-8112-1990.117', 'art. 117 da Lei n. 8.112, de 11-12-90']],
    'date in figures with hyphens and a short year',
  ],
  ['Vide o art. 41 da Lei 9.099-95.', [['LJE.41', 'art. 41 da Lei 9.099-95']], 'year after a hyphen'],
  [
    'Vide o art. 9º do Decreto-lei nº 5.452, de 1º de maio de 1943.',
    [['CLT.9', 'art. 9º do Decreto-lei nº 5.452, de 1º de maio de 1943']],
    'ordinal day in the date; the act has a sigla of its own',
  ],
  [
    'Vide o art. 14 da Lei 8.078.',
    [['CDC.14', 'art. 14 da Lei 8.078']],
    'no year: one law of the catalogue has the number',
  ],
  [
    'Vide o art. 421 da Lei nº 10.406.',
    [['CC.421', 'art. 421 da Lei nº 10.406']],
    'no year, number of the Código Civil',
  ],
  ['Vide o art. 14 da Lei nº 8.078/90.', [['CDC.14', 'art. 14 da Lei nº 8.078/90']], 'the right year gives the sigla'],
  [
    'Vide o art. 14 da Lei nº 8.078/95.',
    [['LEI-8078-1995.14', 'art. 14 da Lei nº 8.078/95']],
    'a wrong year is another act',
  ],
  [
    'Vide o art. 14 da LC nº 8.078/90.',
    [['LC-8078-1990.14', 'art. 14 da LC nº 8.078/90']],
    'a wrong type is another act',
  ],
  [
    'Vide o art. 14 do Decreto nº 8.078/1990.',
    [['DEC-8078-1990.14', 'art. 14 do Decreto nº 8.078/1990']],
    'a decree with the number and year of a law',
  ],
  [
    'Vide o art. 121 do Decreto-Lei nº 2.848/40.',
    [['CP.121', 'art. 121 do Decreto-Lei nº 2.848/40']],
    'decree-law with its year',
  ],
  [
    'Vide o art. 121 do Decreto Lei nº 2.848/40.',
    [['CP.121', 'art. 121 do Decreto Lei nº 2.848/40']],
    'decree-law without its hyphen',
  ],
  [
    'Vide o art. 121 do Decreto-Lei nº 2.848.',
    [['DL-2848.121', 'art. 121 do Decreto-Lei nº 2.848']],
    'a decree-law needs its year',
  ],
  [
    'Vide o art. 15 do Decreto nº 70.235/72.',
    [['DEC-70235-1972.15', 'art. 15 do Decreto nº 70.235/72']],
    'decree with its year',
  ],
  [
    'Vide o art. 15 do Decreto nº 70.235.',
    [['DEC-70235.15', 'art. 15 do Decreto nº 70.235']],
    'a decree needs its year',
  ],
  ['Vide o art. 2º do Dec. 70.235/72.', [['DEC-70235-1972.2', 'art. 2º do Dec. 70.235/72']], 'Dec.'],
  ['Vide o art. 15 do DL 3.365/41.', [['DL-3365-1941.15', 'art. 15 do DL 3.365/41']], 'DL'],
  [
    'Vide o art. 21 do Decreto-lei 3.688/41.',
    [['LCP.21', 'art. 21 do Decreto-lei 3.688/41']],
    'decree-law whose sigla is made of letters only',
  ],
  [
    'Vide o art. 19 da Lei Complementar nº 101/2000.',
    [['LRF.19', 'art. 19 da Lei Complementar nº 101/2000']],
    'Lei Complementar in full',
  ],
  [
    'Vide o art. 19 da Lei nº 101/2000.',
    [['LEI-101-2000.19', 'art. 19 da Lei nº 101/2000']],
    'an ordinary law with the number of a complementary one',
  ],
  ['Vide o art. 3º da LC nº 116.', [['LC-116-2003.3', 'art. 3º da LC nº 116']], 'complementary law without year'],
  [
    'Vide o art. 3º da Emenda Constitucional nº 47/2005.',
    [['EC-47-2005.3', 'art. 3º da Emenda Constitucional nº 47/2005']],
    'Emenda Constitucional in full',
  ],
  ['Vide o art. 2º da EC nº 41/03.', [['EC-41-2003.2', 'art. 2º da EC nº 41/03']], 'EC with a short year'],
  ['Vide o art. 23 da EC 103.', [['EC-103-2019.23', 'art. 23 da EC 103']], 'EC without year'],
  [
    'Vide o art. 10 da Medida Provisória nº 2.200-2/2001.',
    [['MP-2200-2-2001.10', 'art. 10 da Medida Provisória nº 2.200-2/2001']],
    'provisional measure with its issue',
  ],
  [
    'Vide o art. 1º da Medida Provisória nº 2.180-35, de 24 de agosto de 2001.',
    [['MP-2180-35-2001.1', 'art. 1º da Medida Provisória nº 2.180-35, de 24 de agosto de 2001']],
    'issue and whole date',
  ],
  [
    'Vide o art. 5º da Lei nº 4.950-A/66.',
    [['LEI-4950-A-1966.5', 'art. 5º da Lei nº 4.950-A/66']],
    'a letter in the number',
  ],
  [
    'Vide o art. 1º do Decreto nº 2.044, de 31 de dezembro de 1908.',
    [['DEC-2044-1908.1', 'art. 1º do Decreto nº 2.044, de 31 de dezembro de 1908']],
    'an old decree with its date',
  ],
  [
    'Vide o art. 24, II, da Lei nº 8.666/93.',
    [['LEI-8666-1993.24.II', 'art. 24, II, da Lei nº 8.666/93']],
    'law outside the catalogue: made form',
  ],
  [
    'Vide o art. 24, IV, da Lei nº 8.443.',
    [['LEI-8443.24.IV', 'art. 24, IV, da Lei nº 8.443']],
    'law outside the catalogue, no year',
  ],
  [
    'Vide o art. 24, IV, da Lei nº 8.666.',
    [['LEI-8666-1993.24.IV', 'art. 24, IV, da Lei nº 8.666']],
    'law that was repealed, no year',
  ],
  [
    'Vide o art. 12 da Lei nº 6.368, de 21 de outubro de 1976.',
    [['LEI-6368-1976.12', 'art. 12 da Lei nº 6.368, de 21 de outubro de 1976']],
    'repealed law outside the catalogue, by date',
  ],
  ['Vide o art. 75 da Lei 14.133/21.', [['LLC.75', 'art. 75 da Lei 14.133/21']], 'a short year of this century'],
  ['Vide o art. 1º do DL 779/69.', [['DL-779-1969.1', 'art. 1º do DL 779/69']], 'decree-law outside the catalogue'],
  ['Vide o art. 6º da Lei nº 556.', [['LEI-556.6', 'art. 6º da Lei nº 556']], 'a law from before 1946 needs its year'],
  [
    'Vide o art. 457 da Lei nº 556, de 25 de junho de 1850.',
    [['CCOM.457', 'art. 457 da Lei nº 556, de 25 de junho de 1850']],
    'the same with its date',
  ],
];
