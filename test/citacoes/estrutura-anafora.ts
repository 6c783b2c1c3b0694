import type { Linha } from './estrutura.ts';

/** An act named by reference to an earlier mention. */
export const ANAFORA: readonly Linha[] = [
  [
    'Responde pelo art. 33 da Lei nº 11.343/2006 e pelo art. 35 do mesmo diploma.',
    [
      ['LD.33', 'art. 33 da Lei nº 11.343/2006'],
      ['LD.35 ~anafora', 'art. 35 do mesmo diploma'],
    ],
    'do mesmo diploma',
  ],
  [
    'Responde pelo art. 312 do Código Penal, não pelo art. 316 do mesmo diploma legal.',
    [
      ['CP.312', 'art. 312 do Código Penal'],
      ['CP.316 ~anafora', 'art. 316 do mesmo diploma legal'],
    ],
    'do mesmo diploma legal',
  ],
  [
    'Vale o art. 186 do Código Civil; o dano segue o art. 944 do mesmo Código.',
    [
      ['CC.186', 'art. 186 do Código Civil'],
      ['CC.944 ~anafora', 'art. 944 do mesmo Código'],
    ],
    'do mesmo Código',
  ],
  [
    'Vale o art. 189 do Código Civil; a interrupção segue o art. 202 do mesmo Codex.',
    [
      ['CC.189', 'art. 189 do Código Civil'],
      ['CC.202 ~anafora', 'art. 202 do mesmo Codex'],
    ],
    'do mesmo Codex',
  ],
  [
    'A Lei nº 9.784/99 rege o processo. Lê-se no art. 53 da referida lei o poder de anular.',
    [['LEI-9784-1999.53 ~anafora', 'art. 53 da referida lei']],
    'da referida lei, after a mention of the act alone',
  ],
  [
    'A Lei nº 8.245/91 rege a locação. É o que consta do art. 59 da citada lei.',
    [['LEI-8245-1991.59 ~anafora', 'art. 59 da citada lei']],
    'da citada lei',
  ],
  [
    'A Lei nº 8.245/91 rege a locação. É o que consta do art. 62 da mencionada lei.',
    [['LEI-8245-1991.62 ~anafora', 'art. 62 da mencionada lei']],
    'da mencionada lei',
  ],
  [
    'A Lei nº 8.245/91 rege a locação. É o que consta do art. 63 da aludida lei.',
    [['LEI-8245-1991.63 ~anafora', 'art. 63 da aludida lei']],
    'da aludida lei',
  ],
  [
    'A Lei nº 8.245/91 rege a locação. É o que consta do art. 5º da supracitada lei.',
    [['LEI-8245-1991.5 ~anafora', 'art. 5º da supracitada lei']],
    'da supracitada lei',
  ],
  [
    'A Lei nº 8.245/91 rege a locação. É o que consta do art. 9º da mesma lei.',
    [['LEI-8245-1991.9 ~anafora', 'art. 9º da mesma lei']],
    'da mesma lei',
  ],
  [
    'O Código de Processo Penal cuida da prova. É o que consta do art. 156 do citado Código.',
    [['CPP.156 ~anafora', 'art. 156 do citado Código']],
    'do citado Código',
  ],
  [
    'O Código de Processo Penal cuida da prova. É o que consta do art. 157 do referido diploma legal.',
    [['CPP.157 ~anafora', 'art. 157 do referido diploma legal']],
    'do referido diploma legal',
  ],
  [
    'O Código Tributário Nacional trata da decadência. É o que consta do art. 173 do referido código.',
    [['CTN.173 ~anafora', 'art. 173 do referido código']],
    'lower-case código',
  ],
  [
    'O Decreto nº 70.235/72 rege o contencioso. É o que consta do art. 59 do referido decreto.',
    [['DEC-70235-1972.59 ~anafora', 'art. 59 do referido decreto']],
    'do referido decreto',
  ],
  [
    'A Lei nº 13.105, de 16 de março de 2015, trouxe o tema. O art. 1.046 desta Lei trata da transição.',
    [['CPC.1046 ~anafora', 'art. 1.046 desta Lei']],
    'desta Lei',
  ],
  [
    'Foi editada a Lei nº 13.869/2019. Os crimes do art. 9º dessa Lei exigem dolo específico.',
    [['LEI-13869-2019.9 ~anafora', 'art. 9º dessa Lei']],
    'dessa Lei',
  ],
  [
    'O Código Civil vige desde 2003. Salvo o art. 2.035 deste Código, não há transição.',
    [['CC.2035 ~anafora', 'art. 2.035 deste Código']],
    'deste Código',
  ],
  [
    'A Lei nº 8.666/93 regia o certame. Bastava o art. 43, § 3º, da referida lei.',
    [['LEI-8666-1993.43.3 ~anafora', 'art. 43, § 3º, da referida lei']],
    'a law outside the catalogue, by reference',
  ],
  [
    'A Constituição do Estado de Goiás fixa o teto. Basta o art. 92 do mesmo diploma.',
    [['X-CE-GO.92 ~anafora', 'art. 92 do mesmo diploma']],
    'a state constitution, by reference',
  ],
  [
    'Citou o Código Civil e, depois, o CPC. Basta o art. 77 do mesmo diploma.',
    [['CPC.77 ~anafora', 'art. 77 do mesmo diploma']],
    'the nearer of two mentions',
  ],
  [
    'Citou o CPC e, depois, a Lei nº 6.368/76. Basta o art. 12 da referida lei.',
    [['LEI-6368-1976.12 ~anafora', 'art. 12 da referida lei']],
    'the nearer mention wins though only the farther is in the catalogue',
  ],
  [
    'Condenado pelo art. 121, § 2º, do CP. Aplica-se o art. 65, III, d, do mesmo diploma legal.',
    [
      ['CP.121.2', 'art. 121, § 2º, do CP'],
      ['CP.65.III.d ~anafora', 'art. 65, III, d, do mesmo diploma legal'],
    ],
    'path below the article, then the anaphora',
  ],
  [
    'O CPP rege a prisão. Valem os arts. 312 e 313 do mesmo diploma.',
    [
      ['CPP.312 ~anafora', 'arts. 312'],
      ['CPP.313 ~anafora', '313 do mesmo diploma'],
    ],
    'a list takes the antecedent of its last member',
  ],
  [
    'O CPP rege a prisão. Valem os arts. 282 e 319, ambos do mesmo diploma.',
    [
      ['CPP.282 ~anafora', 'arts. 282'],
      ['CPP.319 ~anafora', '319, ambos do mesmo diploma'],
    ],
    'ambos do mesmo diploma',
  ],
  [
    'A LGPD rege o tema. Cabe o inciso II do art. 7º da referida lei.',
    [['LGPD.7.II ~anafora', 'inciso II do art. 7º da referida lei']],
    'inverted order, then the anaphora',
  ],
  [
    'A Lei nº 11.340/2006 rege o tema. Valem os arts. 22 a 24 da mesma Lei.',
    [
      ['LMP.22 ~anafora', 'arts. 22 a 24 da mesma Lei'],
      ['LMP.23 ~anafora', 'arts. 22 a 24 da mesma Lei'],
      ['LMP.24 ~anafora', 'arts. 22 a 24 da mesma Lei'],
    ],
    'a range, then the anaphora',
  ],
  [
    'Progressão: art. 112, cabeça, da Lei nº 7.210/84. O rito é o do art. 194 da referida Lei.',
    [
      ['LEP.112+caput', 'art. 112, cabeça, da Lei nº 7.210/84'],
      ['LEP.194 ~anafora', 'art. 194 da referida Lei'],
    ],
    'the antecedent is inside a citation',
  ],
  [
    'O art. 147 do CC/1916 anulava o ato; hoje, vale o art. 171 do Código vigente.',
    [
      ['LEI-3071-1916.147', 'art. 147 do CC/1916'],
      ['CC.171 ~anafora', 'art. 171 do Código vigente'],
    ],
    'the code in force is not the older one just named',
  ],
  [
    'O art. 458 do CPC/73 corresponde ao art. 489 do atual Código.',
    [
      ['LEI-5869-1973.458', 'art. 458 do CPC/73'],
      ['CPC.489 ~anafora', 'art. 489 do atual Código'],
    ],
    'today’s code by a word before it',
  ],
  [
    'O art. 458 do CPC/73 e o art. 459 do Código então vigente eram claros.',
    [
      ['LEI-5869-1973.458', 'art. 458 do CPC/73'],
      ['LEI-5869-1973.459 ~anafora', 'art. 459 do Código'],
    ],
    'the code in force then is the older one',
  ],
  [
    'O Código Penal português basta. Fora dele, o art. 13 do Código vigente.',
    [['X-CP-EXT.13 ~anafora', 'art. 13 do Código vigente']],
    'a code in force of another country is not ours',
  ],
  [
    'Vale o art. 14 da Lei 8.078/90, e o art. 117 da Lei 8.112/90. Naquela primeira lei, o art. 6º fixa direitos.',
    [
      ['CDC.14', 'art. 14 da Lei 8.078/90'],
      ['LEI-8112-1990.117', 'art. 117 da Lei 8.112/90'],
      ['?.6', 'art. 6º'],
    ],
    'naquela primeira lei, before its article, is not the nearest',
  ],
  [
    'Vale o art. 14 da Lei 8.078/90, e o art. 117 da Lei 8.112/90. Naquele diploma, o art. 6º fixa direitos.',
    [
      ['CDC.14', 'art. 14 da Lei 8.078/90'],
      ['LEI-8112-1990.117', 'art. 117 da Lei 8.112/90'],
      ['?.6', 'art. 6º'],
    ],
    'naquele diploma, of two, before its article',
  ],
  [
    'Vale o art. 14 da Lei 8.078/90. Naquele diploma, o art. 6º fixa direitos.',
    [
      ['CDC.14', 'art. 14 da Lei 8.078/90'],
      ['CDC.6 ~mencao', 'art. 6º'],
    ],
    'naquele diploma, of one',
  ],
  [
    'Vale o art. 14 da Lei 8.078/90. O art. 6º daquela primeira lei fixa direitos.',
    [
      ['CDC.14', 'art. 14 da Lei 8.078/90'],
      ['?.6', 'art. 6º'],
    ],
    'daquela primeira lei tells no act, of several or of one',
  ],
  [
    'A Lei 8.078/90 protege. Na forma do art. 2º da lei que institui o marco legal.',
    [['?.2', 'art. 2º']],
    'a law that is told by what it does',
  ],
];
