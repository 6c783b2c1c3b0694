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
  [
    'O PL 51/2020 altera o art. 121 do Código Penal; seu art. 2º cuida da vigência.',
    [
      ['CP.121', 'art. 121 do Código Penal'],
      ['?.2', 'art. 2º'],
    ],
    'a bill that changes an article has its own',
  ],
  [
    'A lei municipal ofende o art. 5º da CF, porque seu art. 7º discrimina.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['?.7', 'art. 7º'],
    ],
    'the possessive is of the law that is judged',
  ],
  [
    'A lei estadual viola o art. 37 da CF. O seu art. 8º dispensa o concurso.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.8', 'art. 8º'],
    ],
    'with an article before the possessive',
  ],
  [
    'O acordo coletivo segue o art. 620 da CLT, e o seu art. 12 fixa o piso.',
    [
      ['CLT.620', 'art. 620 da CLT'],
      ['?.12', 'art. 12'],
    ],
    'and a conjunction before both',
  ],
  [
    'O edital afrontou o art. 18 da CF, já que no seu art. 5º restringe a disputa.',
    [
      ['CF.18', 'art. 18 da CF'],
      ['?.5', 'art. 5º'],
    ],
    'behind já que',
  ],
  [
    'O regulamento fere o art. 37 da CF; o respectivo art. 6º é abusivo.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.6', 'art. 6º'],
    ],
    'o respectivo is a possessive too',
  ],
  [
    'Decreto do prefeito contraria o art. 97 do CTN, pois o próprio art. 6º cria imposto.',
    [
      ['CTN.97', 'art. 97 do CTN'],
      ['?.6', 'art. 6º'],
    ],
    'a subject without an article of speech, and o próprio',
  ],
  [
    'O testamento, que segue o art. 1.857 do CC, em seu art. 3º nomeia o testamenteiro.',
    [
      ['CC.1857', 'art. 1.857 do CC'],
      ['?.3', 'art. 3º'],
    ],
    'behind an aside about an act',
  ],
  [
    'A Lei nº 14.230/2021 reformou o art. 10 da LIA. O seu art. 3º fixa prazo.',
    [
      ['LIA.10', 'art. 10 da LIA'],
      ['LEI-14230-2021.3 ~mencao', 'art. 3º'],
    ],
    'the law that changed an article speaks in its own',
  ],
  [
    'A Lei 13.874/2019, além de mudar o art. 50 do CC, declara em seu art. 3º direitos.',
    [
      ['CC.50', 'art. 50 do CC'],
      ['LEI-13874-2019.3 ~mencao', 'art. 3º'],
    ],
    'and goes on past the article that it changed',
  ],
  [
    'O CDC realiza o art. 5º da CF. Seu art. 6º lista direitos.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['CDC.6 ~mencao', 'art. 6º'],
    ],
    'an act that carries another out',
  ],
  [
    'O art. 37 da CF exige concurso; seu art. 38 trata do mandato.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['CF.38 ~mencao', 'art. 38'],
    ],
    'an article of the act is the subject',
  ],
  [
    'O autor invoca o art. 14 do CDC. Seu art. 18 trata do vício.',
    [
      ['CDC.14', 'art. 14 do CDC'],
      ['CDC.18 ~mencao', 'art. 18'],
    ],
    'who has no articles owns none',
  ],
  [
    'A teor do art. 14 do CDC, há risco, e seu art. 18 trata do vício.',
    [
      ['CDC.14', 'art. 14 do CDC'],
      ['CDC.18 ~mencao', 'art. 18'],
    ],
    'a teor de is no subject',
  ],
  [
    'O réu feriu o art. 5º da Constituição, que consagra direitos e em seu art. 7º os do trabalhador.',
    [
      ['CF.5', 'art. 5º da Constituição'],
      ['CF.7 ~mencao', 'art. 7º'],
    ],
    'a clause about the act itself',
  ],
  [
    'O decreto não fere o art. 5º da CF. A própria Carta Magna, garantindo a todos o que se pede, cuida nos seus arts. 7º e 8º.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['CF.7 ~mencao', 'arts. 7º'],
      ['CF.8 ~mencao', '8º'],
    ],
    'the act is the subject of the next sentence',
  ],
  [
    'A demandada feriu o art. 14 do CDC. No seu art. 18, há o vício.',
    [
      ['CDC.14', 'art. 14 do CDC'],
      ['CDC.18 ~mencao', 'art. 18'],
    ],
    'a party has no articles',
  ],
  [
    'O recorrente invoca o art. 5º da CF. O próprio art. 7º o confirma.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['CF.7 ~mencao', 'art. 7º'],
    ],
    'nor has who appeals',
  ],
];
