import { expect, test } from 'bun:test';
import { aliasIndex } from '../schemas/catalog/aliases.ts';
import { catalogo } from '../schemas/catalog/catalog.ts';
import { findAtoEm } from '../schemas/catalog/nomes.ts';
import { superados } from '../schemas/catalog/superados.ts';

const index = aliasIndex(catalogo);

test.each([
  ['Código Civil', '1998-02-19', 'LEI-3071-1916'],
  ['Código Civil', '2003-01-10', 'LEI-3071-1916'],
  ['Código Civil', '2003-01-11', 'CC'],
  ['Código Civil Brasileiro', '1998-02-19', 'LEI-3071-1916'],
  ['Código de Processo Civil', '1973-12-31', 'DL-1608-1939'],
  ['Código de Processo Civil', '1999-11-10', 'LEI-5869-1973'],
  ['Código de Processo Civil', '2016-03-18', 'CPC'],
  ['Código Penal', '1990-07-25', 'CP'],
  ['Código Eleitoral', '1955-07-25', 'LEI-1164-1950'],
  ['Código Florestal', '1998-02-12', 'LEI-4771-1965'],
  ['Código de Menores', '1985-01-01', 'LEI-6697-1979'],
  ['Constituição Federal', '1985-11-27', null],
  ['Constituição Federal', '1992-03-31', 'CF'],
  ['Código do Pomar', '1998-02-19', null],
])('%s on %s is %p', (nome, data, sigla) => {
  expect(findAtoEm(index, nome, data)).toBe(sigla);
});

test('a name without a day is of today', () => {
  expect(findAtoEm(index, 'Código Civil')).toBe('CC');
});

test('an act that was superseded ended after the year that it is of', () => {
  for (const { ano, ate } of superados) expect(Number(ate.slice(0, 4))).toBeGreaterThan(ano);
});
