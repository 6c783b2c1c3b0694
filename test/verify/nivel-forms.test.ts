import { describe, expect, test } from 'bun:test';
import { makeSigla } from '../../schemas/law/act-name.ts';
import { makeOtherSigla, parseMadeSigla } from '../../schemas/law/made-sigla.ts';
import { nivelForms } from '../../schemas/law/nivel-forms.ts';

describe('nivelForms', () => {
  test.each([
    ['paragrafo', '2', ['2']],
    ['paragrafo', '§ 2º', ['2']],
    ['paragrafo', '§2o', ['2']],
    ['paragrafo', '2.º', ['2']],
    ['paragrafo', '§ 2º-A', ['2-A']],
    ['paragrafo', '2o-a', ['2-A']],
    ['paragrafo', '2-B', ['2-B']],
    ['paragrafo', '02', ['2']],
    ['paragrafo', 'único', ['unico']],
    ['paragrafo', 'Parágrafo único', ['unico']],
    ['paragrafo', '§ único', ['unico']],
    ['paragrafo', 'p.u.', ['unico']],
    ['paragrafo', 'PU', ['unico']],
    ['paragrafo', 'par. 3º', ['3']],
    ['paragrafo', 'segundo', ['2']],
    ['paragrafo', '2-bis', ['2-bis']],
    ['paragrafo', 'II', []],
    ['paragrafo', '0', []],
    ['paragrafo', 'a', []],
    ['inciso', 'XI', ['XI']],
    ['inciso', 'inc. xi-a', ['XI-A']],
    ['inciso', 'XI–A', ['XI-A']],
    ['inciso', 'inciso IV', ['IV']],
    ['inciso', '4', []],
    ['inciso', 'a', []],
    ['alinea', 'a', ['a']],
    ['alinea', 'a)', ['a']],
    ['alinea', '"A"', ['a']],
    ['alinea', '“b”', ['b']],
    ['alinea', 'al.c', ['c']],
    ['alinea', 'iii', ['iii']],
    ['alinea', '1', []],
    ['item', '1', ['1']],
    ['item', '1.', ['1']],
    ['item', '2)', ['2']],
    ['item', 'iv', ['iv']],
    ['item', 'a', []],
  ] as const)('%s %p → %p', (nivel, citado, forms) => expect(nivelForms(nivel, citado)).toEqual([...forms]));
});

describe('made siglas', () => {
  test.each(['LEI-8078-1990', 'LEI-4950-A-1966', 'MP-2200-2-2001', 'DL-3365-1941', 'EC-103-2019', 'LC-95', 'LEI-8666'])(
    '%s comes back',
    (sigla) => {
      const ato = parseMadeSigla(sigla);
      expect(ato && makeSigla(ato)).toBe(sigla);
    },
  );
  test.each(['CF', 'CPC/73', 'X-CE-SP', 'LEI', 'LEI-8078-1990-5', ''])('%j is none', (text) =>
    expect(parseMadeSigla(text)).toBeNull(),
  );
  test.each([
    ['RISTJ', 'X-RISTJ'],
    ['Lei Orgânica do Município', 'X-LOM'],
    ['X-CE-SP', 'X-CE-SP'],
  ])('%s → %s', (nome, sigla) => expect(makeOtherSigla(nome)).toBe(sigla));
});
