import type { Linha } from './estrutura.ts';

const linha = (rotulo: string, chave: string, prova: string): Linha => [
  `Discute-se o alcance do ${rotulo}.`,
  [[chave, rotulo]],
  prova,
];
const nenhuma = (texto: string, prova: string): Linha => [texto, [], prova];

/** Names that go on past those of the catalogue, and words before a name that give it to someone else. */
export const ALONGADOS: readonly Linha[] = [
  linha('art. 7º da Lei de Introdução ao Código Eleitoral', '*.7', 'an introductory law of another code'),
  linha('art. 7º da Lei de Introdução ao Código Civil', 'LINDB.7', 'the introductory law by its former name'),
  linha('art. 4º do CDC Digital', 'X-CDC-DIGITAL.4', 'an acronym goes on with a capital'),
  linha('art. 4º da LGPD-Infantil', 'X-LGPD-INFANTIL.4', 'a word is glued to an acronym with a hyphen'),
  linha('art. 999 da CLT/Angola', 'X-CLT-ANGOLA.999', 'a word is glued to an acronym with a slash'),
  linha('art. 121 do CPP/STM', 'X-CPP-STM.121', 'a body is glued to an acronym'),
  linha('art. 121 do CP/FR', 'X-CP-FR.121', 'a country’s two letters are glued to an acronym'),
  [
    'Discute-se o alcance do art. 5º do CTN/art. 6º da CLT.',
    [
      ['CTN.5', 'art. 5º do CTN'],
      ['CLT.6', 'art. 6º da CLT'],
    ],
    'the word for an article glued to an acronym is none of its name',
  ],
  linha('art. 300 do CPC/2015', 'CPC.300', 'a year glued to an acronym is still its year'),
  linha('art. 2º da Constituição da República Cooperativa', '*.2', 'a republic of another kind'),
  nenhuma('Veja-se o art. 2º da Constituição da República Oriental do Uruguai.', 'a republic of another country'),
  linha('art. 2º da Constituição da UNESCO', 'X-CF-UNESCO.2', 'the constitution of a body'),
  linha('art. 2º do CPC da FIFA', 'X-CPC-FIFA.2', 'a code of a body, by an acronym'),
  ['Vale o art. 80 do ADCT da CF.', [['ADCT.80', 'art. 80 do ADCT']], 'an act said to be of another one'],
  linha('art. 2º do Código de Processo Penal Modelo', 'X-CPP-MODELO.2', 'a model code'),
  linha('art. 2º do Código Civil e Comercial', 'X-CC-COMERCIAL.2', 'a code of two matters'),
  linha('art. 9º do Código Penal Penitenciário', '*.9', 'a code’s name with one adjective more'),
  linha('art. 9º do código penal penitenciário', '*.9', 'the same in small letters'),
  linha('art. 10 da Lei de Execuções Penais Militares', 'X-LEP-MILITARES.10', 'a law’s name with one adjective more'),
  linha('art. 9º do Código Penal Militar', 'CPM.9', 'an adjective that is of the name'),
  linha('art. 186 do Código Civil Brasileiro', 'CC.186', 'an adjective of the country'),
  linha('art. 14 do CDC bancário', 'X-CDC-BANCARIO.14', 'an acronym with an adjective in small letters'),
  [
    'Firmou-se contrato de CDC, art. 14 do regulamento do banco.',
    [['X-R.14', 'art. 14 do regulamento']],
    'a loan called by the letters of a code',
  ],
  nenhuma('Confira-se o art. 483 do Código Civil – Portugal.', 'another country behind a dash'),
  nenhuma('Confira-se o art. 483, Código Civil, Portugal.', 'another country behind a comma'),
  nenhuma('Confira-se o art. 14 do CPC (PT).', 'another country’s two letters in brackets'),
  nenhuma('Confira-se o art. 14 do Código Penal tedesco.', 'another country by a rarer adjective'),
  linha('art. 14 da Lei nº 9.099/95 da Câmara Municipal de Lages', '*.14', 'a town’s chamber behind a number'),
  linha('art. 14 da Lei nº 9.099/95, deste Município', '*.14', 'this town behind a number'),
  linha('art. 14 da Lei nº 9.099/95, daquele Estado', '*.14', 'that state behind a number'),
  linha('art. 14 da Lei nº 9.099/95 niteroiense', '*.14', 'a town’s people behind a number'),
  linha('art. 14 da Lei nº 9.099/95, norma municipal', '*.14', 'words of its own say that a number is a town’s'),
  linha('art. 14 da Lei nº 9.099/95', 'LJE.14', 'the number alone is the Union’s'),
  [
    'A lei municipal que trata da coleta (Lei nº 8.078/90, art. 6º) caducou.',
    [['*.6', 'Lei nº 8.078/90, art. 6º']],
    'a town’s law, and its number in brackets',
  ],
  [
    'Sobre isso, a legislação gaúcha: Lei nº 8.078/90, art. 6º.',
    [['*.6', 'Lei nº 8.078/90, art. 6º']],
    'a state’s legislation, and its number behind a colon',
  ],
  [
    'A lei federal que trata do tema (Lei nº 8.078/90, art. 6º) vige.',
    [['CDC.6', 'Lei nº 8.078/90, art. 6º']],
    'a federal law, and its number in brackets',
  ],
  nenhuma('No direito belga, o art. 1.382 do Código Civil tem igual redação.', 'the sentence speaks of foreign law'),
  nenhuma(
    'Segundo a legislação espanhola, o art. 10 do Código Penal basta.',
    'foreign legislation, after a preposition',
  ),
  nenhuma('No direito das obrigações suíço, o art. 97 do CC trata da mora.', 'a branch of foreign law'),
  nenhuma('No direito francês: art. 1.382 do Código Civil.', 'foreign law before a colon'),
  nenhuma('Veja-se o art. 3º do Código Civil da Nação Argentina.', 'a nation of another country'),
  [
    'Veja-se o art. 3º da Constituição da Nação brasileira.',
    [['CF.3', 'art. 3º da Constituição']],
    'the nation of this country',
  ],
  nenhuma(
    'No direito interno, basta. No direito alemão, o art. 823 do Código Civil o exige.',
    'foreign law in the second of two sentences',
  ),
  nenhuma('Em Portugal, o art. 5º da Constituição trata do território.', 'the sentence begins in another country'),
  [
    'No direito brasileiro, o art. 97 do CC trata do domicílio.',
    [['CC.97', 'art. 97 do CC']],
    'the sentence speaks of the law of this country',
  ],
  [
    'Na Itália, é assim. Aqui, o art. 97 do CC basta.',
    [['CC.97', 'art. 97 do CC']],
    'another country in the sentence before',
  ],
  [
    'No direito alemão, lê-se o mesmo que no art. 422 do Código Civil brasileiro.',
    [['CC.422', 'art. 422 do Código Civil brasileiro']],
    'a code said to be of this country in a sentence on foreign law',
  ],
  [
    'Requisitos do art. 188 do Código Civil Inaplicabilidade da regra Recurso provido.',
    [['CC.188', 'art. 188 do Código Civil']],
    'a noun that begins a clause behind a lost dash is of no name',
  ],
  [
    'Pedido fundado no art. 300 do Código de Processo Civil Agravo desprovido.',
    [['CPC.300', 'art. 300 do Código de Processo Civil']],
    'nor is what a decision is about',
  ],
];
