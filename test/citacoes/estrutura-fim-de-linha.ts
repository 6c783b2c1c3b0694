import type { Linha } from './estrutura.ts';

/** Where a paragraph or a line ends, a citation does, unless something goes on over it. */
export const FIM_DE_LINHA: readonly Linha[] = [
  [
    'Diz o art. 5º,\n\ninciso X, da\n\nConstituição Federal.',
    [['CF.5.X', 'art. 5º,\n\ninciso X, da\n\nConstituição Federal']],
    'a comma and a preposition go on over a blank line',
  ],
  [
    'Diz o art. 5º, X\n\nda Constituição Federal.',
    [['CF.5.X', 'art. 5º, X\n\nda Constituição Federal']],
    'a paragraph that begins with a preposition goes on',
  ],
  ['Violou o CDC:\n\nart. 14, § 3º.', [['CDC.14.3', 'CDC:\n\nart. 14, § 3º']], 'a colon announces the next paragraph'],
  [
    '- art. 7º, XIII, da CF\n- Lei 9.099/95, art. 3º\n- art. 186 do CC',
    [
      ['CF.7.XIII', 'art. 7º, XIII, da CF'],
      ['LJE.3', 'Lei 9.099/95, art. 3º'],
      ['CC.186', 'art. 186 do CC'],
    ],
    'a list of lines with dashes',
  ],
  [
    '1. Lei 9.099/95, art. 3º\n2. art. 186 do CC\n3. Lei 8.078/90, art. 6º',
    [
      ['LJE.3', 'Lei 9.099/95, art. 3º'],
      ['CC.186', 'art. 186 do CC'],
      ['CDC.6', 'Lei 8.078/90, art. 6º'],
    ],
    'a list of numbered lines',
  ],
  [
    'Nos termos do art.\n7. Vale a CF.',
    [['?.7', 'art.\n7']],
    'a number at the head of a line that goes on is no mark of a list',
  ],
  [
    'Decreto-Lei 4.657/42, art. 2º\nLei nº 8.078/90, art. 6º',
    [
      ['LINDB.2', 'Decreto-Lei 4.657/42, art. 2º'],
      ['CDC.6', 'Lei nº 8.078/90, art. 6º'],
    ],
    'an act on the next line that has an article of its own',
  ],
  [
    'Vale o art. 6º do Código de Defesa do Consumidor\nLei 8.078/90.',
    [['CDC.6', 'art. 6º do Código de Defesa do Consumidor']],
    'a name and its number on two lines',
  ],
  [
    'CPC, art. 98\nincisos LIV e LV do art. 5º da CF',
    [
      ['CPC.98', 'CPC, art. 98'],
      ['CF.5.LIV', 'incisos LIV'],
      ['CF.5.LV', 'LV do art. 5º da CF'],
    ],
    'levels on the next line that have an article of their own',
  ],
  [
    'Segundo o art. 1.725 CC. art. 7º da CF.',
    [
      ['CC.1725', 'art. 1.725 CC'],
      ['CF.7', 'art. 7º da CF'],
    ],
    'CC before a stop is the Código Civil',
  ],
  [
    'Vale o art. 12 CC art. 14 do CDC.',
    [
      ['?.12', 'art. 12'],
      ['CDC.14', 'art. 14 do CDC'],
    ],
    'CC between two articles may be the code or c/c',
  ],
  [
    'Vale o art. 157 CC art. 70 do CP.',
    [
      ['CP.157', 'art. 157'],
      ['CP.70', 'art. 70 do CP'],
    ],
    'of the code of crimes CC is c/c',
  ],
  [
    'CC - art. 186\nCDC - art. 14',
    [
      ['CC.186', 'CC - art. 186'],
      ['CDC.14', 'CDC - art. 14'],
    ],
    'a dash ties a contextual acronym to what follows it',
  ],
  [
    '| CC | art. 186 | ilícito |\n| CDC | art. 14 | fato |',
    [
      ['CC.186', 'CC | art. 186'],
      ['CDC.14', 'CDC | art. 14'],
    ],
    'and so does the next cell of its row',
  ],
  [
    'A Lei 13.467/2017, que alterou\na CLT, em seu art. 6º, fixou o prazo.',
    [['LEI-13467-2017.6', 'Lei 13.467/2017, que alterou\na CLT, em seu art. 6º']],
    'a line that goes on with a small letter says nothing',
  ],
  [
    'A Lei 14.155/2021 modificou o\nCódigo Penal e, em seu art.\n3º, fixou a vigência.',
    [['LEI-14155-2021.3', 'Lei 14.155/2021 modificou o\nCódigo Penal e, em seu art.\n3º']],
    'nor does one that is cut off behind an article or a preposition',
  ],
  ['Na Argentina, o art. 19 da\nConstituição.', [], 'another country is told on the line before'],
  ['O contrato segue o CDC,\nArt. 5º O locatário pagará.', [], 'a label behind a line that ends in a comma'],
  [
    'Vale a CF,\nArt. 5º, X, e o CDC,\nart. 14.',
    [
      ['CF.5.X', 'CF,\nArt. 5º, X'],
      ['CDC.14', 'CDC,\nart. 14'],
    ],
    'what goes on behind the comma is the act’s',
  ],
];
