import type { Linha } from './estrutura.ts';

/** Levels in places where a reader that stops early would confirm the article alone. */
export const ATRAS_DO_ATO: readonly Linha[] = [
  [
    'Violação aos arts. 186 do CC, 927 e 944, todos invocados.',
    [
      ['CC.186', 'arts. 186 do CC'],
      ['CC.927 ~mencao', '927'],
      ['CC.944 ~mencao', '944'],
    ],
    'the plural promised more articles than stood before the act',
  ],
  ['Leu os arts. 5º da CF e 10 testemunhas.', [['CF.5', 'arts. 5º da CF']], 'a number of something is no article'],

  ['Viola o art. 6º do CDC, inciso VIII.', [['CDC.6.VIII', 'art. 6º do CDC, inciso VIII']], 'inciso behind the act'],
  [
    'Viola o art. 6º do CDC, inciso LXX.',
    [['CDC.6.LXX', 'art. 6º do CDC, inciso LXX']],
    'inciso that is none, behind the act',
  ],
  ['Viola o art. 6º do CDC, VIII.', [['CDC.6.VIII', 'art. 6º do CDC, VIII']], 'bare numeral behind the act'],
  [
    'Viola o art. 7º da CF/88, LIV e XXIX, e nada mais.',
    [
      ['CF.7.LIV', 'art. 7º da CF/88, LIV'],
      ['CF.7.XXIX', 'XXIX'],
    ],
    'two bare numerals behind the act and its year',
  ],
  [
    'Conforme o art. 373 do CPC, § 1º, decide-se.',
    [['CPC.373.1', 'art. 373 do CPC, § 1º']],
    'paragraph behind the act',
  ],
  [
    'Conforme o art. 186 do Código Civil, parágrafo único.',
    [['CC.186.unico', 'art. 186 do Código Civil, parágrafo único']],
    'parágrafo único behind the act',
  ],
  [
    'Conforme o art. 373 do CPC, em seu § 1º.',
    [['CPC.373.1', 'art. 373 do CPC, em seu § 1º']],
    'em seu, behind the act',
  ],
  [
    'Conforme o art. 373 do CPC, em seus incisos I e XL.',
    [
      ['CPC.373.I', 'art. 373 do CPC, em seus incisos I'],
      ['CPC.373.XL', 'XL'],
    ],
    'em seus, with a list behind the act',
  ],
  [
    'Conforme o art. 944 do CC e seu parágrafo único.',
    [
      ['CC.944', 'art. 944 do CC'],
      ['CC.944.unico', 'parágrafo único'],
    ],
    'e seu, behind the act: the article and its paragraph',
  ],
  [
    'Conforme o art. 6º do CDC (inciso VIII).',
    [['CDC.6.VIII', 'art. 6º do CDC (inciso VIII)']],
    'a bracket with a level behind the act',
  ],
  [
    'Leia-se o art. 944 do CC e o § 1º do art. 12 do CDC.',
    [
      ['CC.944', 'art. 944 do CC'],
      ['CDC.12.1', '§ 1º do art. 12 do CDC'],
    ],
    'a level with an article of its own is not that of the act before',
  ],
  [
    'Leia-se o art. 6º da CF e os incisos I e II do art. 7º da CLT.',
    [
      ['CF.6', 'art. 6º da CF'],
      ['CLT.7.I', 'incisos I'],
      ['CLT.7.II', 'II do art. 7º da CLT'],
    ],
    'a list of levels with an article of its own',
  ],
  [
    'Leia-se o art. 6º da CF, caput, e o art. 7º da CLT.',
    [
      ['CF.6+caput', 'art. 6º da CF, caput'],
      ['CLT.7', 'art. 7º da CLT'],
    ],
    'an article after levels behind the act is of the next act',
  ],
  [
    'Debateu-se o art. 6º da CF, I Jornada de Direito.',
    [['CF.6', 'art. 6º da CF']],
    'a numeral with a name behind it is no inciso',
  ],
  [
    'Debateu-se o art. 373 do CPC (ônus da prova).',
    [['CPC.373', 'art. 373 do CPC']],
    'a bracket of words behind the act',
  ],
  ['Pelo art. 7º (inciso XXIX) da CF.', [['CF.7.XXIX', 'art. 7º (inciso XXIX) da CF']], 'a bracket with the level'],
  ['Pelo art. 7º (LXXX) da CF.', [['CF.7.LXXX', 'art. 7º (LXXX) da CF']], 'a bracket with a bare numeral that is none'],
  ['Pelo art. 7º, (LXXX), da CF.', [['CF.7.LXXX', 'art. 7º, (LXXX), da CF']], 'a bracket between commas'],
  [
    'Pelo art. 7º (incisos I e XXIX) da CF.',
    [
      ['CF.7.I', 'art. 7º (incisos I'],
      ['CF.7.XXIX', 'XXIX) da CF'],
    ],
    'a bracket with a list of levels',
  ],
  ['Pelo art. 7º [inciso XXIX] da CF.', [['CF.7.XXIX', 'art. 7º [inciso XXIX] da CF']], 'square brackets'],
  [
    'Pelo art. 373 (§ setenta e sete) do CPC.',
    [['CPC.373.77', 'art. 373 (§ setenta e sete) do CPC']],
    'a number in words in a bracket',
  ],
  [
    'Pelo art. 121 (homicídio simples) do CP.',
    [['CP.121', 'art. 121 (homicídio simples) do CP']],
    'a bracket of words before the act',
  ],
  ['Pelo art. 7º, inciso "XXIX", da CF.', [['CF.7.XXIX', 'art. 7º, inciso "XXIX", da CF']], 'a quoted inciso'],
  ['Pelo art. 7º, inciso (LXXX), da CF.', [['CF.7.LXXX', 'art. 7º, inciso (LXXX), da CF']], 'a bracketed value'],
  ['Pelo art. 373, § “1º”, do CPC.', [['CPC.373.1', 'art. 373, § “1º”, do CPC']], 'a quoted paragraph'],
  ['Pelo art. 7º – LXXX – da CF.', [['CF.7.LXXX', 'art. 7º – LXXX – da CF']], 'dashes for commas'],
  ['Pelo art. 7º, XXIX - CF.', [['CF.7.XXIX', 'art. 7º, XXIX - CF']], 'a dash before the acronym'],
  ['Pelo art. 373/CPC.', [['CPC.373', 'art. 373/CPC']], 'a slash before the acronym'],
  ['Pelo art. 944-CC.', [['CC.944', 'art. 944-CC']], 'a hyphen before the acronym is no suffix'],
  ['O § 77 do aludido art. 373 do CPC.', [['CPC.373.77', '§ 77 do aludido art. 373 do CPC']], 'do aludido'],
  ['O inciso LXX do mesmo art. 6º do CDC.', [['CDC.6.LXX', 'inciso LXX do mesmo art. 6º do CDC']], 'do mesmo'],
  [
    'O inciso LXX do supracitado artigo 6º do CDC.',
    [['CDC.6.LXX', 'inciso LXX do supracitado artigo 6º do CDC']],
    'do supracitado',
  ],
  [
    'O inciso LXX do retromencionado artigo 6º do CDC.',
    [['CDC.6.LXX', 'inciso LXX do retromencionado artigo 6º do CDC']],
    'do retromencionado',
  ],
  [
    'O inciso LXX, inscrito no art. 6º do CDC.',
    [['CDC.6.LXX', 'inciso LXX, inscrito no art. 6º do CDC']],
    'inscrito no',
  ],
  ['O inciso LXX contido no art. 6º do CDC.', [['CDC.6.LXX', 'inciso LXX contido no art. 6º do CDC']], 'contido no'],
  ['Base: inciso LXX, art. 6º, CDC.', [['CDC.6.LXX', 'inciso LXX, art. 6º, CDC']], 'from below, with commas'],
  ['Base: § 77, art. 373, CPC.', [['CPC.373.77', '§ 77, art. 373, CPC']], 'paragraph, article, act'],
  [
    'Base: alínea b, inciso II, § 1º, art. 61, CF.',
    [['CF.61.1.II.b', 'alínea b, inciso II, § 1º, art. 61, CF']],
    'four levels from below',
  ],
  [
    'Base: incisos I e LXX, art. 6º, CDC.',
    [
      ['CDC.6.I', 'incisos I'],
      ['CDC.6.LXX', 'LXX, art. 6º, CDC'],
    ],
    'a list from below',
  ],
  [
    'A alínea a do inciso II do art. 155 e a alínea b do inciso I do art. 156, ambos da CF.',
    [
      ['CF.155.II.a', 'alínea a do inciso II do art. 155'],
      ['CF.156.I.b', 'alínea b do inciso I do art. 156, ambos da CF'],
    ],
    'two inverted citations under one act',
  ],
  [
    'O inciso I do § 1º do art. 12 e o inciso II do art. 14 da CF.',
    [
      ['CF.12.1.I', 'inciso I do § 1º do art. 12'],
      ['CF.14.II', 'inciso II do art. 14 da CF'],
    ],
    'the second inverted citation does not have the levels of the first',
  ],
  ['Art 7° XXIX CF/88', [['CF.7.XXIX', 'Art 7° XXIX CF/88']], 'no comma at all, at the head of a line'],
  ['Pelo art. 22 XXVII da CF.', [['CF.22.XXVII', 'art. 22 XXVII da CF']], 'no comma before the inciso'],
  ['Pelo art. 22 LXXX da CF.', [['CF.22.LXXX', 'art. 22 LXXX da CF']], 'no comma before an inciso that is none'],
  ['Pelo art. 105 I a CF.', [['CF.105.I.a', 'art. 105 I a CF']], 'no comma before the alínea'],
  ['Pelo art. 155 §4º IV do CP.', [['CP.155.4.IV', 'art. 155 §4º IV do CP']], 'no comma after the paragraph'],
  ['Pelo art. 12 § 3º III CDC.', [['CDC.12.3.III', 'art. 12 § 3º III CDC']], 'no comma and no preposition'],
  ['Pelo art. 105, III "c", da CF.', [['CF.105.III.c', 'art. 105, III "c", da CF']], 'no comma before a quoted alínea'],
  [
    'Viola o art. 373 do CPC, § 1º, do CPC.',
    [['CPC.373.1', 'art. 373 do CPC, § 1º']],
    'the act said again behind the level',
  ],
  [
    'Viola o art. 944 do CC, § 1º, do Código Penal.',
    [['CC.944', 'art. 944 do CC']],
    'a level of another act is not of the article before',
  ],
  [
    'Viola o art. 6º do CDC, notadamente o inciso LXX.',
    [['CDC.6.LXX', 'art. 6º do CDC, notadamente o inciso LXX']],
    'notadamente, behind the act',
  ],
  [
    'Viola o art. 373 do CPC, mais precisamente em seu § 77.',
    [['CPC.373.77', 'art. 373 do CPC, mais precisamente em seu § 77']],
    'mais precisamente em seu',
  ],
  [
    'Viola o art. 373, em especial o § 77, do CPC.',
    [['CPC.373.77', 'art. 373, em especial o § 77, do CPC']],
    'em especial, before the act',
  ],
  [
    'Viola o art. 373, § septuagésimo sétimo, do CPC.',
    [['CPC.373.77', 'art. 373, § septuagésimo sétimo, do CPC']],
    'a great ordinal in words',
  ],
  [
    'Viola o art. 373, parágrafo de número 77, do CPC.',
    [['CPC.373.77', 'art. 373, parágrafo de número 77, do CPC']],
    'de número',
  ],
  ['Viola o art. 6º do CDC: inciso VIII.', [['CDC.6.VIII', 'art. 6º do CDC: inciso VIII']], 'a colon behind the act'],
  [
    'Cita a CF. Viola o art. 7º, inciso de que trata o relatório.',
    [['?.7', 'art. 7º']],
    'a level that was not read: nothing is inferred of the article',
  ],
  [
    'O parágrafo único dos arts. 927 e 944 do CC.',
    [
      ['CC.927.unico', 'parágrafo único dos arts. 927'],
      ['CC.944.unico', '944 do CC'],
    ],
    'one level of each of several articles',
  ],
  [
    'O § 77 dos arts. 373, 374 e 375 do CPC e o art. 6º do CDC.',
    [
      ['CPC.373.77', '§ 77 dos arts. 373'],
      ['CPC.374.77', '374'],
      ['CPC.375.77', '375 do CPC'],
      ['CDC.6', 'art. 6º do CDC'],
    ],
    'one level of each of three, and no further',
  ],
];
