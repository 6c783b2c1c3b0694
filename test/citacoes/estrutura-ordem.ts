import type { Linha } from './estrutura.ts';

/** Sub-level first, act first, mixed. */
export const ORDEM: readonly Linha[] = [
  [
    'Condutas do § 10 do art. 73 da Lei nº 9.504/97.',
    [['LEI-9504-1997.73.10', '§ 10 do art. 73 da Lei nº 9.504/97']],
    'paragraph first',
  ],
  [
    'Cuida-se da alínea b do inciso VI do art. 73 da Lei nº 9.504/97.',
    [['LEI-9504-1997.73.VI.b', 'alínea b do inciso VI do art. 73 da Lei nº 9.504/97']],
    'alínea, inciso, article, act',
  ],
  [
    'Cuida-se da alínea d do § 3º do art. 14 da Lei nº 9.096/95.',
    [['LEI-9096-1995.14.3.d', 'alínea d do § 3º do art. 14 da Lei nº 9.096/95']],
    'alínea, paragraph, article, act',
  ],
  [
    'Trata do inciso LXXI do artigo 5º da Constituição.',
    [['CF.5.LXXI', 'inciso LXXI do artigo 5º da Constituição']],
    'inciso first',
  ],
  [
    'Trata do parágrafo único do art. 116 do CTN.',
    [['CTN.116.unico', 'parágrafo único do art. 116 do CTN']],
    'parágrafo único first',
  ],
  [
    'Trata do parágrafo segundo do artigo 58 da CLT.',
    [['CLT.58.2', 'parágrafo segundo do artigo 58 da CLT']],
    'paragraph in words first',
  ],
  ['Trata do caput do art. 225 da CF.', [['CF.225+caput', 'caput do art. 225 da CF']], 'caput first'],
  [
    'Trata do inc. II do § 1º do art. 61 da CF.',
    [['CF.61.1.II', 'inc. II do § 1º do art. 61 da CF']],
    'inciso, paragraph, article',
  ],
  [
    'Trata da alínea “a” do inciso III do artigo 105 da Carta Magna.',
    [['CF.105.III.a', 'alínea “a” do inciso III do artigo 105 da Carta Magna']],
    'quoted alínea first',
  ],
  [
    'Trata da letra c do § 2º do art. 33 do Código Penal.',
    [['CP.33.2.c', 'letra c do § 2º do art. 33 do Código Penal']],
    'letra first',
  ],
  [
    'Trata do item 2 da alínea b do inciso I do art. 3º da Lei nº 9.717/98.',
    [['LEI-9717-1998.3.I.b.2', 'item 2 da alínea b do inciso I do art. 3º da Lei nº 9.717/98']],
    'all five levels from the item up',
  ],
  [
    'Trata do § 1º-A do artigo 896 da CLT.',
    [['CLT.896.1-A', '§ 1º-A do artigo 896 da CLT']],
    'suffixed paragraph first',
  ],
  [
    'Trata do § 4º, inciso II, do art. 60 da CF.',
    [['CF.60.4.II', '§ 4º, inciso II, do art. 60 da CF']],
    'paragraph and inciso downwards, then the article',
  ],
  [
    'Trata do inciso I, alínea a, do art. 102 da CF.',
    [['CF.102.I.a', 'inciso I, alínea a, do art. 102 da CF']],
    'inciso and alínea downwards, then the article',
  ],
  ['Cabe recurso (CF, art. 105, II, b).', [['CF.105.II.b', 'CF, art. 105, II, b']], 'act first, by acronym'],
  [
    'Cabe recurso (CF, art. 105, III, a e c).',
    [
      ['CF.105.III.a', 'CF, art. 105, III, a'],
      ['CF.105.III.c', 'c'],
    ],
    'act first with a list of alíneas',
  ],
  [
    'Código Civil, arts. 186 e 927.',
    [
      ['CC.186', 'Código Civil, arts. 186'],
      ['CC.927', '927'],
    ],
    'act first, by name, with a list',
  ],
  ['DL 3.365/41, art. 15, § 1º.', [['DL-3365-1941.15.1', 'DL 3.365/41, art. 15, § 1º']], 'act first, by number'],
  [
    'Lei nº 8.112, de 11 de dezembro de 1990, art. 117, IX.',
    [['LEI-8112-1990.117.IX', 'Lei nº 8.112, de 11 de dezembro de 1990, art. 117, IX']],
    'act first, with its date',
  ],
  [
    'CLT, art. 9º, e CC, art. 166.',
    [
      ['CLT.9', 'CLT, art. 9º'],
      ['CC.166', 'CC, art. 166'],
    ],
    'two acts, each before its article',
  ],
  [
    'CLT, art. 9º; CPC, art. 373, I.',
    [
      ['CLT.9', 'CLT, art. 9º'],
      ['CPC.373.I', 'CPC, art. 373, I'],
    ],
    'two acts first, split by a semicolon',
  ],
  [
    'CF, arts. 5º, II, e 7º, XXVI.',
    [
      ['CF.5.II', 'CF, arts. 5º, II'],
      ['CF.7.XXVI', '7º, XXVI'],
    ],
    'act first, list whose members have levels',
  ],
  ['Cabe revista (CLT, 896, § 9º).', [['CLT.896.9', 'CLT, 896, § 9º']], 'act first, the article without its word'],
  [
    'A Constituição da República, em seu art. 37, XXI, exige licitação.',
    [['CF.37.XXI', 'Constituição da República, em seu art. 37, XXI']],
    'act first, then em seu',
  ],
  [
    'A Lei nº 9.784/1999 estabelece, em seus arts. 2º e 50, o dever de motivar.',
    [
      ['LEI-9784-1999.2', 'Lei nº 9.784/1999 estabelece, em seus arts. 2º'],
      ['LEI-9784-1999.50', '50'],
    ],
    'act first, a verb between',
  ],
  [
    'O Código Penal, em seus artigos 312 e 317, pune o servidor.',
    [
      ['CP.312', 'Código Penal, em seus artigos 312'],
      ['CP.317', '317'],
    ],
    'act first, em seus with a list',
  ],
  [
    'Multa do art. 77, IV, do § 2º, do CPC.',
    [['CPC.77.2.IV', 'art. 77, IV, do § 2º, do CPC']],
    'inciso before its paragraph, joined by do',
  ],
  [
    'Falta do art. 791-A, II, do § 3.º, da CLT.',
    [['CLT.791-A.3.II', 'art. 791-A, II, do § 3.º, da CLT']],
    'the same with a suffixed article and a stop in the ordinal',
  ],
  [
    'Hipótese do art. 121, inciso V do § 2º, do Código Penal.',
    [['CP.121.2.V', 'art. 121, inciso V do § 2º, do Código Penal']],
    'inciso with its word, then its paragraph by do',
  ],
  ['Falta do requisito (art. 300, CPC).', [['CPC.300', 'art. 300, CPC']], 'act after a comma alone'],
  [
    'Falta do requisito (art. 121, § 2º, II, CP).',
    [['CP.121.2.II', 'art. 121, § 2º, II, CP']],
    'contextual acronym after a comma alone',
  ],
  [
    'Falta do requisito (art. 7º, XXIX, Constituição Federal).',
    [['CF.7.XXIX', 'art. 7º, XXIX, Constituição Federal']],
    'a name after a comma alone',
  ],
  [
    'Viola o § 4º do art. 155, o inciso I do § 2º do art. 157 do CP.',
    [
      ['CP.155.4', '§ 4º do art. 155'],
      ['CP.157.2.I', 'inciso I do § 2º do art. 157 do CP'],
    ],
    'after a comma, an inciso of the paragraph of the next article',
  ],
  [
    'Violou o § 1º do art. 489, o inciso II do art. 1.022 e o art. 1.025, todos do CPC.',
    [
      ['CPC.489.1', '§ 1º do art. 489'],
      ['CPC.1022.II', 'inciso II do art. 1.022'],
      ['CPC.1025', 'art. 1.025, todos do CPC'],
    ],
    'after a comma, an inciso of the next article',
  ],
  [
    'Incide o § 2º do art. 121, inciso I do art. 61, ambos do CP.',
    [
      ['CP.121.2', '§ 2º do art. 121'],
      ['CP.61.I', 'inciso I do art. 61, ambos do CP'],
    ],
    'the same without an article of speech',
  ],
  [
    'Prevista no § 2º do art. 37, à alínea a do inciso III do art. 102 da CF.',
    [
      ['CF.37.2', '§ 2º do art. 37'],
      ['CF.102.III.a', 'alínea a do inciso III do art. 102 da CF'],
    ],
    'after a comma, an alínea two levels under the next article',
  ],
  [
    'Vale o § 2º do art. 85, inciso I do § 3º, do CPC.',
    [
      ['CPC.85.2', '§ 2º do art. 85'],
      ['CPC.85.3.I', 'inciso I do § 3º, do CPC'],
    ],
    'after a comma, an inciso of another paragraph of the same article',
  ],
  [
    'Vale o art. 5º, incisos II e X, § 1º do art. 60 e inciso IV do art. 7º da CF.',
    [
      ['CF.5.II', 'art. 5º, incisos II'],
      ['CF.5.X', 'X'],
      ['CF.60.1', '§ 1º do art. 60'],
      ['CF.7.IV', 'inciso IV do art. 7º da CF'],
    ],
    'after a list of incisos, the paragraph of the next article',
  ],
  [
    'Vale o caput do art. 5º, incisos II e X, e § 1º do art. 6º da CF.',
    [
      ['CF.5.II', 'caput do art. 5º, incisos II'],
      ['CF.5.X', 'X'],
      ['CF.6.1', '§ 1º do art. 6º da CF'],
    ],
    'what is joined above the incisos takes none of them along',
  ],
  [
    'Vale o art. 37, § 6º, o inciso X do art. 5º e o art. 93, IX, da CF.',
    [
      ['CF.37.6', 'art. 37, § 6º'],
      ['CF.5.X', 'inciso X do art. 5º'],
      ['CF.93.IX', 'art. 93, IX, da CF'],
    ],
    'after an article with its paragraph, an inciso of the next',
  ],
  [
    'Incurso nas penas do art. 155, § 4º, do art. 288 e do art. 307 do CP.',
    [
      ['CP.155.4', 'art. 155, § 4º'],
      ['CP.288', 'art. 288'],
      ['CP.307', 'art. 307 do CP'],
    ],
    'a preposition told again behind a comma leaves the paragraph where it is',
  ],
  [
    'Viola o § 4º do art. 155, o inciso I, alínea a, do art. 157 do CP.',
    [
      ['CP.155.4', '§ 4º do art. 155'],
      ['CP.157.I.a', 'inciso I, alínea a, do art. 157 do CP'],
    ],
    'levels downwards, then the next article',
  ],
];
