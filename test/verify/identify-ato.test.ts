import { describe, expect, test } from 'bun:test';
import { pelaLei } from '../../runtime/verify/conferencia.ts';
import { verifyTexto } from '../../runtime/verify/verify-texto.ts';
import { aliasesOf } from '../../schemas/catalog/aliases.ts';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { readConsulta } from '../../schemas/citations/typed-query.ts';
import type { CitacaoExtraida } from '../../schemas/contract/model/verification/citacao.ts';
import { nomesOf } from '../../schemas/verify/acervo/nomes-do-acervo.ts';
import { identifyAto } from '../../schemas/verify/identify/identify-ato.ts';
import { resolveCitacao } from '../../schemas/verify/resolve-citacao.ts';
import { memoryAcervo } from './memory-acervo.ts';

const SIGLAS = [
  'CF',
  'ADCT',
  'CC',
  'CDC',
  'CPC',
  'CP',
  'CLT',
  'LCP',
  'CADH',
  'LC-95-1998',
  'LEI-4320-1964',
  'MP-2200-2-2001',
  'DEC-10278-2020',
];
const acervo = memoryAcervo(
  catalogo.atos.filter(({ sigla }) => SIGLAS.includes(sigla)).map((ato) => ({ ...ato, nomes: aliasesOf(ato) })),
);

describe('an act is found when name, form, number and year agree', () => {
  test.each([
    ['CF', 'CF'],
    ['cf', 'CF'],
    ['CF/88', 'CF'],
    ['CF-88', 'CF'],
    ['CF 1988', 'CF'],
    ['Constituição de 1988', 'CF'],
    ['CPC 2015', 'CPC'],
    ['CLT/43', 'CLT'],
    ['CLT/1943', 'CLT'],
    ['CP de 1940', 'CP'],
    ['Lei 8.078/90', 'CDC'],
    ['lei nº 8078/1990', 'CDC'],
    ['Lei 8078', 'CDC'],
    ['L8078', 'CDC'],
    ['LEI-8078-1990', 'CDC'],
    ['lei-8078-90', 'CDC'],
    ['CDC - Lei 8.078/90', 'CDC'],
    ['Lei 8.078/90 (CDC)', 'CDC'],
    ['DL-3688-1941', 'LCP'],
    ['DL 3.688/41', 'LCP'],
    ['Decreto 678/92', 'CADH'],
    ['LC95', 'LC-95-1998'],
    ['LEI 4.320 1964', 'LEI-4320-1964'],
    ['MP-2200-2', 'MP-2200-2-2001'],
    ['D10278', 'DEC-10278-2020'],
    ['CPC (2015)', 'CPC'],
    ['CPC15', 'CPC'],
    ['C.P.C.', 'CPC'],
    ['Cód. Civil', 'CC'],
    ['Lei 8.078, de 11-IX-1990', 'CDC'],
  ])('%s → %s', (citado, sigla) => expect(identifyAto(citado, acervo)).toEqual({ sigla }));
});

