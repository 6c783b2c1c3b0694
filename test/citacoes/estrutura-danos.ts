import type { Linha } from './estrutura.ts';

/** What a scan, a copy or haste does to a text. */
export const DANOS: readonly Linha[] = [
  [
    'O para\u0301grafo u\u0301nico do art. 927 do Co\u0301digo Civil.',
    [['CC.927.unico', 'para\u0301grafo u\u0301nico do art. 927 do Co\u0301digo Civil']],
    'accents set apart from their letters',
  ],
  [
    'O art. 35 da Constituição do Amapa\u0301.',
    [['X-CE-AP.35', 'art. 35 da Constituição do Amapa\u0301']],
    'and at the end',
  ],
  ['O art. 1º, III¹, da CF.', [['CF.1.III', 'art. 1º, III¹, da CF']], 'the mark of a note behind a numeral'],
  [
    'No art. 105, III, a CF cria.',
    [['?.105.III', 'art. 105, III']],
    'a before an act that does something is no alínea',
  ],
  ['O art. 105, III, a CF/88.', [['CF.105.III.a', 'art. 105, III, a CF/88']], 'before one that ends it is'],
  ['Diz a lei 8078 art 6 viii.', [['CDC.6.VIII', 'lei 8078 art 6 viii']], 'a numeral in small letters behind a blank'],
  [
    'O art. 7º, 7, do Pacto de San José da Costa Rica.',
    [['CADH.7.7', 'art. 7º, 7, do Pacto de San José da Costa Rica']],
    'the same number again is a paragraph of the treaty',
  ],
  [
    'Art. 217-A c/c art. 226, II, n/f do art. 71, todos do CP.',
    [
      ['CP.217-A', 'Art. 217-A'],
      ['CP.226.II', 'art. 226, II'],
      ['CP.71', 'art. 71, todos do CP'],
    ],
    'na forma do, cut short',
  ],
  [
    'Nos termos do art. 413 do Código Civil, a multa da cláusula 4ª, § 2º, cai.',
    [['CC.413', 'art. 413 do Código Civil']],
    'the paragraph of a clause',
  ],
  ['O art. 29 da CF, V. Acórdão.', [['CF.29', 'art. 29 da CF']], 'V. is venerando'],
  [
    'A sentença aplicou o art. 5º da CF e, no § 3º, condenou o réu.',
    [['CF.5', 'art. 5º da CF']],
    'a level in which somebody did something is of something else',
  ],
  [
    'O art. 5º da CF garante e, no § 3º, prevê.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['CF.5.3 ~mencao', '§ 3º'],
    ],
    'one in which the article does is its own',
  ],
  [
    'Segundo o art. 109 da Lei nº Lei nº 6.404/76, cabe dividendo.',
    [['LSA.109', 'art. 109 da Lei nº Lei nº 6.404/76']],
    'a law said twice by a slip',
  ],
];
