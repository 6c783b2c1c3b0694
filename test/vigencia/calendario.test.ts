import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { diaAnterior, isDia, readPeriodo, somaDias, somaMeses } from '../../schemas/law/calendario.ts';

const dia = fc
  .date({ min: new Date('1800-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('days are added as the calendar has them', () => {
  fc.assert(
    fc.property(dia, fc.integer({ min: -50_000, max: 50_000 }), (from, dias) => {
      const expected = new Date(Date.parse(`${from}T00:00:00Z`) + dias * 86_400_000).toISOString().slice(0, 10);
      expect(somaDias(from, dias)).toBe(expected);
      expect(isDia(expected)).toBe(true);
    }),
  );
});

test.each([
  ['2015-01-31', 1, '2015-03-01'],
  ['2016-02-29', 12, '2017-03-01'],
  ['2006-12-20', 3, '2007-03-20'],
  ['2015-11-30', 2, '2016-01-30'],
])('%s and %i months is %s', (from, meses, expected) => {
  expect(somaMeses(from, meses)).toBe(expected);
});

test('the day before the first of March', () => {
  expect([diaAnterior('2000-03-01'), diaAnterior('1900-03-01')]).toEqual(['2000-02-29', '1900-02-28']);
});

test.each([
  ['2017', { de: '2017-01-01', ate: '2017-12-31' }],
  ['2016-02', { de: '2016-02-01', ate: '2016-02-29' }],
  ['2016-02-29', { de: '2016-02-29', ate: '2016-02-29' }],
  ['2017-02-29', null],
  ['2017-13', null],
  ['17', null],
])('%s is read as a stretch of days', (texto, expected) => {
  expect(readPeriodo(texto)).toEqual(expected);
});
