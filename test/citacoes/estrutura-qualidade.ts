import type { Linha } from './estrutura.ts';

/** What is said of the act that a list goes back to is not true of the one that was named: it is another. */
export const QUALIDADE: readonly Linha[] = [
  [
    'Incide o art. 186 do CC. O art. 10 da referida lei estadual basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['?.10', 'art. 10 da referida lei'],
    ],
    'a law of a state',
  ],
  [
    'Incide o art. 186 do CC. O art. 10 da citada lei distrital basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['?.10', 'art. 10 da citada lei'],
    ],
    'of the district',
  ],
  [
    'Incide o art. 186 do CC. O art. 10 da mencionada lei portuguesa basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['?.10', 'art. 10 da mencionada lei'],
    ],
    'of another country',
  ],
  [
    'Incide o art. 186 do CC. O art. 10 do mencionado diploma municipal basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['?.10', 'art. 10 do mencionado diploma'],
    ],
    'a diploma of a town',
  ],
  [
    'Incide o art. 186 do CC. O art. 10 do citado código português basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['?.10', 'art. 10 do citado código'],
    ],
    'a code of another country',
  ],
  [
    'Incide o art. 186 do CC. O art. 10 da mencionada lei complementar basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['?.10', 'art. 10 da mencionada lei complementar'],
    ],
    'the code is no complementary law',
  ],
  [
    'Incide o art. 186 do CC. O art. 10 do referido estatuto basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['?.10', 'art. 10 do referido estatuto'],
    ],
    'the code is no statute',
  ],
  [
    'Incide o art. 186 do CC. O art. 10 do mesmo estatuto basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['?.10', 'art. 10 do mesmo estatuto'],
    ],
    'nor the same one',
  ],
  [
    'Incide o art. 186 do CC. O art. 10 do referido Código Tributário Municipal basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['?.10', 'art. 10 do referido Código'],
    ],
    'a code with a name of its own',
  ],
  [
    'Incide o art. 186 do CC. O art. 10 da citada norma técnica basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['?.10', 'art. 10 da citada norma'],
    ],
    'a technical norm',
  ],
  [
    'Incide o art. 186 do CC. O art. 10 da mencionada norma coletiva basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['?.10', 'art. 10 da mencionada norma'],
    ],
    'a collective norm',
  ],
  [
    'Incide o art. 186 do CC. O art. 10 do citado instrumento normativo basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['?.10', 'art. 10 do citado instrumento normativo'],
    ],
    'an instrument is no code',
  ],
  [
    'Incide o art. 186 do CC. O art. 10 do mesmo instrumento contratual basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['?.10', 'art. 10 do mesmo instrumento'],
    ],
    'nor is that of a contract',
  ],
  [
    'Incide o art. 186 do CC. O art. 10 do mesmo ato normativo basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['?.10', 'art. 10 do mesmo ato normativo'],
    ],
    'nor is an act of the administration',
  ],
  [
    'Incide o art. 186 do CC. O art. 10 da referida lei nova basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['?.10', 'art. 10 da referida lei'],
    ],
    'a law that came later',
  ],
  [
    'Incide o art. 186 do CC. O art. 10 da lei especial basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['?.10', 'art. 10'],
    ],
    'a special law is no code',
  ],
  [
    'Incide o art. 186 do CC. O art. 10 da lei penal basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['?.10', 'art. 10'],
    ],
    'nor is the civil code the penal law',
  ],
  [
    'Incide o art. 186 do CC. O art. 10 da legislação local basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['?.10', 'art. 10'],
    ],
    'what is local',
  ],
  [
    'Incide o art. 186 do CC. O art. 10 da lei alteradora basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['?.10', 'art. 10'],
    ],
    'the law that changes another',
  ],
  [
    'Incidem o art. 186 do CC e o art. 121 do CP. O art. 10 da lei civil basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['CP.121', 'art. 121 do CP'],
      ['?.10', 'art. 10'],
    ],
    'the civil law is not the penal code named last',
  ],
  [
    'Incidem o art. 186 do CC e o art. 121 do CP. O art. 10 da legislação trabalhista basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['CP.121', 'art. 121 do CP'],
      ['?.10', 'art. 10'],
    ],
    'nor is labour law',
  ],
  [
    'Incidem o art. 186 do CC e o art. 121 do CP. O art. 10 de ambos basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['CP.121', 'art. 121 do CP'],
      ['?.10', 'art. 10'],
    ],
    'of both',
  ],
  [
    'Incidem o art. 186 do CC e o art. 121 do CP. O art. 10 de cada um deles basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['CP.121', 'art. 121 do CP'],
      ['?.10', 'art. 10'],
    ],
    'of each of them',
  ],
  [
    'Incidem o art. 186 do CC e o art. 121 do CP. O art. 10 de outra lei basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['CP.121', 'art. 121 do CP'],
      ['?.10', 'art. 10'],
    ],
    'of another',
  ],
  [
    'Incidem o art. 300 do CPC e o art. 186 do CC. O art. 10 da lei processual basta.',
    [
      ['CPC.300', 'art. 300 do CPC'],
      ['CC.186', 'art. 186 do CC'],
      ['?.10', 'art. 10'],
    ],
    'the law of procedure is not the civil code',
  ],
  [
    'Incidem o art. 300 do CPC e o art. 186 do CC. O art. 10 da lei de ritos basta.',
    [
      ['CPC.300', 'art. 300 do CPC'],
      ['CC.186', 'art. 186 do CC'],
      ['?.10', 'art. 10'],
    ],
    'by another name',
  ],
  [
    'Incidem o art. 300 do CPC e o art. 186 do CC. O art. 10 da lei adjetiva basta.',
    [
      ['CPC.300', 'art. 300 do CPC'],
      ['CC.186', 'art. 186 do CC'],
      ['?.10', 'art. 10'],
    ],
    'and another',
  ],
  [
    'Incide o art. 5º da CF. O art. 10 da mencionada Carta paulista basta.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['?.10', 'art. 10 da mencionada Carta'],
    ],
    'a charter of a state, by its people',
  ],
  [
    'Incide o art. 5º da CF. O art. 10 da citada Carta da ONU basta.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['?.10', 'art. 10 da citada Carta'],
    ],
    'a charter of nations',
  ],
  [
    'A Lei 14.230/2021 alterou a Lei 8.429/92. Pelo art. 3º da lei nova, há prazo.',
    [['?.3', 'art. 3º']],
    'the new law is not the one that was changed',
  ],
  [
    'A Lei 14.230/2021 alterou a Lei 8.429/92. Pelo art. 3º da lei reformadora, há prazo.',
    [['?.3', 'art. 3º']],
    'nor the one that reforms',
  ],
  [
    'A Lei 14.230/2021 alterou a Lei 8.429/92. Pelo art. 3º da nova lei, há prazo.',
    [['?.3', 'art. 3º da nova lei']],
    'with the word before it',
  ],
  [
    'Incide o art. 186 do CC. O art. 927 da lei civil basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['CC.927 ~mencao', 'art. 927'],
    ],
    'the civil code is the civil law',
  ],
  [
    'Incide o art. 121 do CP. O art. 14 da referida lei penal basta.',
    [
      ['CP.121', 'art. 121 do CP'],
      ['CP.14 ~anafora', 'art. 14 da referida lei'],
    ],
    'the penal code is the penal law',
  ],
  [
    'Incide o art. 477 da CLT. O art. 10 da legislação trabalhista basta.',
    [
      ['CLT.477', 'art. 477 da CLT'],
      ['CLT.10 ~mencao', 'art. 10'],
    ],
    'and labour law is the CLT',
  ],
  [
    'Incide o art. 1º da LC 64/90. O art. 10 da referida lei complementar basta.',
    [
      ['LC-64-1990.1', 'art. 1º da LC 64/90'],
      ['LC-64-1990.10 ~anafora', 'art. 10 da referida lei complementar'],
    ],
    'a complementary law',
  ],
  [
    'Incide o art. 4º do ECA. O art. 10 do referido estatuto basta.',
    [
      ['ECA.4', 'art. 4º do ECA'],
      ['ECA.10 ~anafora', 'art. 10 do referido estatuto'],
    ],
    'a statute',
  ],
  [
    'Incide o art. 2º da Lei 9.784/99. O art. 10 do mesmo ato normativo basta.',
    [
      ['LEI-9784-1999.2', 'art. 2º da Lei 9.784/99'],
      ['LEI-9784-1999.10 ~anafora', 'art. 10 do mesmo ato normativo'],
    ],
    'a law is an act',
  ],
  [
    'Incide o art. 33 da Lei 11.343/06. O art. 40 da lei especial basta.',
    [
      ['LD.33', 'art. 33 da Lei 11.343/06'],
      ['LD.40 ~mencao', 'art. 40'],
    ],
    'a special law',
  ],
  [
    'Incide o art. 2º da Lei 9.784/99. O art. 10 da referida lei federal basta.',
    [
      ['LEI-9784-1999.2', 'art. 2º da Lei 9.784/99'],
      ['LEI-9784-1999.10 ~anafora', 'art. 10 da referida lei federal'],
    ],
    'a federal law',
  ],
  [
    'Incide o art. 42 da Lei 8.213/91. O art. 29 da legislação previdenciária basta.',
    [
      ['LBPS.42', 'art. 42 da Lei 8.213/91'],
      ['LBPS.29 ~mencao', 'art. 29'],
    ],
    'a field that no act has alone',
  ],
  [
    'Incide o art. 121 do CP. O art. 14 do mesmo Códex Repressivo basta.',
    [
      ['CP.121', 'art. 121 do CP'],
      ['CP.14 ~anafora', 'art. 14 do mesmo Códex Repressivo'],
    ],
    'the repressive code',
  ],
  [
    'Incide o art. 2º da Lei 9.784/99. O art. 10 da mesma lei regulamenta isso.',
    [
      ['LEI-9784-1999.2', 'art. 2º da Lei 9.784/99'],
      ['LEI-9784-1999.10 ~anafora', 'art. 10 da mesma lei'],
    ],
    'a verb says nothing of the law',
  ],
  [
    'Incide o art. 155 do CP. O art. 14 do mesmo Diploma Penal basta.',
    [
      ['CP.155', 'art. 155 do CP'],
      ['CP.14 ~anafora', 'art. 14 do mesmo Diploma'],
    ],
    'a field with a capital is no name',
  ],
  [
    'Incide o art. 14 do CDC. O art. 18 do mesmo Códex Consumerista basta.',
    [
      ['CDC.14', 'art. 14 do CDC'],
      ['CDC.18 ~anafora', 'art. 18 do mesmo Códex'],
    ],
    'the consumer code, so called',
  ],
  [
    'Incide o art. 150 do CTN. O art. 173 do mesmo Código Tributário basta.',
    [
      ['CTN.150', 'art. 150 do CTN'],
      ['CTN.173 ~anafora', 'art. 173 do mesmo Código'],
    ],
    'the tax code, so called',
  ],
  [
    'Incide o art. 150 do CTN. O art. 173 do referido Código Tributário Municipal basta.',
    [
      ['CTN.150', 'art. 150 do CTN'],
      ['?.173', 'art. 173 do referido Código'],
    ],
    'and that of a town',
  ],
  [
    'Incide o art. 186 do CC. O art. 10 do referido Código Sanitário basta.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['?.10', 'art. 10 do referido Código'],
    ],
    'a code of another field',
  ],
];
