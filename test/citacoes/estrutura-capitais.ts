import type { Linha } from './estrutura.ts';

/** Decisions' headings are all in capitals, where no word is told by its first letter. */
export const CAPITAIS: readonly Linha[] = [
  [
    'ARTIGO 14, 3, G, DO PACTO INTERNACIONAL SOBRE DIREITOS CIVIS E POLÍTICOS.',
    [['DEC-592-1992.14.3.g', 'ARTIGO 14, 3, G, DO PACTO INTERNACIONAL SOBRE DIREITOS CIVIS E POLÍTICOS']],
    'a treaty’s paragraph above a letter in capitals',
  ],
  [
    'ART. 61, II, I, DO CP.',
    [['CP.61.II.i', 'ART. 61, II, I, DO CP']],
    'I behind a numeral, in capitals, is the alínea',
  ],
  ['ART. 102, I, I, DA CF.', [['CF.102.I.i', 'ART. 102, I, I, DA CF']], 'a numeral said twice is the alínea of itself'],
  [
    'ART. 5º, LV, X, DA CF.',
    [
      ['CF.5.LV', 'ART. 5º, LV'],
      ['CF.5.X', 'X, DA CF'],
    ],
    'a smaller one may be the next inciso',
  ],
  ['ART. 8.2 (H) DA CADH.', [['CADH.8.2.h', 'ART. 8.2 (H) DA CADH']], 'a letter in a bracket, in capitals'],
  [
    'ART. 8º, ITEM 2, ALÍNEA "B" E "C", DA CADH.',
    [
      ['CADH.8.2.b', 'ART. 8º, ITEM 2, ALÍNEA "B"'],
      ['CADH.8.2.c', '"C", DA CADH'],
    ],
    'item and alínea in capitals',
  ],
  [
    'ART. 8º, N. 2, ALÍNEA H, DA CADH.',
    [['CADH.8.2.h', 'ART. 8º, N. 2, ALÍNEA H, DA CADH']],
    'a number’s mark in capitals',
  ],
  [
    'ALÍNEAS C E D DO ART. 483 DA CLT.',
    [
      ['CLT.483.c', 'ALÍNEAS C'],
      ['CLT.483.d', 'D DO ART. 483 DA CLT'],
    ],
    'letters before their article in capitals',
  ],
  ['A CLT, DE 1943, EM SEU ART. 3º, VALE.', [['CLT.3', 'CLT, DE 1943, EM SEU ART. 3º']], 'the possessive in capitals'],
  [
    'A LEI 13.655/2018, QUE TROUXE A LINDB, EM SEU ART. 1º, VALE.',
    [['LEI-13655-2018.1', 'LEI 13.655/2018, QUE TROUXE A LINDB, EM SEU ART. 1º']],
    'an aside in capitals',
  ],
  [
    'À LUZ DA CF, A LEI MUNICIPAL Nº 1.234/2010, EM SEU ART. 2º, VALE.',
    [['*.2', 'LEI MUNICIPAL Nº 1.234/2010, EM SEU ART. 2º']],
    'a town’s law in capitals',
  ],
  ['VALE A CF. O CONTRATO, EM SEU ART. 2º, NÃO.', [['?.2', 'ART. 2º']], 'an owner in capitals'],
  [
    'ARTS. 186 E 373 DO CC E DO CPC, RESPECTIVAMENTE.',
    [
      ['CC.186', 'ARTS. 186'],
      ['CPC.373', '373'],
    ],
    'each of its own act in capitals',
  ],
  [
    'NO CHILE, O CÓDIGO CIVIL, ART. 2.314; O CDC, ART. 6º.',
    [
      ['*.2314', 'CÓDIGO CIVIL, ART. 2.314'],
      ['CDC.6', 'CDC, ART. 6º'],
    ],
    'another country in capitals',
  ],
  ['A CONSTITUIÇÃO DE CAPITAL, ART. 533.', [['?.533', 'ART. 533']], 'what is constituted, in capitals'],
  [
    'O ART. 4º DA CLT (CF. ART. 6º DO CDC).',
    [
      ['CLT.4', 'ART. 4º DA CLT'],
      ['CDC.6', 'ART. 6º DO CDC'],
    ],
    'confer in capitals',
  ],
  ['§ 1.O DO ART. 14 DO CDC.', [['CDC.14.1', '§ 1.O DO ART. 14 DO CDC']], 'the letter of an ordinal in capitals'],
  [
    'VALE A CF. RESOLVE: ART. 1º APROVAR O PLANO. ART. 2º FICA REVOGADO O ANTERIOR.',
    [],
    'a text’s own labels in capitals',
  ],
  [
    'DECRETA: ART. 1º OS ARTS. 5º E 6º DA CLT VIGORAM ASSIM.',
    [
      ['CLT.5', 'ARTS. 5º'],
      ['CLT.6', '6º DA CLT'],
    ],
    'a label and what it changes in capitals',
  ],
  ['CP, ART. 121, 6 A 20 ANOS.', [['CP.121', 'CP, ART. 121']], 'years are counted in capitals too'],
  [
    'CC, ARTS. 186 E 927 E 5 TESTEMUNHAS.',
    [
      ['CC.186', 'CC, ARTS. 186'],
      ['CC.927', '927'],
    ],
    'and so is anything else',
  ],
  ['CLT, ART. 71, 1H.', [['CLT.71', 'CLT, ART. 71']], 'an hour is no article'],
  ['CF, ART. 5º, I CONGRESSO.', [['CF.5', 'CF, ART. 5º']], 'what is held again and again'],
  ['CLT, ART. 482, B E A CF.', [['CLT.482.b', 'CLT, ART. 482, B']], 'the article of an acronym is no alínea'],
  [
    'A CF, ART. 102, I, A CLT, ART. 7º.',
    [
      ['CF.102.I', 'CF, ART. 102, I'],
      ['CLT.7', 'CLT, ART. 7º'],
    ],
    'nor before its article',
  ],
  ['ART. 18 DA CONSTITUIÇÃO DA REPÚBLICA ORIENTAL DO URUGUAI.', [], 'another republic in capitals'],
  [
    'ART. 4º DA LEI DE INTRODUÇÃO AO CÓDIGO PENAL.',
    [['*.4', 'ART. 4º DA LEI DE INTRODUÇÃO AO CÓDIGO PENAL']],
    'a name goes on past the end of another in capitals',
  ],
  ['ART. 5º DO CÓDIGO PENAL MODELO.', [['*.5', 'ART. 5º DO CÓDIGO PENAL MODELO']], 'and so does one with an adjective'],
  ['RESOLUÇÃO DA LGPD, ART. 5º.', [['?.5', 'ART. 5º']], 'what is made of an act of ours'],
  ['XX DO ART. 7º DA LGPD.', [['LGPD.7.XX', 'XX DO ART. 7º DA LGPD']], 'a level before its article'],
  ['ART. 482 DA CLT, "E", DESÍDIA.', [['?.482', 'ART. 482 DA CLT']], 'a letter behind the act costs it'],
  ['CISG, ART. 35, 2, A', [['DEC-8327-2014.35.2.a', 'CISG, ART. 35, 2, A']], 'the last letter of a treaty'],
  ['CLT, ART. 483, D', [['CLT.483.d', 'CLT, ART. 483, D']], 'and of the CLT'],
  [
    'CF, ART. 5º: XXXV E LV.',
    [
      ['CF.5.XXXV', 'CF, ART. 5º: XXXV'],
      ['CF.5.LV', 'LV'],
    ],
    'two behind a colon',
  ],
  ['O ART. 5º DA CF/88, XXXV ASSEGURA O ACESSO.', [['CF.5.XXXV', 'ART. 5º DA CF/88, XXXV']], 'the sentence goes on'],
  [
    'ART. 105, I, D, I, DA CF.',
    [
      ['CF.105.I.d', 'ART. 105, I, D'],
      ['CF.105.I.i', 'I, DA CF'],
    ],
    'the inciso said again behind an alínea is an alínea',
  ],
  ['CF, ART. 37, (Z).', [['?.37', 'ART. 37']], 'a letter in a bracket behind a comma'],
  ['ART. 5º DA CF INCISO XI.', [['CF.5.XI', 'ART. 5º DA CF INCISO XI']], 'a level right behind the act, in capitals'],
  ['ART. 6º, INCLUSIVE § 1º, DA CF.', [['CF.6.1', 'ART. 6º, INCLUSIVE § 1º, DA CF']], 'INCLUSIVE, which is no numeral'],
  ['ART. 337 D\nDO CP.', [['CP.337-D', 'ART. 337 D\nDO CP']], 'a letter at the end of a line of capitals'],
  [
    'A CF, AO CONTRÁRIO\nDO CP, ART. 12.',
    [['CF.12 ~mencao', 'ART. 12']],
    'an act that is only set against another, on the next line',
  ],
];
