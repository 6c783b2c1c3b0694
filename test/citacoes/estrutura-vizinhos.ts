import type { Linha } from './estrutura.ts';

/** What stands right beside a provision: acronyms with no comma, quantities, events, letters that are words, further levels. */
export const VIZINHOS: readonly Linha[] = [
  [
    'CPC art. 300; CC art. 186.',
    [
      ['CPC.300', 'CPC art. 300'],
      ['CC.186', 'CC art. 186'],
    ],
    'a short acronym right before the word for an article is an act',
  ],
  [
    'CF/88, art. 5º, X; CC arts. 11 e 12.',
    [
      ['CF.5.X', 'CF/88, art. 5º, X'],
      ['CC.11', 'CC arts. 11'],
      ['CC.12', '12'],
    ],
    'behind a semicolon CC is no c/c',
  ],
  ['CP - Art. 121, § 2º.', [['CP.121.2', 'CP - Art. 121, § 2º']], 'a hyphen between acronym and article'],
  [
    'CF, art. 5º; contrato, art. 8º.',
    [
      ['CF.5', 'CF, art. 5º'],
      ['?.8', 'art. 8º'],
    ],
    'an instrument with no article of speech',
  ],
  [
    'CDC (art. 14) e lei estadual (art. 8º).',
    [
      ['CDC.14', 'CDC (art. 14)'],
      ['?.8', 'art. 8º'],
    ],
    'the law of a state so',
  ],
  [
    'O CDC é aplicável. O plano de saúde, em seu art. 5º, exclui.',
    [['?.5', 'art. 5º']],
    'the possessive is of the subject right before it, whatever that is',
  ],
  [
    'O CDC é aplicável. A referida lei, em seu art. 5º, exclui.',
    [['CDC.5 ~mencao', 'art. 5º']],
    'unless it calls the act by its kind',
  ],

  [
    'O art. 85, § 2º, 3º e 8º, do CPC.',
    [
      ['CPC.85.2', 'art. 85, § 2º'],
      ['CPC.85.3', '3º'],
      ['CPC.85.8', '8º, do CPC'],
    ],
    'of one article bare ordinals are its paragraphs',
  ],
  [
    'Os arts. 85, § 2º, e 8º, do CPC.',
    [
      ['CPC.85.2', 'arts. 85, § 2º'],
      ['CPC.8', '8º, do CPC'],
    ],
    'of several they are articles',
  ],
  [
    'O art. 5º, § 2º e 7º, XXX, da CF.',
    [
      ['CF.5.2', 'art. 5º, § 2º'],
      ['CF.7.XXX', '7º, XXX, da CF'],
    ],
    'and what has levels of its own is one',
  ],
  ['CP, art. 121, 6 a 20 anos.', [['CP.121', 'CP, art. 121']], 'from so many to so many'],
  ['CDC, art. 26, 30 e 90 dias.', [['CDC.26', 'CDC, art. 26']], 'so many and so many'],
  ['CPC, art. 300, 1ª Turma.', [['CPC.300', 'CPC, art. 300']], 'no article is feminine'],
  ['CF, art. 7º, 13º salário.', [['CF.7', 'CF, art. 7º']], 'an ordinal of something else'],
  ['CF, art. 5º, X Turma.', [['CF.5', 'CF, art. 5º']], 'a numeral of a court'],
  [
    'A CF, art. 102, I, a CLT, art. 7º.',
    [
      ['CF.102.I', 'CF, art. 102, I'],
      ['CLT.7', 'CLT, art. 7º'],
    ],
    'an article of speech before an act with an article of its own',
  ],
  ['CLT, art. 896, A. Turma.', [['CLT.896', 'CLT, art. 896']], 'a courtesy cut to A'],
  ['CF, art. 5º, v. REsp 123.', [['CF.5', 'CF, art. 5º']], 'vide before a case'],
  [
    'Viola o art. 896, C, da CLT.',
    [['CLT.896.c', 'art. 896, C, da CLT']],
    'no article has a hundred incisos of one letter',
  ],

  [
    'O CPC art. 373 II impõe o ônus.',
    [['CPC.373.II', 'CPC art. 373 II']],
    'a numeral with no comma, and a verb behind it',
  ],
  ['O CP, art. 157 § 2º II pune.', [['CP.157.2.II', 'CP, art. 157 § 2º II']], 'below a paragraph too'],
  [
    'O art. 5º da CF, LXXVIII – razoável duração.',
    [['CF.5.LXXVIII', 'art. 5º da CF, LXXVIII']],
    'a numeral behind the act, and what it is about',
  ],
  ['O art. 5º da CF LXXXV assegura.', [['?.5', 'art. 5º da CF']], 'with no comma it costs the act'],
  ['Sobre o art. 482 da CLT, "e", desídia.', [['?.482', 'art. 482 da CLT']], 'and so does a letter there'],
  ['Viola o art. 29 da CF, I. Relator.', [['CF.29', 'art. 29 da CF']], 'a courtesy behind the act does not'],
  [
    'O\u00a0art.\u00a05º\u00a0da\u00a0CF.',
    [['CF.5', 'art.\u00a05º\u00a0da\u00a0CF']],
    'blanks that do not break are blanks',
  ],
  [
    'A Lei 14.155/2021 modificou o\nCódigo Penal e, em seu art.\n3º, dispõe.',
    [['LEI-14155-2021.3', 'Lei 14.155/2021 modificou o\nCódigo Penal e, em seu art.\n3º']],
    'a line ends inside the clause, and the object leads no possessive',
  ],
  ['CF, art. 5º / inciso X.', [['CF.5.X', 'CF, art. 5º / inciso X']], 'a slash before the word for a level below'],
  ['O art. 5º/LV CRFB.', [['CF.5.LV', 'art. 5º/LV CRFB']], 'a slash, a numeral, and the act'],
  [
    'inciso LXXVIII - art. 5º - CF',
    [['CF.5.LXXVIII', 'inciso LXXVIII - art. 5º - CF']],
    'a hyphen between a level and its article',
  ],
  ['§ 6º art. 37 CF', [['CF.37.6', '§ 6º art. 37 CF']], 'or nothing at all'],
  ['CLT, art. 71, 1h.', [['CLT.71', 'CLT, art. 71']], 'an hour is no article with a suffix'],
  [
    'Homicídio – Código Penal\nArt. 121\nFurto – Código Penal\nArt. 155',
    [
      ['CP.121', 'Código Penal\nArt. 121'],
      ['CP.155', 'Código Penal\nArt. 155'],
    ],
    'an act behind the dash of a heading leads the next line',
  ],
  [
    '“CF, art. 102, III-a” e “CLT, art. 483, d”.',
    [
      ['CF.102.III.a', 'CF, art. 102, III-a'],
      ['CLT.483.d', 'CLT, art. 483, d'],
    ],
    'what is quoted ends with its quotation mark',
  ],
  ['“o art. 5º da CF, LXXVIII”', [['CF.5.LXXVIII', 'art. 5º da CF, LXXVIII']], 'behind the act too'],
  ['“CPP, art. 28 A”', [['?.28', 'art. 28']], 'what may be its suffix costs the quoted one its act'],
  ['O “XX do art. 7º da LGPD”.', [['LGPD.7.XX', 'XX do art. 7º da LGPD']], 'a level may begin what is quoted'],
  ['CLT, art. 482-"e". Assim se decide.', [['?.482', 'art. 482']], 'the next sentence changes nothing'],
  ['CF, art. 5º. LXXXV. Assim se decide.', [['?.5', 'art. 5º']], 'nor does it behind a numeral that heads nothing'],
  ['CF, art. 5º: XXXV. Assim se decide.', [['CF.5.XXXV', 'CF, art. 5º: XXXV']], 'nor behind a colon'],
  ['O art. 5º da CF, X (intimidade).', [['CF.5.X', 'art. 5º da CF, X']], 'a bracket may tell what an inciso is about'],
  ['NOS TERMOS DO ART. 37 DA CF, V. EXA. DEVE DECIDIR.', [['CF.37', 'ART. 37 DA CF']], 'V. EXA. in capitals'],
  [
    'Violou os arts. 3º do edital e 37 da CF.',
    [['CF.37', '37 da CF']],
    'a list goes on past the article of what is no law',
  ],
  ['Violou o art. 3º do contrato c/c 186 do CC.', [['CC.186', '186 do CC']], 'with c/c too'],
  ['Violou os arts. 3º do edital e 37 do contrato.', [], 'and only to an act'],
  [
    'O art. 482, i e j, da CLT.',
    [
      ['CLT.482.i', 'art. 482, i'],
      ['CLT.482.j', 'j, da CLT'],
    ],
    'a small i before another letter is one',
  ],
  [
    'art. 155, § 4º, i e iv, do código penal',
    [
      ['CP.155.4.I', 'art. 155, § 4º, i'],
      ['CP.155.4.IV', 'iv, do código penal'],
    ],
    'and before a numeral it is a numeral',
  ],
  [
    'O § 2º do art. 3º do CDC e o § 1º do 18 da mesma lei.',
    [
      ['CDC.3.2', '§ 2º do art. 3º do CDC'],
      ['CDC.18.1 ~anafora', '§ 1º do 18 da mesma lei'],
    ],
    'a level of an article that is told by its number alone',
  ],
  [
    'CPC, art. 85, §§2º,3º.',
    [
      ['CPC.85.2', 'CPC, art. 85, §§2º'],
      ['CPC.85.3', '3º'],
    ],
    'a comma glued to an ordinal begins no decimals',
  ],
  [
    'ART. 4º DA LEI DE INTRODUÇÃO AO CÓDIGO PENAL',
    [['X-LINDB-PENAL.4', 'ART. 4º DA LEI DE INTRODUÇÃO AO CÓDIGO PENAL']],
    'a longer name in capitals',
  ],
  ['Na Argentina, vale o art. 19 da\nConstituição.', [], 'a line ends between the country and the name'],
  [
    'Vale o Código Penal. O art. 33 da Lei 11.343/06 basta. O art. 44 do mesmo estatuto veda.',
    [
      ['LD.33', 'art. 33 da Lei 11.343/06'],
      ['LD.44 ~anafora', 'art. 44 do mesmo estatuto'],
    ],
    'o mesmo estatuto is the last act of all',
  ],
  [
    'O art. 6º do CDC e o art. 373 do Diploma Processual.',
    [
      ['CDC.6', 'art. 6º do CDC'],
      ['?.373', 'art. 373 do Diploma Processual'],
    ],
    'no code of consumers is one of procedure',
  ],
  ['O art.&nbsp;5&ordm;, X, da CF.', [['CF.5.X', 'art.&nbsp;5&ordm;, X, da CF']], 'the entities of a page'],
  ['Viola o art. 482 da CLT ("z").', [['?.482', 'art. 482 da CLT']], 'a quoted letter in a bracket behind the act'],
  ['O CDC é aplicável. O art. 5º da lei impugnada exclui.', [['?.5', 'art. 5º']], 'a law that the case is about'],
  [
    'Vale a CF, art. 5º; RPX art. 8º.',
    [
      ['CF.5', 'CF, art. 5º'],
      ['?.8', 'art. 8º'],
    ],
    'an acronym that nobody knows ends what was said before',
  ],
  [
    'Os arts. 3º-A, B e C do CPP.',
    [
      ['CPP.3-A', 'arts. 3º-A'],
      ['CPP.3-B', 'B'],
      ['CPP.3-C', 'C do CPP'],
    ],
    'further letters of one number',
  ],
  [
    'O art. 611-A e B da CLT.',
    [
      ['CLT.611-A', 'art. 611-A'],
      ['CLT.611-B', 'B da CLT'],
    ],
    'and behind a conjunction',
  ],
  ['O art. 103-B, I, da CF.', [['CF.103-B.I', 'art. 103-B, I, da CF']], 'a numeral behind a letter is an inciso'],
  [
    'Os arts. 157, § 2º, I, e 288, todos c/c o art. 69, do CP.',
    [
      ['CP.157.2.I', 'arts. 157, § 2º, I'],
      ['CP.288', '288'],
      ['CP.69', 'art. 69, do CP'],
    ],
    'todos before c/c',
  ],
  [
    'O art. 186 (responsabilidade civil) e o art. 927 do CC.',
    [
      ['CC.186', 'art. 186 (responsabilidade civil)'],
      ['CC.927', 'art. 927 do CC'],
    ],
    'civil is no numeral',
  ],
  [
    'CLT, art. 482, alíneas a, e e i.',
    [
      ['CLT.482.a', 'CLT, art. 482, alíneas a'],
      ['CLT.482.e', 'e'],
      ['CLT.482.i', 'i'],
    ],
    'of two e the first is the letter',
  ],
  [
    'O art. 102, I, a-c, da CF.',
    [
      ['CF.102.I.a', 'art. 102, I, a-c, da CF'],
      ['CF.102.I.b', 'art. 102, I, a-c, da CF'],
      ['CF.102.I.c', 'art. 102, I, a-c, da CF'],
    ],
    'a hyphen between letters',
  ],
  ['O art. 121/§ 2º/CP.', [['CP.121.2', 'art. 121/§ 2º/CP']], 'slashes for all commas'],
  ['CF, art. 14, I Plebiscito.', [['CF.14', 'CF, art. 14']], 'what is held once and again is no inciso'],
  [
    'Vale o art 7 do cdc. Depois o art 26 cp.',
    [
      ['CDC.7', 'art 7 do cdc'],
      ['?.26', 'art 26'],
    ],
    'an acronym in small letters beside a list says that it is not of the act before',
  ],
  [
    'Vale a CLT. O artigo 5º do presente instrumento; o artigo 6º.',
    [
      ['?.5', 'artigo 5º'],
      ['?.6', 'artigo 6º'],
    ],
    'what is of the text itself ends what was said of an act',
  ],
  ['Arts. 9º do contrato social e 186 do CC.', [['CC.186', '186 do CC']], 'past a contract with more to its name'],
  [
    'Violou os artigos 9º, do contrato social, e 186, do Código Civil.',
    [['CC.186', '186, do Código Civil']],
    'past its name between commas',
  ],
  [
    'Arts. 9º da convenção coletiva de trabalho e 611 da CLT.',
    [['CLT.611', '611 da CLT']],
    'past an agreement with a long name',
  ],
  [
    'Arts. 9º do termo de ajustamento de conduta, 5º e 6º da CF.',
    [
      ['CF.5', '5º'],
      ['CF.6', '6º da CF'],
    ],
    'several of the act behind it',
  ],
  ['Pagou o art. 5º do contrato de locação e 15 dias do CC.', [], 'a number of days goes on no list'],
];
