import type { Linha } from './estrutura.ts';

/** The article and its levels, each way of writing one. */
export const FORMA: readonly Linha[] = [
  [
    'Ato sem influência na causa não se anula (art. 566 do Código de Processo Penal).',
    [['CPP.566', 'art. 566 do Código de Processo Penal']],
    'one article, nothing below',
  ],
  [
    'O artigo 226 da Constituição Federal protege a família.',
    [['CF.226', 'artigo 226 da Constituição Federal']],
    'the word artigo',
  ],
  ['Fundamento legal: Art. 319 do CPC.', [['CPC.319', 'Art. 319 do CPC']], 'Art. with a capital'],
  ['Alega ofensa aos artigos 489 do CPC.', [['CPC.489', 'artigos 489 do CPC']], 'plural word with one number'],
  [
    'Aponta violação dos arts. 1.026 do CPC/2015.',
    [['CPC.1026', 'arts. 1.026 do CPC/2015']],
    'plural abbreviation with one number',
  ],
  ['Alega violação do(s) artigo(s) 11 do CPC.', [['CPC.11', 'artigo(s) 11 do CPC']], 'plural in brackets'],
  ['Prazo do art 1003 do CPC.', [['CPC.1003', 'art 1003 do CPC']], 'art without its stop, four digits without a dot'],
  ['Conta-se o prazo do art. 1.003 do CPC.', [['CPC.1003', 'art. 1.003 do CPC']], 'thousands dot'],
  ['É o que diz o art. 5 da CF.', [['CF.5', 'art. 5 da CF']], 'no ordinal mark'],
  ['É o que diz o art. 6º da CF.', [['CF.6', 'art. 6º da CF']], 'ordinal mark º'],
  ['É o que diz o art. 6° da CF, segundo o autor.', [['CF.6', 'art. 6° da CF']], 'degree sign for the ordinal'],
  ['É o que diz o art. 7o da CF.', [['CF.7', 'art. 7o da CF']], 'letter o for the ordinal'],
  ['É o que diz o art. 8.º da CF.', [['CF.8', 'art. 8.º da CF']], 'stop before the ordinal mark'],
  [
    'O artigo quinto da Constituição Federal abre o rol.',
    [['CF.5', 'artigo quinto da Constituição Federal']],
    'article in words',
  ],
  [
    'O artigo primeiro da Constituição Federal enumera os fundamentos.',
    [['CF.1', 'artigo primeiro da Constituição Federal']],
    'first article in words',
  ],
  ['Há rol no art. 543-C do CPC/73.', [['LEI-5869-1973.543-C', 'art. 543-C do CPC/73']], 'letter suffix of an article'],
  [
    'Prevê o art. 2º-A da Lei nº 9.494/97.',
    [['LEI-9494-1997.2-A', 'art. 2º-A da Lei nº 9.494/97']],
    'suffix after the ordinal mark',
  ],
  [
    'Crime do art. 359-M do Código Penal.',
    [['CP.359-M', 'art. 359-M do Código Penal']],
    'a suffix that is a Roman digit',
  ],
  [
    'Vale o artigo 85, § 11, do CPC.',
    [['CPC.85.11', 'artigo 85, § 11, do CPC']],
    'paragraph by its sign, between commas',
  ],
  ['Devida a verba do artigo 71 § 4º da CLT.', [['CLT.71.4', 'artigo 71 § 4º da CLT']], 'paragraph without commas'],
  [
    'Vale o artigo 85, parágrafo 14, do CPC.',
    [['CPC.85.14', 'artigo 85, parágrafo 14, do CPC']],
    'the word parágrafo with a number',
  ],
  [
    'Vale o artigo 98, parágrafo terceiro, do CPC.',
    [['CPC.98.3', 'artigo 98, parágrafo terceiro, do CPC']],
    'paragraph in words',
  ],
  [
    'Vale o art. 20, par. 1º, do Código Civil.',
    [['CC.20.1', 'art. 20, par. 1º, do Código Civil']],
    'par. for parágrafo',
  ],
  ['Incide o art. 71, §4o, da CLT.', [['CLT.71.4', 'art. 71, §4o, da CLT']], 'paragraph glued to its sign, with o'],
  [
    'Incide o art. 791-A, § 4°, da CLT.',
    [['CLT.791-A.4', 'art. 791-A, § 4°, da CLT']],
    'paragraph with the degree sign, below a suffixed article',
  ],
  ['Incide o art. 896, § 1º-A, da CLT.', [['CLT.896.1-A', 'art. 896, § 1º-A, da CLT']], 'suffix of a paragraph'],
  [
    'Incide o art. 157, § 2º-B, do Código Penal.',
    [['CP.157.2-B', 'art. 157, § 2º-B, do Código Penal']],
    'suffix B of a paragraph',
  ],
  [
    'Cabe repetição (art. 42, parágrafo único, do CDC).',
    [['CDC.42.unico', 'art. 42, parágrafo único, do CDC']],
    'parágrafo único',
  ],
  ['Cabe repetição (art. 42, p.u., do CDC).', [['CDC.42.unico', 'art. 42, p.u., do CDC']], 'p.u.'],
  ['Cabe repetição (art. 42, § único, do CDC).', [['CDC.42.unico', 'art. 42, § único, do CDC']], '§ único'],
  ['Cabe repetição (art. 42, par. único, do CDC).', [['CDC.42.unico', 'art. 42, par. único, do CDC']], 'par. único'],
  [
    'Cabe repetição (art. 42, parág. único, do CDC).',
    [['CDC.42.unico', 'art. 42, parág. único, do CDC']],
    'parág. único',
  ],
  [
    'Cabe repetição (art. 42, paragrafo unico, do CDC).',
    [['CDC.42.unico', 'art. 42, paragrafo unico, do CDC']],
    'parágrafo único without accents',
  ],
  ['É direito do art. 5º, inciso XXXV, da CF.', [['CF.5.XXXV', 'art. 5º, inciso XXXV, da CF']], 'the word inciso'],
  ['É direito do art. 5º, inc. XXXIV, da CF.', [['CF.5.XXXIV', 'art. 5º, inc. XXXIV, da CF']], 'inc. for inciso'],
  ['É direito do art. 5º, LXXVIII, da CF.', [['CF.5.LXXVIII', 'art. 5º, LXXVIII, da CF']], 'bare Roman numeral'],
  ['É competência do art. 21, item XI, da CF.', [['CF.21.XI', 'art. 21, item XI, da CF']], 'a Roman item is an inciso'],
  [
    'É direito do art. 7º, inciso xxix, da CF.',
    [['CF.7.XXIX', 'art. 7º, inciso xxix, da CF']],
    'lower-case Roman after the word',
  ],
  ['art. 93, ix, da cf/88', [['CF.93.IX', 'art. 93, ix, da cf/88']], 'a digest all in lower case'],
  [
    'Vigora o art. 4º, XI-A, da Lei nº 9.099/95.',
    [['LJE.4.XI-A', 'art. 4º, XI-A, da Lei nº 9.099/95']],
    'suffix of an inciso',
  ],
];
