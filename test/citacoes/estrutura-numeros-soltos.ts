import type { Linha } from './estrutura.ts';

/** Numbers, letters and words behind a list whose level nothing but their place tells. */
export const NUMEROS_SOLTOS: readonly Linha[] = [
  [
    'CF, arts. 5º, 6º e 7 perguntas ao perito.',
    [
      ['CF.5', 'CF, arts. 5º'],
      ['CF.6', '6º'],
    ],
    'a plain number before a plural counts it',
  ],
  [
    'CF, arts. 5, 6 e 7 previstos.',
    [
      ['CF.5', 'CF, arts. 5'],
      ['CF.6', '6'],
      ['CF.7', '7'],
    ],
    'a participle is not counted',
  ],
  ['CPP, art. 10, 5 e 15 dias.', [['CPP.10', 'CPP, art. 10']], 'of one article no lower number is another'],
  [
    'CPP, arts. 10, 5 e 15.',
    [
      ['CPP.10', 'CPP, arts. 10'],
      ['CPP.5', '5'],
      ['CPP.15', '15'],
    ],
    'of several it may be',
  ],
  [
    'CC, arts. 186, 187, 2002.',
    [
      ['CC.186', 'CC, arts. 186'],
      ['CC.187', '187'],
    ],
    'the year of a book ends the list',
  ],
  [
    'CC, arts. 1997, 1998 e 2002.',
    [
      ['CC.1997', 'CC, arts. 1997'],
      ['CC.1998', '1998'],
      ['CC.2002', '2002'],
    ],
    'among such articles it is one of them',
  ],
  ['CADH, art. 7º, 7.', [['CADH.7.7', 'CADH, art. 7º, 7']], 'a treaty’s paragraph with the number of its article'],
  [
    'Decreto 678/1992 (Pacto de San José), art. 7º, 7.',
    [['CADH.7.7', 'Decreto 678/1992 (Pacto de San José), art. 7º, 7']],
    'whatever names the treaty',
  ],
  ['O número 2 do art. 8º da CADH.', [['CADH.8.2', 'número 2 do art. 8º da CADH']], 'a level told by its number alone'],
  [
    'A alínea h do nº 2 do art. 8º da CADH.',
    [['CADH.8.2.h', 'alínea h do nº 2 do art. 8º da CADH']],
    'a treaty’s numbers lie above its letters',
  ],
  [
    'Arts. 7º, item 5; 8º, itens 1 e 2, "h"; e 25 da CADH.',
    [
      ['CADH.7.5', 'Arts. 7º, item 5'],
      ['CADH.8.1', '8º, itens 1'],
      ['CADH.8.2.h', '2, "h"'],
      ['CADH.25', '25 da CADH'],
    ],
    'the last of several too',
  ],
  [
    'O artigo 5º da CF; parágrafos primeiro e segundo do art. 14 da CF.',
    [
      ['CF.5', 'artigo 5º da CF'],
      ['CF.14.1', 'parágrafos primeiro'],
      ['CF.14.2', 'segundo do art. 14 da CF'],
    ],
    'paragraphs in words are as many as are told',
  ],
  [
    'O art. 37, §§ 1º e 2º, segundo a doutrina, da CF.',
    [
      ['CF.37.1', 'art. 37, §§ 1º'],
      ['CF.37.2', '2º, segundo a doutrina, da CF'],
    ],
    'segundo may lead to who says so',
  ],
  ['A alínea "a", I, art. 102, CF.', [['CF.102.I.a', 'alínea "a", I, art. 102, CF']], 'a bare inciso on the way up'],
  [
    'O art. 114, III, alíneas c e e, do CPC.',
    [
      ['CPC.114.III.c', 'art. 114, III, alíneas c'],
      ['CPC.114.III.e', 'e, do CPC'],
    ],
    'a second e is a letter',
  ],
  ['O art. 105, I, e, da CF.', [['CF.105.I.e', 'art. 105, I, e, da CF']], 'an e that joins nothing is a letter'],
  ['O art. 102, I, o, da CF.', [['CF.102.I.o', 'art. 102, I, o, da CF']], 'and so is an o'],
  ['O CP, art. 121, 6 a 20 anos.', [['CP.121', 'CP, art. 121']], 'a range of years'],
  ['O CDC, art. 26, 30 e 90 dias.', [['CDC.26', 'CDC, art. 26']], 'two terms, their unit behind the last'],
  ['O CPC, art. 300, 1ª Turma.', [['CPC.300', 'CPC, art. 300']], 'nor is a chamber, since no article is feminine'],
  [
    'Compete nos termos do art. 109, 1, da CF.',
    [['CF.109.1', 'art. 109, 1, da CF']],
    'a scanned numeral is no article before it',
  ],
  [
    'Vale o art. 186, 187 e 927 do CC.',
    [
      ['CC.186', 'art. 186'],
      ['CC.187', '187'],
      ['CC.927', '927 do CC'],
    ],
    'a list that goes up, though told in the singular',
  ],
];
