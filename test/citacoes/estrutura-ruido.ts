import type { Linha } from './estrutura.ts';

/** Line breaks, hyphenation, capitals, glued words, odd marks and spaces. */
export const RUIDO: readonly Linha[] = [
  ['Violou o art. 489,\n§ 1º, do CPC.', [['CPC.489.1', 'art. 489,\n§ 1º, do CPC']], 'line break before the paragraph'],
  ['Violou o art.\n489 do CPC.', [['CPC.489', 'art.\n489 do CPC']], 'line break after art.'],
  ['Violou o art. 489 do\nCPC.', [['CPC.489', 'art. 489 do\nCPC']], 'line break before the act'],
  [
    'Violou o art. 489 do Código de\nProcesso Civil.',
    [['CPC.489', 'art. 489 do Código de\nProcesso Civil']],
    'line break inside the name of the act',
  ],
  [
    'Violou o art. 489, § 1\nº, do CPC.',
    [['CPC.489.1', 'art. 489, § 1\nº, do CPC']],
    'line break before the ordinal mark',
  ],
  [
    'Violou o art. 489, §\n1º, do CPC.',
    [['CPC.489.1', 'art. 489, §\n1º, do CPC']],
    'line break after the paragraph sign',
  ],
  ['Violou o art. 489\r\ndo CPC.', [['CPC.489', 'art. 489\r\ndo CPC']], 'carriage return and line feed'],
  [
    'Violou o art. 117 da Lei nº\n8.112/90.',
    [['LEI-8112-1990.117', 'art. 117 da Lei nº\n8.112/90']],
    'line break before the number of the act',
  ],
  [
    'Violou o art. 117 da Lei nº 8.112, de 11 de\ndezembro de 1990.',
    [['LEI-8112-1990.117', 'art. 117 da Lei nº 8.112, de 11 de\ndezembro de 1990']],
    'line break inside the date',
  ],
  [
    'Violou os arts. 186\ne 927 do CC.',
    [
      ['CC.186', 'arts. 186'],
      ['CC.927', '927 do CC'],
    ],
    'line break between members',
  ],
  [
    'Violou o art. 19 da Lei Com-\nplementar nº 101/2000.',
    [['LRF.19', 'art. 19 da Lei Com-\nplementar nº 101/2000']],
    'hyphenation in Complementar',
  ],
  [
    'Violou o art. 14 do Código de Defesa do Consu-\nmidor.',
    [['CDC.14', 'art. 14 do Código de Defesa do Consu-\nmidor']],
    'hyphenation in the name of the act',
  ],
  [
    'Violou o art. 5º da Consti-\ntuição Federal.',
    [['CF.5', 'art. 5º da Consti-\ntuição Federal']],
    'hyphenation in Constituição',
  ],
  ['Violou o arti-\ngo 6º da CF.', [['CF.6', 'arti-\ngo 6º da CF']], 'hyphenation in artigo'],
  [
    'Violou o art. 42, pará-\ngrafo único, do CDC.',
    [['CDC.42.unico', 'art. 42, pará-\ngrafo único, do CDC']],
    'hyphenation in parágrafo',
  ],
  ['ART. 896, § 9º, DA CLT.', [['CLT.896.9', 'ART. 896, § 9º, DA CLT']], 'all capitals'],
  [
    'VIOLAÇÃO DO ARTIGO 7º, INCISO XXIX, DA CONSTITUIÇÃO FEDERAL.',
    [['CF.7.XXIX', 'ARTIGO 7º, INCISO XXIX, DA CONSTITUIÇÃO FEDERAL']],
    'words and name in capitals',
  ],
  [
    'CONDUTA VEDADA. ART. 73, I, DA LEI N° 9.504/97.',
    [['LEI-9504-1997.73.I', 'ART. 73, I, DA LEI N° 9.504/97']],
    'N° in capitals',
  ],
  [
    'AGRAVANTE. ART. 61, II, H, DO CÓDIGO PENAL.',
    [['CP.61.II.h', 'ART. 61, II, H, DO CÓDIGO PENAL']],
    'alínea in capitals',
  ],
  [
    'ARTS. 186 E 927 DO CÓDIGO CIVIL.',
    [
      ['CC.186', 'ARTS. 186'],
      ['CC.927', '927 DO CÓDIGO CIVIL'],
    ],
    'list in capitals',
  ],
  [
    'APLICAÇÃO DO PARÁGRAFO ÚNICO DO ART. 42 DO CDC.',
    [['CDC.42.unico', 'PARÁGRAFO ÚNICO DO ART. 42 DO CDC']],
    'inverted order in capitals',
  ],
  [
    'ARTS. 121 C/C 14, II, AMBOS DO CÓDIGO PENAL.',
    [
      ['CP.121', 'ARTS. 121'],
      ['CP.14.II', '14, II, AMBOS DO CÓDIGO PENAL'],
    ],
    'C/C and AMBOS in capitals',
  ],
  ['Violou o art.85, §2º, do CPC.', [['CPC.85.2', 'art.85, §2º, do CPC']], 'no space after art. and §'],
  ['Violou o artigo85 do CPC.', [['CPC.85', 'artigo85 do CPC']], 'number glued to artigo'],
  ['Violou noartigo 85 do CPC.', [['CPC.85', 'artigo 85 do CPC']], 'a preposition glued to artigo is not in the span'],
  [
    'Violou o art. 117da Lei nº 8.112/90.',
    [['LEI-8112-1990.117', 'art. 117da Lei nº 8.112/90']],
    'preposition glued to the number',
  ],
  ['Violou o art. 5º,LV,da CF.', [['CF.5.LV', 'art. 5º,LV,da CF']], 'no space after commas'],
  [
    'Violou o art.  489 ,  § 1º ,  do CPC.',
    [['CPC.489.1', 'art.  489 ,  § 1º ,  do CPC']],
    'double spaces, and spaces before commas',
  ],
  [
    'Violou o art.\u00a0489, §\u00a01º, do\u00a0CPC.',
    [['CPC.489.1', 'art.\u00a0489, §\u00a01º, do\u00a0CPC']],
    'no-break spaces',
  ],
  [
    'Violou o art. 489 do CPC\u20442015.',
    [['CPC.489', 'art. 489 do CPC\u20442015']],
    'fraction slash after the acronym',
  ],
  [
    'Violou o art. 535 do CPC\u20441973.',
    [['LEI-5869-1973.535', 'art. 535 do CPC\u20441973']],
    'fraction slash before a superseded year',
  ],
  [
    'Violou o art. 117 da Lei nº 8.112\u204490.',
    [['LEI-8112-1990.117', 'art. 117 da Lei nº 8.112\u204490']],
    'fraction slash before the year of a law',
  ],
  [
    'Violou o § 1º- A do art. 896 da CLT.',
    [['CLT.896.1-A', '§ 1º- A do art. 896 da CLT']],
    'a space inside the suffix',
  ],
  [
    'Violou o art. 37, § lº, da CF.',
    [['CF.37.1', 'art. 37, § lº, da CF']],
    'a scanned l for 1 before the ordinal mark',
  ],
  ['Violou o art. 37, § 60, da CF.', [['CF.37.60', 'art. 37, § 60, da CF']], 'a scanned 0 for º is kept as written'],
  ['Violou o art. 155 DO DO CPP.', [['CPP.155', 'art. 155 DO DO CPP']], 'the preposition twice'],
  [
    'Violou o art. 5o, paragrafo 2o, da Constituicao Federal.',
    [['CF.5.2', 'art. 5o, paragrafo 2o, da Constituicao Federal']],
    'no accents at all',
  ],
  ['Violou o art. 944 do Codigo Civil.', [['CC.944', 'art. 944 do Codigo Civil']], 'name of the act without accents'],
  [
    'art. 3º, iv, e art. 7º, xiii, todos da cf/88',
    [
      ['CF.3.IV', 'art. 3º, iv'],
      ['CF.7.XIII', 'art. 7º, xiii, todos da cf/88'],
    ],
    'a list all in lower case',
  ],
  ['Violou o art. 300 do cpc.', [['CPC.300', 'art. 300 do cpc']], 'a strong acronym in lower case'],
  ['Violou o <b>art. 489 do CPC</b>.', [['CPC.489', 'art. 489 do CPC']], 'tags around are not in the span'],
  ['Violou o “art. 489 do CPC”.', [['CPC.489', 'art. 489 do CPC']], 'quotes around are not in the span'],
  ['😀 Violou o art. 489 do CPC. 😀', [['CPC.489', 'art. 489 do CPC']], 'characters of two code units around'],
  ['Violou o art. 1O22 do CPC.', [['CPC.1022', 'art. 1O22 do CPC']], 'a scanned O between digits is a zero'],
  ['Violou o CPC, art. 1.O22, II.', [['CPC.1022.II', 'CPC, art. 1.O22, II']], 'and behind the dot of the thousands'],
  [
    'Violou os arts. 1 022 e 1 025 do CPC.',
    [
      ['CPC.1022', 'arts. 1 022'],
      ['CPC.1025', '1 025 do CPC'],
    ],
    'thousands parted by a blank',
  ],
  ['Violou o CPC, art. 1 022, II.', [['CPC.1022.II', 'CPC, art. 1 022, II']], 'the same behind its act'],
  ['Violou o art. 1 022 CPC.', [['CPC.1022', 'art. 1 022 CPC']], 'the same before a bare acronym'],
  ['Violou o art. 33 500 vezes.', [['?.33', 'art. 33']], 'a number that counts something is no part of it'],
];
