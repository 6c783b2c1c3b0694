import { faixa, type Linha } from './estrutura.ts';

/** Bare numbers behind `§§`, tails that go on, and numbers written as others. */
export const PARAGRAFOS_EM_LISTA: readonly Linha[] = [
  [
    'O art. 37, §§ 3º, I, 4º e 12, da Constituição.',
    [
      ['CF.37.3.I', 'art. 37, §§ 3º, I'],
      ['CF.37.4', '4º'],
      ['CF.37.12', '12, da Constituição'],
    ],
    '§§ goes on behind an inciso',
  ],
  [
    'O art. 90, §§ 4º e 1º, do CPC.',
    [
      ['CPC.90.4', 'art. 90, §§ 4º'],
      ['CPC.90.1', '1º, do CPC'],
    ],
    '§§ out of order',
  ],
  [
    'O art. 158, §§ 3º e 3º-A, do CP.',
    [
      ['CP.158.3', 'art. 158, §§ 3º'],
      ['CP.158.3-A', '3º-A, do CP'],
    ],
    '§§ with a suffix',
  ],
  [
    'O art. 85, §§ 3º, I a III, 4º e 77, do CPC.',
    [
      ...faixa(['CPC.85.3.I', 'CPC.85.3.II', 'CPC.85.3.III'], 'art. 85, §§ 3º, I a III'),
      ['CPC.85.4', '4º'],
      ['CPC.85.77', '77, do CPC'],
    ],
    '§§ goes on behind a range, to one that is none',
  ],
  [
    'O art. 206, parágrafos 3º, inc. V, e 1º, inc. II, do Código Civil.',
    [
      ['CC.206.3.V', 'art. 206, parágrafos 3º, inc. V'],
      ['CC.206.1.II', '1º, inc. II, do Código Civil'],
    ],
    'parágrafos in full, each with its inciso',
  ],
  [
    'Os arts. 85, §§ 2º, I, e 8º, e 90 do CPC.',
    [
      ['CPC.85.2.I', 'arts. 85, §§ 2º, I'],
      ['CPC.85.8', '8º'],
      ['CPC.90', '90 do CPC'],
    ],
    'after a plural article a greater number is an article again',
  ],
  [
    'O art. 93, caput e incisos IX e X, da CF.',
    [
      ['CF.93+caput', 'art. 93, caput'],
      ['CF.93.IX', 'incisos IX'],
      ['CF.93.X', 'X, da CF'],
    ],
    'caput and its siblings',
  ],
  [
    'O art. 93 e incisos IX e LXX da CF.',
    [
      ['CF.93', 'art. 93'],
      ['CF.93.IX', 'incisos IX'],
      ['CF.93.LXX', 'LXX da CF'],
    ],
    'an article and incisos of it',
  ],
  [
    'Os arts. 2º, II; 3º, caput e parágrafos 1º e 2º; e 4º do CDC.',
    [
      ['CDC.2.II', 'arts. 2º, II'],
      ['CDC.3+caput', '3º, caput'],
      ['CDC.3.1', 'parágrafos 1º'],
      ['CDC.3.2', '2º'],
      ['CDC.4', '4º do CDC'],
    ],
    'caput and paragraphs in the middle of a list',
  ],
  ['O art. 7º e incisos da CF.', [['CF.7', 'art. 7º e incisos da CF']], 'e incisos, with no value'],
  ['O art. 6º, inciso 8, do CDC.', [['CDC.6.8', 'art. 6º, inciso 8, do CDC']], 'an inciso in digits is kept so'],
  [
    'O art. 6º, incisos 3 e 8, do CDC.',
    [
      ['CDC.6.3', 'art. 6º, incisos 3'],
      ['CDC.6.8', '8, do CDC'],
    ],
    'incisos in digits go on in digits',
  ],
  ['O art. 1,015 do CPC.', [['CPC.1015', 'art. 1,015 do CPC']], 'a comma for the dot of the thousand'],
  [
    'Os arts. 155,157 e 171 do CP.',
    [
      ['CP.155', 'arts. 155'],
      ['CP.157', '157'],
      ['CP.171', '171 do CP'],
    ],
    'commas without a space in a list',
  ],
  [
    'O artigo cento e cinquenta e sete do Código Penal.',
    [['CP.157', 'artigo cento e cinquenta e sete do Código Penal']],
    'an article in words',
  ],
  ['O art. 7.º, n.º XXIX, da CF.', [['CF.7.XXIX', 'art. 7.º, n.º XXIX, da CF']], 'n.º and a numeral'],
  ['O art. 7º, n. 4, da CF.', [['CF.7.item-4', 'art. 7º, n. 4, da CF']], 'n. and a digit is an item, and no alínea n'],
  ['O art. 373, § n. 77, do CPC.', [['CPC.373.77', 'art. 373, § n. 77, do CPC']], 'n. behind the sign'],
  ['O art. 373, parágrafo nº 1, do CPC.', [['CPC.373.1', 'art. 373, parágrafo nº 1, do CPC']], 'nº behind parágrafo'],
  ['O art. 6º, inciso nº LXX, do CDC.', [['CDC.6.LXX', 'art. 6º, inciso nº LXX, do CDC']], 'nº behind inciso'],
  ['O processo do art. 7º, n. 12.345.', [['?.7', 'art. 7º']], 'n. and a long number is no level'],
  ['O art. 6o. da CF.', [['CF.6', 'art. 6o. da CF']], 'a stop behind the ordinal mark'],
  [
    'Os arts. 1o. e 4o. da Lei nº 8.137/90.',
    [
      ['LEI-8137-1990.1', 'arts. 1o.'],
      ['LEI-8137-1990.4', '4o. da Lei nº 8.137/90'],
    ],
    'stops behind two marks',
  ],
  [
    'O art. 157, § 3º, 2.ª parte, do CP.',
    [['CP.157.3', 'art. 157, § 3º, 2.ª parte, do CP']],
    '2.ª parte is no article',
  ],
  [
    'O artigo 7, item 5, da CADH.',
    [['CADH.7.5', 'artigo 7, item 5, da CADH']],
    'the item of a treaty is its paragraph',
  ],
  [
    'O artigo 8, 2, "f", da CADH.',
    [['CADH.8.2.f', 'artigo 8, 2, "f", da CADH']],
    'a bare number of a treaty above its letter',
  ],
  ['O artigo 8, n. 2, "f", da CADH.', [['CADH.8.2.f', 'artigo 8, n. 2, "f", da CADH']], 'n. in a treaty'],
  [
    'Os artigos 7.5 e 8.2.f do Pacto de São José da Costa Rica.',
    [
      ['CADH.7.5', 'artigos 7.5'],
      ['CADH.8.2.f', '8.2.f do Pacto de São José da Costa Rica'],
    ],
    'dotted levels of a treaty',
  ],
  [
    'O art. 61, 2, alínea b, da CF.',
    [['CF.61.2.b', 'art. 61, 2, alínea b, da CF']],
    'a bare number above an alínea is no article',
  ],
  [
    'Incide o art. 18-A, único, alínea a, do ECA.',
    [['ECA.18-A.unico.a', 'art. 18-A, único, alínea a, do ECA']],
    'único without its word',
  ],
  [
    'Os arts. 60, §§ 8º e 9º; 25, I; 29-A, § 2º, da CF.',
    [
      ['CF.60.8', 'arts. 60, §§ 8º'],
      ['CF.60.9', '9º'],
      ['CF.25.I', '25, I'],
      ['CF.29-A.2', '29-A, § 2º, da CF'],
    ],
    'behind a semicolon a number with levels of its own is an article',
  ],
  [
    'O art. 85, §§ 2º; 8º; 11, do CPC.',
    [
      ['CPC.85.2', 'art. 85, §§ 2º'],
      ['CPC.85.8', '8º'],
      ['CPC.85.11', '11, do CPC'],
    ],
    'a semicolon alone goes on with the paragraphs',
  ],
  [
    'Os arts. 2º, §§ 2º e 3º, 9º e 10 da CLT.',
    [
      ['CLT.2.2', 'arts. 2º, §§ 2º'],
      ['CLT.2.3', '3º'],
      ['CLT.9', '9º'],
      ['CLT.10', '10 da CLT'],
    ],
    '§§ has two paragraphs at least, whatever their numbers',
  ],
  [
    'Os arts. 3º, §§ 4º, 7º e 10, e 12 da Lei 9.099/95.',
    [
      ['LJE.3.4', 'arts. 3º, §§ 4º'],
      ['LJE.3.7', '7º'],
      ['LJE.3.10', '10'],
      ['LJE.12', '12 da Lei 9.099/95'],
    ],
    'up to the first e all are paragraphs, whatever the number of the article',
  ],
  [
    'Os arts. 267, 301, §§ 1º a 3º, 480 e 535 do CPC.',
    [
      ['CPC.267', 'arts. 267'],
      ['CPC.301.1', '301, §§ 1º a 3º'],
      ['CPC.301.2', '301, §§ 1º a 3º'],
      ['CPC.301.3', '301, §§ 1º a 3º'],
      ['CPC.480', '480'],
      ['CPC.535', '535 do CPC'],
    ],
    'no article has so many',
  ],
  [
    'CF, art. 14, incisos I e II; incisos I e II do § 1º do art. 12 do CDC.',
    [
      ['CF.14.I', 'CF, art. 14, incisos I'],
      ['CF.14.II', 'II'],
      ['CDC.12.1.I', 'incisos I'],
      ['CDC.12.1.II', 'II do § 1º do art. 12 do CDC'],
    ],
    'a paragraph told behind joined incisos is only theirs',
  ],
  [
    'O art. 37, X, e § 2º, e os incisos I e II do art. 5º da CF.',
    [
      ['CF.37.X', 'art. 37, X'],
      ['CF.37.2', '§ 2º'],
      ['CF.5.I', 'incisos I'],
      ['CF.5.II', 'II do art. 5º da CF'],
    ],
    'an article told behind is only of what was joined last',
  ],
  [
    'Valem o CC, art. 927; L. 10.406/02, art. 186.',
    [
      ['CC.927', 'CC, art. 927'],
      ['CC.186', 'L. 10.406/02, art. 186'],
    ],
    'a law cut to its letter is no numeral',
  ],
  [
    'Vedam o art. 150, III, a, b, e; e o art. 29 da CF.',
    [
      ['CF.150.III.a', 'art. 150, III, a'],
      ['CF.150.III.b', 'b'],
      ['CF.150.III.e', 'e'],
      ['CF.29', 'art. 29 da CF'],
    ],
    'e before a semicolon is an alínea',
  ],
  [
    'Incide o art. 5º, único dispositivo aplicável, da CF.',
    [['CF.5', 'art. 5º, único dispositivo aplicável, da CF']],
    'único of something else',
  ],
  [
    'O art. 85, § 2º e 8º, do CPC.',
    [
      ['CPC.85.2', 'art. 85, § 2º'],
      ['CPC.85.8', '8º, do CPC'],
    ],
    'of one article, told in the singular, both are paragraphs',
  ],
  [
    'Viola o CPC, art. 489, 1º.',
    [['CPC.489.1', 'CPC, art. 489, 1º']],
    'a lower ordinal behind one article is no other article',
  ],
];
