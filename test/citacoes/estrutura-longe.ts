import type { Linha } from './estrutura.ts';

/** A sentence with nothing to cite, longer than what may stand between an act and its own provisions. */
const LONGE =
  ' O recurso foi conhecido e provido, por maioria, nos moldes do voto condutor, com o que concordaram os demais julgadores presentes naquela ocasião.'.repeat(
    3,
  );

/** Acts named far from any provision, which are read only when a later list asks for them. */
export const LONGE_DO_ATO: readonly Linha[] = [
  [
    `A CLT rege o contrato.${LONGE} O art. 482 fixa a justa causa.`,
    [['CLT.482 ~mencao', 'art. 482']],
    'the last act that was named',
  ],
  [
    `A Lei nº 8.112/90 e o CPC regem a matéria.${LONGE} Vale o art. 20 da referida lei.`,
    [['LEI-8112-1990.20 ~anafora', 'art. 20 da referida lei']],
    'the last that was called a law, not the code named behind it',
  ],
  [
    `A Lei de Introdução ao Código Civil rege o conflito.${LONGE} O art. 4º trata da analogia.`,
    [['LINDB.4 ~mencao', 'art. 4º']],
    'a name within a name is no act of its own',
  ],
  [
    `Vale o art. 10 do CPC. A CLT é outra.${LONGE} O art. 9º veda a fraude.${LONGE} A CF manda. Vale o art. 8º da CLT.`,
    [
      ['CPC.10', 'art. 10 do CPC'],
      ['CLT.9 ~mencao', 'art. 9º'],
      ['CLT.8', 'art. 8º da CLT'],
    ],
    'what is read late stands where it stood',
  ],
  [
    `A CLT rege o contrato.${LONGE} Reformou-se o estatuto social da companhia.${LONGE} Vale o art. 8º.`,
    [['?.8', 'art. 8º']],
    'what is no law of the country, far before a list, hides the act before it',
  ],
  ['Incide o art. 186, por analogia, do CC.', [['CC.186', 'art. 186, por analogia, do CC']], 'an aside of two words'],
  [
    'Incide o art. 927, aplicado analogicamente, do Código Civil.',
    [['CC.927', 'art. 927, aplicado analogicamente, do Código Civil']],
    'an aside before a name',
  ],
  [
    'Incide o art. 944, parágrafo único, também do Código Civil.',
    [['CC.944.unico', 'art. 944, parágrafo único, também do Código Civil']],
    'an adverb before the preposition',
  ],
  [
    'Incide o art. 14, § 3º, I, a contrario sensu, do CDC.',
    [['CDC.14.3.I', 'art. 14, § 3º, I, a contrario sensu, do CDC']],
    'an aside that begins as a preposition does',
  ],
  [
    'Denunciado pelo art. 121, caput, c.c. art. 14, II, por três vezes, na forma do art. 71, todos do CP.',
    [
      ['CP.121+caput', 'art. 121, caput'],
      ['CP.14.II', 'art. 14, II, por três vezes'],
      ['CP.71', 'art. 71, todos do CP'],
    ],
    'how often, amid a list',
  ],
  ['Incide o art. 5º, por analogia, do contrato.', [['?.5', 'art. 5º']], 'an aside before what is no act'],
  ['Incide o art. 5º, em detrimento do CC, do CDC.', [['?.5', 'art. 5º']], 'an aside that names an act'],
  [
    'Incidem os arts. 5º do CPC, da CF e da LINDB.',
    [
      ['CPC.5', 'arts. 5º do CPC'],
      ['CF.5', 'CF'],
      ['LINDB.5', 'LINDB'],
    ],
    'one article of several acts, as the plural promises',
  ],
  ['Incide o art. 300 do CPC e da Lei 9.099/95.', [['CPC.300', 'art. 300 do CPC']], 'the singular promises none'],
  [
    'Incide o art. 482, e também o 483 da CLT.',
    [
      ['CLT.482', 'art. 482'],
      ['CLT.483', '483 da CLT'],
    ],
    'the next article by its number, with the article of the language',
  ],
  ['Incide o art. 7º e o 13º salário da CLT.', [['?.7', 'art. 7º']], 'a number that counts something else'],
  [
    'Incide o art. 5º, I, da CF, 6º e 7º, além do mais.',
    [
      ['CF.5.I', 'art. 5º, I, da CF'],
      ['CF.6 ~mencao', '6º'],
      ['CF.7 ~mencao', '7º'],
    ],
    'ordinals behind the act',
  ],
  ['Incide o art. 5º da CF, 1º autor e 2º réu.', [['CF.5', 'art. 5º da CF']], 'ordinals that count persons'],
  [
    'O CC, 186, é claro; o CPC, 373 e 374, idem.',
    [
      ['CC.186', 'CC, 186'],
      ['CPC.373', 'CPC, 373'],
      ['CPC.374', '374'],
    ],
    'a number right behind an acronym and a comma',
  ],
  ['Cita-se a CF, 1988, e o CPC, 12 vezes.', [], 'a year, or a number of something else, is no article'],
  [
    'Incidem os arts. 1.723 e seguintes do CC e da Lei 9.278/96.',
    [['CC.1723', 'arts. 1.723 e seguintes do CC']],
    'the plural has what it promised',
  ],
  [
    'O art. 5º da CF é claro. A sentença, no § 3º, condenou a ré.',
    [['CF.5', 'art. 5º da CF']],
    'a level in a sentence that has another subject',
  ],
  [
    'O art. 5º da CF é claro. O laudo (inciso II) também, e o termo aditivo (§ 1º).',
    [['CF.5', 'art. 5º da CF']],
    'a level in a bracket behind another thing',
  ],
  [
    'O art. 5º da CF é claro. Na Orientação Normativa 4, o inciso I trata do prazo.',
    [['CF.5', 'art. 5º da CF']],
    'a level in a sentence about another place',
  ],
  [
    'O art. 5º da CF é claro, e a escritura, no inciso III, diz o preço.',
    [['CF.5', 'art. 5º da CF']],
    'another subject in the same sentence',
  ],
  [
    'O art. 5º da CF é claro, mas João, no inciso II, discorda. Sentença, no § 3º, nula.',
    [['CF.5', 'art. 5º da CF']],
    'a name, and a subject without an article',
  ],
  [
    'O art. 5º da CF é claro. A NR-15 é rígida. O inciso II prevê o limite.',
    [['CF.5', 'art. 5º da CF']],
    'another subject in a sentence between',
  ],
  [
    'O art. 5º da CF é claro e, no inciso X, protege. Já o § 77, não. De acordo com o § 4º, cabe.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['CF.5.X ~mencao', 'inciso X'],
      ['CF.5.77 ~mencao', '§ 77'],
      ['CF.5.4 ~mencao', '§ 4º'],
    ],
    'the same sentence, and new ones that begin with the level',
  ],
  [
    'O art. 5º da CF é claro (§ 1º, XX). Basta o § 2º; e, além disso, o § 3º.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['CF.5.1.XX ~mencao', '§ 1º, XX'],
      ['CF.5.2 ~mencao', '§ 2º'],
      ['CF.5.3 ~mencao', '§ 3º'],
    ],
    'a bracket, a verb without a subject, a part of the sentence',
  ],
];
