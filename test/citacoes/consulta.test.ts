import { describe, expect, test } from 'bun:test';
import { aliasIndex, findAto } from '../../schemas/catalog/aliases.ts';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { readConsulta } from '../../schemas/grammar/citacoes/consulta.ts';
import { chaveOf } from './chave.ts';

const nomes = nomesDe(catalogo);
const index = aliasIndex(catalogo);
const read = (q: string) => readConsulta(q, nomes, (nome) => findAto(index, nome));

describe('provisions as a person types them', () => {
  test.each([
    ['art 5 cf', ['CF.5'], 'lower case, no mark'],
    ['cp 121', ['CP.121'], 'act first, bare number'],
    ['121 §2 cp', ['CP.121.2'], 'act last, glued paragraph'],
    ['CF.5.LXXVIII', ['CF.5.LXXVIII'], 'a ref_key'],
    ['cf.5.lxxviii', ['CF.5.LXXVIII'], 'a ref_key in lower case'],
    ['CC.1.003', ['CC.1003'], 'a thousands dot is told by what exists'],
    ['lei 8078 art 14', ['CDC.14'], 'a law by its bare number'],
    ['art 14 lei 8078/90', ['CDC.14'], 'number and year, no preposition'],
    ['5º, X, CF', ['CF.5.X'], 'levels and then the act'],
    ['art. 37, caput, da Constituição', ['CF.37+caput'], 'as in a text'],
    ['art. 5º, X e XI, da CF', ['CF.5.X', 'CF.5.XI'], 'a list as in a text'],
    ['urn:lex:br:federal:lei:1990-09-11;8078!art14_par1u', ['CDC.14.unico'], 'a URN LEX'],
    [
      'urn:lex:br:federal:constituicao:1988-10-05;1988!art5_cpt_inc78',
      ['CF.5.LXXVIII'],
      'a URN LEX of the constitution',
    ],
    ['urn:lex:br:federal:lei:2002-01-10;10406!art1-1', ['CC.1-A'], 'a URN LEX counts the suffix'],
    ['clt 477 § 8', ['CLT.477.8'], 'a strong acronym in lower case'],
    ['CPC/73 535', ['LEI-5869-1973.535'], 'a superseded code by its year'],
    ['código penal 155', ['CP.155'], 'a name spelled out'],
    ['cc 1916', ['CC.1916'], 'a number behind an act is an article'],
    ['art 5 cf lxxviii', ['CF.5.LXXVIII'], 'a level behind the act'],
    ['cf 5 lxxviii', ['CF.5.LXXVIII'], 'levels without commas'],
    ['cp 121 § 2 iv', ['CP.121.2.IV'], 'levels without commas, one with its mark'],
    ['cf 102 i a', ['CF.102.I.a'], 'an alínea without comma'],
    ['art. 5 da CF foo lxxviii', ['CF.5'], 'a word between them is no level'],
    ['art. 37 da CF 5 zz', [], 'what cannot be read whole is not verified in part'],
    ['cp', [], 'an act alone'],
    ['boa-fé objetiva', [], 'no citation at all'],
    ['art 5', ['?.5'], 'no act'],
  ] as const)('%s', (q, chaves, _prova) => {
    const found = read(q);
    expect(found.map((citacao) => (citacao.tipo === 'dispositivo' ? chaveOf(citacao) : citacao.tipo))).toEqual([
      ...chaves,
    ]);
    for (const { rotulo, offset, fim } of found) expect(rotulo).toBe(q.slice(offset, fim));
  });
});

describe('súmulas as a person types them', () => {
  test.each([
    ['sv 11', 'STF', 11, true],
    ['súmula 7 stj', 'STJ', 7, false],
    ['sumula vinculante 10', 'STF', 10, true],
    ['Súmula 331 do TST', 'TST', 331, false],
  ] as const)('%s', (q, tribunal, numero, vinculante) => {
    expect(read(q)).toMatchObject([{ tipo: 'sumula', tribunal, numero, vinculante }]);
  });
});
