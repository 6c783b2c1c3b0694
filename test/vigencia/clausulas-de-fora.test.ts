import { expect, test } from 'bun:test';
import { vigenciaDeFora } from '../../pipeline/vigencia/clausulas-de-fora.ts';

/** The first days in force that courts and commentaries have. */
test.each([
  ['DL-1535-1977', '1977-05-01'],
  ['LEI-7209-1984', '1985-01-13'],
  ['LEI-9271-1996', '1996-06-17'],
  ['LEI-11343-2006', '2006-10-08'],
  ['LEI-12850-2013', '2013-09-19'],
  ['LEI-13344-2016', '2016-11-21'],
  ['LEI-14197-2021', '2021-12-01'],
  ['LEI-15040-2024', '2025-12-11'],
  ['LEI-10303-2001', '2002-03-01'],
  ['LEI-10537-2002', '2002-09-27'],
  ['LEI-11689-2008', '2008-08-09'],
  ['LEI-11719-2008', '2008-08-22'],
  ['LEI-12403-2011', '2011-07-04'],
  ['LEI-13777-2018', '2019-02-04'],
  ['LEI-13964-2019', '2020-01-23'],
  ['LEI-14071-2020', '2021-04-12'],
  ['LEI-14344-2022', '2022-07-09'],
])('%s is in force since %s', (sigla, dia) => {
  expect(vigenciaDeFora(sigla)?.geral).toEqual({ quando: { de: dia, ate: dia }, base: 'clausula' });
});

test('of an act that is not there nothing is told', () => expect(vigenciaDeFora('LEI-1-2000')).toBeNull());
