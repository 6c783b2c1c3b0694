import { faixa, type Linha } from './estrutura.ts';

const numeros = (sigla: string, primeiro: number, ultimo: number) =>
  Array.from({ length: ultimo - primeiro + 1 }, (_, n) => `${sigla}.${primeiro + n}`);

/** Ranges: one citation for each, all with the range's span. */
export const FAIXAS: readonly Linha[] = [
  ['São os arts. 1º a 4º da CF.', faixa(numeros('CF', 1, 4), 'arts. 1º a 4º da CF'), 'articles from end to end'],
  [
    'São os artigos 186 a 188 do Código Civil.',
    faixa(numeros('CC', 186, 188), 'artigos 186 a 188 do Código Civil'),
    'range after the word artigos',
  ],
  ['São os arts. 926 ao 928 do CPC.', faixa(numeros('CPC', 926, 928), 'arts. 926 ao 928 do CPC'), 'ao for a'],
  [
    'São os arts. 1.029 a 1.031 do CPC.',
    faixa(numeros('CPC', 1029, 1031), 'arts. 1.029 a 1.031 do CPC'),
    'thousands dots at both ends',
  ],
  [
    'São os incisos I a IV do art. 1º da CF.',
    faixa(['CF.1.I', 'CF.1.II', 'CF.1.III', 'CF.1.IV'], 'incisos I a IV do art. 1º da CF'),
    'inverted range of incisos',
  ],
  [
    'São os do art. 3º, incisos I a III, da CF.',
    faixa(['CF.3.I', 'CF.3.II', 'CF.3.III'], 'art. 3º, incisos I a III, da CF'),
    'incisos below their article',
  ],
  [
    'São os do art. 4º, VIII a X, da CF.',
    faixa(['CF.4.VIII', 'CF.4.IX', 'CF.4.X'], 'art. 4º, VIII a X, da CF'),
    'bare Roman ends',
  ],
  [
    'São os do art. 139, incs. IV a VI, do CPC.',
    faixa(['CPC.139.IV', 'CPC.139.V', 'CPC.139.VI'], 'art. 139, incs. IV a VI, do CPC'),
    'incs. before a range',
  ],
  [
    'São os §§ 1º a 3º do art. 457 da CLT.',
    faixa(['CLT.457.1', 'CLT.457.2', 'CLT.457.3'], '§§ 1º a 3º do art. 457 da CLT'),
    'inverted range of paragraphs',
  ],
  [
    'São os do art. 85, §§ 3º a 5º, do CPC.',
    faixa(['CPC.85.3', 'CPC.85.4', 'CPC.85.5'], 'art. 85, §§ 3º a 5º, do CPC'),
    'paragraphs below their article',
  ],
  [
    'São os do art. 102, I, alíneas a a d, da CF.',
    faixa(['CF.102.I.a', 'CF.102.I.b', 'CF.102.I.c', 'CF.102.I.d'], 'art. 102, I, alíneas a a d, da CF'),
    'letters, the first called a like the preposition',
  ],
  [
    'São as alíneas c a e do inciso II do art. 61 do Código Penal.',
    faixa(['CP.61.II.c', 'CP.61.II.d', 'CP.61.II.e'], 'alíneas c a e do inciso II do art. 61 do Código Penal'),
    'letters, the last called e like the conjunction',
  ],
  [
    'São os arts. 186, 402 a 404 e 927 do CC.',
    [['CC.186', 'arts. 186'], ...faixa(numeros('CC', 402, 404), '402 a 404'), ['CC.927', '927 do CC']],
    'a range in the middle of a list has its own span',
  ],
  [
    'São os arts. 11 e 489 a 491 do CPC.',
    [['CPC.11', 'arts. 11'], ...faixa(numeros('CPC', 489, 491), '489 a 491 do CPC')],
    'a range at the end of a list takes the act',
  ],
  [
    'São os arts. 7º a 9º e 11 do CPC.',
    [...faixa(numeros('CPC', 7, 9), 'arts. 7º a 9º'), ['CPC.11', '11 do CPC']],
    'a range at the beginning of a list takes the word',
  ],
  ['São os arts. 1º a 120 do CP.', faixa(['CP.1', 'CP.120'], 'arts. 1º a 120 do CP'), 'beyond 50, the two ends'],
  [
    'São os arts. 100 a 149 do CC.',
    faixa(numeros('CC', 100, 149), 'arts. 100 a 149 do CC'),
    'exactly 50 are all given',
  ],
  ['São os arts. 200 a 250 do CC.', faixa(['CC.200', 'CC.250'], 'arts. 200 a 250 do CC'), 'fifty-one are the two ends'],
  ['São CF, arts. 205 a 207.', faixa(numeros('CF', 205, 207), 'CF, arts. 205 a 207'), 'range after its act'],
  [
    'São os arts. 165 a 167, todos da Constituição.',
    faixa(numeros('CF', 165, 167), 'arts. 165 a 167, todos da Constituição'),
    'todos da after a range',
  ],
  [
    'São os arts. 143 a 145 da Lei n. 8.112/90.',
    faixa(numeros('LEI-8112-1990', 143, 145), 'arts. 143 a 145 da Lei n. 8.112/90'),
    'range of an act by number',
  ],
  [
    'ARTS. 1º A 3º DA CONSTITUIÇÃO FEDERAL',
    faixa(numeros('CF', 1, 3), 'ARTS. 1º A 3º DA CONSTITUIÇÃO FEDERAL'),
    'range in capitals',
  ],
  [
    'São os arts. 79 a 81 do CPC c/c os arts. 402 a 404 do CC.',
    [
      ...faixa(numeros('CPC', 79, 81), 'arts. 79 a 81 do CPC'),
      ...faixa(numeros('CC', 402, 404), 'arts. 402 a 404 do CC'),
    ],
    'two ranges of two acts',
  ],
  [
    'São os arts. 1º, I a III, e 3º da CF.',
    [...faixa(['CF.1.I', 'CF.1.II', 'CF.1.III'], 'arts. 1º, I a III'), ['CF.3', '3º da CF']],
    'range of incisos in a list of articles',
  ],
  [
    'São os arts. 5º e 6º da CF.',
    [
      ['CF.5', 'arts. 5º'],
      ['CF.6', '6º da CF'],
    ],
    'e between two numbers is no range',
  ],
  [
    'Respondem pelos arts. 218-A/218-C/218-D do CP.',
    [
      ['CP.218-A', 'arts. 218-A'],
      ['CP.218-C', '218-C'],
      ['CP.218-D', '218-D do CP'],
    ],
    'articles with letters joined by two slashes are no range',
  ],
  [
    'Respondem pelos arts. 217-A/218-B/219 do CP.',
    [
      ['CP.217-A', 'arts. 217-A'],
      ['CP.218-B', '218-B'],
      ['CP.219', '219 do CP'],
    ],
    'a plain article joined by a slash to ones with letters',
  ],
  ['Há dano (art. 186/944 CC).', faixa(['CC.186', 'CC.944'], 'art. 186/944 CC'), 'two articles far apart by a slash'],
  ['Foi o art. 9º/98, e não o CC.', [['?.9', 'art. 9º']], 'a slash behind a low number is none of two articles'],
  [
    'Direito do art. 7º VI/X CF, art. 468 CLT.',
    [...faixa(['CF.7.VI', 'CF.7.X'], 'art. 7º VI/X CF'), ['CLT.468', 'art. 468 CLT']],
    'two numerals by a slash behind a blank',
  ],
];
