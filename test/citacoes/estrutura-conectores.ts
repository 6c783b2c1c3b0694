import type { Linha } from './estrutura.ts';

/** Inverted lists, connectors, tails, and one `arts.` over several acts. */
export const CONECTORES: readonly Linha[] = [
  [
    'Incidem os §§ 1º e 2º do art. 98 do CPC.',
    [
      ['CPC.98.1', '§§ 1º'],
      ['CPC.98.2', '2º do art. 98 do CPC'],
    ],
    'inverted list of paragraphs',
  ],
  [
    'Incidem o § 4º do art. 12; o caput do art. 30; e os §§ 1º e 2º do art. 71 da Lei nº 8.666/93.',
    [
      ['LEI-8666-1993.12.4', '§ 4º do art. 12'],
      ['LEI-8666-1993.30+caput', 'caput do art. 30'],
      ['LEI-8666-1993.71.1', '§§ 1º'],
      ['LEI-8666-1993.71.2', '2º do art. 71 da Lei nº 8.666/93'],
    ],
    'inverted members of several articles, one act',
  ],
  [
    'Incidem o caput e o § 1º do art. 225 da CF.',
    [
      ['CF.225+caput', 'caput'],
      ['CF.225.1', '§ 1º do art. 225 da CF'],
    ],
    'inverted caput and paragraph',
  ],
  [
    'Incidem o inciso III do art. 1º e o caput do art. 5º da CF.',
    [
      ['CF.1.III', 'inciso III do art. 1º'],
      ['CF.5+caput', 'caput do art. 5º da CF'],
    ],
    'two inverted paths, one act at the end',
  ],
  [
    'Roubo tentado: art. 157, § 2º, II, c/c art. 14, II, do CP.',
    [
      ['CP.157.2.II', 'art. 157, § 2º, II'],
      ['CP.14.II', 'art. 14, II, do CP'],
    ],
    'c/c',
  ],
  [
    'Roubo tentado: art. 157, § 2º, II, c.c. o art. 14, II, ambos do CP.',
    [
      ['CP.157.2.II', 'art. 157, § 2º, II'],
      ['CP.14.II', 'art. 14, II, ambos do CP'],
    ],
    'c.c. with ambos',
  ],
  [
    'Roubo tentado: art. 157, § 2º, II, c.c art. 14, II, do Código Penal.',
    [
      ['CP.157.2.II', 'art. 157, § 2º, II'],
      ['CP.14.II', 'art. 14, II, do Código Penal'],
    ],
    'c.c without its last stop',
  ],
  [
    'Roubo tentado: art. 157, § 2º, II, combinado com o art. 14, II, do Código Penal.',
    [
      ['CP.157.2.II', 'art. 157, § 2º, II'],
      ['CP.14.II', 'art. 14, II, do Código Penal'],
    ],
    'combinado com',
  ],
  [
    'Crime do art. 33 c/c o art. 40, V, da Lei nº 11.343/2006.',
    [
      ['LD.33', 'art. 33'],
      ['LD.40.V', 'art. 40, V, da Lei nº 11.343/2006'],
    ],
    'c/c with no comma before it',
  ],
  [
    'Crime do art. 33 C/C 35 da Lei nº 11.343/2006.',
    [
      ['LD.33', 'art. 33'],
      ['LD.35', '35 da Lei nº 11.343/2006'],
    ],
    'C/C before a number alone',
  ],
  [
    'Crime do art. 155, § 4º, I e IV, c/c o art. 14, II, na forma do art. 69, todos do Código Penal.',
    [
      ['CP.155.4.I', 'art. 155, § 4º, I'],
      ['CP.155.4.IV', 'IV'],
      ['CP.14.II', 'art. 14, II'],
      ['CP.69', 'art. 69, todos do Código Penal'],
    ],
    'na forma do, all gathered by todos do',
  ],
  [
    'Crimes dos arts. 157, § 2º, II, e 70 (por três vezes), todos do Código Penal.',
    [
      ['CP.157.2.II', 'arts. 157, § 2º, II'],
      ['CP.70', '70 (por três vezes), todos do Código Penal'],
    ],
    'parenthesis between the last level and the act',
  ],
  [
    'Crime do art. 157 do CP c/c art. 1º da Lei nº 8.072/90.',
    [
      ['CP.157', 'art. 157 do CP'],
      ['LEI-8072-1990.1', 'art. 1º da Lei nº 8.072/90'],
    ],
    'c/c between provisions of two acts',
  ],
  [
    'Violados os arts. 769 da CLT c/c 267 e 301 do CPC/73.',
    [
      ['CLT.769', 'arts. 769 da CLT'],
      ['LEI-5869-1973.267', '267'],
      ['LEI-5869-1973.301', '301 do CPC/73'],
    ],
    'c/c, then numbers of another act',
  ],
  [
    'Violados os artigos 818 da CLT, c/c. 373, I, do CPC.',
    [
      ['CLT.818', 'artigos 818 da CLT'],
      ['CPC.373.I', '373, I, do CPC'],
    ],
    'c/c. with a stop, between acts',
  ],
  [
    'Violados os arts. 5º, LIV, da CF e 489, § 1º, do CPC.',
    [
      ['CF.5.LIV', 'arts. 5º, LIV, da CF'],
      ['CPC.489.1', '489, § 1º, do CPC'],
    ],
    'one arts. over two acts joined by e',
  ],
  [
    'Violação do(s) art(s). 7º, XIII, da Constituição Federal; 58, 59 e 66 da CLT; 884 do Código Civil.',
    [
      ['CF.7.XIII', 'art(s). 7º, XIII, da Constituição Federal'],
      ['CLT.58', '58'],
      ['CLT.59', '59'],
      ['CLT.66', '66 da CLT'],
      ['CC.884', '884 do Código Civil'],
    ],
    'one art(s). over three acts split by semicolons',
  ],
  [
    'Violação dos arts. 458 do CPC/73, 832 da CLT e 93, IX, da CF.',
    [
      ['LEI-5869-1973.458', 'arts. 458 do CPC/73'],
      ['CLT.832', '832 da CLT'],
      ['CF.93.IX', '93, IX, da CF'],
    ],
    'one arts. over three acts split by commas',
  ],
  [
    'Conforme os arts. 6º, VIII, do CDC, e 373, § 1º, do CPC, o ônus se inverte.',
    [
      ['CDC.6.VIII', 'arts. 6º, VIII, do CDC'],
      ['CPC.373.1', '373, § 1º, do CPC'],
    ],
    'comma and e between the acts',
  ],
  [
    'CF, arts. 1º e 5º; CLT, art. 468; e CC, arts. 421 e 422.',
    [
      ['CF.1', 'CF, arts. 1º'],
      ['CF.5', '5º'],
      ['CLT.468', 'CLT, art. 468'],
      ['CC.421', 'CC, arts. 421'],
      ['CC.422', '422'],
    ],
    'several acts, each before its articles',
  ],
  [
    'Gratuidade dos arts. 98 e seguintes do CPC.',
    [['CPC.98', 'arts. 98 e seguintes do CPC']],
    'e seguintes cites the article itself',
  ],
  ['Execução dos arts. 513 e ss. do CPC.', [['CPC.513', 'arts. 513 e ss. do CPC']], 'e ss.'],
  [
    'Execução do art. 523 e seguintes, do CPC.',
    [['CPC.523', 'art. 523 e seguintes, do CPC']],
    'singular word with e seguintes',
  ],
  [
    'Tutela dos arts. 294, 300 e seguintes do CPC.',
    [
      ['CPC.294', 'arts. 294'],
      ['CPC.300', '300 e seguintes do CPC'],
    ],
    'e seguintes after the last of a list',
  ],
  [
    'O art. 5º da CF e o art. 6º da CADH convergem.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['CADH.6', 'art. 6º da CADH'],
    ],
    'e between two citations complete in themselves',
  ],
  ['Nos termos do art. 5º da a CF.', [['CF.5', 'art. 5º da a CF']], 'a preposition and an article, a slip'],
  ['É o art. 1.694 do dele CC.', [['CC.1694', 'art. 1.694 do dele CC']], 'or two words that tie'],
];
