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
];
