import type { Linha } from './estrutura.ts';

/** An article without an act in a sentence that goes on to another with one. */
export const DA_FRASE: readonly Linha[] = [
  [
    'A CF é suprema: nem o art. 7º nem o art. 8º da CLT.',
    [
      ['?.7', 'art. 7º'],
      ['CLT.8', 'art. 8º da CLT'],
    ],
    'the act named before is not surely that of an article before another act’s',
  ],
  [
    'O CDC incide. O art. 14 prevê, e o art. 27 do CDC fixa.',
    [
      ['CDC.14 ~mencao', 'art. 14'],
      ['CDC.27', 'art. 27 do CDC'],
    ],
    'unless it is the same act',
  ],
  [
    'A CF é suprema. O art. 7º vale. O art. 8º da CLT não.',
    [
      ['CF.7 ~mencao', 'art. 7º'],
      ['CLT.8', 'art. 8º da CLT'],
    ],
    'or another sentence',
  ],
  [
    'A CF é suprema. Homicídio (art. 121), lesão (art. 129) e ameaça (art. 147), todos do Código Penal.',
    [
      ['CP.121', 'art. 121'],
      ['CP.129', 'art. 129'],
      ['CP.147', 'art. 147'],
    ],
    'todos tells the act of all of them',
  ],
  [
    'CF, art. 93; PIDESC, art. 11; Acordo de Paris, art. 7º; Digesto, art. 13.',
    [
      ['CF.93', 'CF, art. 93'],
      ['?.11', 'art. 11'],
      ['X-AP.7', 'Acordo de Paris, art. 7º'],
      ['?.13', 'art. 13'],
    ],
    'what stands between the act and an article, glued to it by a comma, is what the article is of',
  ],
];
