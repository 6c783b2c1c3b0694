import type { Linha } from './estrutura.ts';

/** Several provisions of one act, all of one level or of one article. */
export const LISTAS: readonly Linha[] = [
  [
    'Indeniza-se (arts. 186 e 927 do CC).',
    [
      ['CC.186', 'arts. 186'],
      ['CC.927', '927 do CC'],
    ],
    'two articles, one act at the end',
  ],
  [
    'Indeniza-se (artigos 186, 187 e 927 do Código Civil).',
    [
      ['CC.186', 'artigos 186'],
      ['CC.187', '187'],
      ['CC.927', '927 do Código Civil'],
    ],
    'three articles',
  ],
  [
    'Violados os artigos 186 e 944, ambos do Código Civil.',
    [
      ['CC.186', 'artigos 186'],
      ['CC.944', '944, ambos do Código Civil'],
    ],
    'ambos do',
  ],
  [
    'Incursos nos arts. 288, 312 e 317, todos do Código Penal.',
    [
      ['CP.288', 'arts. 288'],
      ['CP.312', '312'],
      ['CP.317', '317, todos do Código Penal'],
    ],
    'todos do',
  ],
  [
    'Incursos nos arts. 90 e 96, todos Lei nº 8.666/93.',
    [
      ['LEI-8666-1993.90', 'arts. 90'],
      ['LEI-8666-1993.96', '96, todos Lei nº 8.666/93'],
    ],
    'todos without its preposition',
  ],
  [
    'Violados os arts. 5.º e 6.º da CF.',
    [
      ['CF.5', 'arts. 5.º'],
      ['CF.6', '6.º da CF'],
    ],
    'list with stops before the ordinal marks',
  ],
  [
    'Violado o art. 5º, II, LIV e LV, da CF.',
    [
      ['CF.5.II', 'art. 5º, II'],
      ['CF.5.LIV', 'LIV'],
      ['CF.5.LV', 'LV, da CF'],
    ],
    'incisos of one article',
  ],
  [
    'Violado o art. 5º, incisos XXXV e LIV, da CF.',
    [
      ['CF.5.XXXV', 'art. 5º, incisos XXXV'],
      ['CF.5.LIV', 'LIV, da CF'],
    ],
    'incisos after their word',
  ],
  [
    'Violado o art. 5º, incs. X e XII, da CF.',
    [
      ['CF.5.X', 'art. 5º, incs. X'],
      ['CF.5.XII', 'XII, da CF'],
    ],
    'incs.',
  ],
  [
    'Atos do art. 10, incisos, I, II e VIII, da Lei nº 8.429/92.',
    [
      ['LIA.10.I', 'art. 10, incisos, I'],
      ['LIA.10.II', 'II'],
      ['LIA.10.VIII', 'VIII, da Lei nº 8.429/92'],
    ],
    'stray comma after the word',
  ],
  [
    'Base do art. 105, III, a e c, da CF.',
    [
      ['CF.105.III.a', 'art. 105, III, a'],
      ['CF.105.III.c', 'c, da CF'],
    ],
    'bare alíneas',
  ],
  [
    'Base do art. 61, II, e, f e h, do Código Penal.',
    [
      ['CP.61.II.e', 'art. 61, II, e'],
      ['CP.61.II.f', 'f'],
      ['CP.61.II.h', 'h, do Código Penal'],
    ],
    'an alínea called e, then the conjunction e',
  ],
  [
    'Base das alíneas a, d e e do inciso I do art. 150 da CF.',
    [
      ['CF.150.I.a', 'alíneas a'],
      ['CF.150.I.d', 'd'],
      ['CF.150.I.e', 'e do inciso I do art. 150 da CF'],
    ],
    'an alínea e behind the conjunction',
  ],
  [
    'Base do art. 105, III, alíneas a e c, da CF.',
    [
      ['CF.105.III.a', 'art. 105, III, alíneas a'],
      ['CF.105.III.c', 'c, da CF'],
    ],
    'the word alíneas',
  ],
  [
    'Base do art. 105, III, alíneas "a" e "c", da CF.',
    [
      ['CF.105.III.a', 'art. 105, III, alíneas "a"'],
      ['CF.105.III.c', '"c", da CF'],
    ],
    'alíneas in quotes, each with its own',
  ],
  [
    'Base do art. 896, alíneas ‘a’, ‘b’ e ‘c’, da CLT.',
    [
      ['CLT.896.a', 'art. 896, alíneas ‘a’'],
      ['CLT.896.b', '‘b’'],
      ['CLT.896.c', '‘c’, da CLT'],
    ],
    'alíneas in curly quotes right below the article',
  ],
  [
    'Base do art. 896, a e c, da CLT.',
    [
      ['CLT.896.a', 'art. 896, a'],
      ['CLT.896.c', 'c, da CLT'],
    ],
    'bare alíneas right below the article',
  ],
  [
    'Honorários do art. 85, §§ 2º e 11, do CPC.',
    [
      ['CPC.85.2', 'art. 85, §§ 2º'],
      ['CPC.85.11', '11, do CPC'],
    ],
    'paragraphs after a double sign',
  ],
  [
    'Honorários do art. 85, §§2º, 3º e 11, do CPC.',
    [
      ['CPC.85.2', 'art. 85, §§2º'],
      ['CPC.85.3', '3º'],
      ['CPC.85.11', '11, do CPC'],
    ],
    'double sign glued, three paragraphs',
  ],
  [
    'Honorários do art. 85, § 2º e § 8º, do CPC.',
    [
      ['CPC.85.2', 'art. 85, § 2º'],
      ['CPC.85.8', '§ 8º, do CPC'],
    ],
    'a later paragraph begins at its sign',
  ],
  [
    'Honorários do art. 85, parágrafos 2º e 8º, do CPC.',
    [
      ['CPC.85.2', 'art. 85, parágrafos 2º'],
      ['CPC.85.8', '8º, do CPC'],
    ],
    'the word parágrafos',
  ],
  [
    'Furto do art. 155, § 4º, I e IV, do Código Penal.',
    [
      ['CP.155.4.I', 'art. 155, § 4º, I'],
      ['CP.155.4.IV', 'IV, do Código Penal'],
    ],
    'incisos below a paragraph',
  ],
  [
    'Furto do art. 155, §§ 1º e 4º, II, do Código Penal.',
    [
      ['CP.155.1', 'art. 155, §§ 1º'],
      ['CP.155.4.II', '4º, II, do Código Penal'],
    ],
    'only the last paragraph has an inciso',
  ],
  [
    'Furto do art. 155, § 4º, II, e § 5º, do Código Penal.',
    [
      ['CP.155.4.II', 'art. 155, § 4º, II'],
      ['CP.155.5', '§ 5º, do Código Penal'],
    ],
    'from an inciso back to a paragraph',
  ],
];
