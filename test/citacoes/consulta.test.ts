import { describe, expect, test } from 'bun:test';
import { aliasIndex, findAto } from '../../schemas/catalog/aliases.ts';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { readAtosDaConsulta, readConsulta } from '../../schemas/citations/typed-query.ts';
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
    ['art 7 par 2 inc iv clt', ['CLT.7.2.IV'], 'short words for levels, no commas'],
    ['8078/90 14', ['CDC.14'], 'a law by its number and year alone'],
    ['lc 101 16', ['LRF.16'], 'the second number is an article and no year'],
    ['lei 8.078 90', ['CDC.90'], 'and of a law in full'],
    ['mp 2200-2 10', ['MP-2200-2-2001.10'], 'a provisional measure with its issue'],
    ['cpp art 28-a', ['CPP.28-A'], 'a suffix in small letters'],
    ['lei da sumula vinculante 2', ['LEI-11417-2006.2'], 'the law of what the courts number'],
    ['5º ao 7º da cf', ['CF.5', 'CF.6', 'CF.7'], 'a range without its word'],
    ['cc 927 § un', ['CC.927.unico'], 'the only paragraph cut short'],
    ['cp 157,2,i', ['CP.157.2.I'], 'a paragraph without its sign, between an article and a numeral'],
    ['maria da penha 22', ['LMP.22'], 'a name without its first word'],
    ['drogas 33', ['LD.33'], 'and without its preposition'],
    ['cp 157,2,i', ['CP.157.2.I'], 'commas with no blank between levels'],
    ['velho cpc 20', ['LEI-5869-1973.20'], 'an adjective before the act'],
    ['lei da sumula vinculante 2', ['LEI-11417-2006.2'], 'the law about súmulas, and its article'],
    ['cpp art 28-a', ['CPP.28-A'], 'a suffix in a small letter'],
    ['idoso 71', ['EI.71'], 'a statute by its subject'],
    ['furto 155', [], 'a word that names no act'],
    ['dec 678 art 8', ['DEC-678.8'], 'a decree by its short form, which is no acronym'],
    ['art 8 dec 4388/2002', ['DEC-4388-2002.8'], 'and behind its article'],
    ['dec 678', [], 'a decree alone'],
    ['8078 14', ['CDC.14'], 'a law by its bare number, and an article'],
    ['8.078, 14 §3', ['CDC.14.3'], 'with a dot, a comma and a paragraph'],
    ['9999 14', [], 'a bare number that is no law we know'],
    ['pacote anticrime art 3', ['LEI-13964-2019.3'], 'the name of a law of no catalogue'],
    ['convenção de nova york 5', ['DEC-4311-2002.5'], 'a convention by its usual name'],
    ['CPC/73 535', ['LEI-5869-1973.535'], 'a superseded code by its year'],
    ['código penal 155', ['CP.155'], 'a name spelled out'],
    ['cc 1916', ['CC.1916'], 'a number behind an act is an article'],
    ['art 5 cf lxxviii', ['CF.5.LXXVIII'], 'a level behind the act'],
    ['cf 5 lxxviii', ['CF.5.LXXVIII'], 'levels without commas'],
    ['cp 121 § 2 iv', ['CP.121.2.IV'], 'levels without commas, one with its mark'],
    ['cf 102 i a', ['CF.102.I.a'], 'an alínea without comma'],
    ['art. 5 da CF foo lxxviii', ['CF.5'], 'a word between them is no level'],
    ['art. 37 da CF 5 zz', [], 'what cannot be read whole is not verified in part'],
    ['art. 1 022 CPC', ['CPC.1022'], 'thousands parted by a blank'],
    ['cpc 1 022', ['CPC.1022'], 'and without the word'],
    ['cp 121 155', ['CP.121', 'CP.155'], 'two articles without a comma'],
    ['cpc 1O22', ['CPC.1022'], 'a scanned zero'],
    ['cp', [], 'an act alone'],
    ['boa-fé objetiva', [], 'no citation at all'],
    ['art 5', ['?.5'], 'no act'],
    ['art 7 inc xxix', ['?.7.XXIX'], 'a word for a level is no act'],
    ['art 1015 XIII cpc', ['CPC.1015.XIII'], 'a Roman numeral is no act'],
    ['cpc 1973 535', ['LEI-5869-1973.535'], 'a year and a number'],
    ['535 cpc 73', ['LEI-5869-1973.535'], 'a number, and a year behind the act'],
    ['cc 1916 159', ['LEI-3071-1916.159'], 'a contextual acronym, a year and a number'],
    ['cf 88 5', ['CF.5'], 'the right year and a number'],
    ['antigo cpc art 20', ['LEI-5869-1973.20'], 'an older act'],
    ['art 37 caput cf', ['CF.37+caput'], 'caput before the act'],
    ['caput 37 cf', ['CF.37+caput'], 'caput first'],
    ['clt 482 c', ['CLT.482.c'], 'an alínea right below the article'],
    ['cdc 14 par 3 ii', ['CDC.14.3.II'], 'par without its dot'],
    ['cf 102 III "a"', ['CF.102.III.a'], 'quotation marks'],
    ['cp 121 e 122', ['CP.121', 'CP.122'], 'e between two articles'],
    ['cp art 121 2 ii', ['CP.121.2.II'], 'a small number behind the article is a paragraph'],
    ['art. 14, §3º, II, cdc e art 6 cdc', ['CDC.14.3.II', 'CDC.6'], 'two citations in lower case'],
    ['ADCT da CF/88 art. 1', ['ADCT.1'], 'the ADCT, not the constitution that it is of'],
    ['LEI-8078-1990 art. 14', ['CDC.14'], 'a made sigla'],
    ['L8078 14', ['CDC.14'], 'a short form and a bare number'],
    ['cadh 8.2.h', ['CADH.8.2.h'], 'a ref_key with a blank behind the act'],
    ['clt 482 e cf 7', ['CLT.482', 'CF.7'], 'the conjunction between two acts is no alínea'],
    ['clt 482 e', ['CLT.482.e'], 'an alínea e'],
    ['cc 1.003', ['CC.1003'], 'a thousands dot behind a blank'],
    ['ce sp 5', ['X-CE-SP.5'], 'a state’s constitution by two acronyms'],
    ['ce 5', ['CE.5'], 'the acronym alone'],
    [
      'estatuto da criança art 2',
      ['~ECA.2'],
      'the beginning of one name, though it reads as the name of something else',
    ],
    ['estatuto da pessoa art 2', ['X-EP.2'], 'and of several, which is none of them'],
    ['cp 121 cpp 312', ['CP.121', 'CPP.312'], 'two acts, each with its number'],
    ['cp 121 §2 iv cpp 312', ['CP.121.2.IV', 'CPP.312'], 'two acts, one with levels'],
    ['cp 121 cpp zz', [], 'two acts, one with what cannot be read'],
    ['constituição da bahia art 5', ['X-CE-BA.5'], 'a state’s constitution in lower case'],
    ['código civil 2.046', ['CC.2046'], 'the dot of thousands behind a name'],
    ['l 9099 art 3', ['LJE.3'], 'lei cut to its letter'],
    ['lc101 16', ['LRF.16'], 'a form with its number'],
    ['dec-lei 2848/40 121', ['CP.121'], 'a decree-law by its short form'],
    ['lei 9099 95 art 3', ['LJE.3'], 'the year of the law behind its number'],
    ['lei 8.078 90 14', ['CDC.14'], 'and before a bare number'],
    ['lei 9099 20 art 3', ['LJE.20', 'LJE.3'], 'what is not its year is an article'],
    ['art 14 da 8078', ['CDC.14'], 'a law by its bare number behind a preposition'],
    ['art 5 inc 10 cf', ['CF.5.X'], 'an inciso in Arabic'],
    ['cf art 5o inciso 78', ['CF.5.LXXVIII'], 'and past the tens'],
    ['alinea a inciso III art 102 cf', ['CF.102.III.a'], 'levels from below, without commas'],
    ['par 2 art 121 cp', ['CP.121.2'], 'a paragraph before its article'],
    ['p. 2 art 121 cp', ['CP.121.2'], 'and cut to its letter'],
    ['lei 8078/1990 art 14 parag 3', ['CDC.14.3'], 'a paragraph cut short'],
    ['paragrafo unico do 121', ['?.121.unico'], 'an article without its word'],
    ['artigo 5 da constituição federal inciso xxxv', ['CF.5.XXXV'], 'a level behind an act spelled out'],
    ['CF 5 X', ['CF.5.X'], 'a capital that is a numeral is an inciso'],
    ['cod proc civ 300', ['CPC.300'], 'a name cut short, which has but letters of numerals'],
    [
      'urn:lex:br:federal:constituicao:1988-10-05;1988!art5 inciso XC',
      [],
      'a level behind a URN, which is not left out',
    ],
    ['art. 121 A do código penal', ['CP.121-A'], 'a suffix behind a blank'],
    ['art 482 a clt', ['CLT.482.a'], 'which in small letters is an alínea'],
    ['art 482 e clt', ['CLT.482.e'], 'though the letter joins, elsewhere'],
    ['art 482, e, clt', ['CLT.482.e'], 'and between commas'],
    ['“4 a, CF”', ['CF.4.a'], 'pasted with its quotation marks'],
    ['5 x cf.', ['CF.5.X'], 'and with a full stop'],
    ['art 482 e 483 clt', ['CLT.482', 'CLT.483'], 'as it does here'],
    ['cp 157 2-a i', ['CP.157.2-A.I'], 'a paragraph with a suffix, without its sign'],
    ['const 37 §6', ['CF.37.6'], 'the constitution cut short, without its stop'],
    ['lcp 21', ['LCP.21'], 'an acronym that has the shape of a complementary law and its number'],
    ['lcp 21 §1', ['LCP.21.1'], 'and of its article and paragraph'],
    ['lc 21', [], 'a complementary law that is not known by its number'],
    [
      'cpc 85, 2',
      ['CPC.85.2'],
      'two digits behind an act are no year that it never had, and no list of articles goes down',
    ],
    ['art5cf', ['CF.5'], 'an acronym glued to the number'],
    ['Art.121,§2º,II,doCP', ['CP.121.2.II'], 'and to its preposition'],
    ['pacto san josé 7', ['CADH.7'], 'a name without its preposition'],
    ['codigo processo civil 300', ['CPC.300'], 'of a code'],
    ['cód civil 186', ['CC.186'], 'a word cut short without its stop'],
    ['processo penal 312', ['CPP.312'], 'a name without the word for what it is'],
    ['defesa do consumidor 14', ['CDC.14'], 'and with its preposition'],
    ['estatuto da criança 121', ['~ECA.121'], 'the beginning of one name only'],
    ['codigo tributario 150', ['~CTN.150'], 'and of a code'],
    ['contituição federal 5', ['~CF.5'], 'a letter lost'],
    ['codigo de defeza do consumidor 14', ['~CDC.14'], 'a letter mistyped'],
    ['codigo peanl 121', ['~CP.121'], 'two letters swapped'],
    ['lei de crimes 5', [], 'the beginning of many names'],
    ['codigo de processo do trabalho 5', [], 'a word that no name has'],
    ['lei orgânica 5', [], 'a name that many acts have'],
    ['direito penal 121', [], 'a matter, and no act'],
    ['https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm#art14', ['CDC.14'], 'the address of a law'],
    ['www.planalto.gov.br/ccivil_03/leis/l8078.htm, art. 14, § 3º', ['CDC.14.3'], 'and what is typed behind it'],
    [
      'http://www.planalto.gov.br/ccivil_03/decreto-lei/del2848.htm#art121§2iv',
      ['CP.121.2.IV'],
      'levels of its anchor',
    ],
    ['planalto.gov.br/ccivil_03/Decreto-Lei/1937-1946/Del3689.htm#art312', ['CPP.312'], 'the years of its folder'],
    ['planalto.gov.br/ccivil_03/decreto/D0678.htm#art8', ['CADH.8'], 'a decree whose number one act alone has'],
    ['planalto.gov.br/ccivil_03/decreto/Antigos/D678.htm#art8', ['DEC-678.8'], 'but not one of an older series'],
    ['planalto.gov.br/ccivil_03/_ato2004-2006/2006/lei/l11340.htm#art22', ['LMP.22'], 'the folder of a year'],
    ['planalto.gov.br/ccivil_03/Constituicao/ConstituicaoCompilado.htm#art103a', ['CF.103-A'], 'a suffix'],
    ['planalto.gov.br/ccivil_03/constituicao/constituicao.htm#art5x', ['CF.5.X'], 'a numeral'],
    ['planalto.gov.br/ccivil_03/constituicao/constituicao67.htm#art150', ['X-CF-1967.150'], 'an older constitution'],
    ['planalto.gov.br/ccivil_03/leis/l8078.htm#art39p', ['CDC.39.unico'], 'the only paragraph'],
    ['planalto.gov.br/ccivil_03/leis/l8443.htm#art24', ['LEI-8443.24'], 'a law of no catalogue'],
    ['planalto.gov.br/ccivil_03/leis/l8666cons.htm#art24', ['LEI-8666-1993.24'], 'a law that was repealed'],
    ['planalto.gov.br/ccivil_03/leis/2002/l10406.htm#art1.039', ['CC.1039'], 'an anchor with its thousands'],
    ['planalto.gov.br/ccivil_03/leis/2002/l10406.htm#art50.1', ['CC.50'], 'an anchor that tells wordings apart'],
    ['planalto.gov.br/ccivil_03/leis/2002/l10406.htm#art1.0390', [], 'an anchor that cannot be read'],
    ['https://vigente.example/diplomas/CF/artigos/5/#CF.5.LXXVIII', ['CF.5.LXXVIII'], 'a place told with its act'],
    ['planalto.gov.br/ccivil_03/leis/l8078.htm', [], 'an act alone'],
    ['https://www.lexml.gov.br/urn/urn:lex:br:federal:lei:2002-01-10;10406!art186', ['CC.186'], 'a URN in an address'],
    ['https://exemplo.org/diplomas/CF/artigos/5/#5.LXXVIII', ['CF.5.LXXVIII'], 'a page of the site'],
    ['https://exemplo.org/v1/dispositivos/CF.5.X', ['CF.5.X'], 'an address of the API'],
  ] as const)('%s', (q, chaves, _prova) => {
    const found = read(q);
    const told = found.map((citacao) => {
      if (citacao.tipo !== 'dispositivo') return citacao.tipo;
      return `${citacao.diploma_inferido ? '~' : ''}${chaveOf(citacao)}`;
    });
    expect(told).toEqual([...chaves]);
    for (const { rotulo, offset, fim } of found) expect(rotulo).toBe(q.slice(offset, fim));
  });
});

