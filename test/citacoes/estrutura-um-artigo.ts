import type { Linha } from './estrutura.ts';

/** One article was promised: whether the bare numbers behind it are articles, however it is written. */
export const UM_ARTIGO: readonly Linha[] = [
  [
    'O art. 5o, 37, da CF.',
    [
      ['?.5', 'art. 5o'],
      ['?.37', '37, da CF'],
    ],
    'a typed ordinal before a bare number',
  ],
  [
    'O art. nº 5, 10, da CF.',
    [
      ['?.5', 'art. nº 5'],
      ['?.10', '10, da CF'],
    ],
    'the sign for a number before it',
  ],
  [
    'Artigo quinto, 37, da CF.',
    [
      ['?.5', 'Artigo quinto'],
      ['?.37', '37, da CF'],
    ],
    'the article before it in words',
  ],
  [
    'O art. 5º-A, 10 da CLT.',
    [
      ['?.5-A', 'art. 5º-A'],
      ['?.10', '10 da CLT'],
    ],
    'an article with a letter',
  ],
  [
    'O art 5º,10 da CF.',
    [
      ['?.5', 'art 5º'],
      ['?.10', '10 da CF'],
    ],
    'no blank and no stop',
  ],
  [
    'O art. 5º; 10 da CF.',
    [
      ['?.5', 'art. 5º'],
      ['?.10', '10 da CF'],
    ],
    'a semicolon between',
  ],
  [
    'O ARTIGO 5º, 10, DA CF.',
    [
      ['?.5', 'ARTIGO 5º'],
      ['?.10', '10, DA CF'],
    ],
    'in capitals',
  ],
  [
    'O art. 5º,\n10 da CF.',
    [
      ['?.5', 'art. 5º'],
      ['?.10', '10 da CF'],
    ],
    'the number on the next line',
  ],
  [
    'O art. 5º, 10 a 12, da CF.',
    [
      ['?.5', 'art. 5º'],
      ['?.10', '10 a 12, da CF'],
      ['?.11', '10 a 12, da CF'],
      ['?.12', '10 a 12, da CF'],
    ],
    'a range of what they may be',
  ],
  [
    'CF, art. 11; 20.',
    [
      ['?.11', 'CF, art. 11'],
      ['?.20', '20'],
    ],
    'a semicolon behind the act',
  ],
  [
    'O art. 5º, 6 e 7 da CF.',
    [
      ['?.5', 'art. 5º'],
      ['?.6', '6'],
      ['?.7', '7 da CF'],
    ],
    'small numbers that lost the mark which the article has',
  ],
  [
    'O art. 5º, 10 e 6 da CF.',
    [
      ['?.5', 'art. 5º'],
      ['?.10', '10'],
      ['?.6', '6 da CF'],
    ],
    'no list of articles goes down',
  ],
  [
    'CF, art. 5º, 37, 93, IX.',
    [
      ['?.5', 'CF, art. 5º'],
      ['?.37', '37'],
      ['CF.93.IX', '93, IX'],
    ],
    'what has a level of its own is an article',
  ],
  ['CPP, art.10, 5 e 15 dias.', [['CPP.10', 'CPP, art.10']], 'days, behind an article with no blank'],
  ['CPP, art. 10, 30 e 60 dias.', [['CPP.10', 'CPP, art. 10']], 'days that go up as articles do'],
  [
    'CF, art. 5º, 37 e 93.',
    [
      ['?.5', 'CF, art. 5º'],
      ['?.37', '37'],
      ['?.93', '93'],
    ],
    'numbers that may be incisos of an article with a mark',
  ],
  [
    'O art. 1º, 5º e 37 da CF.',
    [
      ['CF.1', 'art. 1º'],
      ['CF.5', '5º'],
      ['CF.37', '37 da CF'],
    ],
    'the act behind them',
  ],
  [
    'O art. 14, 18 e 20 do CDC.',
    [
      ['CDC.14', 'art. 14'],
      ['CDC.18', '18'],
      ['CDC.20', '20 do CDC'],
    ],
    'articles without marks',
  ],
  [
    'O art. 1º, 3º, 5º e 37, todos da CF.',
    [
      ['CF.1', 'art. 1º'],
      ['CF.3', '3º'],
      ['CF.5', '5º'],
      ['CF.37', '37, todos da CF'],
    ],
    'all of them said to be of the act',
  ],
  [
    'O art. 5º, 37 e 93, IX, da CF.',
    [
      ['CF.5', 'art. 5º'],
      ['CF.37', '37'],
      ['CF.93.IX', '93, IX, da CF'],
    ],
    'the last with a level of its own',
  ],
  [
    'O art. 5º, 37, 93 e 102 da CF.',
    [
      ['CF.5', 'art. 5º'],
      ['CF.37', '37'],
      ['CF.93', '93'],
      ['CF.102', '102 da CF'],
    ],
    'and one that can be nothing else',
  ],
  [
    'CF, ART. 5º, 37, 93 E 102.',
    [
      ['CF.5', 'CF, ART. 5º'],
      ['CF.37', '37'],
      ['CF.93', '93'],
      ['CF.102', '102'],
    ],
    'a number that no inciso has, in capitals',
  ],
  [
    'CC, art. 186, 187 e 927.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.187', '187'],
      ['CC.927', '927'],
    ],
    'numbers that count nothing below an article',
  ],
  [
    'O art(s). 5º, 10 da CF.',
    [
      ['CF.5', 'art(s). 5º'],
      ['CF.10', '10 da CF'],
    ],
    'one or several were promised',
  ],
  [
    'O art. 6º, 7º, 8º da CLT.',
    [
      ['CLT.6', 'art. 6º'],
      ['CLT.7', '7º'],
      ['CLT.8', '8º da CLT'],
    ],
    'three that count on, with commas alone',
  ],
  [
    'Ofensa ao art. 5º, 35 e 36 da CF.',
    [
      ['?.5', 'art. 5º'],
      ['?.35', '35'],
      ['?.36', '36 da CF'],
    ],
    'incisos told in digits, maybe',
  ],
  [
    'CF, art. 5º, 10 e § 2º.',
    [
      ['?.5', 'CF, art. 5º'],
      ['?.10', '10'],
      ['?.10.2', '§ 2º'],
    ],
    'what lies below an uncertain number',
  ],
];
