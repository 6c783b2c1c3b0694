import { expect, test } from 'bun:test';
import { readClausulas } from '../../pipeline/vigencia/clausula.ts';
import { contar } from '../../pipeline/vigencia/termo.ts';

const PUBLICADO = '2015-03-17';

/** The words of a clause → the first day in force of an act published on 17/3/2015. */
const CLAUSULAS: readonly (readonly [string, string | null])[] = [
  ['Esta Lei entra em vigor na data de sua publicação.', '2015-03-17'],
  ['Esta Lei Complementar entra em vigor na data da sua publicação.', '2015-03-17'],
  ['Este Código entrará em vigor no dia 1º de janeiro de 2016.', '2016-01-01'],
  ['O presente decreto-lei entrará em vigor em 10 de novembro de 2015.', '2015-11-10'],
  ['Esta Lei entra em vigor após decorridos cento e vinte dias de sua publicação oficial.', '2015-07-15'],
  ['Esta Lei entra em vigor após decorridos 120 (cento e vinte) dias de sua publicação oficial.', '2015-07-15'],
  ['Esta Lei entra em vigor noventa dias após sua publicação.', '2015-06-15'],
  ['Este código entrará em vigor dentro de cento e oitenta dias a contar de sua publicação.', '2015-09-13'],
  ['Esta Lei entra em vigor no prazo de sessenta dias após a sua publicação.', '2015-05-16'],
  ['Esta Lei entra em vigor 3 (três) meses após a sua publicação.', '2015-06-17'],
  ['Este Código entra em vigor após decorrido 1 (um) ano da data de sua publicação oficial.', '2016-03-18'],
  ['Este Código entrará em vigor 1 (um) ano após a sua publicação.', '2016-03-17'],
  ['Esta Lei entra em vigor no primeiro dia do quarto mês subsequente ao de sua publicação.', '2015-07-01'],
  ['Esta Lei entra em vigor no primeiro dia do exercício seguinte ao de sua publicação.', '2016-01-01'],
  [
    'Esta Lei entra em vigor na data de sua publicação, revogada a Lei nº 7.839, de 12 de outubro de 1989.',
    '2015-03-17',
  ],
  [
    'Esta Lei entrará em vigor, em todo o território nacional, no dia 1º de janeiro de 2016, revogada a Lei n. 854, de 10 de outubro de 1949.',
    '2016-01-01',
  ],
  // What only another act tells.
  [
    'Esta Lei entra em vigor concomitantemente com a lei de reforma, revogada a Lei nº 3.274, de 2 de outubro de 1957.',
    null,
  ],
];

test.each(CLAUSULAS)('%s', (texto, dia) => {
  const [clausula] = readClausulas(texto);
  expect(clausula?.efeitos).toBe(false);
  expect(contar(clausula?.termo ?? { tipo: 'outro' }, PUBLICADO)).toBe(dia);
});

test.each([
  'A presente Convenção entrará em vigor no trigésimo dia que se seguir à data do depósito do décimo instrumento.',
  'Até que esta Lei entre em vigor, aplica-se a legislação anterior na data de sua publicação.',
  'Os prazos serão contados da data em que esta Lei entrar em vigor, 30 dias após a publicação.',
  'As leis deverão utilizar a cláusula ‘esta lei entra em vigor após decorridos (o número de) dias de sua publicação oficial’.',
  'A lei que alterar o processo eleitoral entrará em vigor na data de sua publicação.',
])('no clause of the act itself: %s', (texto) => {
  expect(readClausulas(texto)).toEqual([]);
});

test('an exception has a term of its own', () => {
  const dita = readClausulas(
    'Esta Lei entra em vigor na data de sua publicação, salvo quanto ao art. 29 acrescido à Lei nº 4.657, de 4 de setembro de 1942, pelo art. 1º desta Lei, que entrará em vigor após decorridos 180 (cento e oitenta) dias de sua publicação oficial.',
  );
  expect(dita.map(({ termo, parte }) => [contar(termo, '2018-04-26'), parte === null])).toEqual([
    ['2018-04-26', true],
    ['2018-10-23', false],
  ]);
});

test('the members of a list have each their own', () => {
  const dita = readClausulas('Esta Lei entra em vigor:', [
    'dia 28 de dezembro de 2018, quanto aos arts. 55-A e 55-B; e',
    '24 (vinte e quatro) meses após a data de sua publicação, quanto aos demais artigos.',
  ]);
  expect(dita.map(({ termo, parte }) => [contar(termo, '2018-08-15'), parte === null])).toEqual([
    ['2018-12-28', false],
    ['2020-08-15', true],
  ]);
});

test('effects are told apart from force', () => {
  const dita = readClausulas(
    'Esta Lei entra em vigor na data de sua publicação, produzindo efeitos a partir de 1º de janeiro de 2016.',
  );
  expect(dita.map(({ termo, efeitos }) => [contar(termo, PUBLICADO), efeitos])).toEqual([
    ['2015-03-17', false],
    ['2016-01-01', true],
  ]);
});
