import type { Linha } from './estrutura.ts';

/** Acts that only changed another, acts that are no longer, and what stands between an article and its act. */
export const REDACAO: readonly Linha[] = [
  [
    'Incide o art. 58 da CLT, na redação da Lei nº 13.467/2017, e o art. 4º.',
    [
      ['CLT.58', 'art. 58 da CLT'],
      ['CLT.4 ~mencao', 'art. 4º'],
    ],
    'the law that gave the wording is no antecedent',
  ],
  [
    'Incide o art. 58 da CLT, incluído pela Lei nº 13.467/2017. O art. 9.999 também.',
    [
      ['CLT.58', 'art. 58 da CLT'],
      ['CLT.9999 ~mencao', 'art. 9.999'],
    ],
    'nor is the one that inserted it',
  ],
  [
    'Incide o art. 58 da CLT, com a redação dada pela Lei nº 13.467/2017. O art. 4º também.',
    [
      ['CLT.58', 'art. 58 da CLT'],
      ['CLT.4 ~mencao', 'art. 4º'],
    ],
    'nor the one that is said to have given it',
  ],
  [
    'A CLT foi alterada pela Lei nº 13.467/2017, art. 1º.',
    [['LEI-13467-2017.1', 'Lei nº 13.467/2017, art. 1º']],
    'provisions right behind the law that changed another are its own',
  ],
  [
    'A CLT foi alterada pela Lei nº 13.467/2017, cujo art. 1º diz tudo.',
    [['LEI-13467-2017.1 ~mencao', 'art. 1º']],
    'and those that the sentence goes on to',
  ],
  [
    'O CPC/73 cedeu ao CPC. O art. 20 do Código anterior. O art. 21 do Código revogado.',
    [
      ['?.20', 'art. 20 do Código'],
      ['?.21', 'art. 21 do Código'],
    ],
    'a code that is no longer is not the last one named',
  ],
  ['Vale o CPC. Já o art. 21 da lei anterior caiu.', [['?.21', 'art. 21']], 'nor is a law of before'],
  [
    'O CDC e o CC dialogam; o art. 12 deste último basta.',
    [['?.12', 'art. 12']],
    'the latter of two, of which one was no citation',
  ],
  [
    'Incide o art. 9º, 3, do Pacto Internacional sobre Direitos Civis e Políticos.',
    [['DEC-592-1992.9.3', 'art. 9º, 3, do Pacto Internacional sobre Direitos Civis e Políticos']],
    "a treaty's paragraph without a word for it",
  ],
  [
    'Incide o art. 14, 3 e 5, do Pacto Internacional sobre Direitos Civis e Políticos.',
    [
      ['DEC-592-1992.14.3', 'art. 14, 3'],
      ['DEC-592-1992.14.5', '5, do Pacto Internacional sobre Direitos Civis e Políticos'],
    ],
    "two of a treaty's paragraphs",
  ],
  [
    'Incidem os arts. 7º, 5, e 25, 1, da CADH.',
    [
      ['CADH.7.5', 'arts. 7º, 5'],
      ['CADH.25.1', '25, 1, da CADH'],
    ],
    'where ordinals are marked, a number without the mark is a paragraph',
  ],
  [
    'Incidem os arts. 7º e 8º da CADH.',
    [
      ['CADH.7', 'arts. 7º'],
      ['CADH.8', '8º da CADH'],
    ],
    "a list of a treaty's articles is one",
  ],
  [
    'Incidem os arts. 319, incisos I e II e §§, e 320 do CPC.',
    [
      ['CPC.319.I', 'arts. 319, incisos I'],
      ['CPC.319.II', 'II e §§'],
      ['CPC.320', '320 do CPC'],
    ],
    'paragraphs without a number do not end the list',
  ],
  ['Incide o art. 12, e seus §§, do CDC.', [['CDC.12', 'art. 12, e seus §§, do CDC']], 'all paragraphs, with commas'],
  [
    'Incide o art. 12, §§ e incisos, do CDC.',
    [['CDC.12', 'art. 12, §§ e incisos, do CDC']],
    'all paragraphs and incisos',
  ],
  [
    'Incidem os arts. 7.777 e §§, e 18 do CDC.',
    [
      ['CDC.7777', 'arts. 7.777 e §§'],
      ['CDC.18', '18 do CDC'],
    ],
    'an article that does not exist, with its paragraphs',
  ],
  [
    'Incidem a cabeça e o § 1º do art. 37 da CF.',
    [
      ['CF.37+caput', 'cabeça'],
      ['CF.37.1', '§ 1º do art. 37 da CF'],
    ],
    'the head of an article begins a citation as its caput does',
  ],
  ['Incide a cabeça do art. 37 da CF.', [['CF.37+caput', 'cabeça do art. 37 da CF']], 'the head alone'],
  [
    'CC: arts. 421 e 927. CPC: art. 319.',
    [
      ['CC.421', 'CC: arts. 421'],
      ['CC.927', '927'],
      ['CPC.319', 'CPC: art. 319'],
    ],
    'an acronym with a colon heads its provisions',
  ],
  [
    'Está incurso nas penas do 171, § 2º, I, do CP.',
    [['CP.171.2.I', '171, § 2º, I, do CP']],
    'the word for the article is left out behind the penalties',
  ],
  [
    'Foi denunciado pelo 33 da Lei 11.343/06 e incurso no 9.999 do CP.',
    [
      ['LD.33', '33 da Lei 11.343/06'],
      ['CP.9999', '9.999 do CP'],
    ],
    'or behind the one accused',
  ],
  ['Foi condenado a 171 dias-multa e incurso no 171.', [], 'a number with no act behind it is no article'],
  ['Foi denunciado pelo 2º Promotor da CF.', [], 'nor is one that counts persons'],
  [
    'Vale o art. 12 do CDC. O § 3º desse artigo traz as excludentes.',
    [
      ['CDC.12', 'art. 12 do CDC'],
      ['CDC.12.3 ~anafora', '§ 3º desse artigo'],
    ],
    'a paragraph of the article that was told last',
  ],
  [
    'Vale o art. 12 do CDC. Seu § 3º, III, traz as excludentes.',
    [
      ['CDC.12', 'art. 12 do CDC'],
      ['CDC.12.3.III ~anafora', '§ 3º, III'],
    ],
    'by the possessive at the head of the next sentence',
  ],
  [
    'Vale o art. 12 do CDC. O inciso I do § 77 do referido dispositivo.',
    [
      ['CDC.12', 'art. 12 do CDC'],
      ['CDC.12.77.I ~anafora', 'inciso I do § 77 do referido dispositivo'],
    ],
    'levels that the article does not have',
  ],
  [
    'Vale o art. 12 do CDC. O art. 3º do contrato também. O § 3º desse artigo.',
    [['CDC.12', 'art. 12 do CDC']],
    'the last article was that of a contract',
  ],
  [
    'Valem os arts. 12 e 18 do CDC. O § 3º do mesmo artigo.',
    [
      ['CDC.12', 'arts. 12'],
      ['CDC.18', '18 do CDC'],
    ],
    'of two articles nobody can tell which',
  ],
  [
    'O art. 155 do CP pune. Seu § 2º e o inciso XCIX também; já o § 4º, não.',
    [
      ['CP.155', 'art. 155 do CP'],
      ['CP.155.2 ~anafora', '§ 2º'],
      ['CP.155.2.XCIX ~anafora', 'inciso XCIX'],
      ['CP.155.4 ~mencao', '§ 4º'],
    ],
    'a bare level is of the article before it, and of what was said of that',
  ],
  [
    'O art. 102, I, a, da CF é claro; já a alínea z não existe. Há regra própria (§ 1º).',
    [
      ['CF.102.I.a', 'art. 102, I, a, da CF'],
      ['CF.102.I.z ~mencao', 'alínea z'],
      ['CF.102.1 ~mencao', '§ 1º'],
    ],
    'a bare alínea is of the inciso, and a level alone in a bracket is one',
  ],
  [
    'Valem os arts. 186 e 927 do CC; não se aplica o parágrafo único.',
    [
      ['CC.186', 'arts. 186'],
      ['CC.927', '927 do CC'],
      ['?.927.unico', 'parágrafo único'],
    ],
    'a bare level behind two articles: nobody can tell of which',
  ],
  [
    'Vale o art. 12 do CDC: "§ 1º O produto é defeituoso." O § 2º da cláusula 5ª é nulo.',
    [['CDC.12', 'art. 12 do CDC']],
    'neither the label of a quoted line nor a level of something else',
  ],
  [
    'Valem o art. 85 do CPC e a Lei 9.099/95 quanto ao § 2º. O contrato repete o § 3º.',
    [['CPC.85', 'art. 85 do CPC']],
    'another act or an instrument was named since',
  ],
  [
    'Vale o art. 12 do CDC. O contrato é claro. Seu § 3º, I, também.',
    [['CDC.12', 'art. 12 do CDC']],
    'the possessive of another sentence',
  ],
  [
    'Incide o § 3º, I, do art. 12 do CDC.',
    [['CDC.12.3.I', '§ 3º, I, do art. 12 do CDC']],
    'a bare I before its article',
  ],
  [
    'Incide o § 3º, I e II, do art. 12 do CDC.',
    [
      ['CDC.12.3.I', '§ 3º, I'],
      ['CDC.12.3.II', 'II, do art. 12 do CDC'],
    ],
    'bare incisos before their article',
  ],
  ['CF (5º, X) ampara.', [['CF.5.X', 'CF (5º, X)']], 'bare levels in the bracket behind an act'],
  [
    'Denunciado pelo art. 155 do CP, na forma tentada, § 4º, IV.',
    [
      ['CP.155', 'art. 155 do CP'],
      ['CP.155.4.IV ~mencao', '§ 4º, IV'],
    ],
    'levels behind an aside',
  ],
  [
    'O art. 5º da CF protege. A Lei estadual prevê no § 1º o contrário; o § 2º da lei também.',
    [['CF.5', 'art. 5º da CF']],
    'a level of the law that is spoken of',
  ],
  [
    'Vale o art. 12 do CDC, nos termos do § 2º. Ele trata do contrato; o § 3º exclui.',
    [
      ['CDC.12', 'art. 12 do CDC'],
      ['CDC.12.2 ~mencao', '§ 2º'],
      ['CDC.12.3 ~mencao', '§ 3º'],
    ],
    'termos and a contract that is no subject are no owners',
  ],
  [
    'A lei inseriu o § 1º ao art. 413 do CPP.',
    [['CPP.413.1', '§ 1º ao art. 413 do CPP']],
    'what is inserted into an article is no range',
  ],
  [
    'A redação do art. 59 do CP foi dada pela Lei 7.209/84. O art. 68 do mesmo diploma.',
    [
      ['CP.59', 'art. 59 do CP'],
      ['CP.68 ~anafora', 'art. 68 do mesmo diploma'],
    ],
    'nor is the law by which the wording was given',
  ],
  [
    'A proteção foi dada pela Lei 8.078/90. O art. 14 da mesma lei.',
    [['CDC.14 ~anafora', 'art. 14 da mesma lei']],
    'a law that gave something else is spoken of',
  ],
  [
    'Vale o art. 2º-A da Lei nº 8.072/90, revogado pela Lei n. 13.964/19; o art. 1º, V, da mesma lei.',
    [
      ['LEI-8072-1990.2-A', 'art. 2º-A da Lei nº 8.072/90'],
      ['LEI-8072-1990.1.V ~anafora', 'art. 1º, V, da mesma lei'],
    ],
    'nor the law that revoked an article',
  ],
  [
    'A Lei 8.666/93 foi revogada pela Lei 14.133/21. O art. 75 da mesma lei.',
    [['LLC.75 ~anafora', 'art. 75 da mesma lei']],
    'a law that revoked a whole one takes its place',
  ],
  [
    'A Lei 12.424/2011 acrescentou o art. 1.240-A ao Código Civil.',
    [['CC.1240-A', 'art. 1.240-A ao Código Civil']],
    'the act that an article was put in',
  ],
  ['A Lei nº 13.467/2017 acresceu o art. 507-A à CLT.', [['CLT.507-A', 'art. 507-A à CLT']], 'with acrescer, and à'],
  [
    'Foi acrescido o art. 216-B ao Código Penal pela Lei 13.772/2018.',
    [['CP.216-B', 'art. 216-B ao Código Penal']],
    'in the passive, with the law that did it',
  ],
  [
    'Acrescentaram-se os arts. 54-A e 54-B ao CDC.',
    [
      ['CDC.54-A', 'arts. 54-A'],
      ['CDC.54-B', '54-B ao CDC'],
    ],
    'several of them',
  ],
  [
    'A LEI INCLUIU O ART. 1.240-A AO CÓDIGO CIVIL.',
    [['CC.1240-A', 'ART. 1.240-A AO CÓDIGO CIVIL']],
    'put in, all in capitals',
  ],
  ['O juiz aplicou o art. 186 ao CDC.', [['?.186', 'art. 186']], 'what is applied to an act is not put in it'],
  ['O autor comparou o art. 186 ao Código Civil de outrora.', [['?.186', 'art. 186']], 'nor is what is set against it'],
  ['A lei acrescentou o art. 7º ao contrato.', [['?.7', 'art. 7º']], 'a contract that an article was put in'],
];
