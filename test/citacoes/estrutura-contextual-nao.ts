import type { Linha } from './estrutura.ts';

/** Acronyms that here are something else: lower case, unbound, before a number, of a state. */
export const CONTEXTUAL_NAO: readonly Linha[] = [
  [
    'O MP apelou com base no art. 593, I, do CPP.',
    [['CPP.593.I', 'art. 593, I, do CPP']],
    'MP is the Ministério Público',
  ],
  ['Opina o MP pelo art. 129.', [['?.129', 'art. 129']], 'MP without number leaves the article bare'],
  ['Segundo parecer do MP, vale o art. 310.', [['?.310', 'art. 310']], 'do MP before a comma is no act'],
  [
    'Intime-se o MP em 2019. Vale o art. 179.',
    [['?.179', 'art. 179']],
    'a year in the sentence is not the number of an MP',
  ],
  [
    'No CC 145.088/PR decidiu-se pelo art. 109, I, da CF.',
    [['CF.109.I', 'art. 109, I, da CF']],
    'CC and a number is a conflict of jurisdiction',
  ],
  ['No CC nº 170.051, o art. 955 foi aplicado.', [['?.955', 'art. 955']], 'CC nº and a number'],
  ['STJ, CC 120.432/SP. Vale o art. 66.', [['?.66', 'art. 66']], 'CC and a number is no antecedent'],
  ['Vale o art. 53, I, do CPC (CC n. 134.567/SC).', [['CPC.53.I', 'art. 53, I, do CPC']], 'CC n. after another act'],
  ['Vale o art. 35 da CE/SP.', [['X-CE-SP.35', 'art. 35 da CE/SP']], 'CE with a slash and the state'],
  ['Vale o art. 21 da CE/MG.', [['X-CE-MG.21', 'art. 21 da CE/MG']], 'CE with another state'],
  ['Vale o art. 19 da CE do Paraná.', [['X-CE-PR.19', 'art. 19 da CE do Paraná']], 'CE with the name of the state'],
  [
    'A Constituição do Estado de Goiás fixa o teto. Vale o art. 92 da CE.',
    [['*.92', 'art. 92 da CE']],
    'CE in a text that names a state constitution',
  ],
  ['Comarca de Sobral/CE, art. 53.', [['?.53', 'art. 53']], 'the state of Ceará before a comma'],
  ['O CC trata do dano. O art. 927 obriga a indenizar.', [['?.927', 'art. 927']], 'CC unbound is no mention'],
  ['O CP pune o homicídio. O art. 121 fixa a pena.', [['?.121', 'art. 121']], 'CP unbound is no mention'],
  ['A LEF dispensa emolumentos. O art. 39 o diz.', [['?.39', 'art. 39']], 'LEF unbound is no mention'],
  ['O MCI trouxe a regra. O art. 19 a contém.', [['?.19', 'art. 19']], 'MCI unbound is no mention'],
  ['A LRF fixou limites. O art. 20 os reparte.', [['?.20', 'art. 20']], 'LRF unbound is no mention'],
  ['A LIA foi reformada. O art. 11 virou taxativo.', [['?.11', 'art. 11']], 'LIA unbound is no mention'],
  [
    'Vale o art. 300 do CPC. O CP é lei penal. O art. 301 trata do arresto.',
    [
      ['CPC.300', 'art. 300 do CPC'],
      ['CPC.301 ~mencao', 'art. 301'],
    ],
    'an unbound CP does not displace the act before it',
  ],
  [
    'Vale o art. 300 do CPC. O MP discorda. O art. 302 fixa o dano.',
    [
      ['CPC.300', 'art. 300 do CPC'],
      ['CPC.302 ~mencao', 'art. 302'],
    ],
    'the Ministério Público does not displace the act before it',
  ],
  [
    'Vale o art. 66 do CPC. No CC 98.765/RJ foi igual. O art. 951 dá a legitimidade.',
    [
      ['CPC.66', 'art. 66 do CPC'],
      ['CPC.951 ~mencao', 'art. 951'],
    ],
    'a conflict of jurisdiction does not displace the act before it',
  ],
  ['Motocicleta de 150 cc, art. 162, I, do CTB.', [['CTB.162.I', 'art. 162, I, do CTB']], 'cc of an engine'],
  ['Vale, cf. doutrina, o art. 421 do Código Civil.', [['CC.421', 'art. 421 do Código Civil']], 'cf. is confira'],
  [
    'A questão é antiga (cf. art. 186 do Código Civil).',
    [['CC.186', 'art. 186 do Código Civil']],
    'cf. right before the article',
  ],
  [
    'A tese é de Silva et al., art. 944 do Código Civil.',
    [['CC.944', 'art. 944 do Código Civil']],
    'et al. is no land statute',
  ],
  ['Ver Comentários, 3. ed., art. 186 do Código Civil.', [['CC.186', 'art. 186 do Código Civil']], 'ed. is an edition'],
  [
    'Nos ED 1.234.567, vale o art. 1.022 do CPC.',
    [['CPC.1022', 'art. 1.022 do CPC']],
    'ED and a number are embargos de declaração',
  ],
  ['Opostos ED, vale o art. 1.023.', [['?.1023', 'art. 1.023']], 'ED unbound, before a comma, is no act'],
  [
    'Nos EI 70.012.345, vale o art. 530 do CPC/73.',
    [['LEI-5869-1973.530', 'art. 530 do CPC/73']],
    'EI and a number are embargos infringentes',
  ],
  [
    'Negado o LC, vale o art. 83 do Código Penal.',
    [['CP.83', 'art. 83 do Código Penal']],
    'LC with no number is livramento condicional',
  ],
  ['Vale o art. 11 da lia.', [['?.11', 'art. 11']], 'lia in lower case'],
  ['Vale o art. 121 do cp.', [['?.121', 'art. 121']], 'cp in lower case'],
  ['Vale o art. 927 do cc.', [['?.927', 'art. 927']], 'cc in lower case'],
  ['O autor lia o art. 11 da CF.', [['CF.11', 'art. 11 da CF']], 'the verb lia'],
  [
    'A pena do art. 155 do CP é dobrada. O art. 157 pune o roubo.',
    [
      ['CP.155', 'art. 155 do CP'],
      ['CP.157 ~mencao', 'art. 157'],
    ],
    'CP bound once serves the next article',
  ],
  [
    'O dano do art. 186 do CC se repara. O CC 150.222/MG o diz. O art. 927 completa.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['CC.927 ~mencao', 'art. 927'],
    ],
    'the Código Civil and a conflict of jurisdiction in one text',
  ],
  [
    'Vale o art. 186 do CC, 2 anos depois do fato.',
    [['CC.186', 'art. 186 do CC']],
    'a number after the comma is not that of a conflict',
  ],
  [
    'Vale o art. 186 do CC/02, e não o do CC/16.',
    [['CC.186', 'art. 186 do CC/02']],
    'a slash and a year are no conflict of jurisdiction',
  ],
  [
    'Vale o art. 35 da Constituição do Estado do Ceará.',
    [['X-CE-CE.35', 'art. 35 da Constituição do Estado do Ceará']],
    'Ceará has the initials CE too',
  ],
];
