import { expect, test } from 'bun:test';
import { printRedacoes } from '../../runtime/comando/redacoes.ts';
import type { Datada } from '../../schemas/tempo/estado-em.ts';

const print = (...versoes: (Partial<Datada> & { marca?: true })[]): string[] =>
  printRedacoes(
    versoes.map(({ marca = false, ...tempo }) => ({
      ...{ marca, reescrita: false },
      versao: { vigente: false, alterado_por: null, ...tempo },
    })),
  );
const LEI = { alterado_por: 'Lei nº 2, de 2017' };

test('a repeal without a day is dated by the end of the wording before it', () => {
  expect(print({ desde: '1970', ate: '2017-11-10', ate_base: 'clausula' }, { marca: true, ...LEI })).toEqual([
    'desde 1970 até 10 de novembro de 2017: redação original',
    'revogado em 11 de novembro de 2017: Lei nº 2, de 2017',
  ]);
  expect(print({ ate: '2017' }, { marca: true })[1]).toBe('revogado em 2017');
  expect(print({ ate: '2019-11-11', ate_base: 'nota' }, { marca: true })[1]).toBe(
    'revogado em 12 de novembro de 2019 ou dias depois, conforme a publicação do ato',
  );
  expect(print({}, { marca: true })).toEqual(['sem data conhecida: redação original', 'revogado, sem data conhecida']);
});

test('a repeal has no end', () => {
  expect(print({ marca: true, desde: '2021', ate: '2021', base: 'nota', ate_base: 'nota' })).toEqual([
    'revogado em 2021',
  ]);
});

test('the day of an act itself is not said as that of its publication', () => {
  const dias = { desde: '1998-12-15', ate: '2019-11-11' };
  expect(print({ ...dias, base: 'registro', ate_base: 'nota', ...LEI })).toEqual([
    'desde 15 de dezembro de 1998 ou dias depois até 11 de novembro de 2019 ou dias depois, conforme a publicação do ato: redação: Lei nº 2, de 2017',
  ]);
  expect(print({ ...dias, base: 'clausula', ate_base: 'ato', vigente: true })).toEqual([
    'desde 15 de dezembro de 1998 até 11 de novembro de 2019: redação original (em vigor)',
  ]);
  expect(print({ desde: '1998', base: 'nota' })).toEqual(['desde 1998: redação original']);
});
