import { expect, test } from 'bun:test';
import { foraDeOrdem } from '../../pipeline/sumulas/ordem.ts';

const dias = (...datas: (string | null)[]) => [...foraDeOrdem(datas.map((data, i) => ({ numero: i + 1, data })))];

test('days that rise with the numbers are those of approval', () => {
  expect(dias('1990-04-25', '1990-04-25', '1990-05-02')).toEqual([]);
  expect(dias()).toEqual([]);
});

test('the day of a later wording, or of an act that the text names, is out of order', () => {
  expect(dias('1994-10-06', '2006-09-27', '1994-10-25', '1994-11-03')).toEqual([[2, ['1994-10-06', '1994-10-25']]]);
  expect(dias('2009-10-28', '2009-10-28', '1997-06-11', '2009-11-25')).toEqual([[3, ['2009-10-28', '2009-11-25']]]);
  expect(dias('2009-10-28', '2009-11-25', '1997-06-11')).toEqual([[3, ['2009-11-25', null]]]);
});

test('a day that the source does not tell is between those of its neighbours', () => {
  expect(dias('1990-04-25', null, null, '1990-05-02')).toEqual([
    [2, ['1990-04-25', '1990-05-02']],
    [3, ['1990-04-25', '1990-05-02']],
  ]);
  expect(dias(null)).toEqual([]);
});

test('a day that is near its place may be that of approval', () => {
  expect(dias('2005-05-25', '2005-12-12', '2005-10-05', '2005-11-01')).toEqual([[2, ['2005-05-25', '2005-12-12']]]);
  expect(dias('2002-04-24', '2002-05-06', '2002-02-05', '2002-05-08')).toEqual([[3, ['2002-02-05', '2002-05-08']]]);
});