describe('an act is not in the corpus when any of them disagrees', () => {
  test.each([
    ['CF/67', 'constituicao', '1967', 'Constituição de 1988'],
    ['CF de 1946', 'constituicao', '1946', 'Constituição de 1967'],
    ['CC/2003', 'codigo', '2003', 'Lei nº 10.406/2002'],
    ['CC/16', 'codigo', '1916', 'Lei nº 10.406/2002'],
    ['CPC/73', 'codigo', '1973', 'Lei nº 13.105/2015'],
    ['CPC-1939', 'codigo', '1939', 'Lei nº 5.869/1973'],
    ['X-CPC-1973', 'codigo', '1973', 'Lei nº 13.105/2015'],
    ['LEI-5869-1973', 'codigo', '1973', 'Lei nº 13.105/2015'],
    ['Lei 8.666/93', 'lei', '1993', 'Lei nº 14.133/2021'],
    ['LEI-8078-1995', 'lei', undefined, 'CDC (Código de Defesa do Consumidor, Lei nº 8.078/1990)'],
    ['Lei 8.078/95', 'lei', undefined, 'Lei nº 8.078/1990'],
    ['LC 8.078/90', 'lei_complementar', undefined, 'Lei nº 8.078/1990'],
    ['Lei 3.688/41', 'lei', undefined, 'Decreto-Lei nº 3.688/1941'],
    ['Decreto 678', 'decreto', undefined, 'CADH'],
    ['CDC - Lei 8.079/90', 'lei', undefined, 'Lei nº 8.078/1990'],
    ['CP Lei 8.078/90', 'lei', undefined, 'Decreto-Lei nº 2.848/1940'],
    ['Lei 99.999/2020', 'lei', undefined, 'Lei nº 99.999/2020'],
    ['ECA', 'lei', undefined, 'Estatuto da Criança e do Adolescente'],
    ['X-CE-SP', 'constituicao_estadual', undefined, 'X-CE-SP'],
    ['X-RISTJ', 'regimento', undefined, 'X-RISTJ'],
    ['Resolução CNJ 75', 'resolucao', undefined, 'Resolução CNJ 75'],
    ['Estatuto do Clube', 'outro', undefined, 'Estatuto do Clube'],
    ['8078', 'outro', undefined, '8078'],
    ['antigo CPC', 'codigo', '1973', 'Lei nº 13.105/2015'],
    ['CPC antigo', 'codigo', '1973', 'Lei nº 13.105/2015'],
    ['CPC (Lei 5.869/73)', 'codigo', '1973', 'Lei nº 13.105/2015'],
    ['CPC73', 'codigo', '1973', 'Lei nº 13.105/2015'],
    ['Código Beviláqua', 'codigo', '1916', 'Lei nº 10.406/2002'],
    ['Lei de Tóxicos', 'lei', '1976', 'Lei nº 11.343/2006'],
    ['Lei 8.666', 'lei', '1993', 'Lei nº 14.133/2021'],
    ['CE/SP', 'constituicao_estadual', undefined, 'legislação federal'],
    ['CE-SP', 'constituicao_estadual', undefined, 'legislação federal'],
    ['CF/SP', 'constituicao_estadual', undefined, 'legislação federal'],
    ['Constituição Baiana', 'constituicao_estadual', undefined, 'legislação federal'],
    ['Código Civil belga', 'outro', undefined, 'Código Civil belga'],
    ['Lei 8.078/90 do RS', 'outro', undefined, 'Lei 8.078/90 do RS'],
    ['Lei 8.078/1990 (CC)', 'lei', undefined, 'CC (Código Civil, Lei nº 10.406/2002)'],
    ['CP (8.078/90)', 'lei', undefined, 'CDC (Código de Defesa do Consumidor, Lei nº 8.078/1990)'],
    ['Res. TSE 23.376/12', 'resolucao', undefined, 'Res. TSE 23.376/12'],
    ['CF portuguesa', 'outro', undefined, 'CF portuguesa'],
    ['Constituição da OIT', 'outro', undefined, 'Constituição da OIT'],
    ['Lei nº 9.784-1/99', 'lei', undefined, 'Lei nº 9.784-1/1999'],
    ['X-CDC', 'outro', undefined, 'X-CDC'],
    ['x-cp', 'outro', undefined, 'x-cp'],
    ['X-LC-95-1998', 'outro', undefined, 'X-LC-95-1998'],
    ['X-LEI-4320-1964', 'outro', undefined, 'X-LEI-4320-1964'],
    ['X-CF', 'outro', undefined, 'X-CF'],
    ['X-CADH', 'outro', undefined, 'X-CADH'],
  ])('%s is a %s of %s, and the message names %s', (sigla, tipo, versao, named) => {
    const resolucao = resolveCitacao({ sigla, artigo: '9999' }, acervo);
    expect(Object.keys(resolucao).sort()).toEqual(['diploma_citado', 'gravidade', 'mensagem', 'motivo', 'status']);
    expect(resolucao.status).toBe('diploma_desconhecido');
    expect(resolucao.diploma_citado).toMatchObject({ tipo, rotulo: sigla } as object);
    expect(resolucao.diploma_citado?.versao).toBe(versao as string);
    expect(resolucao.mensagem).toContain(named);
  });
});

