import type { Linha } from './estrutura.ts';

/** Below inciso, the caput, and paths of several levels. */
export const NIVEIS: readonly Linha[] = [
  [
    'Vale o art. 121, § 2º, inciso quarto, do CP.',
    [['CP.121.2.IV', 'art. 121, § 2º, inciso quarto, do CP']],
    'an inciso in words',
  ],
  ['Vale o pár. único do art. 7º do CPC.', [['CPC.7.unico', 'pár. único do art. 7º do CPC']], 'pár. with its accent'],
  ['Vale o art. 6º viii do CDC.', [['CDC.6.VIII', 'art. 6º viii do CDC']], 'an inciso in small letters with no comma'],

  [
    'Recurso do art. 105, III, alínea a, da CF.',
    [['CF.105.III.a', 'art. 105, III, alínea a, da CF']],
    'the word alínea, letter unquoted',
  ],
  [
    'Recurso do art. 105, III, alínea "c", da CF.',
    [['CF.105.III.c', 'art. 105, III, alínea "c", da CF']],
    'alínea in straight quotes',
  ],
  [
    'Recurso do art. 102, III, alínea ‘a’, da CF.',
    [['CF.102.III.a', 'art. 102, III, alínea ‘a’, da CF']],
    'alínea in curly single quotes',
  ],
  [
    'Recurso do art. 102, III, alínea “b”, da CF.',
    [['CF.102.III.b', 'art. 102, III, alínea “b”, da CF']],
    'alínea in curly double quotes',
  ],
  [
    "Recurso do art. 102, III, alínea 'd', da CF.",
    [['CF.102.III.d', "art. 102, III, alínea 'd', da CF"]],
    'alínea in apostrophes',
  ],
  [
    'Agravante do art. 61, II, al. h, do Código Penal.',
    [['CP.61.II.h', 'art. 61, II, al. h, do Código Penal']],
    'al. for alínea',
  ],
  [
    'Agravante do art. 61, II, letra f, do Código Penal.',
    [['CP.61.II.f', 'art. 61, II, letra f, do Código Penal']],
    'letra for alínea',
  ],
  [
    'Agravante do art. 61, II, letra "j", do Código Penal.',
    [['CP.61.II.j', 'art. 61, II, letra "j", do Código Penal']],
    'letra with quotes',
  ],
  ['Apelação do art. 593, III, d, do CPP.', [['CPP.593.III.d', 'art. 593, III, d, do CPP']], 'bare alínea'],
  [
    'Justa causa do artigo 482, "e", da CLT.',
    [['CLT.482.e', 'artigo 482, "e", da CLT']],
    'quoted alínea right below the article',
  ],
  ['Regime do art. 33, § 2º, b, do CP.', [['CP.33.2.b', 'art. 33, § 2º, b, do CP']], 'alínea below a paragraph'],
  [
    'Regime do art. 33, § 2º, alínea “c”, do CP.',
    [['CP.33.2.c', 'art. 33, § 2º, alínea “c”, do CP']],
    'quoted alínea below a paragraph',
  ],
  [
    'Vide o art. 3º, I, a, item 1, da Lei nº 9.717/98.',
    [['LEI-9717-1998.3.I.a.1', 'art. 3º, I, a, item 1, da Lei nº 9.717/98']],
    'item below an alínea',
  ],
  [
    'Vide o art. 12, item 2, da Lei nº 8.069/90.',
    [['ECA.12.item-2', 'art. 12, item 2, da Lei nº 8.069/90']],
    'item with no alínea above',
  ],
  ['Princípios do art. 37, caput, da CF.', [['CF.37+caput', 'art. 37, caput, da CF']], 'caput'],
  ['Princípios do art. 37, "caput", da CF.', [['CF.37+caput', 'art. 37, "caput", da CF']], 'caput in straight quotes'],
  ['Princípios do art. 37, “caput”, da CF.', [['CF.37+caput', 'art. 37, “caput”, da CF']], 'caput in curly quotes'],
  ['Princípios do art. 37 caput da CF.', [['CF.37+caput', 'art. 37 caput da CF']], 'caput without commas'],
  [
    'Prazo do art. 112, cabeça, da Lei nº 7.210/84.',
    [['LEP.112+caput', 'art. 112, cabeça, da Lei nº 7.210/84']],
    'cabeça is the caput',
  ],
  ['PRINCÍPIOS DO ART. 37, CAPUT, DA CF.', [['CF.37+caput', 'ART. 37, CAPUT, DA CF']], 'CAPUT in capitals'],
  [
    'Qualificadora do art. 121, § 2º, IV, do Código Penal.',
    [['CP.121.2.IV', 'art. 121, § 2º, IV, do Código Penal']],
    'inciso below a paragraph',
  ],
  [
    'Qualificadora do art. 121, § 2º, inciso III, do Código Penal.',
    [['CP.121.2.III', 'art. 121, § 2º, inciso III, do Código Penal']],
    'inciso with its word below a paragraph',
  ],
  [
    'Requisito do art. 896, § 1º-A, I, da CLT.',
    [['CLT.896.1-A.I', 'art. 896, § 1º-A, I, da CLT']],
    'inciso below a suffixed paragraph',
  ],
  [
    'Regra do art. 40, § 1º, III, a, da CF.',
    [['CF.40.1.III.a', 'art. 40, § 1º, III, a, da CF']],
    'paragraph, inciso and alínea',
  ],
  [
    'Regra do art. 155, § 2º, inciso XII, alínea g, da Constituição Federal.',
    [['CF.155.2.XII.g', 'art. 155, § 2º, inciso XII, alínea g, da Constituição Federal']],
    'all levels with their words',
  ],
  [
    'Regra do art. 14, § 3º, VI, c, da Constituição Federal.',
    [['CF.14.3.VI.c', 'art. 14, § 3º, VI, c, da Constituição Federal']],
    'a bare c is an alínea, not a Roman hundred, below an inciso',
  ],
  [
    'Compete à Corte (art. 102, I, d, da Constituição Federal).',
    [['CF.102.I.d', 'art. 102, I, d, da Constituição Federal']],
    'a bare d is an alínea, not a Roman five hundred',
  ],
  [
    'Compete à Corte (art. 102, I, i, da Constituição Federal).',
    [['CF.102.I.i', 'art. 102, I, i, da Constituição Federal']],
    'a bare i below an inciso is an alínea',
  ],
  [
    'A regra é do art. 61, § 1º, II, “a”, da Constituição.',
    [['CF.61.1.II.a', 'art. 61, § 1º, II, “a”, da Constituição']],
    'quoted letter without the word alínea',
  ],
  [
    'Vide o art. 7º, parágrafo único, inciso II, alínea b, da LC nº 95/98.',
    [['LC-95-1998.7.unico.II.b', 'art. 7º, parágrafo único, inciso II, alínea b, da LC nº 95/98']],
    'levels below parágrafo único',
  ],
  [
    'Aplica-se o art. 5º, XII, in fine, da CF.',
    [['CF.5.XII', 'art. 5º, XII, in fine, da CF']],
    'in fine inside the path',
  ],
  [
    'Aplica-se, enfim, CF, art. 5º, XII, in fine.',
    [['CF.5.XII', 'CF, art. 5º, XII, in fine']],
    'in fine at the end belongs to the last citation',
  ],
  [
    'Crime do art. 205, § 2º, primeira parte, do CPM.',
    [['CPM.205.2', 'art. 205, § 2º, primeira parte, do CPM']],
    'primeira parte before the act',
  ],
  [
    'Crime do art. 157, § 3º, parte final, do Código Penal.',
    [['CP.157.3', 'art. 157, § 3º, parte final, do Código Penal']],
    'parte final before the act',
  ],
  [
    'O inciso III, descrito no art. 105 da CF.',
    [['CF.105.III', 'inciso III, descrito no art. 105 da CF']],
    'descrito no leads to the level above',
  ],
  [
    'A alínea "a" do inciso III disposta no art. 105 da CF.',
    [['CF.105.III.a', 'alínea "a" do inciso III disposta no art. 105 da CF']],
    'disposta no leads to the level above',
  ],
  [
    'Diz o art. 106, alíneas e incisos, da CF.',
    [['CF.106', 'art. 106, alíneas e incisos, da CF']],
    'alíneas that are not told: the e is no letter of one',
  ],
  [
    'Invoca a alínea zz do art. 14 da CF.',
    [['CF.14.zz', 'alínea zz do art. 14 da CF']],
    'an alínea of two letters, which unread would confirm the article',
  ],
  [
    'Invoca o item iv da alínea a do § 7º do art. 72 da CF.',
    [['CF.72.7.a.iv', 'item iv da alínea a do § 7º do art. 72 da CF']],
    'an item in small numerals, as treaties have them',
  ],
  [
    'Vale a alínea do inciso II do art. 5º da CF.',
    [['CF.5.II', 'inciso II do art. 5º da CF']],
    'an alínea without its letter: the preposition is none',
  ],
  [
    'O art. 205 da Lei nº 6.404/76 manda pagar o dividendo, tanto no prazo do caput, quanto no de seu § 3º.',
    [
      ['LSA.205', 'art. 205 da Lei nº 6.404/76'],
      ['LSA.205.3 ~mencao', '§ 3º'],
    ],
    'a level by a possessive in the same sentence',
  ],
  [
    'Vale o art. 100 da CF, exceto em seus §§ 2º e 3º.',
    [
      ['CF.100', 'art. 100 da CF'],
      ['CF.100.2 ~mencao', '§§ 2º'],
      ['CF.100.3 ~mencao', '3º'],
    ],
    'levels that a possessive excepts',
  ],
  [
    'O art. 1.042 do CPC é claro. Tanto isso é verdade que o § 2º dispensa o preparo.',
    [
      ['CPC.1042', 'art. 1.042 do CPC'],
      ['CPC.1042.2 ~mencao', '§ 2º'],
    ],
    'a sentence that proves what was said begins with the level',
  ],
];
