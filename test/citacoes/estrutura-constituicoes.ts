import type { Linha } from './estrutura.ts';

/** The constitution's many names, and those of the states, which are not it. */
export const CONSTITUICOES: readonly Linha[] = [
  ['Assegura o art. 5º, LV, da CF.', [['CF.5.LV', 'art. 5º, LV, da CF']], 'CF'],
  ['Assegura o art. 5º, LV, da CF/88.', [['CF.5.LV', 'art. 5º, LV, da CF/88']], 'CF/88'],
  ['Assegura o art. 5º, LV, da CF/1988.', [['CF.5.LV', 'art. 5º, LV, da CF/1988']], 'CF/1988'],
  ['Assegura o art. 5º, LV, da CRFB.', [['CF.5.LV', 'art. 5º, LV, da CRFB']], 'CRFB'],
  ['Assegura o art. 5º, LV, da CRFB/88.', [['CF.5.LV', 'art. 5º, LV, da CRFB/88']], 'CRFB/88'],
  ['Assegura o art. 5º, LV, da CR/88.', [['CF.5.LV', 'art. 5º, LV, da CR/88']], 'CR/88: the year is part of the alias'],
  ['Assegura o art. 5º, LV, da Constituição.', [['CF.5.LV', 'art. 5º, LV, da Constituição']], 'Constituição alone'],
  [
    'Assegura o art. 5º, LV, da Constituição da República.',
    [['CF.5.LV', 'art. 5º, LV, da Constituição da República']],
    'Constituição da República',
  ],
  [
    'Assegura o art. 5º, LV, da Constituição Federal de 1988.',
    [['CF.5.LV', 'art. 5º, LV, da Constituição Federal de 1988']],
    'Constituição Federal with its year',
  ],
  [
    'Assegura o art. 5º, LV, da Constituição da República Federativa do Brasil.',
    [['CF.5.LV', 'art. 5º, LV, da Constituição da República Federativa do Brasil']],
    'the whole official name',
  ],
  [
    'Assegura o art. 5º, LV, da Constituição da República Federativa do Brasil de 1988.',
    [['CF.5.LV', 'art. 5º, LV, da Constituição da República Federativa do Brasil de 1988']],
    'the official name and the year',
  ],
  [
    'Assegura o art. 5º, LV, da Constituição do Brasil.',
    [['CF.5.LV', 'art. 5º, LV, da Constituição do Brasil']],
    'Constituição do Brasil',
  ],
  [
    'Assegura o art. 5º, LV, da Constituição Brasileira.',
    [['CF.5.LV', 'art. 5º, LV, da Constituição Brasileira']],
    'Constituição Brasileira',
  ],
  [
    'Assegura o art. 5º, LV, da Constituição Cidadã.',
    [['CF.5.LV', 'art. 5º, LV, da Constituição Cidadã']],
    'Constituição Cidadã',
  ],
  ['Assegura o art. 5º, LV, da Carta Magna.', [['CF.5.LV', 'art. 5º, LV, da Carta Magna']], 'Carta Magna'],
  ['Assegura o art. 5º, LV, da Magna Carta.', [['CF.5.LV', 'art. 5º, LV, da Magna Carta']], 'Magna Carta'],
  ['Assegura o art. 5º, LV, da Carta Política.', [['CF.5.LV', 'art. 5º, LV, da Carta Política']], 'Carta Política'],
  [
    'Assegura o art. 5º, LV, da Carta da República.',
    [['CF.5.LV', 'art. 5º, LV, da Carta da República']],
    'Carta da República',
  ],
  [
    'Assegura o art. 5º, LV, da Carta Política de 1988.',
    [['CF.5.LV', 'art. 5º, LV, da Carta Política de 1988']],
    'Carta Política de 1988',
  ],
  ['Assegura o art. 5º, LV, da Lei Maior.', [['CF.5.LV', 'art. 5º, LV, da Lei Maior']], 'Lei Maior'],
  ['Assegura o art. 5º, LV, do Diploma Maior.', [['CF.5.LV', 'art. 5º, LV, do Diploma Maior']], 'Diploma Maior'],
  [
    'Assegura o art. 5º, LV, do Texto Constitucional.',
    [['CF.5.LV', 'art. 5º, LV, do Texto Constitucional']],
    'Texto Constitucional',
  ],
  [
    'Recorre pelo artigo 105, III, alínea a, do permissivo constitucional.',
    [['CF.105.III.a', 'artigo 105, III, alínea a, do permissivo constitucional']],
    'permissivo constitucional, in lower case',
  ],
  [
    'Assegura o art. 153, § 1º, da Constituição de 1967.',
    [['X-CF-1967.153.1', 'art. 153, § 1º, da Constituição de 1967']],
    'the constitution of 1967 by name',
  ],
  [
    'Reza o art. 111 da Constituição do Estado de São Paulo.',
    [['X-CE-SP.111', 'art. 111 da Constituição do Estado de São Paulo']],
    'state constitution, São Paulo',
  ],
  [
    'Reza o art. 77 da Constituição do Estado do Rio de Janeiro.',
    [['X-CE-RJ.77', 'art. 77 da Constituição do Estado do Rio de Janeiro']],
    'a state whose name holds de',
  ],
  [
    'Reza o art. 19 da Constituição do Estado do Rio Grande do Sul.',
    [['X-CE-RS.19', 'art. 19 da Constituição do Estado do Rio Grande do Sul']],
    'Rio Grande do Sul',
  ],
  [
    'Reza o art. 19 da Constituição do Estado do Rio Grande do Norte.',
    [['X-CE-RN.19', 'art. 19 da Constituição do Estado do Rio Grande do Norte']],
    'Rio Grande do Norte',
  ],
  [
    'Reza o art. 128 da Constituição do Estado de Mato Grosso.',
    [['X-CE-MT.128', 'art. 128 da Constituição do Estado de Mato Grosso']],
    'Mato Grosso',
  ],
  [
    'Reza o art. 27 da Constituição do Estado de Mato Grosso do Sul.',
    [['X-CE-MS.27', 'art. 27 da Constituição do Estado de Mato Grosso do Sul']],
    'Mato Grosso do Sul, the longer name',
  ],
  [
    'Reza o art. 13 da Constituição do Estado da Bahia.',
    [['X-CE-BA.13', 'art. 13 da Constituição do Estado da Bahia']],
    'a state with da',
  ],
  [
    'Reza o art. 21 da Constituição Estadual de Minas Gerais.',
    [['X-CE-MG.21', 'art. 21 da Constituição Estadual de Minas Gerais']],
    'Constituição Estadual with the state',
  ],
  [
    'Reza o art. 154 da Constituição Estadual.',
    [['*.154', 'art. 154 da Constituição Estadual']],
    'Constituição Estadual alone is not the CF',
  ],
  [
    'Reza o art. 27 da Constituição do Estado.',
    [['*.27', 'art. 27 da Constituição do Estado']],
    'Constituição do Estado alone is not the CF',
  ],
  [
    'CONSTITUIÇÃO DO ESTADO DO PARANÁ, ART. 27.',
    [['X-CE-PR.27', 'CONSTITUIÇÃO DO ESTADO DO PARANÁ, ART. 27']],
    'state constitution first, in capitals',
  ],
  [
    'Violados o art. 37 da CF e o art. 111 da Constituição do Estado de São Paulo.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['X-CE-SP.111', 'art. 111 da Constituição do Estado de São Paulo'],
    ],
    'the federal and a state one side by side',
  ],
  [
    'Violados os arts. 5º e 37, ambos da Lei Maior.',
    [
      ['CF.5', 'arts. 5º'],
      ['CF.37', '37, ambos da Lei Maior'],
    ],
    'ambos with a feminine nickname',
  ],
  [
    'Vale o art. 98 do ADCT da Constituição Estadual.',
    [['*.98', 'art. 98 do ADCT da Constituição Estadual']],
    "a state's transitory provisions",
  ],
  [
    'Vale o art. 98 do ADCT da Constituição do Estado de Minas Gerais.',
    [['*.98', 'art. 98 do ADCT da Constituição do Estado de Minas Gerais']],
    'of a state that is named',
  ],
  ['Vale o art. 10 do ADCT da CF/88.', [['ADCT.10', 'art. 10 do ADCT da CF/88']], "the Union's"],
];