describe('súmulas as a person types them', () => {
  test.each([
    ['sv 11', 'STF', 11, true],
    ['vinculante 10', 'STF', 10, true],
    ['sumula vinc 11', 'STF', 11, true],
    ['súmula 7 stj', 'STJ', 7, false],
    ['sumula vinculante 10', 'STF', 10, true],
    ['Súmula 331 do TST', 'TST', 331, false],
    ['sumula vinc 11', 'STF', 11, true],
    ['súmula vinculante onze', 'STF', 11, true],
    ['súmula sete stj', 'STJ', 7, false],
    ['stf 735 súmula', 'STF', 735, false],
    ['sum 7 stj', 'STJ', 7, false],
    ['sum. vinc. 11', 'STF', 11, true],
    ['stj 7', 'STJ', 7, false],
    ['83 stj', 'STJ', 83, false],
    ['331/tst', 'TST', 331, false],
    ['STF súmula 735', 'STF', 735, false],
    ['stj, sum 7', 'STJ', 7, false],
    ['supremo tribunal federal súmula 735', 'STF', 735, false],
    ['stf vinculante 11', 'STF', 11, true],
    ['sum.stf.735', 'STF', 735, false],
    ['SUM.STF.SV11', 'STF', 11, true],
  ] as const)('%s', (q, tribunal, numero, vinculante) => {
    expect(read(q)).toMatchObject([{ tipo: 'sumula', tribunal, numero, vinculante }]);
  });
});

