import { faixa, type Linha } from './estrutura.ts';

const numeros = (sigla: string, de: number, a: number) =>
  Array.from({ length: a - de + 1 }, (_, i) => `${sigla}.${de + i}`);

/** Ranges and lists by sign, and the connectors between citations. */
export const SINAIS: readonly Linha[] = [
  [
    'Os arts. 155-A a 155-C do CPP.',
    faixa(['CPP.155-A', 'CPP.155-B', 'CPP.155-C'], 'arts. 155-A a 155-C do CPP'),
    'a range of suffixes',
  ],
  [
    'Os arts. 60 a 60-B da Lei nº 6.015/73.',
    faixa(['LRP.60', 'LRP.60-A', 'LRP.60-B'], 'arts. 60 a 60-B da Lei nº 6.015/73'),
    'a range from a number to its suffixes',
  ],
  [
    'Os arts. 402/403 do Código Civil.',
    faixa(['CC.402', 'CC.403'], 'arts. 402/403 do Código Civil'),
    'a slash between neighbours',
  ],
  ['Os arts. 77/81 do CPC.', faixa(numeros('CPC', 77, 81), 'arts. 77/81 do CPC'), 'a slash for a range'],
  ['Os arts. 944/12 do CC.', faixa(['CC.944', 'CC.12'], 'arts. 944/12 do CC'), 'a slash for a list'],
  ['Os arts. 150-152 do CTN.', faixa(numeros('CTN', 150, 152), 'arts. 150-152 do CTN'), 'a hyphen for a range'],
  ['Os arts. 77 - 79 do CPC.', faixa(numeros('CPC', 77, 79), 'arts. 77 - 79 do CPC'), 'a hyphen with spaces'],
  ['Os arts. 77 usque 79 do CPC.', faixa(numeros('CPC', 77, 79), 'arts. 77 usque 79 do CPC'), 'usque'],
  [
    'O art. 6º, I-III, do CDC.',
    faixa(['CDC.6.I', 'CDC.6.II', 'CDC.6.III'], 'art. 6º, I-III, do CDC'),
    'a hyphen between numerals',
  ],
  [
    'O art. 6º, II-V, do CDC.',
    faixa(['CDC.6.II', 'CDC.6.III', 'CDC.6.IV', 'CDC.6.V'], 'art. 6º, II-V, do CDC'),
    'a hyphen before V is no suffix',
  ],
  ['O art. 5º, XI-A, da CF.', [['CF.5.XI-A', 'art. 5º, XI-A, da CF']], 'a hyphen before A is one'],
  [
    'O art. 6º, incisos I/III, do CDC.',
    faixa(['CDC.6.I', 'CDC.6.II', 'CDC.6.III'], 'art. 6º, incisos I/III, do CDC'),
    'a slash between numerals',
  ],
  [
    'O art. 102, I, "a"/"c", da CF.',
    faixa(['CF.102.I.a', 'CF.102.I.c'], 'art. 102, I, "a"/"c", da CF'),
    'a slash between letters: two of them',
  ],
  [
    'O art. 5º, V/X, da CF.',
    faixa(['CF.5.V', 'CF.5.X'], 'art. 5º, V/X, da CF'),
    'and between numerals that no plural announces',
  ],
  [
    'O art. 93, caput/IX, da CF.',
    [
      ['CF.93+caput', 'art. 93, caput'],
      ['CF.93.IX', 'IX, da CF'],
    ],
    'a slash between the caput and an inciso',
  ],
  [
    'Os arts. 77 e/ou 79 do CPC.',
    [
      ['CPC.77', 'arts. 77'],
      ['CPC.79', '79 do CPC'],
    ],
    'e/ou',
  ],
  [
    'Os arts. 2º a 6º, incisos I a III, do CDC.',
    faixa(['CDC.2', 'CDC.6.I', 'CDC.6.II', 'CDC.6.III'], 'arts. 2º a 6º, incisos I a III, do CDC'),
    'of nested ranges only the innermost is told one by one',
  ],
  ...(
    [
      ['cc', 'cc'],
      ['cc.', 'cc with a stop'],
      ['c/', 'c and a slash'],
      ['combinado ao', 'combinado ao'],
      ['em combinação com o', 'em combinação com'],
      ['conjugado com o', 'conjugado com'],
      ['+', 'a plus sign'],
    ] as const
  ).map(
    ([liga, prova]): Linha => [
      `O art. 944 ${liga} art. 12 do CC.`,
      [
        ['CC.944', 'art. 944'],
        ['CC.12', 'art. 12 do CC'],
      ],
      `${prova} between two articles of one act`,
    ],
  ),
  [
    'O art. 944 à luz do art. 12 do CC.',
    [
      ['?.944', 'art. 944'],
      ['CC.12', 'art. 12 do CC'],
    ],
    'à luz do need not lead to an article of the same act',
  ],
  [
    'O Código Civil incide. O art. 944 à luz do art. 12 do Código Civil.',
    [
      ['CC.944', 'art. 944'],
      ['CC.12', 'art. 12 do Código Civil'],
    ],
    'it does where that act was spoken of before',
  ],
  [
    'O art. 2º, nos termos do art. 37, XXI, da CF, exige.',
    [
      ['?.2', 'art. 2º'],
      ['CF.37.XXI', 'art. 37, XXI, da CF'],
    ],
    'nos termos do need not either',
  ],
  [
    'O art. 217-A, § 1º, e na forma do art. 71, todos do Código Penal.',
    [
      ['CP.217-A.1', 'art. 217-A, § 1º'],
      ['CP.71', 'art. 71, todos do Código Penal'],
    ],
    'todos says that it does',
  ],
  [
    'O art. 18, § 1º — que trata da matéria —, e § 2º, da LGPD.',
    [
      ['LGPD.18.1', 'art. 18, § 1º — que trata da matéria —'],
      ['LGPD.18.2', '§ 2º, da LGPD'],
    ],
    'an aside between dashes',
  ],
  [
    '“Art. 482” e “Art. 483” da CLT.',
    [
      ['?.482', 'Art. 482'],
      ['CLT.483', 'Art. 483” da CLT'],
    ],
    'a closing quotation mark opens no alínea',
  ],
  [
    'O "art. 14" do "CDC".',
    [['CDC.14', 'art. 14" do "CDC']],
    'nor do two straight ones, and the act may stand in them',
  ],
  [
    'O CPC trata disto. Vale o art. 85, § 2º, da “CLT”.',
    [['CLT.85.2', 'art. 85, § 2º, da “CLT']],
    'an act between quotation marks is the one that is named',
  ],
  [
    'O CPC trata disto. Vale o art. 85 da “Minuta”.',
    [['?.85', 'art. 85']],
    'what is named there and is not known infers nothing',
  ],
  [
    'CP, art. 61, II, z - agravante',
    [['CP.61.II.z', 'CP, art. 61, II, z']],
    'an alínea that is explained behind a dash',
  ],
  [
    'O CPP e a LEP, em seu art. 112, dizem.',
    [['LEP.112', 'LEP, em seu art. 112']],
    'of two acts the nearer has the article',
  ],
  [
    '(CF, art. 5º; V. art. 60 da CF)',
    [
      ['CF.5', 'CF, art. 5º'],
      ['CF.60', 'art. 60 da CF'],
    ],
    'V. is vide',
  ],
  ['O art. 93 da CF, I. Relator, basta.', [['CF.93', 'art. 93 da CF']], 'a courtesy cut to its letter is no inciso'],
  ['CLT, art. 483, D. Juízo.', [['CLT.483', 'CLT, art. 483']], 'nor an alínea'],
  [
    'Leis 9.099/95 e 10.259/01; art. 3º da CLT.',
    [['CLT.3', 'art. 3º da CLT']],
    'the number of a law is no range of articles',
  ],
  [
    'O art. 77, § 2º, V, "c", 6, da CLT.',
    [['CLT.77.2.V.c.6', 'art. 77, § 2º, V, "c", 6, da CLT']],
    'a bare item behind its alínea',
  ],
  [
    'CDC, arts. 12, 14 e 3 laudos.',
    [
      ['CDC.12', 'CDC, arts. 12'],
      ['CDC.14', '14'],
    ],
    'things that are counted',
  ],
  ['Isso (cf. art. 6º do CDC) basta.', [['CDC.6', 'art. 6º do CDC']], 'cf. in a bracket is confer'],
  [
    'O art. 77 do CPC e 79 do mesmo diploma.',
    [
      ['CPC.77', 'art. 77 do CPC'],
      ['CPC.79 ~anafora', '79 do mesmo diploma'],
    ],
    'a bare number of the same act',
  ],
  [
    'O art. 7º da CONSTI-\nTUIÇÃO FEDERAL.',
    [['CF.7', 'art. 7º da CONSTI-\nTUIÇÃO FEDERAL']],
    'a word in capitals broken by a hyphen',
  ],
  [
    'O art. 7º, IN-\nCISO XXIX, da CF.',
    [['CF.7.XXIX', 'art. 7º, IN-\nCISO XXIX, da CF']],
    'a broken inciso in capitals',
  ],
  ['O art. 121-\nA do CP.', [['CP.121-A', 'art. 121-\nA do CP']], 'a suffix on the next line'],
  [
    'O art. 7º da CF-\nART. 8º da CLT.',
    [
      ['CF.7', 'art. 7º da CF'],
      ['CLT.8', 'ART. 8º da CLT'],
    ],
    'a hyphen between an acronym and a citation breaks no word',
  ],
  [
    `O art. 7º,${' '.repeat(70)}XXIX, da CF.`,
    [['CF.7.XXIX', `art. 7º,${' '.repeat(70)}XXIX, da CF`]],
    'a long blank is one',
  ],
  [`O art. 7º${'\n'.repeat(200)}da CF.`, [['?.7', 'art. 7º']], 'no citation goes over a blank without end'],
  [
    'O art. 5º, X – intimidade; o art. 6º, VIII - inversão.',
    [
      ['?.5.X', 'art. 5º, X'],
      ['?.6.VIII', 'art. 6º, VIII'],
    ],
    'an inciso and what it is about, behind a dash',
  ],
  [
    'São: art. 5º, X – CF; art. 6º, VIII – CDC.',
    [
      ['CF.5.X', 'art. 5º, X – CF'],
      ['CDC.6.VIII', 'art. 6º, VIII – CDC'],
    ],
    'an acronym behind a dash is no end of a range, though its letters be numerals',
  ],
  ['Vale a CF, art. 5º; V. acórdão recorrido.', [['CF.5', 'CF, art. 5º']], 'V. behind a semicolon is vide'],
  ['VALE A CF, ART. 5º, I. RELATOR.', [['CF.5', 'CF, ART. 5º']], 'a form of address in capitals'],
  [
    'CDC, art. 6º; C.F./88, art. 3º.',
    [
      ['CDC.6', 'CDC, art. 6º'],
      ['CF.3', 'C.F./88, art. 3º'],
    ],
    'an acronym with dots is no letter of what stands before',
  ],
  [
    'Vale o art. 5º da CF; C. Civil, art. 186; C. Proc. Penal, art. 5º.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['CC.186', 'C. Civil, art. 186'],
      ['CPP.5', 'C. Proc. Penal, art. 5º'],
    ],
    'Código cut to its letter',
  ],
  ['CF, ART. 5º, INSISO X.', [['?.5', 'ART. 5º']], 'a slip in the word for a level, in capitals'],
  ['ART. 8º DA CF | INCISO X.', [['?.8', 'ART. 8º DA CF']], 'a word for a level behind a bar, in capitals'],
  ['O art. 105 da CF, alínias "a".', [['?.105', 'art. 105 da CF']], 'alínia for alínea'],
  ['O art. 5º da CF, mormente o LXXXV.', [['?.5', 'art. 5º da CF']], 'any adverb before a numeral'],
  ['Art. 131 da CF, PGF como órgão.', [['CF.131', 'Art. 131 da CF']], 'an acronym that is no word for a level'],
];
