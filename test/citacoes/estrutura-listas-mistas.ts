import type { Linha } from './estrutura.ts';

/** Lists of one act whose level changes midway, and lists of full paths. */
export const LISTAS_MISTAS: readonly Linha[] = [
  [
    'Pena dos arts. 33 § 2º b; 44 e 59 do CP.',
    [
      ['CP.33.2.b', 'arts. 33 § 2º b'],
      ['CP.44', '44'],
      ['CP.59', '59 do CP'],
    ],
    'a letter with no comma before it goes on with its paragraph',
  ],

  [
    'Responde pelo art. 37, caput e § 6º, da CF.',
    [
      ['CF.37+caput', 'art. 37, caput'],
      ['CF.37.6', '§ 6º, da CF'],
    ],
    'caput e § are two citations',
  ],
  [
    'Responde pelo art. 34, caput, §§ 1º e 2º, da Lei nº 9.605/98.',
    [
      ['LEI-9605-1998.34+caput', 'art. 34, caput'],
      ['LEI-9605-1998.34.1', '§§ 1º'],
      ['LEI-9605-1998.34.2', '2º, da Lei nº 9.605/98'],
    ],
    'caput, then two paragraphs',
  ],
  [
    'Responde pelo artigo 14, caput e parágrafo único, do Código Penal.',
    [
      ['CP.14+caput', 'artigo 14, caput'],
      ['CP.14.unico', 'parágrafo único, do Código Penal'],
    ],
    'caput e parágrafo único',
  ],
  [
    'Responde pelo art. 5º, II, e § 2º, da CF.',
    [
      ['CF.5.II', 'art. 5º, II'],
      ['CF.5.2', '§ 2º, da CF'],
    ],
    'inciso and a paragraph of the same article',
  ],
  [
    'Violados os artigos 5º, XXXV e LV, e 93, IX, da CF.',
    [
      ['CF.5.XXXV', 'artigos 5º, XXXV'],
      ['CF.5.LV', 'LV'],
      ['CF.93.IX', '93, IX, da CF'],
    ],
    'from incisos to the next article',
  ],
  [
    'Violados os arts. 1º, III, 5º, caput, 6º e 7º, IV e XIII, da Constituição da República.',
    [
      ['CF.1.III', 'arts. 1º, III'],
      ['CF.5+caput', '5º, caput'],
      ['CF.6', '6º'],
      ['CF.7.IV', '7º, IV'],
      ['CF.7.XIII', 'XIII, da Constituição da República'],
    ],
    'a list whose level changes at every member',
  ],
  [
    'Violados os artigos 10, incisos I e VIII, 11, "caput", 12, § 1º, inciso II, e 17, § 6º, da Lei nº 8.429/92.',
    [
      ['LIA.10.I', 'artigos 10, incisos I'],
      ['LIA.10.VIII', 'VIII'],
      ['LIA.11+caput', '11, "caput"'],
      ['LIA.12.1.II', '12, § 1º, inciso II'],
      ['LIA.17.6', '17, § 6º, da Lei nº 8.429/92'],
    ],
    'level words in the middle of a list',
  ],
  [
    'Violados os arts. 195, I, a, e II, e 201 da CF.',
    [
      ['CF.195.I.a', 'arts. 195, I, a'],
      ['CF.195.II', 'II'],
      ['CF.201', '201 da CF'],
    ],
    'from an alínea back to an inciso, then an article',
  ],
  [
    'Violados os arts. 3º, I; 9º, II, c; 21, caput; e 35, IV, da Lei nº 8.429/92.',
    [
      ['LIA.3.I', 'arts. 3º, I'],
      ['LIA.9.II.c', '9º, II, c'],
      ['LIA.21+caput', '21, caput'],
      ['LIA.35.IV', '35, IV, da Lei nº 8.429/92'],
    ],
    'members split by semicolons',
  ],
  [
    'Violados os arts. 11 e 489, § 1º, IV, do CPC.',
    [
      ['CPC.11', 'arts. 11'],
      ['CPC.489.1.IV', '489, § 1º, IV, do CPC'],
    ],
    'only the last member has levels',
  ],
  [
    'Violados o art. 186 e o art. 927 do Código Civil.',
    [
      ['CC.186', 'art. 186'],
      ['CC.927', 'art. 927 do Código Civil'],
    ],
    'each member with its own word',
  ],
  [
    'Violados o art. 21, VI, e o art. 317, ambos do RISTF.',
    [
      ['X-RISTF.21.VI', 'art. 21, VI'],
      ['X-RISTF.317', 'art. 317, ambos do RISTF'],
    ],
    'ambos over two words art.',
  ],
  [
    'Fixa o art. 121, § 2º, I, e o art. 129, § 9º, do Código Penal.',
    [
      ['CP.121.2.I', 'art. 121, § 2º, I'],
      ['CP.129.9', 'art. 129, § 9º, do Código Penal'],
    ],
    'two full paths, one act',
  ],
  [
    'Violados os arts. 10, 141 e 492, do CPC.',
    [
      ['CPC.10', 'arts. 10'],
      ['CPC.141', '141'],
      ['CPC.492', '492, do CPC'],
    ],
    'a comma before the act',
  ],
  [
    'Violados os arts. 1.015 e 1.022 do CPC.',
    [
      ['CPC.1015', 'arts. 1.015'],
      ['CPC.1022', '1.022 do CPC'],
    ],
    'thousands dots in a list',
  ],
  [
    'Violados os arts. 3º-A e 3º-B do CPP.',
    [
      ['CPP.3-A', 'arts. 3º-A'],
      ['CPP.3-B', '3º-B do CPP'],
    ],
    'suffixes in a list',
  ],
  [
    'Incidem os incisos I e II do art. 5º da CF.',
    [
      ['CF.5.I', 'incisos I'],
      ['CF.5.II', 'II do art. 5º da CF'],
    ],
    'inverted list of incisos',
  ],
  [
    'Incidem as alíneas a, b e c do inciso II do art. 150 da CF.',
    [
      ['CF.150.II.a', 'alíneas a'],
      ['CF.150.II.b', 'b'],
      ['CF.150.II.c', 'c do inciso II do art. 150 da CF'],
    ],
    'inverted list of alíneas',
  ],
  [
    'Nos termos do art. 927 e do parágrafo único do art. 944 do CC.',
    [
      ['CC.927', 'art. 927'],
      ['CC.944.unico', 'parágrafo único do art. 944 do CC'],
    ],
    'a level joined by its own word is of the article named after it',
  ],
  [
    'Incide o art. 121, § 2º, I, e § 4º do art. 129 do CP.',
    [
      ['CP.121.2.I', 'art. 121, § 2º, I'],
      ['CP.129.4', '§ 4º do art. 129 do CP'],
    ],
    'so it is behind deeper levels',
  ],
  [
    'Vale o art. 40, § 1º, e § 3º, I, do art. 201 da CF.',
    [
      ['CF.40.1', 'art. 40, § 1º'],
      ['CF.201.3.I', '§ 3º, I, do art. 201 da CF'],
    ],
    'and with levels of its own below it',
  ],
  [
    'Vale o art. 14, § 3º, e inciso I do § 4º do art. 18 do CDC.',
    [
      ['CDC.14.3', 'art. 14, § 3º'],
      ['CDC.18.4.I', 'inciso I do § 4º do art. 18 do CDC'],
    ],
    'and above it',
  ],
  [
    'Vale o art. 5º, § 1º e § 2º, da CF.',
    [
      ['CF.5.1', 'art. 5º, § 1º'],
      ['CF.5.2', '§ 2º, da CF'],
    ],
    'where no other article is named it is of the one before',
  ],
  [
    'Vejam-se o art. 5º, e, por fim, o art. 37 da CF.',
    [
      ['?.5', 'art. 5º'],
      ['CF.37', 'art. 37 da CF'],
    ],
    'e between commas joins sentences',
  ],
  [
    'Perdem-se os bens do art. 92, I, b ou 91, § 1º do CP.',
    [
      ['CP.92.I.b', 'art. 92, I, b'],
      ['CP.91.1', '91, § 1º do CP'],
    ],
    'a bare letter, ou, and a bare article',
  ],
  [
    'Cabe recurso pelo art. 105, III, a ou c da CF.',
    [
      ['CF.105.III.a', 'art. 105, III, a'],
      ['CF.105.III.c', 'c da CF'],
    ],
    'a bare letter, ou, and the letter c',
  ],
];
