import type { Linha } from './estrutura.ts';

/** Labels at the head of a line, and acts at the end of one: which act leads them, and which stands beside them. */
export const ROTULO_DE_OUTRO: readonly Linha[] = [
  [
    'Art. 186 – Código Civil\nArt. 14 – CDC',
    [
      ['CC.186', 'Art. 186 – Código Civil'],
      ['CDC.14', 'Art. 14 – CDC'],
    ],
    'a name behind a dash is the act of its own line',
  ],
  ['A base é o art. 33 – Lei nº 8.078/90.', [['CDC.33', 'art. 33 – Lei nº 8.078/90']], 'a number behind a dash'],
  ['Ver art. 5º, X – Constituição Federal.', [['CF.5.X', 'art. 5º, X – Constituição Federal']], 'and behind levels'],
  [
    'Vale o art. 10 – Código Civil, art. 186.',
    [
      ['?.10', 'art. 10'],
      ['CC.186', 'Código Civil, art. 186'],
    ],
    'an act behind a dash with provisions of its own',
  ],
  ['Art. 5º – O Código Civil passa a vigorar.', [], 'behind a dash a sentence begins'],
  ['Altera o Código Civil\nArt. 1º Fica proibida a venda.', [], 'the last word of a line leads no label of the next'],
  ['REGULAMENTO - conforme a LGPD\nArt. 7º É vedado fumar.', [], 'nor does an acronym'],
  ['A presente lei altera o CPC:\nArt. 1º Ficam isentos.', [], 'nor where a colon stands between'],
  ['Nos termos da LAI: Art. 6º O pedido será feito.', [], 'behind a colon the text may have a label of its own'],
  ['Dispõe a LAI: Art. 6º Cabe aos órgãos.', [['LAI.6', 'LAI: Art. 6º']], 'but not where the act is the subject'],
  [
    '1. Código Civil:\nArt. 186\n- CF\nArt. 5º',
    [
      ['CC.186', 'Código Civil:\nArt. 186'],
      ['CF.5', 'CF\nArt. 5º'],
    ],
    'an act alone on its line leads the next',
  ],
  [
    '| art. 186 | Código Civil | ato ilícito |\n| art. 14 | CDC | fato |',
    [
      ['CC.186', 'art. 186 | Código Civil'],
      ['CDC.14', 'art. 14 | CDC'],
    ],
    'the next cell of a row has the act',
  ],
  ['| CDC | art. 14 | fato do produto |', [['CDC.14', 'CDC | art. 14']], 'or the cell before'],
  [
    '| art. 14 | CDC | fato |\n| art. 10 | Manual | prazo |',
    [
      ['CDC.14', 'art. 14 | CDC'],
      ['?.10', 'art. 10'],
    ],
    'a cell is not of the act of the row above',
  ],
];
