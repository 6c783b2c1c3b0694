import type { Linha } from './estrutura.ts';

/** Where a line or a paragraph ends, and what goes on past it. */
export const LINHAS_E_PARAGRAFOS: readonly Linha[] = [
  [
    'ARTS. 186 E 927 DO CÓDIGO CIVIL\n\nA Lei nº 8.078/90, em seu art. 14, prevê.',
    [
      ['CC.186', 'ARTS. 186'],
      ['CC.927', '927 DO CÓDIGO CIVIL'],
      ['CDC.14', 'Lei nº 8.078/90, em seu art. 14'],
    ],
    'a heading does not get the number of the next paragraph',
  ],
  [
    'Lei 9.099/95, art. 42\n\n§ 1º do art. 14 do CDC',
    [
      ['LJE.42', 'Lei 9.099/95, art. 42'],
      ['CDC.14.1', '§ 1º do art. 14 do CDC'],
    ],
    'no list goes on past a blank line',
  ],
  [
    'CF, art. 5º, XXXII\n\nart. 33, caput, e art. 35, ambos da CLT',
    [
      ['CF.5.XXXII', 'CF, art. 5º, XXXII'],
      ['CLT.33+caput', 'art. 33, caput'],
      ['CLT.35', 'art. 35, ambos da CLT'],
    ],
    'nor does an act that leads one',
  ],
  [
    'É o art. 5º,\n\nXXXV, da CF, nos termos da\n\nLei 8.078/90, art. 6º.',
    [
      ['CF.5.XXXV', 'art. 5º,\n\nXXXV, da CF'],
      ['CDC.6', 'Lei 8.078/90, art. 6º'],
    ],
    'behind a comma or a preposition the page ends, and no paragraph',
  ],
  [
    'art. 7º, XIII, da CF\nLei 9.099/95, art. 3º\nart. 186 do CC\nLei nº 8.078/90, art. 6º',
    [
      ['CF.7.XIII', 'art. 7º, XIII, da CF'],
      ['LJE.3', 'Lei 9.099/95, art. 3º'],
      ['CC.186', 'art. 186 do CC'],
      ['CDC.6', 'Lei nº 8.078/90, art. 6º'],
    ],
    'a citation a line',
  ],
  [
    'Art. 12, CC\nArt. 5º, X, CF\nArt. 186 CC\nArt. 14 CDC',
    [
      ['CC.12', 'Art. 12, CC'],
      ['CF.5.X', 'Art. 5º, X, CF'],
      ['CC.186', 'Art. 186 CC'],
      ['CDC.14', 'Art. 14 CDC'],
    ],
    'CC at the end of a line joins nothing',
  ],
  [
    'Violados o art. 186, CC. Art. 5º, X, CF.',
    [
      ['CC.186', 'art. 186, CC'],
      ['CF.5.X', 'Art. 5º, X, CF'],
    ],
    'nor before a stop',
  ],
  [
    'ART. 155 CC ART. 14 DO CP',
    [
      ['CP.155', 'ART. 155'],
      ['CP.14', 'ART. 14 DO CP'],
    ],
    'in capitals, with no mark beside it, it does',
  ],
  [
    'CF, art. 5º, X – intimidade; art. 6º, VIII – CDC.',
    [
      ['CF.5.X', 'CF, art. 5º, X'],
      ['CDC.6.VIII', 'art. 6º, VIII – CDC'],
    ],
    'a dash tells what an inciso is about, or its act',
  ],
  [
    'LEI Nº 3.456, DE 2 DE MAIO DE 2019\n\nArt. 1º Fica instituído o programa.\n\nArt. 2º O programa do art. 1º será gerido.',
    [['?.1', 'art. 1º']],
    'the number of a law over its own labels leads no list',
  ],
  [
    'Novo Código Penal, art. 1º; novo Código Civil, art. 186.',
    [
      ['X-CP-PROJETO.1', 'Código Penal, art. 1º'],
      ['CC.186', 'novo Código Civil, art. 186'],
    ],
    'what is new and took the place of nothing is not made yet',
  ],
];