describe('why an act is not in the corpus', () => {
  test.each([
    ['Lei 8.078/95', 'contradiz', 'erro'],
    ['LC 8.078/90', 'contradiz', 'erro'],
    // Of acts that are listed and not read the year is known too.
    ['Lei 7.783/1998', 'contradiz', 'erro'],
    ['CC/2003', 'contradiz', 'erro'],
    ['CDC/95', 'contradiz', 'erro'],
    ['CDC de 95', 'contradiz', 'erro'],
    // Two digits behind a blank may be an article, and those of an act of the name are its year.
    ['CDC 14', 'sem_diploma', 'duvida'],
    ['CPC (98)', 'sem_diploma', 'duvida'],
    ['CPC 73', 'superado', 'duvida'],
    ['CDC - Lei 8.079/90', 'contradiz', 'erro'],
    ['CP Lei 8.078/90', 'contradiz', 'erro'],
    // Decrees began anew, and the two bodies of law number theirs apart.
    ['Decreto 678/1995', 'nao_lido', 'nota'],
    ['Decreto 8.078/2013', 'nao_lido', 'nota'],
    ['Lei 8.078/1930', 'nao_lido', 'nota'],
    ['Lei 99.999/2020', 'nao_lido', 'nota'],
    ['Resolução CNJ 75', 'nao_lido', 'nota'],
    ['CPC/73', 'superado', 'duvida'],
    ['CF/67', 'superado', 'duvida'],
    ['Lei 8.666/93', 'superado', 'duvida'],
    // The name alone is never the code of 1890.
    ['CP/1890', 'superado', 'duvida'],
    ['CP/1891', 'contradiz', 'erro'],
    // The year of its entry into force; of a provision that it lacks not only the year is wrong.
    ['CC/2003', 'contradiz', 'erro'],
  ] as const)('%s: %s', (sigla, motivo, gravidade) => {
    expect(resolveCitacao({ sigla, artigo: '1' }, acervo)).toMatchObject({ motivo, gravidade });
  });
});

test('a code named by the year of its entry into force is a note that names the act', () => {
  const cc = catalogo.atos.filter(({ sigla }) => sigla === 'CC').map((ato) => ({ ...ato, nomes: aliasesOf(ato) }));
  const comArtigo = memoryAcervo(cc, [{ ref_key: 'CC.944', texto: 'A indenização mede-se pela extensão do dano.' }]);
  expect(resolveCitacao({ sigla: 'CC/2003', artigo: '944' }, comArtigo)).toMatchObject({
    ...{ status: 'diploma_desconhecido', motivo: 'data_diversa', gravidade: 'nota' },
    mensagem: expect.stringContaining('Lei nº 10.406/2002'),
    sugestao: [{ ref_key: 'CC.944' }],
  });
});

describe('what is only called by letters that an act has is not that act', () => {
  const aliases = catalogo.atos.filter(({ sigla }) => SIGLAS.includes(sigla)).flatMap(aliasesOf);
  test.each(aliases.filter((alias) => alias.length <= 18))('X-%s', (alias) => {
    for (const sigla of [`X-${alias}`, `x-${alias.toLowerCase()}`])
      expect(resolveCitacao({ sigla, artigo: '1' }, acervo).status).toBe('diploma_desconhecido');
  });

  test.each([
    'art. 12 do Código de Posturas',
    'art. 14 do Código de Conduta',
    'art. 1º da Consolidação dos Provimentos',
    'art. 2º da Consolidação das Leis do Transporte',
    'art. 7º do Código de Procedimentos Contábeis',
    'art. 1º do Código de Processo de Compras',
  ])('%s', (texto) => {
    const citacoes = extractCitacoes(texto, nomesOf(acervo));
    const { resumo } = JSON.parse(verifyTexto(texto, { citacoes, atos: [] }, pelaLei(acervo), { bytes: 1e6 }));
    expect(resumo).toMatchObject({ total: 1, por_status: { diploma_desconhecido: 1 }, todas_confirmadas: false });
  });
});

describe('an act that is not known is called as it was typed', () => {
  test.each([
    ['estatuto da pessoa art 2', '“estatuto da pessoa”'],
    ['ce sp 5', '“ce sp 5”'],
  ])('%s', (q, nome) => {
    const [citacao] = readConsulta(q, nomesOf(acervo), () => null);
    expect(resolveCitacao(citacao as CitacaoExtraida, acervo).mensagem).toContain(nome);
  });
});
