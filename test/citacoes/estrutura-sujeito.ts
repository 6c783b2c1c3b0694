import type { Linha } from './estrutura.ts';

/** Whose an article is by the subject of its clause, of which the act named last is but the object. */
export const SUJEITO: readonly Linha[] = [
  [
    'A Lei 12.527/2011 regulamenta a Constituição Federal e prevê no art. 8º a divulgação.',
    [['LAI.8 ~mencao', 'art. 8º']],
    'the verb that goes on is of the law that is the subject',
  ],
  [
    'A Lei 11.417/2006 disciplina o art. 103-A da CF e estabelece, em seu art. 2º, o quórum.',
    [
      ['CF.103-A', 'art. 103-A da CF'],
      ['LEI-11417-2006.2 ~mencao', 'art. 2º'],
    ],
    'the possessive too, past an article of the object',
  ],
  [
    'O Decreto 8.771/2016 regulamenta o Marco Civil da Internet e, no art. 13, manda guardar.',
    [['DEC-8771-2016.13 ~mencao', 'art. 13']],
    'commas in the place of the verb',
  ],
  [
    'A Lei 13.655/2018 alterou a LINDB. Seu art. 2º é outro.',
    [['LEI-13655-2018.2 ~mencao', 'art. 2º']],
    'the possessive that begins the next sentence',
  ],
  ['A portaria regulamenta a CF e prevê no art. 8º a multa.', [['?.8', 'art. 8º']], 'a subject that nobody knows'],
  [
    'O art. 5º da CF e, no art. 6º, a saúde.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['CF.6 ~mencao', 'art. 6º'],
    ],
    'an article is of the same act',
  ],
  ['Aplica-se o CPC e, no art. 10, lê-se isso.', [['CPC.10 ~mencao', 'art. 10']], 'a sentence with no other subject'],
  [
    'A CLT prevê férias e, em seu art. 130, fixa o prazo.',
    [['CLT.130', 'CLT prevê férias e, em seu art. 130']],
    'the act is itself the subject',
  ],
  [
    'O contrato segue o CDC e, no seu artigo 6º, prevê multa.',
    [['?.6', 'artigo 6º']],
    'the object leads no possessive',
  ],
  [
    'A LEF prevalece sobre o CPC e, em seu art. 16, exige garantia.',
    [['?.16', 'art. 16']],
    'nor does what a preposition governs',
  ],
  ['O contrato, que observa o Código Civil, em seu art. 5º, fixa.', [['?.5', 'art. 5º']], 'nor the object in a clause'],
  [
    'O estatuto do clube, em conformidade com o Código Civil, no art. 20, dispõe.',
    [['?.20', 'art. 20']],
    'between commas an act leads nothing of an instrument',
  ],
  [
    'A CF, que é a Lei Maior, em seu art. 5º, garante.',
    [['CF.5', 'CF, que é a Lei Maior, em seu art. 5º']],
    'what it is called in a clause',
  ],
  ['Aplica-se o CPC. No edital, o art. 10 veda.', [['?.10', 'art. 10']], 'an instrument of which the sentence speaks'],
  ['Vale a CF. O réu, em sua contestação, art. 5º, alega.', [['?.5', 'art. 5º']], 'a pleading and its own article'],
  ['A CF é lei. Em sua redação, art. 5º.', [['CF.5 ~mencao', 'art. 5º']], 'the wording is the act'],
  [
    'EDITAL Nº 5. O concurso segue a CF. O recurso (art. 10) cabe.',
    [['?.10', 'art. 10']],
    'a text that is a notice by its title',
  ],
  ['Os EI, art. 530, foram opostos.', [['?.530', 'art. 530']], 'a motion in the plural is no statute'],
];
