import type { Linha } from './estrutura.ts';

/** Which of several things each of several is of. */
export const DISTRIBUIDOS: readonly Linha[] = [
  [
    'Nos arts. 186 e 373 do CC e do CPC, respectivamente.',
    [
      ['CC.186', 'arts. 186'],
      ['CPC.373', '373'],
    ],
    'each article of the act in its place',
  ],
  [
    'Os arts. 927 e 14, respectivamente, do Código Civil e do CDC.',
    [
      ['CC.927', 'arts. 927'],
      ['CDC.14', '14'],
    ],
    'the word before the acts',
  ],
  [
    'São, respectivamente, os arts. 121 e 302 do CP e do CTB.',
    [
      ['CP.121', 'arts. 121'],
      ['CTB.302', '302'],
    ],
    'the word before the articles',
  ],
  [
    'São os arts. 1º, 2º e 3º do CC e do CPC, respectivamente.',
    [
      ['?.1', 'arts. 1º'],
      ['?.2', '2º'],
      ['?.3', '3º'],
    ],
    'not as many acts as articles',
  ],
  [
    'Nas alíneas "a" do inciso I e "b" do inciso II do art. 102 da CF.',
    [
      ['CF.102.I.a', 'alíneas "a" do inciso I'],
      ['CF.102.II.b', '"b" do inciso II do art. 102 da CF'],
    ],
    'each alínea of its own inciso, from below',
  ],
  [
    'Nos incisos I do § 1º e II do § 2º do art. 14 da CF.',
    [
      ['CF.14.1.I', 'incisos I do § 1º'],
      ['CF.14.2.II', 'II do § 2º do art. 14 da CF'],
    ],
    'each inciso of its own paragraph, from below',
  ],
  [
    'Os §§ 1º do art. 12 e 3º do art. 14 do CDC.',
    [
      ['CDC.12.1', '§§ 1º do art. 12'],
      ['CDC.14.3', '3º do art. 14 do CDC'],
    ],
    'a bare number before do art. is a paragraph',
  ],
  [
    'Os artigos 8º, itens 1 e 2, e 25, item 1, da CADH.',
    [
      ['CADH.8.1', 'artigos 8º, itens 1'],
      ['CADH.8.2', '2'],
      ['CADH.25.1', '25, item 1, da CADH'],
    ],
    'behind the items of a treaty a number with items of its own is an article',
  ],
  [
    'O antigo art. 273 do CPC e o então art. 557 do CPC.',
    [
      ['LEI-5869-1973.273', 'art. 273 do CPC'],
      ['LEI-5869-1973.557', 'art. 557 do CPC'],
    ],
    'what is said of the article says which code',
  ],
  [
    'O art. 535 do CPC, hoje art. 1.022 do CPC.',
    [
      ['LEI-5869-1973.535', 'art. 535 do CPC'],
      ['CPC.1022', 'art. 1.022 do CPC'],
    ],
    'the article that took its place',
  ],
  [
    'O art. 186¹ do CC e o art. 14[3] do CDC.',
    [
      ['CC.186', 'art. 186¹ do CC'],
      ['CDC.14', 'art. 14[3] do CDC'],
    ],
    'the marks of notes',
  ],
  [
    'O § 1.o do art. 14 do CDC.',
    [['CDC.14.1', '§ 1.o do art. 14 do CDC']],
    'an ordinal mark typed as a letter behind a stop',
  ],
  [
    'O inc. I do par. 1º do art. 12 do CDC.',
    [['CDC.12.1.I', 'inc. I do par. 1º do art. 12 do CDC']],
    'par. on the way up',
  ],
  [
    'CC/2003, art. 186.',
    [['X-CC-2003.186', 'CC/2003, art. 186']],
    'an acronym with a year in full that no act of its name has',
  ],
  [
    'Constituição e CLT, arts. 5º e 8º, respectivamente.',
    [
      ['CF.5', 'arts. 5º'],
      ['CLT.8', '8º'],
    ],
    'the acts before the articles',
  ],
  [
    'CF, CDC e CPC, arts. 5º e 186, respectivamente.',
    [
      ['?.5', 'arts. 5º'],
      ['?.186', '186'],
    ],
    'more acts than articles, before them',
  ],
];
