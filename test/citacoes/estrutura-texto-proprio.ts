import type { Linha } from './estrutura.ts';

/** A law, a statute, a regulation: its own labels are no citations, and its bare articles are of no act that it names. */
export const TEXTO_PROPRIO: readonly Linha[] = [
  [
    'No uso do art. 84, IV, da Constituição, DECRETA: Art. 1º Fica criado o Comitê. Art. 2º O Comitê terá sede.',
    [['CF.84.IV', 'art. 84, IV, da Constituição']],
    'labels behind a command, all in one line',
  ],
  [
    'Com base no art. 30, I, da Constituição, sanciono a lei: Art. 1º Fica criado. Art. 2º Revogam-se as demais.',
    [['CF.30.I', 'art. 30, I, da Constituição']],
    'a verb with its pronoun begins the sentence',
  ],
  [
    'RESOLVE: Art. 1º - Nomear, nos termos do art. 9º da CLT, FULANO.',
    [['CLT.9', 'art. 9º da CLT']],
    'a dash behind the label',
  ],
  ['RESOLVE:\nArt. 3º Esta Portaria entra em vigor.', [], 'the demonstrative shows the text itself'],
  [
    'DECRETA:\nArt. 1º O art. 121 do Código Penal passa a vigorar assim:',
    [['CP.121', 'art. 121 do Código Penal']],
    'a label and the article that it changes are no list',
  ],
  [
    'DECRETA: Art. 2º Nos termos do art. 7º da CF, fica assegurado.',
    [['CF.7', 'art. 7º da CF']],
    'nor where the sentence begins with nos termos',
  ],
  [
    'ESTATUTO. Art. 1º A companhia rege-se pela Lei nº 6.404/76. Art. 10. O Conselho observará o art. 12.',
    [['?.12', 'art. 12']],
    'a statute with an article of its own is not the law it names',
  ],
  [
    'Diz a lei: "Art. 1º A pena é esta." O art. 5º da CF veda. O art. 6º também.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['CF.6 ~mencao', 'art. 6º'],
    ],
    'what is quoted is no label of the text',
  ],
  [
    'Vale o Código Penal. Art. 121. Homicídio.',
    [['CP.121 ~mencao', 'Art. 121']],
    'behind a stop a topic is told, and no sentence begins',
  ],
  [
    'Dispõe a CLT: Art. 58 - A duração do trabalho.',
    [['CLT.58', 'CLT: Art. 58']],
    'an article of speech behind a dash is no suffix',
  ],
  ['O art. 59 - A da CLT.', [['CLT.59-A', 'art. 59 - A da CLT']], 'before a preposition it is one'],
  ['O art. 121 A do CP.', [['CP.121-A', 'art. 121 A do CP']], 'a suffix behind a blank'],
  [
    'Os arts. 5 a 7 da CF.',
    [
      ['CF.5', 'arts. 5 a 7 da CF'],
      ['CF.6', 'arts. 5 a 7 da CF'],
      ['CF.7', 'arts. 5 a 7 da CF'],
    ],
    'a between two numbers is no suffix',
  ],
  [
    'CLT, ART. 482, A DESÍDIA AUTORIZA.',
    [['CLT.482', 'CLT, ART. 482']],
    'in capitals the article of speech is no alínea',
  ],
  ['CF, ART. 102, I, A COMPETÊNCIA.', [['CF.102.I', 'CF, ART. 102, I']], 'nor behind an inciso'],
  [
    'RECURSO. ART. 105, III, A E C, DA CF/88.',
    [
      ['CF.105.III.a', 'ART. 105, III, A'],
      ['CF.105.III.c', 'C, DA CF/88'],
    ],
    'alíneas in capitals joined by E',
  ],
];
