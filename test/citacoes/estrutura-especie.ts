import type { Linha } from './estrutura.ts';

/** Which act before is meant: by its kind, and not over one that is none of ours. */
export const ESPECIE: readonly Linha[] = [
  [
    'A Lei nº 9.099/95 convive com a Constituição Federal. O art. 3º da referida lei basta.',
    [['LJE.3 ~anafora', 'art. 3º da referida lei']],
    'referida lei is not the constitution named last',
  ],
  [
    'A Constituição Federal vem antes do Código Civil. O art. 20 da mencionada Constituição basta.',
    [['CF.20 ~anafora', 'art. 20 da mencionada Constituição']],
    'mencionada Constituição is not the code named last',
  ],
  [
    'Há a Lei nº 9.099/95 e o CPC. Veja-se o art. 3º da Lei.',
    [['LJE.3 ~mencao', 'art. 3º']],
    'da Lei is the law, not the code named last',
  ],
  [
    'Há o CDC. Veja-se o art. 3º da citada lei.',
    [['CDC.3 ~anafora', 'art. 3º da citada lei']],
    'a code is a law where no other was named',
  ],
  [
    'Há a Lei nº 8.078/90. Veja-se o art. 3º do citado Código.',
    [['CDC.3 ~anafora', 'art. 3º do citado Código']],
    'a code named by its number is a code',
  ],
  [
    'Há a Lei nº 9.099/95. Veja-se o art. 3º do citado Código.',
    [['?.3', 'art. 3º do citado Código']],
    'a law that is no code is no code',
  ],
  [
    'Há a Constituição Federal. Veja-se o art. 3º da citada lei.',
    [['?.3', 'art. 3º da citada lei']],
    'the constitution is no law',
  ],
  [
    'Há a Lei nº 9.099/95 e o ECA. Veja-se o art. 3º do citado Estatuto.',
    [['ECA.3 ~anafora', 'art. 3º do citado Estatuto']],
    'an acronym is of the kind of its name',
  ],
  [
    'Há o Decreto nº 3.048/99 e a Lei nº 8.213/91. Veja-se o art. 3º do citado decreto.',
    [['*.3 ~anafora', 'art. 3º do citado decreto']],
    'citado decreto is the decree',
  ],
  [
    'Há o Código Penal e a Lei nº 9.099/95. Veja-se o art. 3º do mesmo diploma.',
    [['LJE.3 ~anafora', 'art. 3º do mesmo diploma']],
    'any act is a diploma: the last one',
  ],
  [
    'O Código Civil rege. A Constituição portuguesa, no art. 13, também. Leia-se o art. 18 da mesma Constituição.',
    [
      ['X-CF-EXT.13', 'Constituição portuguesa, no art. 13'],
      ['X-CF-EXT.18 ~anafora', 'art. 18 da mesma Constituição'],
    ],
    "another country's constitution ends inference, and is what the same one means",
  ],
  [
    'Veja-se a CF, art. 6º. O contrato, em seu art. 8º, dispõe. O art. 9º do mesmo contrato também.',
    [
      ['CF.6', 'CF, art. 6º'],
      ['?.8', 'art. 8º'],
      ['?.9', 'art. 9º'],
    ],
    'the articles of a contract that is the subject',
  ],
  [
    'A CLT rege. Lê-se o art. 5º do edital. O art. 7º também.',
    [['?.7', 'art. 7º']],
    'after the articles of a notice nothing is inferred',
  ],
  [
    'A CLT rege. Lê-se o art. 5º do edital. A CLT rege, e o art. 7º também.',
    [['CLT.7 ~mencao', 'art. 7º']],
    'until an act is named again',
  ],
  [
    'Leia-se o art. 5º da CE. Assim a Constituição do Estado da Bahia.',
    [['X-CE-BA.5', 'art. 5º da CE']],
    'CE is the state constitution that the text names later',
  ],
  [
    'A Lei nº 8.245/91 vale. O CPC revogou artigos da mencionada lei (art. 1.046), entre os quais não está o art. 62.',
    [
      ['CPC.1046 ~mencao', 'art. 1.046'],
      ['LEI-8245-1991.62 ~mencao', 'art. 62'],
    ],
    'one of the articles of a law called by its kind, past a bracket',
  ],
  [
    'A Lei nº 8.245/91 vale. O CPC mudou dispositivos da referida lei, dentre eles o art. 58.',
    [['LEI-8245-1991.58 ~mencao', 'art. 58']],
    'one of them',
  ],
];
