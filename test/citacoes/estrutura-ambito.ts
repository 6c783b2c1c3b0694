import type { Linha } from './estrutura.ts';

const linha = (rotulo: string, chave: string, prova: string): Linha => [
  `Cuida-se aqui do ${rotulo}.`,
  [[chave, rotulo]],
  prova,
];
const nenhuma = (rotulo: string, prova: string): Linha => [`Compara-se com o ${rotulo}.`, [], prova];

/** Whose law a name is made by what stands behind it: a state's, a town's, another country's, or still the Union's. */
export const AMBITO: readonly Linha[] = [
  linha('art. 2º da Constituição do Maranhão', 'X-CE-MA.2', 'a state by its name alone'),
  linha('art. 2º da Constituição da Paraíba', 'X-CE-PB.2', 'a state with da, by its name alone'),
  linha('art. 2º da Constituição de Santa Catarina', 'X-CE-SC.2', 'a state of two words, by its name alone'),
  linha('art. 250 da Constituição do Pará', 'X-CE-PA.250', 'Pará, which is no preposition'),
  linha('art. 2º da Constituição Sergipana', 'X-CE-SE.2', 'a state’s adjective with a capital'),
  linha('art. 2º da Constituição mato-grossense', 'X-CE-MT.2', 'a state’s adjective of two words'),
  linha('art. 2º da Constituição amazonense', 'X-CE-AM.2', 'a state’s adjective in lower case'),
  linha('art. 2º da Constituição Gaúcha', 'X-CE-RS.2', 'a nickname of the people of a state'),
  linha('art. 2º da Constituição local', 'X-CE.2', 'local is of some state'),
  linha('art. 2º da CF/RJ', 'X-CE-RJ.2', 'CF with a state is no CF'),
  linha('art. 2º da CF-MG', 'X-CE-MG.2', 'CF, a hyphen and a state'),
  linha('art. 2º da Carta Catarinense', 'X-CE-SC.2', 'Carta with a state’s adjective'),
  linha('art. 2º da Carta Política do Estado do Acre', 'X-CE-AC.2', 'a nickname of the constitution, of a state'),
  linha('art. 999 da Constituição da Bahia', 'X-CE-BA.999', 'a state constitution, an article that the CF lacks'),
  [
    'A Constituição de Pernambuco dispõe sobre o tema (art. 5º).',
    [['X-CE-PE.5 ~mencao', 'art. 5º']],
    'a state constitution mentioned is the act of the article behind it',
  ],
  [
    'Incide o art. 37 da CF. A Constituição capixaba o repete no art. 32.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['X-CE-ES.32 ~mencao', 'art. 32'],
    ],
    'a state constitution displaces the CF',
  ],
  linha('art. 6º do Código de Defesa do Consumidor do Estado do Amazonas', 'X-CDC-AM.6', 'a state’s code of that name'),
  linha('art. 6º do Código Florestal mineiro', 'X-CFLO-MG.6', 'a state’s forest code, by an adjective'),
  linha('art. 6º do Estatuto da Cidade do Município de Olinda', '*.6', 'a town’s act of that name'),
  linha('art. 12 da Lei 9.784/99 do Município de Natal', '*.12', 'a town’s act with a federal number'),
  linha(
    'art. 12 da Lei nº 9.784/1999, do Estado de Goiás',
    '*.12',
    'a state’s act with a federal number, after a comma',
  ),
  linha('art. 12 da Lei 9.784/99 de Sergipe', '*.12', 'a federal number, and a state by its name alone'),
  linha('art. 12 da Lei 9.784/99-PR', '*.12', 'a federal number and a glued state'),
  linha('art. 12 da Lei 9.784/99 (MT)', '*.12', 'a federal number and a state in brackets'),
  linha('art. 12 da Lei 9.784/99 (Município de Lages', '*.12', 'a federal number and a town in brackets'),
  linha('art. 12 da Lei 9.784/99 do RS', '*.12', 'a federal number and a state’s two letters'),
  linha('art. 2º da Constituição de SP', 'X-CE-SP.2', 'a state’s two letters'),
  linha('art. 12 da Lei 9.784/99 gaúcha', '*.12', 'a federal number and a state’s adjective'),
  linha('art. 12 da LC 101/2000 do Distrito Federal', '*.12', 'a complementary law of the Distrito Federal'),
  linha('art. 12 da lei fluminense nº 9.784/99', '*.12', 'the state before the number'),
  [
    'Vale o art. 6º do CDC. Segundo o art. 12 da lei paranaense, é igual.',
    [
      ['CDC.6', 'art. 6º do CDC'],
      ['*.12', 'art. 12 da lei paranaense'],
    ],
    'a state’s law without number is not the act before it',
  ],
  nenhuma('art. 5º da Constituição da França', 'a country behind the constitution'),
  nenhuma('art. 5º da Constituição da República Italiana', 'a republic that is not this one'),
  nenhuma('art. 5º da Constituição da República de Angola', 'a republic by its country'),
  nenhuma('art. 5º da Constituição Federal suíça', 'a foreign federal constitution'),
  nenhuma('art. 5º da Constituição Federal da Áustria', 'a foreign federal constitution by its country'),
  nenhuma('art. 5º da Constituição de Weimar', 'a constitution called after a town'),
  nenhuma('art. 5º da Constituição dos Estados Unidos da América', 'a country of several words'),
  nenhuma('art. 138 do Código Civil chinês', 'a nationality ending in ês'),
  nenhuma('art. 138 do Código Civil venezuelano', 'a nationality ending in ano'),
  nenhuma('art. 138 do Código Civil e Comercial da Argentina', 'a civil and commercial code'),
  nenhuma('art. 138 do Código Civil do Quebec', 'a province with a code of its own'),
  nenhuma('art. 5º do CPC italiano', 'an acronym and a nationality'),
  nenhuma('art. 5º do CP espanhol', 'a contextual acronym and a nationality'),
  nenhuma('art. 5º da Constituição (espanhola)', 'a nationality in brackets'),
  nenhuma('art. 5º da Constituição, da Espanha', 'a country behind a comma'),
  nenhuma('art. 5º da Constituição Política do Peru', 'a political constitution of a country'),
  nenhuma('ART. 138 DO CÓDIGO CIVIL DE PORTUGAL', 'a country in a text in capitals'),
  [
    'Vale o art. 186 do CC, e não o art. 483 do Código Civil português. O art. 484 também não.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['*.484 ~mencao', 'art. 484'],
    ],
    'foreign law is what the next article is of',
  ],
  [
    'Vale o CPC, art. 10. No Código de Processo Civil francês, art. 16, há igual regra.',
    [
      ['CPC.10', 'CPC, art. 10'],
      ['*.16', 'Código de Processo Civil francês, art. 16'],
    ],
    'foreign law named before its article',
  ],
  linha('art. 10 do Código Civil de Ruritânia', '*.10', 'a place that nobody told us of'),
  linha('art. 2º da Constituição da República Federativa do Brasil de 1988', 'CF.2', 'the republic is this one'),
  linha('art. 186 do Código Civil brasileiro', 'CC.186', 'the nationality is this one'),
  [
    'Cuida-se do art. 2º da Constituição Federal de maneira direta.',
    [['CF.2', 'art. 2º da Constituição Federal']],
    'de and an ordinary word make no other constitution',
  ],
  [
    'Cuida-se do art. 186 do Código Civil humano e justo.',
    [['CC.186', 'art. 186 do Código Civil']],
    'an ordinary adjective with the ending of a nationality',
  ],
  [
    'CUIDA-SE DO ART. 2º DA CONSTITUIÇÃO FEDERAL DE MODO DIRETO.',
    [['CF.2', 'ART. 2º DA CONSTITUIÇÃO FEDERAL']],
    'in a text in capitals a capital is no sign of a place',
  ],
  [
    'No Brasil, o CPC (art. 300) e, em Portugal, o CPC (art. 362) tratam da tutela.',
    [
      ['CPC.300', 'CPC (art. 300)'],
      ['X-CPC-EXT.362', 'CPC (art. 362)'],
    ],
    'the last country that was told counts',
  ],
  [
    'Em Portugal, o CPC (art. 362) e, no Brasil, o CPC (art. 300).',
    [
      ['X-CPC-EXT.362', 'CPC (art. 362)'],
      ['CPC.300', 'CPC (art. 300)'],
    ],
    'and it may be our own',
  ],
  ['Já em Portugal, o art. 483 do Código Civil dispõe.', [], 'a word may come before the country'],
  [
    'Residente em Portugal, o autor invoca o art. 186 do Código Civil.',
    [['CC.186', 'art. 186 do Código Civil']],
    'where somebody lives tells no law',
  ],
  [
    'Já o estatuto do clube, em conformidade com o Código Civil, no art. 20, dispõe.',
    [['?.20', 'art. 20']],
    'nor does the word before a statute make it less the subject',
  ],
];
