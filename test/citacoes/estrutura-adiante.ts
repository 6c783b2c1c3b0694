import type { Linha } from './estrutura.ts';

/** What the sentence goes on to say, and what it says between commas, tells whose an article without its act is not. */
export const ADIANTE: readonly Linha[] = [
  [
    'A CF vige. Nem o art. 7º nem o art. 8º da CLT.',
    [
      ['?.7', 'art. 7º'],
      ['CLT.8', 'art. 8º da CLT'],
    ],
    'another article of the sentence has its act behind it',
  ],
  [
    'A CF vige. O art. 7º, como também o art. 8º, CLT.',
    [
      ['?.7', 'art. 7º'],
      ['CLT.8', 'art. 8º, CLT'],
    ],
    'an act glued to it by a comma',
  ],
  [
    'A CF vige. Estelionato - art. 71; roubo - art. 57, todos do Código Penal.',
    [
      ['CP.71', 'art. 71'],
      ['CP.57', 'art. 57, todos do Código Penal'],
    ],
    'all of them reaches over a semicolon',
  ],
  [
    'A CF vige. Dispõe o art. 14 que o fornecedor responde (CDC).',
    [['?.14', 'art. 14']],
    'a bracket that names an act at the end of the sentence',
  ],
  [
    'O CDC vige. Tanto o art. 6º quanto o art. 14 do CDC.',
    [
      ['CDC.6 ~mencao', 'art. 6º'],
      ['CDC.14', 'art. 14 do CDC'],
    ],
    'the same act behind it takes nothing away',
  ],
  [
    'O CDC vige. Vale o art. 6º. O art. 8º da CLT também.',
    [
      ['CDC.6 ~mencao', 'art. 6º'],
      ['CLT.8', 'art. 8º da CLT'],
    ],
    'nor does the next sentence',
  ],
  [
    'A CF vige. O art. 4º contraria o art. 37 da CF.',
    [
      ['?.4', 'art. 4º'],
      ['CF.37', 'art. 37 da CF'],
    ],
    'what contradicts an article is of another act than that',
  ],
  [
    'Vale o art. 14 da CF. O inciso I viola o art. 5º da CF.',
    [
      ['CF.14', 'art. 14 da CF'],
      ['CF.5', 'art. 5º da CF'],
    ],
    'nor is a level that does so of the article told before',
  ],
  [
    'A Lei 9.868/99, que regulamenta o art. 102 da CF, autoriza a modulação (art. 27).',
    [
      ['CF.102', 'art. 102 da CF'],
      ['LEI-9868-1999.27 ~mencao', 'art. 27'],
    ],
    'an act named with an article in a relative clause',
  ],
  [
    'A Lei 12.016/2009, inspirada na CF, prevê no art. 23 prazo decadencial.',
    [['LMS.23 ~mencao', 'art. 23']],
    'an act behind a participle between commas',
  ],
  [
    'O CDC, conforme se decidiu à luz da CF, aplica-se por força do art. 3º.',
    [['CDC.3 ~mencao', 'art. 3º']],
    'an act by which somebody decided',
  ],
  [
    'Pela CLT, conforme o CDC, o fornecedor responde (art. 14).',
    [['CDC.14 ~mencao', 'art. 14']],
    'a new subject behind the comma is no going on',
  ],
  ['A CF vige; o PL das Fake News, no art. 9º, cria deveres.', [['?.9', 'art. 9º']], 'a bill by its acronym alone'],
  ['A LGPD vigora. O contrato, cujo art. 5º é abusivo.', [['?.5', 'art. 5º']], 'cujo of an instrument'],
  ['A LGPD vigora. A política, cujo art. 5º é nulo.', [['?.5', 'art. 5º']], 'cujo of whatever was named right before'],
  ['Vale a LGPD, cujo art. 5º define tudo.', [['LGPD.5 ~mencao', 'art. 5º']], 'cujo of an act'],
  [
    'O CPC e o CC são leis. O primeiro, no art. 300; o segundo, no art. 186.',
    [
      ['?.300', 'art. 300'],
      ['?.186', 'art. 186'],
    ],
    'an ordinal alone stands for one of several acts',
  ],
  [
    'O CDC e a CF. Esta, no art. 5º; aquele, no art. 6º.',
    [
      ['CF.5 ~mencao', 'art. 5º'],
      ['?.6', 'art. 6º'],
    ],
    'and so does aquele',
  ],
  [
    'A Lei das S.A. rege a matéria. Na forma do Artigo 10 acima e do art. 20 supra.',
    [
      ['?.10', 'Artigo 10'],
      ['?.20', 'art. 20'],
    ],
    'what stands above was not cited: it is the text itself',
  ],
  [
    'Vale o art. 14 do CDC. O art. 14 acima basta.',
    [
      ['CDC.14', 'art. 14 do CDC'],
      ['CDC.14 ~mencao', 'art. 14'],
    ],
    'what stands above was cited there',
  ],
  [
    'CF, art. 5º; Princípios UNIDROIT, art. 12; Digesto, art. 13.',
    [
      ['CF.5', 'CF, art. 5º'],
      ['?.12', 'art. 12'],
      ['?.13', 'art. 13'],
    ],
    'a name told as the act before it was is another act',
  ],
  [
    'CDC (art. 6º) e Manual (art. 12).',
    [
      ['CDC.6', 'CDC (art. 6º)'],
      ['?.12', 'art. 12'],
    ],
    'and with brackets too',
  ],
  ['CONSTITUIÇÃO DO CRÉDITO TRIBUTÁRIO. ART. 142.', [['?.142', 'ART. 142']], 'in capitals too a debt is no act'],
  ['CONSTITUIÇÃO DO CEARÁ, ART. 5º.', [['X-CE-CE.5', 'CONSTITUIÇÃO DO CEARÁ, ART. 5º']], 'a state in capitals has one'],
  [
    'CF, art. 5º, e art. 48 de suas Disposições Transitórias.',
    [
      ['CF.5', 'CF, art. 5º'],
      ['?.48', 'art. 48'],
    ],
    'what an act has of its own may have other articles',
  ],
  [
    'Art. 48 das Disposições Constitucionais Transitórias.',
    [['ADCT.48', 'Art. 48 das Disposições Constitucionais Transitórias']],
    'the ADCT without its first word',
  ],
  [
    'A Lei 13.344/2016 incluiu no CP o art. 149-A.',
    [['CP.149-A', 'CP o art. 149-A']],
    'the article of speech joins a short acronym to its article',
  ],
  [
    'Foi acrescentado ao Código Penal, pela Lei 14.132/2021, o art. 147-A.',
    [['CP.147-A ~mencao', 'art. 147-A']],
    'what a law put into another act is that act’s',
  ],
  [
    'Lei Orgânica da Magistratura Nacional, art. 35.',
    [['X-LOMN.35', 'Lei Orgânica da Magistratura Nacional, art. 35']],
    'an organic law is read to the end of its name',
  ],
  [
    'A CLT é clara no art. 71, e o art. 7º da CF também.',
    [
      ['?.71', 'art. 71'],
      ['CF.7', 'art. 7º da CF'],
    ],
    'the subject of the clause may have the first of a list, and another act the last',
  ],
  [
    'Violados o art. 5º e o art. 7º da CF.',
    [
      ['CF.5', 'art. 5º'],
      ['CF.7', 'art. 7º da CF'],
    ],
    'where no act is the subject all are of the one behind',
  ],
  [
    'A Lei 9.507/97 — que regulamenta a CF — prevê no art. 8º a recusa.',
    [['LEI-9507-1997.8 ~mencao', 'art. 8º']],
    'an act between dashes',
  ],
  [
    'A Lei 9.507/97 (que regulamenta o art. 5º, LXXII, da CF) prevê no art. 8º a recusa.',
    [
      ['CF.5.LXXII', 'art. 5º, LXXII, da CF'],
      ['LEI-9507-1997.8 ~mencao', 'art. 8º'],
    ],
    'an act in a bracket',
  ],
  ['O CDC, à luz da CF, prevê no art. 6º a informação.', [['CDC.6 ~mencao', 'art. 6º']], 'an act by whose light it is'],
  [
    'O CDC, bem como a CF, garante no art. 6º o mínimo.',
    [['?.6', 'art. 6º']],
    'what is joined to an act is no aside, and neither is surely meant',
  ],
];
