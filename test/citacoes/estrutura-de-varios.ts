import type { Linha } from './estrutura.ts';

/** Several acts named together, with several articles: whose each is nobody can tell, however the acts are joined. */
export const DE_VARIOS: readonly Linha[] = [
  [
    'O CDC bem como o CC, nos arts. 14 e 186.',
    [
      ['?.14', 'arts. 14'],
      ['?.186', '186'],
    ],
    'joined by bem como',
  ],
  [
    'O CDC, assim como o CC, nos arts. 14 e 186.',
    [
      ['?.14', 'arts. 14'],
      ['?.186', '186'],
    ],
    'by assim como behind a comma',
  ],
  [
    'Tanto o CDC como o CC, nos arts. 14 e 186.',
    [
      ['?.14', 'arts. 14'],
      ['?.186', '186'],
    ],
    'by tanto and como',
  ],
  [
    'Tanto o CDC quanto o CC, nos arts. 14 e 186.',
    [
      ['?.14', 'arts. 14'],
      ['?.186', '186'],
    ],
    'by tanto and quanto',
  ],
  [
    'Não só o CDC, mas também o CC, nos arts. 14 e 186.',
    [
      ['?.14', 'arts. 14'],
      ['?.186', '186'],
    ],
    'by mas também',
  ],
  [
    'O CDC, ao lado do CC, nos arts. 14 e 186.',
    [
      ['?.14', 'arts. 14'],
      ['?.186', '186'],
    ],
    'one beside the other',
  ],
  [
    'O CDC mais o CC, arts. 14 e 186.',
    [
      ['?.14', 'arts. 14'],
      ['?.186', '186'],
    ],
    'by mais',
  ],
  [
    'O CDC c/c o CC, arts. 14 e 186.',
    [
      ['?.14', 'arts. 14'],
      ['?.186', '186'],
    ],
    'by c/c',
  ],
  [
    'O CDC combinado com o CC, arts. 14 e 186.',
    [
      ['?.14', 'arts. 14'],
      ['?.186', '186'],
    ],
    'one combined with the other',
  ],
  [
    'O CDC, juntamente com o CC, nos arts. 14 e 186.',
    [
      ['?.14', 'arts. 14'],
      ['?.186', '186'],
    ],
    'one together with the other',
  ],
  [
    'Nem o CDC nem o CC, nos arts. 14 e 186.',
    [
      ['?.14', 'arts. 14'],
      ['?.186', '186'],
    ],
    'neither of them',
  ],
  [
    'CDC/CC, arts. 14 e 186.',
    [
      ['?.14', 'arts. 14'],
      ['?.186', '186'],
    ],
    'parted by a bar',
  ],
  [
    'CDC E CC, ARTS. 14 E 186.',
    [
      ['?.14', 'ARTS. 14'],
      ['?.186', '186'],
    ],
    'in capitals, with nothing else',
  ],
  [
    'O Código de Defesa do Consumidor bem como o Código Civil, nos arts. 14 e 186.',
    [
      ['?.14', 'arts. 14'],
      ['?.186', '186'],
    ],
    'by their names',
  ],
  [
    'O CDC (Lei 8.078/90) e o CC, nos arts. 14 e 186.',
    [
      ['?.14', 'arts. 14'],
      ['?.186', '186'],
    ],
    'the first with its number in a bracket',
  ],
  [
    'Lei 8.078/90 e CC, arts. 186 e 927.',
    [
      ['?.186', 'arts. 186'],
      ['?.927', '927'],
    ],
    'one by its number, one by its acronym',
  ],
  [
    'Lei 8.078/90 e Lei 10.406/2002, arts. 186 e 927.',
    [
      ['?.186', 'arts. 186'],
      ['?.927', '927'],
    ],
    'both by their numbers',
  ],
  [
    'O CDC e o CC, em seus arts. 14, 186 e 927.',
    [
      ['?.14', 'arts. 14'],
      ['?.186', '186'],
      ['?.927', '927'],
    ],
    'more articles than acts',
  ],
  [
    'A lei municipal e o CC, nos arts. 186 e 927.',
    [
      ['?.186', 'arts. 186'],
      ['?.927', '927'],
    ],
    'a law that is none of ours',
  ],
  [
    'O edital bem como a Lei 8.666/93, arts. 3º e 41.',
    [
      ['?.3', 'arts. 3º'],
      ['?.41', '41'],
    ],
    'a notice',
  ],
  [
    'O CDC e o CC nos arts. 14 e 186.',
    [
      ['?.14', 'arts. 14'],
      ['?.186', '186'],
    ],
    'with no comma before the list',
  ],
  [
    'O CDC e o CPC tratam disso nos arts. 14 e 300.',
    [
      ['?.14', 'arts. 14'],
      ['?.300', '300'],
    ],
    'a verb between both and the list',
  ],
  [
    'Os arts. 14 e 186 do CDC e do CC.',
    [
      ['?.14', 'arts. 14'],
      ['?.186', '186'],
    ],
    'both behind the list',
  ],
  [
    'Os arts. 14 e 186 do CDC bem como do CC.',
    [
      ['?.14', 'arts. 14'],
      ['?.186', '186'],
    ],
    'both behind it, by bem como',
  ],
  [
    'O CDC e o CC, arts. 186 a 188.',
    [
      ['CC.186', 'CC, arts. 186 a 188'],
      ['CC.187', 'CC, arts. 186 a 188'],
      ['CC.188', 'CC, arts. 186 a 188'],
    ],
    'a range is of one act',
  ],
  ['O CDC e o CPC tratam disso no art. 300.', [['?.300', 'art. 300']], 'one article of either, behind a verb'],
  [
    'Aplica-se o CDC, mas o CC, nos arts. 186 e 927, não.',
    [
      ['CC.186', 'CC, nos arts. 186'],
      ['CC.927', '927'],
    ],
    'set against the other',
  ],
  [
    'Aplica-se o CDC; o CC, nos arts. 186 e 927, não.',
    [
      ['CC.186', 'CC, nos arts. 186'],
      ['CC.927', '927'],
    ],
    'in a clause of its own',
  ],
  [
    'Além do CDC, o CC, nos arts. 186 e 927, ampara.',
    [
      ['CC.186', 'CC, nos arts. 186'],
      ['CC.927', '927'],
    ],
    'the other has a part of the sentence of its own',
  ],
  [
    'Ofendeu o CDC e, especialmente, o CC, arts. 186 e 927.',
    [
      ['CC.186', 'CC, arts. 186'],
      ['CC.927', '927'],
    ],
    'more said of the nearer',
  ],
  [
    'O STJ e o CC, nos arts. 186 e 927.',
    [
      ['CC.186', 'CC, nos arts. 186'],
      ['CC.927', '927'],
    ],
    'a court has no articles',
  ],
  [
    'Violou o contrato e o CC, arts. 421 e 422.',
    [
      ['CC.421', 'CC, arts. 421'],
      ['CC.422', '422'],
    ],
    'a contract is not told so',
  ],
  [
    'CF, art. 5º, c/c CC, arts. 186 e 927.',
    [
      ['CF.5', 'CF, art. 5º'],
      ['CC.186', 'CC, arts. 186'],
      ['CC.927', '927'],
    ],
    'each with its own',
  ],
  [
    'Os arts. 14 e 18 do CDC bem como da Lei 9.099/95, art. 3º.',
    [
      ['CDC.14', 'arts. 14'],
      ['CDC.18', '18 do CDC'],
      ['LJE.3', 'Lei 9.099/95, art. 3º'],
    ],
    'the second has a list of its own',
  ],
  [
    'Os arts. 14 e 18 do CDC e da jurisprudência.',
    [
      ['CDC.14', 'arts. 14'],
      ['CDC.18', '18 do CDC'],
    ],
    'what is no act shares nothing',
  ],
  [
    'Os arts. 5º do CPC bem como da CF.',
    [
      ['CPC.5', 'arts. 5º do CPC'],
      ['CF.5', 'CF'],
    ],
    'one article of both',
  ],
  [
    'O Código Civil e o CDC obrigam a reparar o dano. O art. 186 exige culpa.',
    [['?.186', 'art. 186']],
    'in another sentence either of them may be meant',
  ],
  [
    'Tanto o CDC quanto o CPC cuidam da prova. O art. 6º é o mais claro.',
    [['?.6', 'art. 6º']],
    'tanto and quanto, and another sentence',
  ],
  [
    'Nem a CLT nem a Lei 8.213/91 o proíbem. Veja-se o art. 118.',
    [['?.118', 'art. 118']],
    'nem and nem, and another sentence',
  ],
  [
    'Regem a causa o CPC, o CPP e a CLT. Veja-se o art. 18.',
    [['?.18', 'art. 18']],
    'three acts in a sentence of their own',
  ],
  [
    'A MP 927/2020, que tocou na CLT e na Lei 8.036/90, perdeu a eficácia. O art. 10 caducou.',
    [['?.10', 'art. 10']],
    'two that a third speaks of',
  ],
  ['O CC e o CDC obrigam a reparar. Pelo art. 186, exige-se culpa.', [['?.186', 'art. 186']], 'a short acronym first'],
  ['O CDC e o CC obrigam a reparar. Pelo art. 927, há risco.', [['?.927', 'art. 927']], 'a short acronym last'],
  [
    'A lei municipal e o CDC protegem o idoso. O art. 7º fixa a multa.',
    [['?.7', 'art. 7º']],
    'an act of ours and what is none',
  ],
  [
    'O CDC (Lei 8.078/90) e o Código Civil convivem. Diz o art. 14 que há risco.',
    [['?.14', 'art. 14']],
    'a number beside the first',
  ],
  [
    'Vale o art. 186 do CC e o art. 14 do CDC. O art. 18 trata do vício.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['CDC.14', 'art. 14 do CDC'],
      ['CDC.18 ~mencao', 'art. 18'],
    ],
    'acts with provisions of their own are told one after the other',
  ],
  [
    'O CC e o CDC (art. 14) obrigam a reparar. O art. 18 trata do vício.',
    [
      ['CDC.14', 'CDC (art. 14)'],
      ['CDC.18 ~mencao', 'art. 18'],
    ],
    'the one that has provisions is spoken of',
  ],
  [
    'O CC e o CDC obrigam a reparar. É o que diz o art. 14 do CDC. O art. 18 trata do vício.',
    [
      ['CDC.14', 'art. 14 do CDC'],
      ['CDC.18 ~mencao', 'art. 18'],
    ],
    'the one that is told again is meant',
  ],
  [
    'O CPC e o CPP convivem. O CPC é mais novo. O art. 300 trata da tutela.',
    [['CPC.300 ~mencao', 'art. 300']],
    'the one that is named again is meant',
  ],
  [
    'Violado o art. 5º da CF e a Lei 9.784/99. O art. 2º desta fala em ampla defesa.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['?.2', 'art. 2º'],
    ],
    'desta behind it leaves it open',
  ],
  [
    'Incidem o CDC e, subsidiariamente, o Código Civil. O art. 14 trata do risco.',
    [['?.14', 'art. 14']],
    'in another sentence, with more said of the second',
  ],
  [
    'Aplica-se o Código Penal, não o Código Civil. O art. 121 é claro.',
    [['?.121', 'art. 121']],
    'one that is named only to be denied',
  ],
];