test.each([
  ['tema 1046', null],
  ['tema 1.046', null],
  ['stj tema 1046', 'STJ'],
])('%s is a tema', (q, tribunal) => {
  expect(read(q)).toMatchObject([{ tipo: 'tema', tribunal, numero: 1046, rotulo: q }]);
});

test('a capital behind a number is its suffix, unless only the alínea exists', () => {
  const chaves = ['CP.121-A', 'CLT.482.a'];
  const resolve = (nome: string) => findAto(index, nome);
  const at = (q: string) => readConsulta(q, nomes, resolve, (chave) => chaves.includes(chave));
  expect(at('CP 121 A')).toMatchObject([{ artigo: '121-A', alinea: null }]);
  expect(at('CLT 482 A')).toMatchObject([{ artigo: '482', alinea: 'a' }]);
  expect(at('art. 155 A do CP')).toMatchObject([{ artigo: '155-A', alinea: null }]);
});

test('of two readings of a ref_key the one that exists is meant', () => {
  const resolve = (nome: string) => findAto(index, nome);
  expect(readConsulta('CF.5.x', nomes, resolve, (chave) => chave === 'CF.5.X')).toMatchObject([{ inciso: 'X' }]);
  expect(readConsulta('CF.5.x', nomes, resolve, () => false)).toMatchObject([{ alinea: 'x' }]);
});

test.each([
  ['constituição', 'CF'],
  [' cc ', 'CC'],
  ['cf/88', 'CF'],
  ['l8078', 'CDC'],
  ['código de defesa do consumidor', 'CDC'],
  ['a Lei Maria da Penha', 'LMP'],
  ['constituição da mora', null],
  ['art. 5º da CF', null],
])('the act that %j names by itself: %p', (q, sigla) => {
  const resolve = (nome: string) => findAto(index, nome);
  const atos = readAtosDaConsulta(q, readConsulta(q, nomes, resolve), nomes, resolve);
  expect(atos.map((ato) => ato.sigla)).toEqual(sigla === null ? [] : [sigla]);
});
