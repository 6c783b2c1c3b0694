import type { Linha } from './estrutura.ts';

const nenhuma = (texto: string, prova: string): Linha => [texto, [], prova];

/** The sentence says of whose law it speaks, in whatever place; what it compares that with is told. */
export const DIREITO_ESTRANGEIRO: readonly Linha[] = [
  nenhuma('Na Espanha vigora o art. 20 do Código Penal.', 'a country before a verb, without a comma'),
  nenhuma('Em Portugal o art. 483 do Código Civil rege a culpa.', 'a country before the article, without a comma'),
  nenhuma('EM PORTUGAL, O ART. 483 DO CÓDIGO CIVIL DISPÕE.', 'a country in capitals'),
  nenhuma('Já na Itália e em Portugal, o art. 2.043 do Código Civil é lembrado.', 'two countries'),
  nenhuma('Na França e na Bélgica, o art. 1.240 do Código Civil rege.', 'two countries with their articles'),
  nenhuma('O art. 2.043 do Código Civil, na Itália, trata do dano.', 'a country behind the name'),
  nenhuma('O direito espanhol, no art. 20 do Código Penal, exclui a pena.', 'a people’s law'),
  nenhuma('O legislador português, no art. 40 do Código Penal, foi claro.', 'a people’s legislator'),
  nenhuma('O Tribunal Constitucional português aplicou o art. 18 da Constituição.', 'a people’s court'),
  nenhuma('A Corte Constitucional da Colômbia examinou o art. 106 do Código Penal.', 'a country’s court'),
  nenhuma('A Suprema Corte dos Estados Unidos interpretou o art. 3º da Constituição.', 'a country of two words'),
  nenhuma('A jurisprudência francesa sobre o art. 1.240 do Código Civil é vasta.', 'case law of elsewhere'),
  [
    'Na Argentina, o art. 18 da Constituição Nacional equivale ao art. 5º da nossa Constituição Federal.',
    [['CF.5', 'art. 5º da nossa Constituição Federal']],
    'ours behind theirs',
  ],
  [
    'Em Portugal, o art. 6º do CPC difere do art. 4º do nosso CPC.',
    [['CPC.4', 'art. 4º do nosso CPC']],
    'our code behind theirs',
  ],
  [
    'No Chile, o art. 19 da Constituição é semelhante ao art. 5º da CF/88.',
    [['CF.5', 'art. 5º da CF/88']],
    'ours by its year',
  ],
  [
    'Na Argentina, o art. 18 da Constituição corresponde ao art. 5º da Constituição Federal do Brasil.',
    [['CF.5', 'art. 5º da Constituição Federal']],
    'ours by its country',
  ],
  [
    'Na Espanha vigora o art. 20 do Código Penal; aqui, o art. 26 do Código Penal.',
    [['CP.26', 'art. 26 do Código Penal']],
    'here',
  ],
  [
    'Na Espanha rege o art. 20 do Código Penal, aqui rege o art. 25 do Código Penal.',
    [['CP.25', 'art. 25 do Código Penal']],
    'here, behind a comma',
  ],
  [
    'No Uruguai, o art. 8º da Constituição é análogo ao art. 5º da Constituição.',
    [['X-CF-EXT.5', 'art. 5º da Constituição']],
    'compared with what may be ours',
  ],
  [
    'A Corte Europeia aplicou o art. 6º da Convenção, e o STF, o art. 5º da CF.',
    [
      ['*.6', 'art. 6º da Convenção'],
      ['CF.5', 'art. 5º da CF'],
    ],
    'our court goes on',
  ],
  [
    'O STF, citando a Corte Constitucional alemã, aplicou o art. 5º da CF.',
    [['CF.5', 'art. 5º da CF']],
    'a court that is but cited',
  ],
  [
    'A doutrina alemã inspirou o art. 422 do Código Civil.',
    [['CC.422', 'art. 422 do Código Civil']],
    'what inspired ours',
  ],
  [
    'Inspirado no direito alemão, o art. 113 do Código Civil consagra a boa-fé.',
    [['CC.113', 'art. 113 do Código Civil']],
    'inspired by theirs',
  ],
  ['Como na Alemanha, o art. 5º da CF protege a dignidade.', [['CF.5', 'art. 5º da CF']], 'as elsewhere'],
  [
    'Tal como no direito alemão, o art. 187 do Código Civil veda o abuso.',
    [['CC.187', 'art. 187 do Código Civil']],
    'as in their law',
  ],
  [
    'Em Portugal mora o autor, que invoca o art. 12 do Código Civil.',
    [['CC.12', 'art. 12 do Código Civil']],
    'one who lives there',
  ],
  [
    'Na Itália foi preso o réu, incurso no art. 121 do CP.',
    [['CP.121', 'art. 121 do CP']],
    'one who was arrested there',
  ],
  [
    'O brasileiro residente em Portugal tem o direito do art. 5º da CF.',
    [['CF.5', 'art. 5º da CF']],
    'one of ours who lives there',
  ],
  ['O tratado com a Itália, art. 49 da CF, foi aprovado.', [['CF.49', 'art. 49 da CF']], 'a treaty with a country'],
  ['O cidadão português tem os direitos do art. 12 da CF.', [['CF.12', 'art. 12 da CF']], 'a foreigner here'],
  [
    'A empresa portuguesa, nos termos do art. 1.134 do Código Civil, pede autorização.',
    [['CC.1134', 'art. 1.134 do Código Civil']],
    'a company from there',
  ],
  [
    'O tribunal estrangeiro, nos termos do art. 960 do CPC, não o dispensa.',
    [['CPC.960', 'art. 960 do CPC']],
    'foreign courts in general, which our code treats of',
  ],
];
